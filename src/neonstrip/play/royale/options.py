"""The options of a table of Las Vegas or Las Vegas Royale."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from neonstrip.play.casinos.seats import check_seats, check_starter, starters
from neonstrip.play.errors import Mistake
from neonstrip.play.given import read_given
from neonstrip.play.offers import Offer, offer
from neonstrip.rules.royale.printed import CASINOS, MAX_PLAYERS, MIN_PLAYERS
from neonstrip.rules.royale.state import ASIDE, RESHUFFLE, TURN_OVER

REPEAT = {"reshuffle": RESHUFFLE, "aside": ASIDE, "turn": TURN_OVER}
NEUTRAL_PLAYERS = 2
SEATS = (MIN_PLAYERS, MAX_PLAYERS)
TAKES = {
    "tiles": f"0-{CASINOS}",
    "repeat": ", ".join(REPEAT),
    "neutral": "yes, no",
    "open_money": "yes, no",
    "starter": f"1-{MAX_PLAYERS}",
}
"""What each option can be, in words that every language has."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """R-TILE-1, R-TWO-1, R-HIDE-1, R-SCORE-2: what a table may agree on before it begins."""

    tiles: Annotated[int, Meta(ge=0, le=CASINOS)] = 3
    """Tiles a round, at casinos 1 upwards; 0 is the base game."""
    repeat: Literal["reshuffle", "aside", "turn"] = "reshuffle"
    """How tiles come again: anew from all, used boards set aside, or used boards turned over."""
    neutral: bool | None = None
    """The neutral dice for two players; by default with two and never with more."""
    open_money: bool = False
    """Whether everyone's money is seen by all."""
    starter: Annotated[int, Meta(ge=1, le=MAX_PLAYERS)] | None = None
    """The seat that starts, 1 being the first; drawn if none is named."""


def offers() -> list[Offer]:
    """What the host of a table can choose from."""
    preset, two = Options(), (NEUTRAL_PLAYERS, NEUTRAL_PLAYERS)
    return [
        offer("tiles", preset.tiles, range(CASINOS + 1), SEATS),
        offer("repeat", preset.repeat, REPEAT, SEATS),
        offer("neutral", _neutral(preset.neutral, NEUTRAL_PLAYERS), (True, False), two),
        offer("open_money", preset.open_money, (True, False), SEATS),
        starters(preset.starter, SEATS),
    ]


def read_options(given: dict[str, Any], seats: int) -> Options:
    """Options checked and completed."""
    check_seats(seats, SEATS, "R-SETUP-1")
    options = msgspec.structs.replace(read_given(given, Options, TAKES), neutral=_neutral(given.get("neutral"), seats))
    check_starter(options.starter, seats, "R-SCORE-2")
    return options


def _neutral(given: bool | None, seats: int) -> bool:
    """R-TWO-1: on by default with two players; there is no such thing with more."""
    if given and seats != NEUTRAL_PLAYERS:
        raise Mistake("neutral-seats", "R-TWO-1", seats=seats)
    return seats == NEUTRAL_PLAYERS if given is None else given
