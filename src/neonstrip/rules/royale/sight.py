"""What a seat may know, and what it must imagine about the rest."""

from neonstrip.rules.casinos.money import sees_money, taking_away
from neonstrip.rules.casinos.seating import left_of
from neonstrip.rules.chance import Chance, below, draw_from, forget, redraw
from neonstrip.rules.kernel import Numbers, rule
from neonstrip.rules.royale.bank import card
from neonstrip.rules.royale.printed import (
    BOX_TOKENS,
    CARDS,
    COPIES,
    DEALT_LATER,
    DEALT_PER_ROUND,
    KINDS_OF_CARD,
    LUCKY_PUNCH_REWARDS,
    VALUES,
)
from neonstrip.rules.royale.state import GUESS, PICK, State
from neonstrip.rules.royale.tiles.black_box import ALL_TOKENS, KINDS_OF_TOKEN

take_away_shown = taking_away(card)


@rule
def sees_pile(s: State, seat: int) -> bool:
    """R-BOX-1: only who splits knows what lies in the piles."""
    return s.phase == PICK and seat == left_of(s, s.box_winner)


@rule
def sees_fist(s: State, seat: int) -> bool:
    """R-LUCKY-1: the secret is the hider's until the guess."""
    return s.phase == GUESS and seat == s.active


@rule
def see(s: State, seat: int) -> None:
    """Blank everything in this record that a seat may not know. A spectator is no seat."""
    forget(s.chance)
    for i in range(DEALT_LATER):
        s.upcoming[i] = 0
    for v in range(KINDS_OF_CARD):
        s.deck[v] = 0
    for player in range(s.players):
        if not sees_money(s, seat, player):
            for v in range(KINDS_OF_CARD):
                s.cash[player, v] = 0
                s.notes[player, v] = 0
    if not sees_fist(s, seat):
        s.hidden = 0
    if not sees_pile(s, seat):
        for token in range(KINDS_OF_TOKEN):
            s.pile[token] = 0


@rule
def redeal(s: State, seat: int, source: Chance) -> None:
    """Fill a seat's view with what might be: a new stream of chance, cards and secrets that agree with all it sees."""
    redraw(s.chance, source)
    redeal_cards(s, seat, source)
    if s.phase == GUESS and not sees_fist(s, seat):
        s.hidden = 1 + below(source, len(LUCKY_PUNCH_REWARDS))
    if s.phase == PICK and not sees_pile(s, seat):
        redeal_pile(s, source)


@rule
def redeal_pile(s: State, source: Chance) -> None:
    """R-BOX-1: any tokens that make the size of the first pile."""
    left = BOX_TOKENS.copy()
    for drawn in range(s.pile_size):
        token = draw_from(left, ALL_TOKENS - drawn, source)
        s.pile[token] += 1


@rule
def redeal_cards(s: State, seat: int, source: Chance) -> None:
    """R-TILE-2, R-HIDE-1: cards this seat never saw are prizes to come, in the base game the deck, or others' money."""
    unseen = unseen_cards(s)
    left = int(unseen.sum())
    for i in range(DEALT_PER_ROUND * (s.round_number - 1), DEALT_LATER):
        s.upcoming[i] = VALUES[draw_from(unseen, left, source)]
        left -= 1
    if s.tiles == 0:
        for _ in range(CARDS - DEALT_PER_ROUND - DEALT_LATER):
            s.deck[draw_from(unseen, left, source)] += 1
            left -= 1
    while left > 0 and hides_money(s, seat):
        player = below(source, s.players)
        if not sees_money(s, seat, player):
            s.cash[player, draw_from(unseen, left, source)] += 1
            left -= 1


@rule
def hides_money(s: State, seat: int) -> bool:
    """R-HIDE-1: whether somebody's money lies face down for a seat."""
    for player in range(s.players):
        if not sees_money(s, seat, player):
            return True
    return False


@rule
def unseen_cards(s: State) -> Numbers:
    """How many cards of each value lie nowhere in this view."""
    unseen = COPIES.copy()
    for v in range(KINDS_OF_CARD):
        unseen[v] -= s.bank[v]
    take_away_shown(s, unseen)
    return unseen
