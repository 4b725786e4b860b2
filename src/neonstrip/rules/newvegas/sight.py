"""What a seat may know, and what it must imagine about the rest."""

import numpy as np
from numpy.typing import NDArray

from neonstrip.rules.chance import Chance, below, forget, redraw, shuffle
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Numbers, Records, rule
from neonstrip.rules.newvegas.facts import ACTION_OF, ACTIONS, CARDS, IN_STACK, NUMBER_OF, STACKS, VALIDATIONS
from neonstrip.rules.newvegas.solo import LOWER_HALF, VALIDATION_ACTION
from neonstrip.rules.newvegas.state import ENDED, NO_VOTE, PLAYING, WAIT, WISHING, Sheet, Table

UNKNOWN = -1


@rule
def see(t: Table, sheets: Records, drafts: Records, seat: int) -> None:
    """N-ROUND-3, N-SETUP-4: others' drafts and votes, the cards to come, and chance are blanked."""
    forget(t.chance)
    for stack in range(STACKS):
        for i in range(IN_STACK):
            t.stacks[stack, i] = 0
    for i in range(len(t.draw_pile)):
        t.draw_pile[i] = 0
    if t.stage != ENDED:
        t.hidden_card = UNKNOWN
        for player in range(t.players):
            if player != seat:
                hide_sheet(t, sheets[player], drafts, player)


@rule
def hide_sheet(t: Table, sheet: Sheet, drafts: Records, player: int) -> None:
    """Another player's sheet is as it was when the round began."""
    phase = drafts[player].phase
    sheet.vote = NO_VOTE
    if t.stage == PLAYING:
        copy(drafts[player], sheet)
        if t.confirmed[player]:
            drafts[player].phase = WAIT
    else:
        drafts[player].vote = NO_VOTE
        drafts[player].wish = 0
        drafts[player].phase = phase


@rule
def redeal(t: Table, sheets: Records, drafts: Records, seat: int, source: Chance) -> None:
    """Fill a seat's view with what might be: chance, the order of cards, votes, the hidden card."""
    redraw(t.chance, source)
    if t.stage != ENDED:
        for player in range(t.players):
            if player != seat and t.bank and (t.stage in (PLAYING, WISHING) or t.confirmed[player]):
                vote = 1 + below(source, 2)
                sheets[player].vote = vote
                drafts[player].vote = vote
    if t.solo:
        redeal_pile(t, source)
    else:
        redeal_stacks(t, source)


@rule
def unseen_cards(t: Table) -> NDArray[np.int64]:
    """What everybody can work out: the cards that have not been seen since the last shuffle."""
    cards = np.arange(CARDS)
    count = 0
    for card in range(CARDS):
        if not (is_seen(t, card) if t.solo else in_discard(t, card)):
            cards[count] = card
            count += 1
    return cards[:count]


@rule
def redeal_stacks(t: Table, source: Chance) -> None:
    """N-SETUP-3, N-ROUND-1: cards not in a discard lie in the stacks; of the top ones the number is known."""
    cards = unseen_cards(t)
    shuffle(source, cards, len(cards))
    for stack in range(STACKS):
        pull(cards, stack, NUMBER_OF, int(t.numbers[stack]), source)
    place = STACKS
    for stack in range(STACKS):
        for i in range(t.left[stack] - 1):
            t.stacks[stack, i] = cards[place]
            place += 1
        t.stacks[stack, t.left[stack] - 1] = cards[stack]


@rule
def in_discard(t: Table, card: int) -> bool:
    for stack in range(STACKS):
        for i in range(t.discarded[stack]):
            if t.discards[stack, i] == card:
                return True
    return False


@rule
def pull(cards: NDArray[np.int64], to: int, faces: Numbers, face: int, source: Chance) -> None:
    """Bring a random card whose front or back shows this to a place in front."""
    found = 0
    chosen = to
    for i in range(to, len(cards)):
        if faces[cards[i]] == face:
            found += 1
            if below(source, found) == 0:
                chosen = i
    cards[to], cards[chosen] = cards[chosen], cards[to]


@rule
def redeal_pile(t: Table, source: Chance) -> None:
    """N-SOLO-1, N-SOLO-2: unseen cards lie in the draw pile or under the sheet; two actions of them are known."""
    cards = unseen_cards(t)
    shuffle(source, cards, len(cards))
    first = 0
    if t.stage != ENDED:
        pull(cards, 0, ACTION_OF, t.hidden_action, source)
        t.hidden_card = cards[0]
        first = 1
    if 0 <= t.next_action < len(ACTIONS):
        pull(cards, first, ACTION_OF, t.next_action, source)
    lay_pile(t, cards[first:], source)


@rule
def is_seen(t: Table, card: int) -> bool:
    """Whether a card lies open: drawn, discarded, or on the ACME's pile; at the end also the hidden one."""
    if t.stage == ENDED and card == t.hidden_card:
        return True
    for i in range(t.spent_count):
        if t.spent[i] == card:
            return True
    for i in range(t.acme_count):
        if t.acme_pile[i] == card:
            return True
    if t.stage == PLAYING:
        for i in range(STACKS):
            if t.drawn[i] == card:
                return True
    return False


@rule
def lay_pile(t: Table, cards: NDArray[np.int64], source: Chance) -> None:
    """N-SOLO-1, N-SOLO-6: validation cards lie in the lower half until the pile is mixed; casino cards elsewhere."""
    if t.draw_left == 0:
        return
    for i in range(t.draw_left):
        t.draw_pile[i] = UNKNOWN
    top = t.draw_left - 1
    highest = top if t.mixed else min(top, LOWER_HALF)
    for colour in range(VALIDATIONS):
        if t.next_action == VALIDATION_ACTION + colour:
            t.draw_pile[top] = CARDS + colour
        elif not is_validated(t, colour):
            place = below(source, highest)
            while t.draw_pile[place] != UNKNOWN:
                place = below(source, highest)
            t.draw_pile[place] = CARDS + colour
    used = 0
    for i in range(top, -1, -1):
        if t.draw_pile[i] == UNKNOWN:
            t.draw_pile[i] = cards[used]
            used += 1


@rule
def is_validated(t: Table, colour: int) -> bool:
    """Whether the validation card of a colour has been drawn."""
    for i in range(t.validations):
        if t.validated[i] == colour:
            return True
    return False
