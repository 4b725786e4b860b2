"""What a reveal brought, for the log: everything that has become public between two states, read off the sheets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Annotated, Any

import numpy as np

from neonstrip.play.among import among
from neonstrip.play.newvegas.sheet_view import BONUSES, HOTELS
from neonstrip.play.newvegas.state import GameState
from neonstrip.play.newvegas.view import to_come
from neonstrip.rules.newvegas import game
from neonstrip.rules.newvegas.city import CARPETS
from neonstrip.rules.newvegas.moves import SIDES
from neonstrip.rules.newvegas.printed import (
    ACTION_OF,
    ACTIONS,
    AREA_PROJECTS,
    AREAS,
    COLOURS,
    COLUMNS,
    FIGURES,
    INAUGURATION_COLUMN,
    SHOWS_LEFT,
)
from neonstrip.rules.newvegas.state import PLAYING, STAR_LOST, VOTING

EVENTS: dict[str, tuple[str, ...]] = {
    "voted": (),
    "round": ("round",),
    "refused": ("player",),
    "opened": ("player", "number", "street", "avenue", "star_lost"),
    "built": ("player", "street", "avenue"),
    "improved": ("player", "column", "values"),
    "show": ("player", "side", "value"),
    "checked": ("player", "boxes"),
    "drove": ("player", "carpets", "home"),
    "bonus": ("player", "bonus"),
    "hotel": ("player", "kind", "avenue"),
    "project": ("player", "colour", "points"),
    "acme_card": ("action",),
    "acme_hotel": ("avenue",),
    "acme_project": ("colour", "points"),
    "acme_area": ("area", "points"),
    "shuffled": (),
}
"""Every event with its facts, in the order in which they are told."""

FACTS: dict[str, Any] = {
    "player": str,
    "star_lost": bool,
    "column": Annotated[str, among(COLUMNS)],
    "values": list[int],
    "side": Annotated[str, among(SIDES)],
    "carpets": list[Annotated[str, among(CARPETS[1:])]],
    "home": bool,
    "bonus": Annotated[str, among(filter(None, BONUSES))],
    "kind": Annotated[str, among(filter(None, HOTELS))],
    "colour": Annotated[str, among(COLOURS)],
    "action": Annotated[str, among(ACTIONS)],
    "area": Annotated[str, among(AREAS)],
}
"""What the facts of events are; all others are numbers."""
WRITTEN = (
    *("number", "built", "star", "passed", "hotel", "blocks", "home"),
    *("improved", "shows", "checked", "group", "points", "refusals"),
)
"""The fields of a sheet that events tell of."""
Event = dict[str, Any]


def events_between(then: GameState, now: GameState, names: Sequence[str]) -> list[Event]:
    """What happened between two states, both as everybody sees them."""
    before, after = then.middle[0], now.middle[0]
    if before.stage == VOTING:
        return [{"event": "voted"}]
    found: list[Event] = [{"event": "round", "round": int(before.round_number)}] if before.stage == PLAYING else []
    for name, *papers in zip(names, _papers(then), _papers(now), strict=True):
        found += ({"event": event, "player": name, **facts} for event, facts in _sheet(after.city, *papers))
    if after.solo:
        found += ({"event": event, **facts} for event, facts in _acme(then, now))
    if sum(to_come(now)[1].values()) > sum(to_come(then)[1].values()):
        found.append({"event": "shuffled"})
    return found


def _papers(state: GameState) -> list[SimpleNamespace]:
    """Everyone's sheets, each field read once for all: with fifty players that counts."""
    fields = {name: list(state.sheets[name]) for name in WRITTEN}
    return [SimpleNamespace(**dict(zip(fields, paper, strict=True))) for paper in zip(*fields.values(), strict=True)]


def _sheet(city: Any, then: Any, now: Any) -> Iterator[tuple[str, Event]]:
    """What was written on somebody's sheets, in the order of a turn; hotels and projects came after it."""
    if now.refusals > then.refusals:
        yield "refused", {}
    for s, a in np.argwhere(now.number != then.number).tolist():
        lost = bool(now.star[s, a] == STAR_LOST)
        yield "opened", {"number": int(now.number[s, a]), "street": s + 1, "avenue": a + 1, "star_lost": lost}
    for s, a in np.argwhere(now.built > then.built).tolist():
        yield "built", {"street": s + 1, "avenue": a + 1}
    for column in np.flatnonzero(now.improved > then.improved).tolist():
        yield "improved", {"column": COLUMNS[column], "values": values_of(city, column, int(now.improved[column]))}
    for side in np.flatnonzero(now.shows > then.shows).tolist():
        [value] = values_of(city, SHOWS_LEFT + side, int(now.shows[side]))
        yield "show", {"side": SIDES[side], "value": value}
    if now.checked > then.checked:
        yield "checked", {"boxes": int(now.checked - then.checked)}
    if now.blocks > then.blocks:
        passed = np.argwhere(now.passed > then.passed).tolist()
        yield "drove", {"carpets": [CARPETS[city.carpet[s, a]] for s, a in passed], "home": bool(now.home)}
    for group in np.flatnonzero(now.group != then.group).tolist():
        yield "bonus", {"bonus": BONUSES[now.group[group]]}
    for avenue in np.flatnonzero(now.hotel != then.hotel).tolist():
        yield "hotel", {"kind": HOTELS[now.hotel[avenue]], "avenue": avenue + 1}
    for colour in np.flatnonzero(now.points != then.points).tolist():
        yield "project", {"colour": COLOURS[colour], "points": int(now.points[colour])}


def values_of(city: Any, column: int, crossed: int) -> list[int]:
    """The value of a column that counts when so many are crossed off; inauguration has one for each rank."""
    values: list[int] = (
        city.ranks[crossed].tolist() if column == INAUGURATION_COLUMN else [int(city.values[column, crossed])]
    )
    return values


def _acme(then: GameState, now: GameState) -> Iterator[tuple[str, Event]]:
    """N-SOLO-3, N-SOLO-4: the card the ACME got, what it built and validated, and what that brought it."""
    before, after = then.middle[0], now.middle[0]
    for card in after.acme_pile[before.acme_count : after.acme_count].tolist():
        yield "acme_card", {"action": ACTIONS[ACTION_OF[card]]}
    for avenue in np.flatnonzero(after.acme_hotels != before.acme_hotels).tolist():
        yield "acme_hotel", {"avenue": avenue + 1}
    for colour in np.flatnonzero(after.acme_points != before.acme_points).tolist():
        yield "acme_project", {"colour": COLOURS[colour], "points": int(after.acme_points[colour])}
    points = [np.zeros(FIGURES, np.int64) for _ in range(2)]
    for state, figures in zip((then, now), points, strict=True):
        game.score_acme(state.middle, state.sheets, figures)
    for area in np.flatnonzero(points[0][: len(AREAS)] != points[1][: len(AREAS)]).tolist():
        if area != AREA_PROJECTS:
            yield "acme_area", {"area": AREAS[area], "points": int(points[1][area] - points[0][area])}
