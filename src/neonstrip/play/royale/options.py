"""The options of a table of Las Vegas or Las Vegas Royale."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from neonstrip.play.errors import Mistake, shown
from neonstrip.play.offers import Offer, Value, offer
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.royale.printed import CASINOS, MAX_PLAYERS, MIN_PLAYERS
from neonstrip.rules.royale.state import ASIDE, RESHUFFLE, TURN_OVER

REPEAT = {"reshuffle": RESHUFFLE, "aside": ASIDE, "turn": TURN_OVER}
NEUTRAL_PLAYERS = 2
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

    @property
    def first(self) -> int:
        """The starter as the rules take it."""
        return NOBODY if self.starter is None else self.starter - 1


def offers() -> list[Offer]:
    """What the host of a table can choose from."""
    preset, seats, two = Options(), (MIN_PLAYERS, MAX_PLAYERS), (NEUTRAL_PLAYERS, NEUTRAL_PLAYERS)
    starters = [Value(seat, max(seat, MIN_PLAYERS), MAX_PLAYERS) for seat in range(1, MAX_PLAYERS + 1)]
    return [
        offer("tiles", preset.tiles, range(CASINOS + 1), seats),
        offer("repeat", preset.repeat, REPEAT, seats),
        offer("neutral", _neutral(preset.neutral, NEUTRAL_PLAYERS), (True, False), two),
        offer("open_money", preset.open_money, (True, False), seats),
        Offer("starter", preset.starter, [Value(None, *seats), *starters]),
    ]


def read_options(given: dict[str, Any], seats: int) -> Options:
    """Options checked and completed."""
    if not MIN_PLAYERS <= seats <= MAX_PLAYERS:
        raise Mistake("seats", "R-SETUP-1", seats=seats, fewest=MIN_PLAYERS, most=MAX_PLAYERS)
    unknown = sorted(set(given) - set(Options.__struct_fields__))
    if unknown:
        raise Mistake("unknown-option", option=shown(unknown[0]), options=", ".join(Options.__struct_fields__))
    options = msgspec.structs.replace(_convert(given), neutral=_neutral(given.get("neutral"), seats))
    if options.starter is not None and options.starter > seats:
        raise Mistake("option", "R-SCORE-2", option="starter", value=options.starter, takes=f"1-{seats}")
    return options


def _convert(given: dict[str, Any]) -> Options:
    for name, value in given.items():
        try:
            msgspec.convert({name: value}, Options)
        except msgspec.ValidationError as error:
            raise Mistake("option", option=name, value=shown(value), takes=TAKES[name]) from error
    return msgspec.convert(given, Options)


def _neutral(given: bool | None, seats: int) -> bool:
    """R-TWO-1: on by default with two players; there is no such thing with more."""
    if given and seats != NEUTRAL_PLAYERS:
        raise Mistake("neutral-seats", "R-TWO-1", seats=seats)
    return seats == NEUTRAL_PLAYERS if given is None else given
