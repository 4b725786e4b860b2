"""What the words of a legal move need besides its text, so that nobody who tells it has to know the rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from neonstrip.play.newvegas.events import values_of
from neonstrip.play.newvegas.state import GameState
from neonstrip.play.newvegas.view import combinations
from neonstrip.play.records import Fields
from neonstrip.rules.grammar import Parts
from neonstrip.rules.kernel import Numbers, Records, entry, uncompiled
from neonstrip.rules.newvegas.bonus import source_of
from neonstrip.rules.newvegas.city import CARPETS, NO_CARPET
from neonstrip.rules.newvegas.limousine import TO_AVENUE, TO_STREET, new_carpet
from neonstrip.rules.newvegas.moves import GRAMMAR
from neonstrip.rules.newvegas.printed import SHOW, SHOWS_LEFT, STACKS
from neonstrip.rules.newvegas.state import ACT, AFTER, EXTENSION_SHOWS, boxes_of

FACTS: dict[str, tuple[str, ...]] = {
    "choose": ("number", "action"),
    "give": ("number", "action"),
    "use": ("number", "action", "given"),
    "open": ("number", "star"),
    "extend": ("number", "star"),
    "circle": ("boxes",),
    "number": ("number",),
    "improve": ("from", "to"),
    "show": ("from", "to"),
    "encore": ("from", "to"),
    "inaugurate": ("box", "last"),
    "drive": ("end", "carpets", "home"),
    "confirm": ("without",),
}
"""The facts of each family of moves; others need none."""


def facts_of(state: GameState, seat: int, moves: list[int]) -> list[dict[str, Any]]:
    """The facts of some legal moves of a seat, from what lies on the table and the seat's own draft."""
    m, d = Fields(state.middle), Fields(state.drafts, seat)
    return [_facts(state, seat, m, d, GRAMMAR.parts[move]) for move in moves]


def _facts(state: GameState, seat: int, m: Any, d: Any, move: Parts) -> dict[str, Any]:
    match move.family, move.values:
        case "choose" | "give", {"card": at}:
            card = combinations(m)[at]
            return {"number": card.number, "action": card.action}
        case "use", {"number": number, "action": action}:
            return _used(m, number, action)
        case "open", {"street": street, "avenue": avenue}:
            return {"number": int(d.chosen), "star": _star(m, street, avenue, gives=d.action == SHOW)}
        case "extend", {"street": street, "avenue": avenue, "side": side}:
            number = uncompiled(source_of)(d, street, avenue, side)
            return {"number": number, "star": _star(m, street, avenue, gives=_gives_at_extension(m, d))}
        case "circle", {"group": group}:
            return {"boxes": uncompiled(boxes_of)(m, group)}
        case "number", _:
            return {"number": int(d.chosen) + int(move.words["change"])}
        case "improve", {"column": column}:
            return _next(m, column, int(d.improved[column]))
        case "show" | "encore", {"side": side}:
            return _next(m, SHOWS_LEFT + side, int(d.shows[side]))
        case "inaugurate", _:
            return {"box": int(d.checked) + 1, "last": bool(d.checked + 1 == m.city.last_box)}
        case "drive", {"first": first, "second": second}:
            return _line(state, seat, (first, second))
        case "confirm", _:
            return {"without": bool(d.phase == ACT)}
    return {}


def _used(m: Any, number: int, action: int) -> dict[str, Any]:
    """N-SOLO-2: one card's number, another's action, the third for the ACME."""
    cards = combinations(m)
    third = cards[sum(range(STACKS)) - number - action]
    return {"number": cards[number].number, "action": cards[action].action, "given": third.action}


def _gives_at_extension(m: Any, d: Any) -> bool:
    """N-SHOW-1: whether a house rule lets an extension have the show of this turn, and that is still to come."""
    may_show = d.any_action or d.action == SHOW
    return bool(m.house & EXTENSION_SHOWS and may_show and d.back_to != AFTER)


def _star(m: Any, street: int, avenue: int, *, gives: bool) -> str | None:
    """N-SHOW-1, N-SHOW-3: what becomes of a star there: a show can be given, or it is lost."""
    if not m.city.star[street, avenue]:
        return None
    return "show" if gives else "lost"


def _next(m: Any, column: int, crossed: int) -> dict[str, Any]:
    """The values of a column that count now and after one more is crossed off."""
    return {"from": values_of(m.city, column, crossed), "to": values_of(m.city, column, crossed + 1)}


@entry
def follow(middles: Records, drafts: Records, seat: int, ways: Numbers, out: Numbers) -> None:
    """N-LIMO-1, N-LIMO-5: the crossing where a line ends, then for each block the carpet it faces, if new."""
    m, d = middles[0], drafts[seat]
    out[0], out[1] = d.street, d.avenue
    for i in range(len(ways)):
        out[2 + i] = new_carpet(m, d, out[0], out[1], ways[i])
        out[0] += TO_STREET[ways[i]]
        out[1] += TO_AVENUE[ways[i]]


def _line(state: GameState, seat: int, blocks: tuple[int, int]) -> dict[str, Any]:
    """N-LIMO-2, N-LIMO-3: where a line ends, and what it passes for the first time."""
    ways = np.array(blocks, np.int64)
    out = np.zeros(2 + len(ways), np.int64)
    follow(state.middle, state.drafts, seat, ways, out)
    street, avenue, *passed = out.tolist()
    city = Fields(state.middle).city
    home = bool(street == city.start_street and avenue == city.start_avenue)
    carpets = [CARPETS[carpet] for carpet in passed if carpet != NO_CARPET]
    return {"end": (street + 1, avenue + 1), "carpets": carpets, "home": home}
