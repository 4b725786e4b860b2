"""A player's turn on their own draft: what may be done now, and what a step does. Nobody else is concerned."""

from neonstrip.rules.grammar import list_each
from neonstrip.rules.kernel import Moves, inlined, rule, uncounted
from neonstrip.rules.newvegas import actions, bonus, moves, opening
from neonstrip.rules.newvegas.lots import avenue_of, street_of
from neonstrip.rules.newvegas.moves import is_of, move_of, slot_of
from neonstrip.rules.newvegas.opening import fits
from neonstrip.rules.newvegas.printed import ACTION_OF, COLOURS, NUMBER_OF, REFUSAL_BOXES, STACKS
from neonstrip.rules.newvegas.projects.scoring import can_decline, decline, look
from neonstrip.rules.newvegas.state import (
    ACT,
    AFTER,
    AGAINST,
    BONUS,
    CHOOSE,
    FOR_LOAN,
    FREE_PROJECTS,
    GIVE,
    NONE,
    OPEN,
    STAR_LOST,
    UNUSED,
    VOTE,
    WAIT,
    WISH,
    Middle,
    Sheet,
)

EVERY_CARD = (1 << STACKS) - 1
YES, NO = range(2)
"""How votes and wishes are written: for the loan or against it, a reshuffle or the cards as they lie."""


@rule
def begin_turn(d: Sheet) -> None:
    """N-ROUND-5: a new round for a player."""
    d.phase = CHOOSE
    d.combination = d.given = NONE
    d.chosen = NONE
    d.action = NONE
    d.any_action = 0
    d.bonus = UNUSED
    d.opened_street = d.opened_avenue = NONE


@rule
def number_of(m: Middle, card: int) -> int:
    """The number of a combination; in solo, of a drawn card."""
    return int(NUMBER_OF[m.drawn[card]]) if m.solo else int(m.numbers[card])


@rule
def action_of(m: Middle, card: int) -> int:
    return int(ACTION_OF[m.drawn[card]]) if m.solo else int(m.actions[card])


@inlined
def fitting_cards(m: Middle, d: Sheet) -> int:
    """N-OPEN-1, N-OPEN-2: the cards, each a bit, whose number fits somewhere."""
    cards = 0
    for card in range(STACKS):
        cards |= fits(d, number_of(m, card)) << card
    return cards


@inlined
def changeable_cards(m: Middle, d: Sheet) -> int:
    """N-OPEN-4: the cards, each a bit, whose number the number bonus can make fit."""
    cards = 0
    for card in range(STACKS):
        cards |= bonus.some_change_fits(d, number_of(m, card)) << card
    return cards


@inlined
def choose_options(m: Middle, d: Sheet, out: Moves) -> int:
    """N-ROUND-5, N-OPEN-3, N-SOLO-2: a combination, or in solo a card for its number and another for its action."""
    cards = fitting_cards(m, d)
    if not cards:
        out[0] = move_of(moves.REFUSE)
        return 1
    if bonus.can_use_bonus(m, d) and cards != EVERY_CARD:
        cards |= changeable_cards(m, d)
    if not m.solo:
        return list_each(move_of(moves.CHOOSE), cards, out, 0)
    n = 0
    for card in range(STACKS):
        for other in range(STACKS):
            if cards >> card & 1 and other != card:
                out[n] = move_of(moves.USE, card, other)
                n += 1
    return n


@uncounted
def legal(m: Middle, d: Sheet, out: Moves) -> int:
    """List the moves of a player; none while they wait for others."""
    if d.phase == CHOOSE:
        return choose_options(m, d, out)
    if d.phase == OPEN:
        return bonus.circle_options(m, d, out, opening.options(d, out, 0))
    if d.phase == ACT:
        return end_options(m, d, out, actions.options(m, d, out, 0))
    if d.phase == AFTER:
        return end_options(m, d, out, 0)
    if d.phase == BONUS:
        return bonus.options(m, d, d.back_to, out)
    if d.phase == VOTE:
        return pair(out, moves.VOTE)
    if d.phase == WISH:
        return pair(out, moves.CARDS)
    if d.phase == GIVE:
        for card in range(STACKS):
            out[card] = move_of(moves.GIVE, card)
        return STACKS
    return 0


@rule
def pair(out: Moves, family: int) -> int:
    """Yes or no."""
    out[0] = move_of(family, YES)
    out[1] = move_of(family, NO)
    return 2


@inlined
def end_options(m: Middle, d: Sheet, out: Moves, n: int) -> int:
    """N-BONUS-5: a bonus where it may still be used, or the end of the turn. N-OPEN-3: refused, no bonus.

    N-PROJECT-1: by a house rule a project that would be scored can be left.
    """
    if d.opened_street != NONE:
        n = bonus.circle_options(m, d, out, n)
    for colour in range(len(COLOURS)):
        if can_decline(m, d, colour):
            out[n] = move_of(moves.DECLINE, colour)
            n += 1
    out[n] = move_of(moves.CONFIRM)
    return n + 1


@rule
def step(m: Middle, d: Sheet, move: int) -> None:
    """Make a legal step. Legality is not checked here.

    N-PROJECT-1: projects are looked at after what may make one hold.
    """
    if is_of(moves.CIRCLE, move):
        bonus.circle(d, move)
    elif is_of(moves.CONFIRM, move):
        confirm(m, d)
    elif d.phase == VOTE:
        d.vote = FOR_LOAN if slot_of(moves.VOTE, 0, move) == YES else AGAINST
        d.phase = WAIT
    elif d.phase == WISH:
        d.wish = slot_of(moves.CARDS, 0, move) == YES
        d.phase = WAIT
    elif d.phase == GIVE:
        d.given = slot_of(moves.GIVE, 0, move)
        d.phase = AFTER
    elif is_of(moves.CHOOSE, move) or is_of(moves.USE, move):
        choose(m, d, move)
        if may_hold_already(m):
            look(m, d)
    else:
        write(m, d, move)
        look(m, d)


@rule
def may_hold_already(m: Middle) -> bool:
    """N-PROJECT-1: what holds as a turn begins was scored, except in the first round and where it can be left."""
    return bool(m.round_number == 1 or m.house & FREE_PROJECTS)


@inlined
def write(m: Middle, d: Sheet, move: int) -> None:
    """Make a step that is written on the sheets."""
    if is_of(moves.REFUSE, move):
        refuse(m, d)
    elif is_of(moves.OPEN, move):
        open_chosen(m, d, move)
    elif d.phase == BONUS:
        bonus.use(m, d, move)
    elif is_of(moves.DECLINE, move):
        decline(d, slot_of(moves.DECLINE, 0, move))
    elif d.phase == ACT:
        actions.act(m, d, move)
        d.phase = AFTER


@inlined
def choose(m: Middle, d: Sheet, move: int) -> None:
    """N-ROUND-5, N-SOLO-2: take a combination, or in solo a card for its number and another for its action."""
    if m.solo:
        d.combination, other = slot_of(moves.USE, 0, move), slot_of(moves.USE, 1, move)
        d.given = STACKS - d.combination - other
        d.action = action_of(m, other)
    else:
        d.combination = slot_of(moves.CHOOSE, 0, move)
        d.action = action_of(m, d.combination)
    d.chosen = number_of(m, d.combination)
    d.phase = OPEN


@rule
def refuse(m: Middle, d: Sheet) -> None:
    """N-OPEN-3: a round is refused for two inauguration boxes."""
    actions.check_boxes(m, d, REFUSAL_BOXES)
    d.refusals += 1
    d.phase = GIVE if m.solo else AFTER


@rule
def open_chosen(m: Middle, d: Sheet, move: int) -> None:
    """N-OPEN-1: the compulsory opening."""
    d.opened_street, d.opened_avenue = slot_of(moves.OPEN, 0, move), slot_of(moves.OPEN, 1, move)
    opening.open_casino(m, d, d.opened_street, d.opened_avenue, d.chosen)
    d.phase = ACT


@rule
def confirm(m: Middle, d: Sheet) -> None:
    """N-ROUND-4, N-OPEN-6, N-SHOW-3: the turn is over; a star without a show is lost."""
    if d.opened_street != NONE and actions.has_free_star(m, d, d.opened_street, d.opened_avenue):
        d.star[d.opened_street, d.opened_avenue] = STAR_LOST
    extended = actions.extended_star(m, d)
    if extended != NONE:
        d.star[street_of(extended), avenue_of(extended)] = STAR_LOST
    d.phase = WAIT
