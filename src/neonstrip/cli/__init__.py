"""The command line: `neonstrip`. Each command has a file of its own and registers itself; games add theirs."""

from neonstrip.cli import (
    arena,
    commands,
    doc,
    doctor,
    ladder,
    replay,
    review,
    serve,
    settle,
    simulate,
    statistics,
    verify,
)
from neonstrip.cli.app import main

__all__ = [
    "arena",
    "commands",
    "doc",
    "doctor",
    "ladder",
    "main",
    "replay",
    "review",
    "serve",
    "settle",
    "simulate",
    "statistics",
    "verify",
]
