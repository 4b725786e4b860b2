"""Where `neonstrip --help` lists each command: by what somebody wants to do, the most wanted first."""

from __future__ import annotations

from typing import Any

from neonstrip.cli.usage import Commands

SHELVES = {
    "Play": ("play", "serve"),
    "After a game": ("replay", "review", "statistics", "verify"),
    "With the printed game": ("settle", "score", "sheets"),
    "Study the games": ("simulate", "arena", "ladder", "train"),
    "Look after a server": ("doctor", "tables", "backup", "restore"),
    "Help": ("doc", "warm"),
}
SHELF = {command: shelf for shelf, commands in SHELVES.items() for command in commands}


class Shelved(Commands):
    """Commands on their shelves."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        order = list(SHELF)
        self.commands = dict(sorted(self.commands.items(), key=lambda item: order.index(item[0])))
        for name, command in self.commands.items():
            command.rich_help_panel = SHELF[name]  # type: ignore[attr-defined]

    def list_commands(self, ctx: Any) -> list[str]:
        """In the order of the shelves, not of the alphabet."""
        return list(self.commands)
