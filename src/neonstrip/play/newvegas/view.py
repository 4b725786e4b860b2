"""What a seat sees of a game of Welcome to New Las Vegas, in the words of the game, ready to be shown or sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from neonstrip.play.newvegas.measures import FREE_BOXES, LONGEST, MISSING_LINES, RANK, RUNS, measures
from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.play.newvegas.state import GameState
from neonstrip.rules.newvegas import game
from neonstrip.rules.newvegas.city import CARPETS, lamps
from neonstrip.rules.newvegas.facts import (
    ACTION_OF,
    ACTIONS,
    AREAS,
    AVENUES,
    CARDS,
    COLOURS,
    COLUMNS,
    EDITIONS,
    GROUPS,
    HIGHEST,
    IMPROVABLE,
    NUMBER_OF,
    PROJECT_NAMES,
    PROJECT_POINTS,
    STACKS,
    STREETS,
)
from neonstrip.rules.newvegas.moves import DIRECTIONS
from neonstrip.rules.newvegas.scoring import BUNDLES, DEBTS, FIGURES, TOTAL
from neonstrip.rules.newvegas.solo import VALIDATION_ACTION
from neonstrip.rules.newvegas.state import ENDED, NONE, PHASE_NAMES, VOTING

HOTELS = (None, "grand", "small")
HOLES = (None, "circled", "lost")
STARS = (None, "given", "lost")
BONUSES = (None, "number", "action", "extension")
VOTES = (None, "loan", "against")
STAGES = ("voting", "playing", "wishing", "over")
ENDS = ("last_box", "all_projects", "all_opened", "acme_projects")


class Combination(Struct):
    """A number with an action; in solo a drawn card with both its sides."""

    number: int
    action: str


class Project(Struct):
    """A city project on the table."""

    colour: str
    name: str
    points: list[int]
    scored: bool
    """Whether someone scored it, so that only the lower points are left."""


class Lot(Struct):
    """A lot of a city with a casino."""

    street: int
    avenue: int
    site: bool
    built: bool
    number: int | None
    star: bool
    show: str | None
    carpet: str | None
    passed: bool


class Roads(Struct):
    """The map that limousines drive on. A crossing lies at the lower right corner of the lot of its name."""

    across: list[tuple[int, int]]
    """Blocks of streets: below these lots."""
    down: list[tuple[int, int]]
    """Blocks of avenues: right of these lots."""
    lamps: list[tuple[int, int]]
    traffic_light: tuple[int, int]


class SheetView(Struct):
    """A player's two sheets."""

    name: str
    lots: list[Lot]
    holes: list[str | None]
    hotels: list[str | None]
    route: list[str]
    limousine: tuple[int, int]
    home: bool
    improved: dict[str, int]
    shows: list[int]
    checked: int
    groups: list[str | None]
    projects: dict[str, int]
    refusals: int
    vote: str | None
    waiting: bool
    """Whether others wait for this player."""
    runs: list[int]
    """The longest run in each street."""
    leads: list[bool]
    """The streets in which nobody has a longer one."""
    rank: int
    """The inauguration rank, 1 for the most boxes checked and not circled."""
    free_boxes: int
    missing_lines: int
    areas: dict[str, int]
    """Points as they would be now, no vote of anybody else being counted."""
    bundles: int
    debts: int
    total: int


class Turn(Struct):
    """Where the seat's own turn stands."""

    phase: str
    combination: int | None
    number: int | None
    action: str | None
    free: bool
    bonus: str | None
    opened: tuple[int, int] | None
    met: list[str]
    """Projects whose conditions this turn has met so far."""


class Acme(Struct):
    """The solo opponent."""

    level: int
    name: str
    pile: list[str]
    next_action: str | None
    hidden_action: str
    hidden_number: int | None
    vote: str | None
    """N-SOLO-10: told by the hidden number, at the end."""
    checks: list[dict[str, Any]]
    validated: list[str]
    projects: dict[str, int]
    hotels: list[int]
    areas: dict[str, int]
    total: int


class View(Struct):
    """Everything a seat may know."""

    game: str
    seat: str | None
    edition: str
    golf: bool
    bank: bool
    stage: str
    round: int
    waiting_for: list[str]
    tops: list[int]
    """The numbers on top of the stacks, which lie open from the set-up on; none in solo."""
    combinations: list[Combination]
    projects: list[Project]
    pars: list[int]
    roads: Roads
    sheets: list[SheetView]
    turn: Turn | None
    numbers_to_come: dict[int, int]
    """How many of each number lie below the visible ones, or in solo are to be drawn or lie hidden."""
    actions_to_come: dict[str, int]
    acme: Acme | None
    ended_by: list[str]


def show(seen: GameState, seat: int, names: Sequence[str]) -> View:
    """The view of a seat: `seen` is the state with everything blanked that the seat may not know."""
    t = seen.table[0]
    numbers, actions = to_come(seen)
    return View(
        game="newvegas",
        seat=names[seat] if seat >= 0 else None,
        edition=EDITIONS[t.edition],
        golf=bool(t.golf),
        bank=bool(t.bank),
        stage=STAGES[t.stage],
        round=int(t.round_number),
        waiting_for=[name for player, name in enumerate(names) if t.stage != ENDED and not t.confirmed[player]],
        tops=[] if t.solo else [int(number) for number in t.numbers],
        combinations=combinations(t),
        projects=[_project(t, colour) for colour in range(len(COLOURS))],
        pars=[int(par) for par in t.city.par],
        roads=_roads(t.city),
        sheets=[show_sheet(seen, player, names[player], player == seat) for player in range(len(names))],
        turn=_turn(seen.drafts[seat]) if seat >= 0 else None,
        numbers_to_come=numbers,
        actions_to_come=actions,
        acme=_acme(seen) if t.solo else None,
        ended_by=[end for bit, end in enumerate(ENDS) if t.ended_by >> bit & 1],
    )


def combinations(t: Any) -> list[Combination]:
    """N-ROUND-1, N-SOLO-2: what can be chosen this round."""
    if t.stage == VOTING:
        return []
    if t.solo:
        return [Combination(int(NUMBER_OF[card]), ACTIONS[ACTION_OF[card]]) for card in t.drawn]
    return [Combination(int(t.numbers[i]), ACTIONS[t.actions[i]]) for i in range(STACKS)]


def to_come(seen: GameState) -> tuple[dict[int, int], dict[str, int]]:
    """What everyone can work out about coming cards: those not seen since the last shuffle."""
    t = seen.table[0]
    known = [int(card) for stack in range(STACKS) for card in t.discards[stack, : t.discarded[stack]]]
    if t.solo:
        known = [int(card) for card in [*t.spent[: t.spent_count], *t.acme_pile[: t.acme_count]]]
        known += [int(card) for card in t.drawn] if STAGES[t.stage] == "playing" else []
        known += [int(t.hidden_card)] if t.stage == ENDED else []
    left = [card for card in range(CARDS) if card not in known]
    numbers = {n: sum(int(NUMBER_OF[card]) == n for card in left) for n in np.unique(NUMBER_OF).tolist()}
    if not t.solo:
        for number in t.numbers:
            numbers[int(number)] -= 1
    actions = {action: sum(int(ACTION_OF[card]) == i for card in left) for i, action in enumerate(ACTIONS)}
    if t.solo and t.stage != ENDED:
        actions[ACTIONS[t.hidden_action]] -= 1
    return numbers, actions


def _project(t: Any, colour: int) -> Project:
    project = int(t.projects[colour])
    return Project(
        colour=COLOURS[colour],
        name=PROJECT_NAMES[colour][project],
        points=[int(points) for points in PROJECT_POINTS[colour, project]],
        scored=bool(t.first_scored[colour] or t.acme_scored[colour]),
    )


def _roads(city: Any) -> Roads:
    lots = [(street, avenue) for street in range(STREETS) for avenue in range(AVENUES)]
    return Roads(
        across=[(s + 1, a + 1) for s, a in lots if city.across[s, a]],
        down=[(s + 1, a + 1) for s, a in lots if city.down[s, a]],
        lamps=[(s + 1, a + 1) for s, a in lamps(city)],
        traffic_light=(int(city.start_street) + 1, int(city.start_avenue) + 1),
    )


def _lot(t: Any, d: Any, street: int, avenue: int) -> Lot:
    number = int(d.number[street, avenue])
    return Lot(
        street=street + 1,
        avenue=avenue + 1,
        site=bool(t.city.site[street, avenue]),
        built=bool(d.built[street, avenue]),
        number=None if number == NONE else number,
        star=bool(t.city.star[street, avenue]),
        show=STARS[d.star[street, avenue]],
        carpet=CARPETS[t.city.carpet[street, avenue]] or None,
        passed=bool(d.passed[street, avenue]),
    )


def figures_of(seen: GameState, player: int, own: bool) -> list[int]:
    """N-SCORE-1 to N-SCORE-8: areas, total, bundles and debts as they would be now, with the own draft."""
    figures = np.zeros(FIGURES, np.int64)
    game.score(_without_hidden_vote(seen), _with_draft(seen, player) if own else seen.sheets, player, figures)
    return [int(figure) for figure in figures]


def show_sheet(seen: GameState, player: int, name: str, own: bool) -> SheetView:
    """A player's sheets: as drafted for who owns them, as all know them for everyone else."""
    t = seen.table[0]
    d = seen.drafts[player] if own else seen.sheets[player]
    figures = figures_of(seen, player, own)
    counted = measures(seen, _with_draft(seen, player) if own else seen.sheets, player)
    return SheetView(
        name=name,
        lots=[_lot(t, d, s, a) for s in range(STREETS) for a in range(AVENUES) if t.city.casino[s, a]],
        holes=[HOLES[hole] for hole in d.hole],
        hotels=[HOTELS[hotel] for hotel in d.hotel],
        route=[DIRECTIONS[way] for way in d.route[: d.blocks]],
        limousine=(int(d.street) + 1, int(d.avenue) + 1),
        home=bool(d.home),
        improved={COLUMNS[column]: int(d.improved[column]) for column in range(IMPROVABLE)},
        shows=[int(shows) for shows in d.shows],
        checked=int(d.checked),
        groups=[BONUSES[d.group[group]] for group in range(GROUPS)],
        projects={COLOURS[colour]: int(d.points[colour]) for colour in range(len(COLOURS))},
        refusals=int(d.refusals),
        vote=VOTES[d.vote],
        waiting=bool(not t.confirmed[player] and t.stage != ENDED),
        runs=counted[RUNS : RUNS + STREETS],
        leads=[bool(leads) for leads in counted[LONGEST : LONGEST + STREETS]],
        rank=counted[RANK] + 1,
        free_boxes=counted[FREE_BOXES],
        missing_lines=counted[MISSING_LINES],
        areas=dict(zip(AREAS, figures, strict=False)),
        bundles=figures[BUNDLES],
        debts=figures[DEBTS],
        total=figures[TOTAL],
    )


def _with_draft(seen: GameState, player: int) -> Any:
    """The sheets as they would be with this player's draft."""
    sheets = seen.sheets.copy()
    sheets[player] = seen.drafts[player]
    return sheets


def _without_hidden_vote(seen: GameState) -> Any:
    """N-SOLO-10: the ACME's vote is not known before the end, and counts no more than anybody else's till then."""
    if not seen.table["solo"][0] or seen.table["stage"][0] == ENDED:
        return seen.table
    table = seen.table.copy()
    table["bank_number"] = HIGHEST + 1
    return table


def _turn(d: Any) -> Turn:
    return Turn(
        phase=PHASE_NAMES[d.phase],
        combination=None if d.combination == NONE else int(d.combination) + 1,
        number=None if d.chosen == NONE else int(d.chosen),
        action=None if d.action == NONE else ACTIONS[d.action],
        free=bool(d.any_action),
        bonus=BONUSES[d.bonus],
        opened=None if d.opened_street == NONE else (int(d.opened_street) + 1, int(d.opened_avenue) + 1),
        met=[colour for i, colour in enumerate(COLOURS) if d.met[i] and not d.points[i]],
    )


def _acme(seen: GameState) -> Acme:
    t = seen.table[0]
    card = OPPONENTS[t.opponent - 1]
    hidden = int(NUMBER_OF[t.hidden_card]) if t.stage == ENDED else None
    figures = np.zeros(FIGURES, np.int64)
    game.score_acme(seen.table, seen.sheets, figures)
    return Acme(
        level=int(t.opponent),
        name=card["name"],
        pile=[ACTIONS[ACTION_OF[each]] for each in t.acme_pile[: t.acme_count]],
        next_action=_face(int(t.next_action)),
        hidden_action=ACTIONS[t.hidden_action],
        hidden_number=hidden,
        vote=None if hidden is None or not t.bank else "loan" if hidden >= t.bank_number else "against",
        checks=card["checks"],
        validated=[COLOURS[colour] for colour in t.validated[: t.validations]],
        projects={COLOURS[colour]: int(t.acme_points[colour]) for colour in range(len(COLOURS))},
        hotels=[avenue + 1 for avenue in range(AVENUES) if t.acme_hotels[avenue]],
        areas={area: int(figures[i]) for i, area in enumerate(AREAS)},
        total=int(figures[TOTAL]),
    )


def _face(action: int) -> str | None:
    """What the top of the draw pile shows."""
    if action == NONE:
        return None
    return ACTIONS[action] if action < VALIDATION_ACTION else f"validation {COLOURS[action - VALIDATION_ACTION]}"
