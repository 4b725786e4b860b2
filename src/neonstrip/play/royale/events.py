"""What the last move brought about, with names instead of numbers. All of it is public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from neonstrip.play.among import among
from neonstrip.play.casinos import events as casinos
from neonstrip.rules.kernel import Records
from neonstrip.rules.royale import events
from neonstrip.rules.royale.printed import CASINOS, MAX_PLAYERS, TILE_CODES
from neonstrip.rules.royale.state import GAMBLE
from neonstrip.rules.royale.tiles import jackpot
from neonstrip.rules.royale.tiles.double_down import DOUBLE_DOWN
from neonstrip.rules.royale.tiles.fifty_fifty import FIFTY_FIFTY
from neonstrip.rules.royale.tiles.jackpot import JACKPOT

DICE = ("small", "big")
"""Kinds of dice, as moves and views name them."""
EVENTS = events.EVENTS | {"luckless": ("tile", "amount")}
"""All events with their facts: those that the rules write down, and a throw that brought nothing."""
FACTS: dict[str, Any] = {
    "player": str | None,
    "owner": str | None,
    "tile": Annotated[str, among(TILE_CODES[1:])],
    "kind": Annotated[str, among(DICE)],
    "site": int | Annotated[str, among([TILE_CODES[DOUBLE_DOWN]])],
}
"""What the facts of events are; all others are numbers."""
LUCK = (TILE_CODES[JACKPOT], TILE_CODES[FIFTY_FIFTY])
"""Tiles whose throw may bring nothing."""
ROUND_ENDS = ("starts", "over")


def owner_names(names: Sequence[str]) -> list[str]:
    """The names of all owners of dice, by number."""
    return casinos.owner_names(names, MAX_PLAYERS, ("neutral", "grey"))


def list_events(state: Records, names: Sequence[str]) -> list[dict[str, Any]]:
    """What the last move brought about, in its order."""
    told = casinos.written(state, events.EVENTS, {**casinos.names_of_owners(owner_names(names)), **NAMES})
    thrown = next((place for place, event in enumerate(told) if event["event"] == "black"), None)
    if thrown is not None:
        told[thrown + 1 : thrown + 1] = _luckless(state, told, told[thrown]["tile"])
    return told


def _luckless(state: Records, told: list[dict[str, Any]], tile: str) -> list[dict[str, Any]]:
    """R-JACKPOT-1, R-FIFTY-1: a throw that brought nothing, with what the pot is now."""
    paid = any(event["event"] in ("paid", "jetons") and event["tile"] == tile for event in told)
    if tile not in LUCK or paid or state["phase"].item() == GAMBLE:
        return []
    if tile == TILE_CODES[FIFTY_FIFTY]:
        return [{"event": "luckless", "tile": tile, "amount": 0}]
    if any(event["event"] in ROUND_ENDS for event in told):
        return []  # the pot is of the past already
    return [{"event": "luckless", "tile": tile, "amount": int(jackpot.TRACK[state["jackpot"].item()])}]


def _site(site: int) -> int | str:
    return site + 1 if site < CASINOS else TILE_CODES[DOUBLE_DOWN]


NAMES: casinos.Names = {"tile": TILE_CODES.__getitem__, "kind": DICE.__getitem__, "site": _site}
"""What facts of events stand for, besides owners."""
