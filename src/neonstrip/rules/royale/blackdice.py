"""The two black dice."""

from neonstrip.rules.casinos.noting import note
from neonstrip.rules.chance import die
from neonstrip.rules.kernel import rule
from neonstrip.rules.royale import events
from neonstrip.rules.royale.state import State


@rule
def throw_black(s: State, tile: int) -> None:
    """Throw both black dice for a tile."""
    s.black[0] = die(s.chance)
    s.black[1] = die(s.chance)
    s.reveals += 1
    note(s, events.BLACK, s.black[0], s.black[1], tile)


@rule
def black_sum(s: State) -> int:
    return int(s.black[0]) + int(s.black[1])


@rule
def is_double(s: State) -> bool:
    return bool(s.black[0] == s.black[1])
