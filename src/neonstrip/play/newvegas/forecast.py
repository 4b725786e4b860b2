"""What each move would bring if the turn ended with it: tried on copies of what the seat sees, so no secret shows.

Debts can be paid and the limousine can come home until the game ends: what they would cost then is no part of the
points before that. They are told apart, as debts and as what is still to be done. So are setbacks: a run is broken
until its new casino is opened, a rank lost until boxes are checked.
"""

from __future__ import annotations

import numpy as np

from neonstrip.play.newvegas.measures import way_cost
from neonstrip.play.newvegas.state import GameState
from neonstrip.play.records import read
from neonstrip.play.worth import Worth
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Numbers, Records, entry, rule
from neonstrip.rules.newvegas.limousine import missing_lines
from neonstrip.rules.newvegas.moves import CHOOSE, CONFIRM, GRAMMAR, MOST_MOVES, OPEN, USE, is_of, move_of
from neonstrip.rules.newvegas.printed import (
    AREA_LIMOUSINE,
    AREA_SAFE,
    AREAS,
    DEBTS,
    FIGURES,
    SHOW_COLUMNS,
    TOTAL,
)
from neonstrip.rules.newvegas.rounds import legal_for, make
from neonstrip.rules.newvegas.scoring import score, show_debts, site_debts
from neonstrip.rules.newvegas.solo import hide_vote
from neonstrip.rules.newvegas.state import ENDED, HOLE_LOST, MIDDLE, PLAYING, SHEET, WAIT, Middle, Sheet

UNTOLD = ("vote", "cards", "refuse", "give", "circle", "free", "number", "confirm")
"""Moves whose points only later steps can tell."""
ENDS, HOLES, SPOTS, BEST, WAY_HOME, SITES, SHOWS = range(FIGURES, FIGURES + 7)
"""Behind the figures: whether the game ends, and holes lost. For a number chosen: casinos it fits, the best points.

Then the lines that the limousine has to go home, sites to be opened, and in each column shows that pay its debts.
"""
WAY_COST = SHOWS + SHOW_COLUMNS
"""Points that the way home would cost, if the game ended."""
COLUMNS = WAY_COST + 1
NOW, MOVED, OPENED, ENDING = range(4)
"""Copies of the game: as it is, after a move, after an opening that follows, and where the turn is ended."""


@rule
def copy_game(middles: Records, sheets: Records, drafts: Records, this: int, into: int) -> None:
    copy(middles[into], middles[this])
    for player in range(sheets.shape[1]):
        copy(sheets[into, player], sheets[this, player])
        copy(drafts[into, player], drafts[this, player])


@rule
def note_duties(m: Middle, d: Sheet, out: Numbers) -> None:
    """N-SCORE-7, N-SCORE-8: what is still to be done, so that nothing is lost when the game ends."""
    out[WAY_HOME] = missing_lines(m, d)
    out[WAY_COST] = way_cost(m, d)
    out[SITES] = site_debts(m, d)
    for column in range(SHOW_COLUMNS):
        owing = show_debts(m, d, column) > 0
        out[SHOWS + column] = m.city.show_debts[column].max() - d.shows[column] if owing else 0


@rule
def end_turn(middles: Records, sheets: Records, drafts: Records, this: int, seat: int, out: Numbers) -> None:
    """The turn is over and everyone has confirmed; others have done nothing that is known.

    Where the turn cannot end yet it is left as it is.
    """
    copy_game(middles, sheets, drafts, this, ENDING)
    m, d = middles[ENDING], drafts[ENDING, seat]
    moves = np.zeros(MOST_MOVES, np.int64)
    for i in range(legal_for(m, drafts[ENDING][seat], moves)):
        if is_of(CONFIRM, moves[i]) and m.stage == PLAYING:
            for other in range(m.players):
                if other != seat:
                    drafts[ENDING, other].phase = WAIT
                    m.confirmed[other] = 1
            make(m, sheets[ENDING], drafts[ENDING], seat, move_of(CONFIRM))
    out[ENDS] = m.stage == ENDED
    m.stage = PLAYING  # votes and the hidden card stay as unknown as they were
    hide_vote(m)
    out[HOLES] = 0
    for avenue in range(len(d.hole)):
        out[HOLES] += d.hole[avenue] == HOLE_LOST
    copy(sheets[ENDING, seat], drafts[ENDING, seat])
    score(m, sheets[ENDING], seat, out)
    note_duties(m, sheets[ENDING, seat], out)


@rule
def sure_points(figures: Numbers) -> int:
    """Points that nothing can take away by the end of the game but others: without what debts and the way home cost."""
    return int(figures[TOTAL] - figures[AREA_SAFE] - figures[WAY_COST])


@rule
def best_opening(middles: Records, sheets: Records, drafts: Records, seat: int, out: Numbers) -> None:
    """After choosing a number: how many casinos it fits, and the most points that opening one would leave."""
    moves, figures = np.zeros(MOST_MOVES, np.int64), np.zeros(COLUMNS, np.int64)
    for i in range(legal_for(middles[MOVED], drafts[MOVED][seat], moves)):
        if is_of(OPEN, moves[i]):
            copy_game(middles, sheets, drafts, MOVED, OPENED)
            make(middles[OPENED], sheets[OPENED], drafts[OPENED], seat, moves[i])
            end_turn(middles, sheets, drafts, OPENED, seat, figures)
            if out[SPOTS] == 0 or sure_points(figures) > out[BEST]:
                out[BEST] = sure_points(figures)
            out[SPOTS] += 1


@entry
def forecast_all(middles: Records, sheets: Records, drafts: Records, seat: int, moves: Moves, out: Numbers) -> None:
    """How a seat would stand as things are, in the first row, and after each of some legal moves."""
    end_turn(middles, sheets, drafts, NOW, seat, out[0])
    for i in range(len(moves)):
        copy_game(middles, sheets, drafts, NOW, MOVED)
        make(middles[MOVED], sheets[MOVED], drafts[MOVED], seat, moves[i])
        if is_of(CHOOSE, moves[i]) or is_of(USE, moves[i]):
            best_opening(middles, sheets, drafts, seat, out[i + 1])
        else:
            end_turn(middles, sheets, drafts, MOVED, seat, out[i + 1])


def forecast(seen: GameState, seat: int, moves: list[int]) -> list[Worth | None]:
    """What changes with each of some legal moves of a seat; nothing where only later steps can tell.

    The `total` is points: all of them where the game ends with the turn, else those that are sure. A number that is
    chosen tells how many `spots` it fits, and the most points that opening one of them would leave.
    """
    told = [move for move in moves if GRAMMAR.name_of(move) not in UNTOLD]
    if not told:
        return [None] * len(moves)
    now, *then = figures_of(seen, seat, told)
    sure = _sure(now)
    found = {move: _changes(move, now, sure, figures) for move, figures in zip(told, then, strict=True)}
    return [found.get(move) for move in moves]


def figures_of(seen: GameState, seat: int, moves: list[int]) -> list[list[int]]:
    """How a seat would stand if the turn ended as things are, and after each of some legal moves."""
    copies, players = ENDING + 1, len(seen.sheets)
    middles = read(copies * seen.middle.tobytes(), MIDDLE)
    sheets = read(copies * seen.sheets.tobytes(), SHEET).reshape(copies, players)
    drafts = read(copies * seen.drafts.tobytes(), SHEET).reshape(copies, players)
    out = np.zeros((len(moves) + 1, COLUMNS), np.int64)
    forecast_all(middles, sheets, drafts, seat, np.array(moves, np.int64), out)
    rows: list[list[int]] = out.tolist()
    return rows


def _changes(move: int, now: list[int], sure: list[int], then: list[int]) -> Worth:
    """What differs after a move from how things stand, and from what of that is sure."""
    family = GRAMMAR.name_of(move)
    if family in ("choose", "use"):
        return {"total": [sure[TOTAL], then[BEST] if then[SPOTS] else sure[TOTAL]], "spots": then[SPOTS]}
    before, after = (now, then) if then[ENDS] else (sure, _sure(then))
    areas = {area: after[i] - before[i] for i, area in enumerate(AREAS) if after[i] != before[i]}
    setbacks = {} if then[ENDS] else {area: points for area, points in areas.items() if points < 0}
    changes: Worth = {"total": [before[TOTAL], after[TOTAL] - sum(setbacks.values())]}
    changes["areas"] = {area: points for area, points in areas.items() if area not in setbacks}
    if setbacks:
        changes["setbacks"] = setbacks
    if then[DEBTS] != now[DEBTS]:
        changes["debts"] = then[DEBTS] - now[DEBTS]
    if todo := _todo(now, then):
        changes["todo"] = todo
    if then[HOLES] != now[HOLES]:
        changes["holes_lost"] = then[HOLES] - now[HOLES]
    if then[ENDS] != now[ENDS]:
        changes["ends_game"] = bool(then[ENDS])
    return changes


def _sure(figures: list[int]) -> list[int]:
    """The figures without what debts and the way home would cost at the end."""
    sure = figures.copy()
    sure[AREA_LIMOUSINE] -= figures[WAY_COST]
    sure[AREA_SAFE] = 0
    sure[TOTAL] = sum(sure[: len(AREAS)])
    return sure


def _todo(now: list[int], then: list[int]) -> dict[str, int]:
    """What a move leaves to be done, where it is about that."""
    todo = {}
    if then[WAY_HOME] and then[WAY_HOME] != now[WAY_HOME]:
        todo["lines"] = then[WAY_HOME]
    if then[SITES] > now[SITES]:
        todo["open"] = then[SITES] - now[SITES]
    for column in range(SHOWS, SHOWS + SHOW_COLUMNS):
        if then[column] and then[column] != now[column]:
            todo["shows"] = then[column]
    return todo
