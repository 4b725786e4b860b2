"""What each move would bring if the round ended with it: tried on a copy of what the seat sees, before anything else
follows, so that neither chance nor a secret can show.
"""

from __future__ import annotations

from neonstrip.play.casinos.forecast import try_moves
from neonstrip.play.worth import Worth
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Numbers, Records, entry, rule
from neonstrip.rules.royale.moves import GRAMMAR, PLACE, TURN, is_of, slot_of
from neonstrip.rules.royale.printed import CASINOS
from neonstrip.rules.royale.ranking import first_and_second, tied_owners
from neonstrip.rules.royale.state import GREY, NEUTRAL, NOWHERE, OWNERS, State
from neonstrip.rules.royale.tiles import double_down
from neonstrip.rules.royale.turn import decide

CASINO, LEADER, SECOND, RANK, STRUCK, WON_BEFORE, WON, TOTAL_BEFORE, TOTAL = range(9)
COLUMNS = 9
IMAGINED = {NOBODY: None, NEUTRAL: "neutral", GREY: "grey"}


@rule
def prize(s: State, casino: int, player: int) -> int:
    """R-SCORE-1: what a player would take at a casino if the round ended now."""
    first, second = first_and_second(s, casino)
    if player == first:
        return int(s.prizes[casino, 0])
    return int(s.prizes[casino, 1]) if player == second else 0


@rule
def prizes(s: State, player: int) -> int:
    """R-SCORE-1, R-DOUBLE-1: what a player would take at all casinos, and from Double Down."""
    total = double_down.due(s, player)
    for casino in range(CASINOS):
        total += prize(s, casino, player)
    return total


@rule
def aim(move: int) -> int:
    """The casino that a move is about."""
    if is_of(PLACE, move):
        return slot_of(PLACE, 0, move)
    return slot_of(TURN, 1, move) if is_of(TURN, move) else NOWHERE


@entry
def forecast_all(states: Records, seat: int, moves: Moves, out: Numbers) -> None:
    """How a seat would stand before and after each of some legal moves. The second state is room to try them in."""
    total = prizes(states[0], seat)
    for i in range(len(moves)):
        casino, found = aim(moves[i]), out[i]
        copy(states[1], states[0])
        decide(states[1], moves[i])
        s = states[1]
        found[CASINO], found[TOTAL_BEFORE], found[TOTAL] = casino, total, prizes(s, seat)
        if casino != NOWHERE:
            first, second = first_and_second(s, casino)
            found[LEADER], found[SECOND], found[STRUCK] = first, second, tied_owners(s, casino)
            found[RANK] = 1 if first == seat else 2 if second == seat else 0
            found[WON_BEFORE], found[WON] = prize(states[0], casino, seat), prize(s, casino, seat)


def forecast(seen: Records, seat: int, moves: list[int]) -> list[Worth | None]:
    """What each of some legal moves of a seat would change; nothing where chance or a secret decides.

    `total` is what the seat would take if the round ended, before and after. Where a move is about one casino:
    `wins` is the same there, `leader` and `second` the seats or imagined owners that would get the prizes, `rank` 1 or
    2 if that is the seat, `struck` those whom ties would strike out.
    """
    told = [move for move in moves if GRAMMAR.families[GRAMMAR.name_of(move)].certain]
    found = try_moves(seen, seat, told, forecast_all, COLUMNS) if told else {}
    return [_changes(seat, found[move]) if move in found else None for move in moves]


def _owner(owner: int) -> int | str | None:
    return IMAGINED.get(owner, owner)


def _changes(seat: int, row: list[int]) -> Worth:
    changes: Worth = {"total": [row[TOTAL_BEFORE], row[TOTAL]]}
    if row[CASINO] != NOWHERE:
        struck_out = [owner for owner in range(OWNERS) if row[STRUCK] >> owner & 1]
        changes |= {
            "casino": row[CASINO] + 1,
            "wins": [row[WON_BEFORE], row[WON]],
            "leader": _owner(row[LEADER]),
            "second": _owner(row[SECOND]),
            "rank": row[RANK] or None,
            "tied": seat in struck_out,
            "struck": [_owner(owner) for owner in struck_out],
        }
    return changes
