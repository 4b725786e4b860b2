"""In which file each command is: a command is loaded when it is asked for, because each needs packages of its own."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

PLACES = {
    "play": "commands",
    "serve": "serve",
    "replay": "replay",
    "review": "review",
    "statistics": "statistics",
    "verify": "verify",
    "settle": "settle",
    "score": "commands",
    "sheets": "sheets",
    "simulate": "simulate",
    "arena": "arena",
    "ladder": "ladder",
    "train": "commands",
    "doctor": "doctor",
    "tables": "tables",
    "backup": "backup",
    "restore": "backup",
    "doc": "doc",
    "warm": "warm",
}


def load(words: Sequence[str] = ()) -> None:
    """Register the command that is asked for, or all of them where none is, as for help; the version needs none."""
    asked = PLACES.get(words[0]) if words else None
    places = [asked] if asked else [] if words[:1] == ["--version"] else dict.fromkeys(PLACES.values())
    for place in places:
        import_module(f"neonstrip.cli.{place}")
