"""The pile of banknotes, face down: taken from the top, put back below. Notes that went under it were seen by all."""

from neonstrip.rules.casinos.money import kinds
from neonstrip.rules.chance import shuffle
from neonstrip.rules.classic.printed import ALL_NOTES, ENOUGH, MOST_NOTES, NOTES, VALUES
from neonstrip.rules.classic.state import State
from neonstrip.rules.kernel import rule

note_kind = kinds(VALUES)
"""The kind of a note with a value."""


@rule
def place_in_ring(s: State, at: int) -> int:
    """Where the note is that lies at a depth below the top."""
    place = s.top + at
    return place - NOTES if place >= NOTES else place


@rule
def shuffle_notes(s: State) -> None:
    """C-SETUP-1: all notes are shuffled once."""
    notes = ALL_NOTES.copy()
    shuffle(s.chance, notes, NOTES)
    for i in range(NOTES):
        s.pile[i] = notes[i]
    s.unseen = NOTES


@rule
def take_note(s: State) -> int:
    """C-SETUP-2: the top note. Where nobody's are left, those that went under the pile are the pile; else 0."""
    if s.unseen > 0:
        s.unseen -= 1
    elif s.under > 0:
        s.under -= 1
    else:
        return 0
    amount = int(s.pile[s.top])
    s.pile[s.top] = 0
    s.top = place_in_ring(s, 1)
    return amount


@rule
def put_under(s: State, amount: int) -> None:
    """C-SCORE-2: a note goes under the pile."""
    s.pile[place_in_ring(s, s.unseen + s.under)] = amount
    s.under += 1


@rule
def lay_notes(s: State, casino: int) -> None:
    """C-SETUP-2: notes from the top until their sum is enough, lying from high to low."""
    total = 0
    for laid in range(MOST_NOTES):
        amount = take_note(s) if total < ENOUGH else 0
        total += amount
        at = laid
        while at > 0 and s.prizes[casino, at - 1] < amount:
            s.prizes[casino, at] = s.prizes[casino, at - 1]
            at -= 1
        s.prizes[casino, at] = amount
