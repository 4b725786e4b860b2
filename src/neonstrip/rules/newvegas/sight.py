"""What a seat may know, and what it must imagine about the rest."""

import numpy as np
from numpy.typing import NDArray

from neonstrip.rules.chance import Chance, below, forget, redraw, shuffle
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Numbers, Records, rule
from neonstrip.rules.newvegas.printed import ACTION_OF, ACTIONS, CARDS, IN_STACK, NUMBER_OF, STACKS, VALIDATIONS
from neonstrip.rules.newvegas.solo import LOWER_HALF, VALIDATION_ACTION
from neonstrip.rules.newvegas.state import ENDED, NO_VOTE, NONE, PLAYING, WAIT, WISHING, Middle, Sheet


@rule
def see(m: Middle, sheets: Records, drafts: Records, seat: int) -> None:
    """N-ROUND-3, N-SETUP-4: others' drafts and votes, the cards to come, and chance are blanked."""
    forget(m.chance)
    for stack in range(STACKS):
        for i in range(IN_STACK):
            m.stacks[stack, i] = 0
    for i in range(len(m.draw_pile)):
        m.draw_pile[i] = 0
    if m.stage != ENDED:
        m.hidden_card = NONE
        for player in range(m.players):
            if player != seat:
                hide_sheet(m, sheets[player], drafts, player)


@rule
def hide_sheet(m: Middle, sheet: Sheet, drafts: Records, player: int) -> None:
    """Another player's sheet is as it was when the round began."""
    phase = drafts[player].phase
    sheet.vote = NO_VOTE
    if m.stage == PLAYING:
        copy(drafts[player], sheet)
        if m.confirmed[player]:
            drafts[player].phase = WAIT
    else:
        drafts[player].vote = NO_VOTE
        drafts[player].wish = 0
        drafts[player].phase = phase


@rule
def redeal(m: Middle, sheets: Records, drafts: Records, seat: int, source: Chance) -> None:
    """Fill a seat's view with what might be: chance, the order of cards, votes, the hidden card."""
    redraw(m.chance, source)
    if m.stage != ENDED:
        for player in range(m.players):
            if player != seat and m.bank and (m.stage in (PLAYING, WISHING) or m.confirmed[player]):
                vote = 1 + below(source, 2)
                sheets[player].vote = vote
                drafts[player].vote = vote
    if m.solo:
        redeal_pile(m, source)
    else:
        redeal_stacks(m, source)


@rule
def unseen_cards(m: Middle) -> NDArray[np.int64]:
    """What everybody can work out: the cards that have not been seen since the last shuffle."""
    cards = np.arange(CARDS)
    count = 0
    for card in range(CARDS):
        if not (is_seen(m, card) if m.solo else in_discard(m, card)):
            cards[count] = card
            count += 1
    return cards[:count]


@rule
def redeal_stacks(m: Middle, source: Chance) -> None:
    """N-SETUP-3, N-ROUND-1: cards not in a discard lie in the stacks; of the top ones the number is known."""
    cards = unseen_cards(m)
    shuffle(source, cards, len(cards))
    for stack in range(STACKS):
        pull(cards, stack, NUMBER_OF, int(m.numbers[stack]), source)
    place = STACKS
    for stack in range(STACKS):
        for i in range(m.left[stack] - 1):
            m.stacks[stack, i] = cards[place]
            place += 1
        m.stacks[stack, m.left[stack] - 1] = cards[stack]


@rule
def in_discard(m: Middle, card: int) -> bool:
    for stack in range(STACKS):
        for i in range(m.discarded[stack]):
            if m.discards[stack, i] == card:
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
def redeal_pile(m: Middle, source: Chance) -> None:
    """N-SOLO-1, N-SOLO-2: unseen cards lie in the draw pile or under the sheet; two actions of them are known."""
    cards = unseen_cards(m)
    shuffle(source, cards, len(cards))
    first = 0
    if m.stage != ENDED:
        pull(cards, 0, ACTION_OF, m.hidden_action, source)
        m.hidden_card = cards[0]
        first = 1
    if 0 <= m.next_action < len(ACTIONS):
        pull(cards, first, ACTION_OF, m.next_action, source)
    lay_pile(m, cards[first:], source)


@rule
def is_seen(m: Middle, card: int) -> bool:
    """Whether a card lies open: drawn, discarded, or on the ACME's pile; at the end also the hidden one."""
    if m.stage == ENDED and card == m.hidden_card:
        return True
    for i in range(m.spent_count):
        if m.spent[i] == card:
            return True
    for i in range(m.acme_count):
        if m.acme_pile[i] == card:
            return True
    if m.stage == PLAYING:
        for i in range(STACKS):
            if m.drawn[i] == card:
                return True
    return False


@rule
def lay_pile(m: Middle, cards: NDArray[np.int64], source: Chance) -> None:
    """N-SOLO-1, N-SOLO-6: validation cards lie in the lower half until the pile is mixed; casino cards elsewhere."""
    if m.draw_left == 0:
        return
    for i in range(m.draw_left):
        m.draw_pile[i] = NONE
    top = m.draw_left - 1
    highest = top if m.mixed else min(top, LOWER_HALF)
    for colour in range(VALIDATIONS):
        if m.next_action == VALIDATION_ACTION + colour:
            m.draw_pile[top] = CARDS + colour
        elif not is_validated(m, colour):
            place = below(source, highest)
            while m.draw_pile[place] != NONE:
                place = below(source, highest)
            m.draw_pile[place] = CARDS + colour
    used = 0
    for i in range(top, -1, -1):
        if m.draw_pile[i] == NONE:
            m.draw_pile[i] = cards[used]
            used += 1


@rule
def is_validated(m: Middle, colour: int) -> bool:
    """Whether the validation card of a colour has been drawn."""
    for i in range(m.validations):
        if m.validated[i] == colour:
            return True
    return False
