"""The five actions, but for driving: construction, improvement, shows, inauguration."""

from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.newvegas import limousine, moves
from neonstrip.rules.newvegas.facts import (
    AVENUES,
    CONSTRUCTION,
    IMPROVABLE,
    IMPROVEMENT,
    INAUGURATION,
    LIMOUSINE,
    PAR3,
    PAR5,
    SHOW,
    SHOW_COLUMNS,
    SHOWS_LEFT,
    STREETS,
)
from neonstrip.rules.newvegas.moves import is_of, move_of, slot_of
from neonstrip.rules.newvegas.state import STAR_FREE, STAR_GIVEN, Sheet, Table


@rule
def may(d: Sheet, action: int) -> bool:
    """N-ROUND-5, N-BONUS-3: the action of the combination, or any with the free action."""
    return bool(d.any_action or d.action == action)


@rule
def can_build(t: Table, d: Sheet, street: int, avenue: int) -> bool:
    """N-CONSTRUCT-1: a site whose crane still stands."""
    return bool(t.city.site[street, avenue] and not d.built[street, avenue])


@rule
def can_improve(t: Table, d: Sheet, column: int) -> bool:
    """N-IMPROVE-1, N-SETUP-5: never the last value of a column, and no PAR column without golf."""
    if PAR3 <= column <= PAR5 and not t.golf:
        return False
    return bool(d.improved[column] + 1 < t.city.lengths[column])


@rule
def can_show(t: Table, d: Sheet, column: int) -> bool:
    """N-SHOW-1: at the casino opened with this turn's number, if it has a star and the column a value to cross off."""
    street, avenue = d.opened_street, d.opened_avenue
    if not t.city.star[street, avenue] or d.star[street, avenue] != STAR_FREE:
        return False
    return bool(d.shows[column] + 1 < t.city.lengths[SHOWS_LEFT + column])


@rule
def options(t: Table, d: Sheet, out: Moves, n: int) -> int:
    """What the action of this turn can be used for."""
    if may(d, CONSTRUCTION):
        for street in range(STREETS):
            for avenue in range(AVENUES):
                if can_build(t, d, street, avenue):
                    out[n] = move_of(moves.BUILD, street, avenue)
                    n += 1
    if may(d, IMPROVEMENT):
        for column in range(IMPROVABLE):
            if can_improve(t, d, column):
                out[n] = move_of(moves.IMPROVE, column)
                n += 1
    if may(d, SHOW):
        for column in range(SHOW_COLUMNS):
            if can_show(t, d, column):
                out[n] = move_of(moves.SHOW, column)
                n += 1
    if may(d, INAUGURATION) and d.checked < t.city.last_box:
        out[n] = move_of(moves.INAUGURATE)
        n += 1
    if may(d, LIMOUSINE):
        n = limousine.options(t, d, out, n)
    return n


@rule
def check_boxes(t: Table, d: Sheet, boxes: int) -> None:
    """N-INAUG-1, N-OPEN-7: check the next boxes, as far as there are any."""
    d.checked = min(d.checked + boxes, t.city.last_box)


@rule
def act(t: Table, d: Sheet, move: int) -> None:
    """Carry out an action."""
    if is_of(moves.BUILD, move):
        d.built[slot_of(moves.BUILD, 0, move), slot_of(moves.BUILD, 1, move)] = 1
    elif is_of(moves.IMPROVE, move):
        d.improved[slot_of(moves.IMPROVE, 0, move)] += 1
    elif is_of(moves.SHOW, move):
        d.star[d.opened_street, d.opened_avenue] = STAR_GIVEN
        d.shows[slot_of(moves.SHOW, 0, move)] += 1
    elif is_of(moves.INAUGURATE, move):
        check_boxes(t, d, 1)
    elif is_of(moves.DRIVE, move):
        limousine.drive(t, d, move)
