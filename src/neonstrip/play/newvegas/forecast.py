"""What each move would bring if the turn ended with it: tried on copies of what the seat sees, so no secret shows."""

from __future__ import annotations

import numpy as np

from neonstrip.play.newvegas.state import GameState
from neonstrip.play.worth import Worth
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Numbers, Records, entry, rule
from neonstrip.rules.newvegas.moves import CHOOSE, CONFIRM, GRAMMAR, MOST_MOVES, OPEN, USE, is_of, move_of
from neonstrip.rules.newvegas.printed import AREAS, DEBTS, FIGURES, TOTAL
from neonstrip.rules.newvegas.rounds import legal_for, make
from neonstrip.rules.newvegas.scoring import score
from neonstrip.rules.newvegas.solo import hide_vote
from neonstrip.rules.newvegas.state import ENDED, HOLE_LOST, MIDDLE, PLAYING, SHEET, WAIT

UNTOLD = ("vote", "cards", "refuse", "give", "circle", "free", "number", "confirm")
"""Moves whose points only later steps can tell."""
ENDS, HOLES, SPOTS, BEST = range(FIGURES, FIGURES + 4)
"""Behind the figures: whether the game ends, and holes lost. For a number chosen: casinos it fits, the best points."""
COLUMNS = FIGURES + 4
NOW, MOVED, OPENED, ENDING = range(4)
"""Copies of the game: as it is, after a move, after an opening that follows, and where the turn is ended."""


@rule
def copy_game(middles: Records, sheets: Records, drafts: Records, this: int, into: int) -> None:
    copy(middles[into], middles[this])
    for player in range(sheets.shape[1]):
        copy(sheets[into, player], sheets[this, player])
        copy(drafts[into, player], drafts[this, player])


@rule
def end_turn(middles: Records, sheets: Records, drafts: Records, this: int, seat: int, out: Numbers) -> None:
    """The turn is over and everyone has confirmed; others have done nothing that is known.

    Where the turn cannot end yet it is left as it is.
    """
    copy_game(middles, sheets, drafts, this, ENDING)
    m, d = middles[ENDING], drafts[ENDING, seat]
    moves = np.zeros(MOST_MOVES, np.int64)
    for i in range(legal_for(m, drafts[ENDING], seat, moves)):
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


@rule
def best_opening(middles: Records, sheets: Records, drafts: Records, seat: int, out: Numbers) -> None:
    """After choosing a number: how many casinos it fits, and the most points that opening one would leave."""
    moves, figures = np.zeros(MOST_MOVES, np.int64), np.zeros(COLUMNS, np.int64)
    for i in range(legal_for(middles[MOVED], drafts[MOVED], seat, moves)):
        if is_of(OPEN, moves[i]):
            copy_game(middles, sheets, drafts, MOVED, OPENED)
            make(middles[OPENED], sheets[OPENED], drafts[OPENED], seat, moves[i])
            end_turn(middles, sheets, drafts, OPENED, seat, figures)
            if out[SPOTS] == 0 or figures[TOTAL] > out[BEST]:
                out[BEST] = figures[TOTAL]
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

    The `total` is points. A number that is chosen tells how many `spots` it fits, and the most points that opening one
    of them would leave.
    """
    told = [move for move in moves if GRAMMAR.name_of(move) not in UNTOLD]
    if not told:
        return [None] * len(moves)
    copies, players = ENDING + 1, len(seen.sheets)
    middles, sheets, drafts = np.zeros(copies, MIDDLE), *(np.zeros((copies, players), SHEET) for _ in range(2))
    middles[NOW], sheets[NOW], drafts[NOW] = seen.middle[0], seen.sheets, seen.drafts
    out = np.zeros((len(told) + 1, COLUMNS), np.int64)
    forecast_all(middles, sheets, drafts, seat, np.array(told, np.int64), out)
    now, *then = out.tolist()
    found = {move: _changes(move, now, figures) for move, figures in zip(told, then, strict=True)}
    return [found.get(move) for move in moves]


def _changes(move: int, now: list[int], then: list[int]) -> Worth:
    if GRAMMAR.name_of(move) in ("choose", "use"):
        return {"total": [now[TOTAL], then[BEST] if then[SPOTS] else now[TOTAL]], "spots": then[SPOTS]}
    changes: Worth = {"total": [now[TOTAL], then[TOTAL]]}
    changes["areas"] = {area: then[i] - now[i] for i, area in enumerate(AREAS) if then[i] != now[i]}
    if then[DEBTS] != now[DEBTS]:
        changes["debts"] = then[DEBTS] - now[DEBTS]
    if then[HOLES] != now[HOLES]:
        changes["holes_lost"] = then[HOLES] - now[HOLES]
    if then[ENDS] != now[ENDS]:
        changes["ends_game"] = bool(then[ENDS])
    return changes
