"""What a seat may know, and what it must imagine about the rest."""

from neonstrip.rules.casinos.money import sees_money, taking_away
from neonstrip.rules.chance import Chance, draw_from, forget, redraw
from neonstrip.rules.classic.pile import note_kind, place_in_ring
from neonstrip.rules.classic.printed import COPIES, KINDS_OF_NOTE, VALUES
from neonstrip.rules.classic.state import State
from neonstrip.rules.kernel import Numbers, rule

take_away_shown = taking_away(note_kind)


@rule
def see(s: State, seat: int) -> None:
    """Blank everything in this record that a seat may not know. A spectator is no seat."""
    forget(s.chance)
    for depth in range(s.unseen):
        s.pile[place_in_ring(s, depth)] = 0
    for player in range(s.players):
        if not sees_money(s, seat, player):
            for kind in range(KINDS_OF_NOTE):
                s.cash[player, kind] = 0


@rule
def redeal(s: State, seat: int, source: Chance) -> None:
    """Fill a seat's view with what might be: a new stream of chance, and notes that agree with all it sees."""
    redraw(s.chance, source)
    redeal_notes(s, seat, source)


@rule
def redeal_notes(s: State, seat: int, source: Chance) -> None:
    """C-SETUP-1, R-HIDE-1: notes that this seat does not see lie in the pile, or face down before others."""
    hidden = hidden_notes(s)
    left = int(hidden.sum())
    for depth in range(s.unseen):
        s.pile[place_in_ring(s, depth)] = VALUES[draw_from(hidden, left, source)]
        left -= 1
    for player in range(s.players):
        if left > 0 and not sees_money(s, seat, player):
            for _ in range(s.held[player]):
                s.cash[player, draw_from(hidden, left, source)] += 1
                left -= 1


@rule
def hidden_notes(s: State) -> Numbers:
    """How many notes of each value lie nowhere in this view, those face down in the pile included."""
    hidden = COPIES.copy()
    take_away_shown(s, hidden)
    for depth in range(s.unseen, s.unseen + s.under):
        hidden[note_kind(s.pile[place_in_ring(s, depth)])] -= 1
    return hidden
