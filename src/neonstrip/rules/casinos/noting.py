"""What a move brought about, beyond what the move itself says: written down in the state, all of it public."""

from typing import Any

from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import rule


@rule
def note(s: Any, event: int, a: int, b: int, c: int) -> None:
    """Write an event down, while there is room."""
    if s.happened < len(s.events):
        place = at(s.happened)
        s.events[place, 0] = event
        s.events[place, 1] = a
        s.events[place, 2] = b
        s.events[place, 3] = c
        s.happened += 1
