"""What is printed in a game, for those who draw it and speak of it."""

from typing import Protocol

from msgspec import Struct

from neonstrip.games import part


class Architect(Struct):
    """Somebody who builds for the ACME."""

    name: str
    style: str
    """The name of the words that describe them."""


class Printed(Struct):
    """What is printed, as far as a game has it."""

    rounds: int | None = None
    amounts: dict[str, int | str] = {}
    """By the names that words use."""
    tracks: dict[str, list[int]] = {}
    """Amounts in their order."""
    architects: list[Architect] = []
    """The ACME's, from the easiest."""


class PrintedPart(Protocol):
    """What is printed in a game: `play/GAME/printed.py`, which a game may leave out."""

    def printed(self) -> Printed:
        """All of it."""


def printed_in(game: str) -> Printed:
    """What is printed in a game."""
    found: PrintedPart | None = part(game, "play.printed")
    return found.printed() if found else Printed()
