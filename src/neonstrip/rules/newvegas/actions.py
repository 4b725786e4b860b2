"""The five actions, but for driving: construction, improvement, shows, inauguration."""

from neonstrip.rules.bits import lowest
from neonstrip.rules.grammar import list_each
from neonstrip.rules.kernel import Moves, inlined, rule
from neonstrip.rules.newvegas import limousine, moves
from neonstrip.rules.newvegas.lots import avenue_of, built, lot_at, opened, sites, starred, stars, street_of
from neonstrip.rules.newvegas.moves import is_of, move_of, slot_of
from neonstrip.rules.newvegas.printed import (
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
)
from neonstrip.rules.newvegas.state import EXTENSION_SHOWS, NONE, STAR_FREE, STAR_GIVEN, Middle, Sheet


@rule
def may(d: Sheet, action: int) -> bool:
    """N-ROUND-5, N-BONUS-3: the action of the combination, or any with the free action."""
    return bool(d.any_action or d.action == action)


@inlined
def cranes(m: Middle, d: Sheet) -> int:
    """N-CONSTRUCT-1: sites whose crane still stands, each a bit."""
    return sites(m) & ~built(d)


@rule
def can_improve(m: Middle, d: Sheet, column: int) -> bool:
    """N-IMPROVE-1, N-SETUP-5: never the last value of a column, and no PAR column without golf."""
    if PAR3 <= column <= PAR5 and not m.golf:
        return False
    return bool(d.improved[column] + 1 < m.city.lengths[column])


@rule
def can_show(m: Middle, d: Sheet, column: int) -> bool:
    """N-SHOW-1: at the casino opened with this turn's number, if it has a star and the column a value to cross off."""
    return has_free_star(m, d, d.opened_street, d.opened_avenue) and has_value(m, d, column)


@rule
def has_free_star(m: Middle, d: Sheet, street: int, avenue: int) -> bool:
    return bool(m.city.star[street, avenue] and d.star[street, avenue] == STAR_FREE)


@rule
def has_value(m: Middle, d: Sheet, column: int) -> bool:
    """Whether a column of shows has a value to cross off."""
    return bool(d.shows[column] + 1 < m.city.lengths[SHOWS_LEFT + column])


@rule
def extended_star(m: Middle, d: Sheet) -> int:
    """N-SHOW-1: the lot of a star casino that an extension opened this turn, where a house rule lets it have a show.

    Every other opened casino has had its show or lost its star when its turn was over.
    """
    if not m.house & EXTENSION_SHOWS:
        return NONE
    stars_left = opened(d) & stars(m) & starred(d, STAR_FREE)
    if d.opened_street != NONE:
        stars_left &= ~(1 << lot_at(d.opened_street, d.opened_avenue))
    return lowest(stars_left) if stars_left else NONE


@inlined
def options(m: Middle, d: Sheet, out: Moves, n: int) -> int:
    """What the action of this turn can be used for."""
    if may(d, CONSTRUCTION):
        n = list_each(move_of(moves.BUILD), cranes(m, d), out, n)
    if may(d, IMPROVEMENT):
        for column in range(IMPROVABLE):
            if can_improve(m, d, column):
                out[n] = move_of(moves.IMPROVE, column)
                n += 1
    if may(d, SHOW):
        for column in range(SHOW_COLUMNS):
            if can_show(m, d, column):
                out[n] = move_of(moves.SHOW, column)
                n += 1
        if extended_star(m, d) != NONE:
            for column in range(SHOW_COLUMNS):
                if has_value(m, d, column):
                    out[n] = move_of(moves.ENCORE, column)
                    n += 1
    if may(d, INAUGURATION) and d.checked < m.city.last_box:
        out[n] = move_of(moves.INAUGURATE)
        n += 1
    if may(d, LIMOUSINE):
        n = limousine.options(m, d, out, n)
    return n


@rule
def check_boxes(m: Middle, d: Sheet, boxes: int) -> None:
    """N-INAUG-1, N-OPEN-7: check the next boxes, as far as there are any."""
    d.checked = min(d.checked + boxes, m.city.last_box)


@rule
def act(m: Middle, d: Sheet, move: int) -> None:
    """Carry out an action."""
    if is_of(moves.BUILD, move):
        d.built[slot_of(moves.BUILD, 0, move), slot_of(moves.BUILD, 1, move)] = 1
    elif is_of(moves.IMPROVE, move):
        d.improved[slot_of(moves.IMPROVE, 0, move)] += 1
    elif is_of(moves.SHOW, move):
        d.star[d.opened_street, d.opened_avenue] = STAR_GIVEN
        d.shows[slot_of(moves.SHOW, 0, move)] += 1
    elif is_of(moves.ENCORE, move):
        lot = extended_star(m, d)
        d.star[street_of(lot), avenue_of(lot)] = STAR_GIVEN
        d.shows[slot_of(moves.ENCORE, 0, move)] += 1
    elif is_of(moves.INAUGURATE, move):
        check_boxes(m, d, 1)
    elif is_of(moves.DRIVE, move):
        limousine.drive(m, d, move)
