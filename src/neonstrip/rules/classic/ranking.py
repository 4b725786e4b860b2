"""Who is ahead at a casino, and takes which of its notes."""

from neonstrip.rules.casinos.comparing import is_tied, ties
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.classic import events
from neonstrip.rules.classic.state import OWNERS, State, weight
from neonstrip.rules.kernel import rule

tied_counts, tied_owners, note_ties = ties(OWNERS, weight, events.TIED)
MORE_THAN_ANY = 127


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
