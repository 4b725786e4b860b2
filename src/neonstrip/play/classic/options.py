"""The options of a table of Las Vegas (2012)."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from neonstrip.play.casinos.seats import check_seats, check_starter, starters
from neonstrip.play.errors import Mistake
from neonstrip.play.given import read_given
from neonstrip.play.offers import Offer, offer
from neonstrip.rules.classic.printed import MAX_PLAYERS, MIN_PLAYERS, WITH_LEFT, WITH_WHITE
from neonstrip.rules.classic.state import GIVEN, ROLLED

LEFTOVER = {"rolled": ROLLED, "given": GIVEN}
WHITE_BY_DEFAULT = 2
"""The number of players who have white dice unless they say no."""
SEATS = (MIN_PLAYERS, MAX_PLAYERS)
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


def offers() -> list[Offer]:
    """What the host of a table can choose from."""
    preset = Options()
    white, leftover = (min(WITH_WHITE), max(WITH_WHITE)), (min(WITH_LEFT), max(WITH_LEFT))
    return [
        offer("white", preset.white, (None, True, False), white),
        offer("leftover", preset.leftover, LEFTOVER, leftover),
        offer("open_money", preset.open_money, (True, False), SEATS),
        starters(preset.starter, SEATS),
    ]


def has_white(options: Options, seats: int) -> bool:
    """C-WHITE-1: on by default for two players."""
    return seats == WHITE_BY_DEFAULT if options.white is None else options.white


def read_options(given: dict[str, Any], seats: int) -> Options:
    """Options checked and completed."""
    check_seats(seats, SEATS, "C-SETUP-1")
    options = read_given(given, Options, TAKES)
    if options.white and seats not in WITH_WHITE:
        raise Mistake("option", "C-WHITE-1", option="white", value="yes", takes="no")
    check_starter(options.starter, seats, "C-SCORE-3")
    return options
