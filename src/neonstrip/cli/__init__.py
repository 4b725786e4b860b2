"""The command line: `neonstrip`. Each command has a file of its own and registers itself."""

from neonstrip.cli import (
    arena,
    doctor,
    ladder,
    play,
    play_newvegas,
    play_royale,
    replay,
    review,
    score,
    serve,
    settle,
    simulate,
    statistics,
    train,
    verify,
)
from neonstrip.cli.app import main

__all__ = [
    "arena",
    "doctor",
    "ladder",
    "main",
    "play",
    "play_newvegas",
    "play_royale",
    "replay",
    "review",
    "score",
    "serve",
    "settle",
    "simulate",
    "statistics",
    "train",
    "verify",
]
