"""What each move would bring if the round ended with it: tried on a copy of what the seat sees."""

from __future__ import annotations

from neonstrip.play.casinos.forecast import try_moves
from neonstrip.play.classic.events import WHITE as WHITE_NAME
from neonstrip.play.worth import Worth
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.classic.moves import GRAMMAR, PLACE, slot_of
from neonstrip.rules.classic.printed import CASINOS, MOST_NOTES
from neonstrip.rules.classic.ranking import STRUCK, stand, winning_note
from neonstrip.rules.classic.state import OWNERS, WHITE, State
from neonstrip.rules.classic.turn import place
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Numbers, Records, entry, rule

CASINO, RANK, WON_BEFORE, WON, TOTAL_BEFORE, TOTAL = range(STRUCK + 1, STRUCK + 7)
"""Columns after those of the standing."""
COLUMNS = TOTAL + 1
IMAGINED = {NOBODY: None, WHITE: WHITE_NAME}


@rule
def prize(s: State, casino: int, player: int) -> int:
    """C-SCORE-1: what a player would take at a casino if the round ended now."""
    place = winning_note(s, casino, player)
    return int(s.prizes[casino, place]) if 0 <= place < MOST_NOTES else 0


@rule
def prizes(s: State, player: int) -> int:
    """C-SCORE-1: what a player would take at all casinos."""
    total = 0
    for casino in range(CASINOS):
        total += prize(s, casino, player)
    return total


@entry
def forecast_all(states: Records, seat: int, moves: Moves, out: Numbers) -> None:
    """How a seat would stand before and after each of some placements. The second state is room to try them in."""
    total = prizes(states[0], seat)
    for i in range(len(moves)):
        casino, found = slot_of(PLACE, 0, moves[i]), out[i]
        copy(states[1], states[0])
        s = states[1]
        place(s, casino)
        found[CASINO], found[TOTAL_BEFORE], found[TOTAL] = casino, total, prizes(s, seat)
        stand(s, casino, found)
        found[RANK] = winning_note(s, casino, seat) + 1
        found[WON_BEFORE], found[WON] = prize(states[0], casino, seat), prize(s, casino, seat)


def forecast(seen: Records, seat: int, moves: list[int]) -> list[Worth | None]:
    """What each of some legal moves of a seat would change; nothing of a roll, which chance decides.

    `total` is what the seat would take if the round ended, before and after; `wins` is the same at the casino alone.
    `leader` is who would get its highest note, `takers` who would get each of them, `rank` the place of the seat if it
    is not struck out, `struck` those whom ties would strike out.
    """
    told = [move for move in moves if GRAMMAR.name_of(move) == "place"]
    found = try_moves(seen, seat, told, forecast_all, COLUMNS) if told else {}
    return [_changes(seat, found[move]) if move in found else None for move in moves]


def _owner(owner: int) -> int | str | None:
    return IMAGINED.get(owner, owner)


def _changes(seat: int, row: list[int]) -> Worth:
    struck = [owner for owner in range(OWNERS) if row[STRUCK] >> owner & 1]
    return {
        "total": [row[TOTAL_BEFORE], row[TOTAL]],
        "casino": row[CASINO] + 1,
        "wins": [row[WON_BEFORE], row[WON]],
        "leader": _owner(row[0]),
        "takers": [_owner(owner) for owner in row[:STRUCK] if owner != NOBODY],
        "rank": row[RANK] or None,
        "tied": seat in struck,
        "struck": [_owner(owner) for owner in struck],
    }
