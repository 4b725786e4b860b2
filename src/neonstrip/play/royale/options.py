"""The options of a table of Las Vegas or Las Vegas Royale."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from neonstrip.play.casinos.seats import check_seats, check_starter, starters
from neonstrip.play.errors import Mistake
from neonstrip.play.given import read_given
from neonstrip.play.offers import Offer, offer
from neonstrip.rules.royale.printed import CASINOS, MAX_PLAYERS, MIN_PLAYERS
from neonstrip.rules.royale.state import (
    ASIDE,
    EXACT_FINES,
    FREE_MOVES,
    HIGHER_CARD_STARTS,
    POWERLESS_NEUTRAL,
    RESHUFFLE,
    TURN_OVER,
)

REPEAT = {"reshuffle": RESHUFFLE, "aside": ASIDE, "turn": TURN_OVER}
NEUTRAL_PLAYERS = 2
SEATS = (MIN_PLAYERS, MAX_PLAYERS)
TAKES = {
    "tiles": f"0-{CASINOS}",
    "repeat": ", ".join(REPEAT),
    "neutral": "yes, no",
    "open_money": "yes, no",
    "starter": f"1-{MAX_PLAYERS}",
    "fine": "cash, jetons",
    "neutral_power": "yes, no",
    "decline_move": "yes, no",
    "next_starter": "any, higher",
}
"""What each option can be, in words that every language has."""
UNNAMED = {"fine": "jetons", "neutral_power": True, "decline_move": False, "next_starter": "any"}
"""House rules of games from before there were any."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """R-TILE-1, R-TWO-1, R-HIDE-1, R-SCORE-2: what a table may agree on before it begins; house rules come last."""

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
    fine: Literal["cash", "jetons"] = "cash"
    """R-BADLUCK-2: who has 60 or 70 pays Bad Luck with all of it, or jetons make it exactly 50."""
    neutral_power: bool = True
    """R-POWER-2: whether neutral dice count for Power Play during the round."""
    decline_move: bool = False
    """R-HANDICAP-1, R-CHOICE-1: whether the move of Handicap and My Choice 5 may be declined."""
    next_starter: Literal["any", "higher"] = "any"
    """R-SCORE-2: whether any card at the highest casino makes a starter, or only a higher one."""


def offers() -> list[Offer]:
    """What the host of a table can choose from."""
    preset, two = Options(), (NEUTRAL_PLAYERS, NEUTRAL_PLAYERS)
    return [
        offer("tiles", preset.tiles, range(CASINOS + 1), SEATS),
        offer("repeat", preset.repeat, REPEAT, SEATS),
        offer("neutral", _neutral(preset.neutral, NEUTRAL_PLAYERS), (True, False), two),
        offer("open_money", preset.open_money, (True, False), SEATS),
        starters(preset.starter, SEATS),
        offer("fine", preset.fine, ("cash", "jetons"), SEATS, house=True),
        offer("neutral_power", preset.neutral_power, (True, False), two, house=True),
        offer("decline_move", preset.decline_move, (True, False), SEATS, house=True),
        offer("next_starter", preset.next_starter, ("any", "higher"), SEATS, house=True),
    ]


def house_rules(options: Options) -> int:
    """House rules as the rules know them."""
    return (
        EXACT_FINES * (options.fine == "jetons")
        | POWERLESS_NEUTRAL * (not options.neutral_power)
        | FREE_MOVES * options.decline_move
        | HIGHER_CARD_STARTS * (options.next_starter == "higher")
    )


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
