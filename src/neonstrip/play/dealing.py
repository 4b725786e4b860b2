"""Dealing for people with the printed game: a device on the table turns the cards, and they write on paper."""

from typing import Any, Protocol

from msgspec import Struct

from neonstrip.games import GAMES, has, part
from neonstrip.play.errors import Mistake


class Flip(Struct, frozen=True):
    """What lies open after a flip: numbers, each with the effect beside it; before the first flip there is none."""

    numbers: list[int]
    effects: list[str]
    left: int
    """Cards left in each stack, the open ones too."""
    shuffled: bool = False
    """Whether cards were shuffled for this flip."""


class Goal(Struct, frozen=True):
    """Something that lies open for all to reach: more points in the first round in which anybody does, then fewer."""

    kind: str
    name: str
    points: list[int]


class Dealer(Protocol):
    """How cards of a game are dealt to people who write on paper: `play/GAME/dealer.py`, which a game may leave out."""

    RACES: int
    """Places in a row that everybody should know of when somebody is the first to complete one."""

    def read(self, options: dict[str, Any]) -> dict[str, Any]:
        """Options checked and completed; a Mistake says what is wrong with them."""

    def goals(self, options: dict[str, Any], seed: str) -> list[Goal]:
        """What lies open beside the cards."""

    def shuffle(self, options: dict[str, Any], seed: str, number: int) -> list[Flip]:
        """All flips after the so-manieth shuffle, counted from 0, the open stacks before the first flip in front.

        After the last of them comes the second of the next shuffle, because all cards are shuffled and flipped at once.
        """

    def choices(self) -> list[list[Goal]]:
        """The goals that there are to choose from, in the order in which they lie open."""


def deals(game: str) -> bool:
    """Whether cards of a game can be dealt."""
    return game in GAMES and has(game, "play.dealer")


def dealer_of(game: str) -> Dealer:
    """The dealer of a game, loaded when cards are dealt."""
    if not deals(game):
        raise Mistake("no-dealer", game=game, games=", ".join(filter(deals, GAMES)))
    found: Dealer = part(game, "play.dealer")
    return found
