"""The end of a round, casino by casino, and who has won the game."""

from neonstrip.rules.casinos.comparing import winning
from neonstrip.rules.casinos.noting import note
from neonstrip.rules.casinos.rounds import going_on
from neonstrip.rules.casinos.seating import NOBODY, left_of
from neonstrip.rules.classic import events
from neonstrip.rules.classic.pile import note_kind, put_under
from neonstrip.rules.classic.printed import CASINOS, KINDS_OF_NOTE, MOST_NOTES, ROUNDS, VALUES
from neonstrip.rules.classic.ranking import MORE_THAN_ANY, next_best, note_ties, tied_counts
from neonstrip.rules.classic.setup import begin_round
from neonstrip.rules.classic.state import OVER, State, is_real, weight
from neonstrip.rules.kernel import rule

go_on = going_on(ROUNDS, begin_round, OVER, events.ENDED)


@rule
def end_round(s: State) -> None:
    """C-SCORE-1, C-SCORE-3: all casinos are scored; then comes the next round, or the end (C-SETUP-1)."""
    for casino in range(CASINOS):
        score_casino(s, casino)
    s.starter = left_of(s, s.starter)
    go_on(s)


@rule
def score_casino(s: State, casino: int) -> None:
    """C-SCORE-1: equal counts are struck out; of the rest the highest takes the highest note, and so on down."""
    tied, count = tied_counts(s, casino), MORE_THAN_ANY
    note_ties(s, casino, tied)
    for place in range(MOST_NOTES):
        if s.prizes[casino, place] == 0:
            return
        owner = next_best(s, casino, tied, count)
        count = weight(s, casino, owner) if owner != NOBODY else 0
        award(s, casino, place, owner)


@rule
def award(s: State, casino: int, place: int, owner: int) -> None:
    """C-SCORE-2: hand out one note; what nobody or the white dice won goes under the pile."""
    amount = int(s.prizes[casino, place])
    s.prizes[casino, place] = 0
    if is_real(owner):
        s.cash[owner, note_kind(amount)] += 1
        s.held[owner] += 1
        note(s, events.WON, owner, amount, casino)
    else:
        put_under(s, amount)
        note(s, events.RETURNED, amount, casino, owner)


@rule
def wealth(s: State, player: int) -> int:
    """C-END-1: the money of a player."""
    held = 0
    for kind in range(KINDS_OF_NOTE):
        held += VALUES[kind] * s.cash[player, kind]
    return int(held)


@rule
def notes_held(s: State, player: int) -> int:
    """C-END-1: the number of notes, which breaks a tie."""
    return int(s.held[player])


winners = winning(wealth, notes_held)
