"""The options of a table of Las Vegas (2012)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from neonstrip.play.errors import Mistake, shown
from neonstrip.play.offers import Offer, Value, offer
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.classic.printed import MAX_PLAYERS, MIN_PLAYERS, WITH_LEFT, WITH_WHITE
from neonstrip.rules.classic.state import GIVEN, ROLLED

LEFTOVER = {"rolled": ROLLED, "given": GIVEN}
WHITE_BY_DEFAULT = 2
"""The number of players who have white dice unless they say no."""
TAKES = {
    "white": "yes, no",
    "leftover": ", ".join(LEFTOVER),
    "open_money": "yes, no",
    "starter": f"1-{MAX_PLAYERS}",
}
"""What each option can be, in words that every language has."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """C-WHITE-1, C-END-1, C-SCORE-3: what a table may agree on before it begins."""

    white: bool | None = None
    """The white dice; by default with two players."""
    leftover: Literal["rolled", "given"] = "rolled"
    """White dice that cannot be shared out: rolled at the start of a round, or given to its starter."""
    open_money: bool = False
    """Whether everyone's money is seen by all."""
    starter: Annotated[int, Meta(ge=1, le=MAX_PLAYERS)] | None = None
    """The seat that starts, 1 being the first; drawn if none is named."""

    @property
    def first(self) -> int:
        """The starter as the rules take it."""
        return NOBODY if self.starter is None else self.starter - 1


def offers() -> list[Offer]:
    """What the host of a table can choose from."""
    preset, seats = Options(), (MIN_PLAYERS, MAX_PLAYERS)
    white, leftover = (min(WITH_WHITE), max(WITH_WHITE)), (min(WITH_LEFT), max(WITH_LEFT))
    starters = [Value(seat, max(seat, MIN_PLAYERS), MAX_PLAYERS) for seat in range(1, MAX_PLAYERS + 1)]
    return [
        offer("white", preset.white, (None, True, False), white),
        offer("leftover", preset.leftover, LEFTOVER, leftover),
        offer("open_money", preset.open_money, (True, False), seats),
        Offer("starter", preset.starter, [Value(None, *seats), *starters]),
    ]


def has_white(options: Options, seats: int) -> bool:
    """C-WHITE-1: on by default for two players."""
    return seats == WHITE_BY_DEFAULT if options.white is None else options.white


def read_options(given: dict[str, Any], seats: int) -> Options:
    """Options checked and completed."""
    if not MIN_PLAYERS <= seats <= MAX_PLAYERS:
        raise Mistake("seats", "C-SETUP-1", seats=seats, fewest=MIN_PLAYERS, most=MAX_PLAYERS)
    unknown = sorted(set(given) - set(Options.__struct_fields__))
    if unknown:
        raise Mistake("unknown-option", option=shown(unknown[0]), options=", ".join(Options.__struct_fields__))
    options = _convert(given)
    if options.white and seats not in WITH_WHITE:
        raise Mistake("option", "C-WHITE-1", option="white", value="yes", takes="no")
    if options.starter is not None and options.starter > seats:
        raise Mistake("option", "C-SCORE-3", option="starter", value=options.starter, takes=f"1-{seats}")
    return options


def _convert(given: dict[str, Any]) -> Options:
    for name, value in given.items():
        try:
            msgspec.convert({name: value}, Options)
        except msgspec.ValidationError as error:
            raise Mistake("option", option=name, value=shown(value), takes=TAKES[name]) from error
    return msgspec.convert(given, Options)
