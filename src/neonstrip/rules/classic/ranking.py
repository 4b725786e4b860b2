"""Who is ahead at a casino, and takes which of its notes."""

from neonstrip.rules.casinos.comparing import is_tied, ties
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.classic import events
from neonstrip.rules.classic.printed import MOST_NOTES
from neonstrip.rules.classic.state import OWNERS, State, weight
from neonstrip.rules.kernel import Numbers, rule

tied_counts, tied_owners, note_ties = ties(OWNERS, weight, events.TIED)
MORE_THAN_ANY = 127
STRUCK = MOST_NOTES
"""In a standing, the column after those of the notes."""


@rule
def next_best(s: State, casino: int, tied: int, less_than: int) -> int:
    """C-SCORE-1: the owner with the highest untied count that is less than another, or nobody."""
    best, highest = NOBODY, 0
    for owner in range(OWNERS):
        count = weight(s, casino, owner)
        if highest < count < less_than and not is_tied(count, tied):
            best, highest = owner, count
    return best


@rule
def winning_note(s: State, casino: int, owner: int) -> int:
    """C-SCORE-1: the place, from 0, of the note that an owner would take here now; NOBODY's place if none."""
    count, tied = weight(s, casino, owner), tied_counts(s, casino)
    if count == 0 or is_tied(count, tied):
        return NOBODY
    place = 0
    for other in range(OWNERS):
        more = weight(s, casino, other)
        if more > count and not is_tied(more, tied):
            place += 1
    return place


@rule
def stand(s: State, casino: int, standing: Numbers) -> None:
    """C-SCORE-1: who would take each note of a casino, and after them the tied owners as bits."""
    tied, count = tied_counts(s, casino), MORE_THAN_ANY
    for place in range(MOST_NOTES):
        owner = next_best(s, casino, tied, count) if s.prizes[casino, place] else NOBODY
        count = weight(s, casino, owner) if owner != NOBODY else 0
        standing[place] = owner
    standing[STRUCK] = tied_owners(s, casino)
