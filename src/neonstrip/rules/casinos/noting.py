"""What a move brought about, beyond what the move itself says: written down in the state, all of it public."""

from typing import Any

from neonstrip.rules.kernel import rule


@rule
def note(s: Any, event: int, a: int, b: int, c: int) -> None:
    """Write an event down, while there is room."""
    if s.happened < len(s.events):
        s.events[s.happened, 0] = event
        s.events[s.happened, 1] = a
        s.events[s.happened, 2] = b
        s.events[s.happened, 3] = c
        s.happened += 1
