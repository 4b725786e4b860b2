"""What a seat sees of a game of Welcome to New Las Vegas, in the words of the game, ready to be shown or sent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any, Literal

import numpy as np
from msgspec import Struct

from neonstrip.play.among import among
from neonstrip.play.newvegas.acme_view import Acme, Action, show_acme
from neonstrip.play.newvegas.sheet_view import BONUSES, CITIES_KEPT, SheetView, own_sheet, public_sheets
from neonstrip.play.newvegas.state import GameState
from neonstrip.play.records import Fields, plain
from neonstrip.rules.kernel import uncompiled
from neonstrip.rules.newvegas import game
from neonstrip.rules.newvegas.city import lamps
from neonstrip.rules.newvegas.printed import (
    ACTION_OF,
    ACTIONS,
    AVENUES,
    COLOURS,
    EDITIONS,
    NUMBER_OF,
    PROJECT_NAMES,
    PROJECT_POINTS,
    STACKS,
    STREETS,
)
from neonstrip.rules.newvegas.state import ENDED, MIDDLE, NONE, PHASE_NAMES, VOTING
from neonstrip.rules.newvegas.turn import action_of, number_of

STAGES = ("voting", "playing", "wishing", "over")
CARD_NUMBERS: list[int] = NUMBER_OF.tolist()
CARD_ACTIONS = [ACTIONS[action] for action in ACTION_OF]
ALL_NUMBERS = sorted(set(CARD_NUMBERS))
TURN = (
    *("phase", "combination", "chosen", "action", "any_action", "bonus", "opened_street", "opened_avenue"),
    *("met", "points"),
)
"""Fields of a draft that tell where a turn stands."""
ENDS = ("last_box", "all_projects", "all_opened", "acme_projects")

Edition = Annotated[str, among(EDITIONS)]
Stage = Annotated[str, among(STAGES)]
Phase = Annotated[str, among(PHASE_NAMES)]
Colour = Annotated[str, among(COLOURS)]
End = Annotated[str, among(ENDS)]


class Combination(Struct):
    """A number with an action; in solo a drawn card with both its sides."""

    number: int
    action: Action


class Project(Struct):
    """A city project on the table."""

    colour: Colour
    name: str
    points: list[int]
    scored: bool
    """Whether someone scored it, so that only the lower points are left."""


class Roads(Struct, frozen=True):
    """The map that limousines drive on. A crossing lies at the lower right corner of the lot of its name."""

    across: list[tuple[int, int]]
    """Blocks of streets: below these lots."""
    down: list[tuple[int, int]]
    """Blocks of avenues: right of these lots."""
    lamps: list[tuple[int, int]]
    traffic_light: tuple[int, int]


class Turn(Struct):
    """Where the seat's own turn stands."""

    phase: Phase
    combination: int | None
    number: int | None
    action: Action | None
    free: bool
    bonus: str | None
    opened: tuple[int, int] | None
    met: list[str]
    """Projects whose conditions this turn has met so far."""


class View(Struct):
    """Everything a seat may know."""

    game: Literal["newvegas"]
    seat: str | None
    edition: Edition
    golf: bool
    bank: bool
    stage: Stage
    round: int
    waiting_for: list[str]
    tops: list[int]
    """The numbers on top of the stacks, which lie open from the set-up on; none in solo."""
    combinations: list[Combination]
    projects: list[Project]
    pars: list[int]
    roads: Roads
    grand_hotels: list[int]
    """Avenues whose grand hotel somebody has, so that only small ones can follow."""
    sheets: list[SheetView]
    """As all know them; with a loan, if the seat voted for it."""
    draft: SheetView | None
    """The seat's own sheet as it is drafted, with its vote."""
    turn: Turn | None
    numbers_to_come: dict[int, int]
    """How many of each number lie below the visible ones, or in solo are to be drawn or lie hidden."""
    actions_to_come: dict[Action, int]
    acme: Acme | None
    ended_by: list[End]


def show(seen: GameState, seat: int, names: Sequence[str]) -> View:
    """The view of a seat: `seen` is the state with everything blanked that the seat may not know."""
    m = Fields(seen.middle)
    numbers, actions = to_come(seen)
    return View(
        game="newvegas",
        **own(seen, seat, names),
        edition=EDITIONS[m.edition],
        golf=bool(m.golf),
        bank=bool(m.bank),
        stage=STAGES[m.stage],
        round=int(m.round_number),
        waiting_for=[]
        if m.stage == ENDED
        else [name for name, done in zip(names, m.confirmed.tolist(), strict=False) if not done],
        tops=[] if m.solo else [int(number) for number in m.numbers],
        combinations=combinations(m),
        projects=[_project(m, colour) for colour in range(len(COLOURS))],
        pars=m.city.par.tolist(),
        roads=roads_of(seen.middle["city"].tobytes()),
        grand_hotels=(np.flatnonzero((m.grand_built != 0) | (m.acme_hotels != 0)) + 1).tolist(),
        sheets=public_sheets(seen, names),
        numbers_to_come=numbers,
        actions_to_come=actions,
        acme=show_acme(seen) if m.solo else None,
        ended_by=[end for bit, end in enumerate(ENDS) if m.ended_by >> bit & 1],
    )


def own(seen: GameState, seat: int, names: Sequence[str]) -> dict[str, Any]:
    """The fields of a view that are a seat's own; everybody else's are the same, but for who knows of a loan."""
    if seat < 0:
        return {"seat": None, "draft": None, "turn": None}
    return {
        "seat": names[seat],
        "draft": own_sheet(seen, seat, names[seat]),
        "turn": _turn(plain(seen.drafts[seat : seat + 1], TURN)),
    }


def combinations(m: Any) -> list[Combination]:
    """N-ROUND-1, N-SOLO-2: what can be chosen this round."""
    if m.stage == VOTING:
        return []
    number, action = uncompiled(number_of), uncompiled(action_of)
    return [Combination(number(m, card), ACTIONS[action(m, card)]) for card in range(STACKS)]


def to_come(seen: GameState) -> tuple[dict[int, int], dict[str, int]]:
    """What everyone can work out about coming cards: those not seen since the last shuffle."""
    m = Fields(seen.middle)
    numbers, actions = dict.fromkeys(ALL_NUMBERS, 0), dict.fromkeys(ACTIONS, 0)
    for card in game.list_unseen(seen.middle).tolist():
        numbers[CARD_NUMBERS[card]] += 1
        actions[CARD_ACTIONS[card]] += 1
    if not m.solo:
        for number in m.numbers.tolist():
            numbers[number] -= 1
    elif m.stage != ENDED:
        actions[ACTIONS[m.hidden_action]] -= 1
    return numbers, actions


def _project(m: Any, colour: int) -> Project:
    project = int(m.projects[colour])
    return Project(
        colour=COLOURS[colour],
        name=PROJECT_NAMES[colour][project],
        points=[int(points) for points in PROJECT_POINTS[colour, project]],
        scored=bool(m.first_scored[colour] or m.acme_scored[colour]),
    )


@lru_cache(CITIES_KEPT)
def roads_of(printed: bytes) -> Roads:
    [city] = np.frombuffer(printed, MIDDLE["city"])
    lots = [(street, avenue) for street in range(STREETS) for avenue in range(AVENUES)]
    return Roads(
        across=[(s + 1, a + 1) for s, a in lots if city.across[s, a]],
        down=[(s + 1, a + 1) for s, a in lots if city.down[s, a]],
        lamps=[(s + 1, a + 1) for s, a in lamps(city)],
        traffic_light=(int(city.start_street) + 1, int(city.start_avenue) + 1),
    )


def _turn(d: Any) -> Turn:
    return Turn(
        phase=PHASE_NAMES[d.phase],
        combination=None if d.combination == NONE else d.combination + 1,
        number=None if d.chosen == NONE else d.chosen,
        action=None if d.action == NONE else ACTIONS[d.action],
        free=bool(d.any_action),
        bonus=BONUSES[d.bonus],
        opened=None if d.opened_street == NONE else (d.opened_street + 1, d.opened_avenue + 1),
        met=[colour for i, colour in enumerate(COLOURS) if d.met[i] and not d.points[i]],
    )
