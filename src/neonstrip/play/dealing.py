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
    top: str = ""
    """Against a rival: the effect on top of the draw pile, or the goal that its card there is about."""
    again: list[tuple[int, int] | None] = []
    """Of each card, and of the next one, if it was used before: the round, and which of those used then it is.

    What it shows depends on what the rival was given, so it has no number and no effect here.
    """
    rival: list[str] = []
    """What the rival reaches at the end of the round: goals and places."""


class Goal(Struct, frozen=True):
    """Something that lies open for all to reach: more points in the first round in which anybody does, then fewer."""

    kind: str
    name: str
    points: list[int]


class Told(Struct, frozen=True):
    """A round against a rival, as who plays it told the dealer."""

    given: int
    """The card that the rival got, from 0."""
    reached: list[str]
    """Goals and places that they reached in it."""
    mixed: bool | None = None
    """Whether used cards were shuffled in at its end; none: as the rules say."""


class Count(Struct, frozen=True):
    """What somebody counted on their own sheet."""

    total: int
    sheet: dict[str, Any]
    """What the rival's points depend on: the game's own."""


class Account(Struct, frozen=True):
    """All that somebody told the dealer of a game against a rival."""

    has_begun: bool
    """Whether the first cards lie open."""
    rounds: list[Told] = []
    """Those that are over."""
    is_over: bool = False
    count: Count | None = None


class Rival(Struct):
    """Who plays against somebody alone with the printed game, as it stands."""

    reached: dict[str, int]
    """Goals and places, and the round of each."""
    mixes: bool
    """Whether used cards were shuffled in at the end of the last round that was told."""
    is_over: bool
    """Whether it has ended the game."""
    board: Any
    """Everything else: the game's own."""
    won: bool | None
    """Whether they won against it, once they have counted."""


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
        Against a rival the number of a shuffle is the round at whose end it was; where that cannot be, there is none.
        """

    def is_alone(self, options: dict[str, Any]) -> bool:
        """Whether somebody plays against a rival: they give it a card of each flip."""

    def play(self, options: dict[str, Any], seed: str, account: Account) -> tuple[list[Flip], Rival]:
        """All that has lain open, and the rival."""

    def check_count(self, options: dict[str, Any], count: Count) -> None:
        """A Mistake says what is wrong with what was counted."""

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
