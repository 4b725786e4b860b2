"""A tile as a record. Each tile's file ends with its own; whatever depends on a tile looks there."""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

from neonstrip.rules.kernel import Moves, Numbers
from neonstrip.rules.royale.printed import TILE_CODES
from neonstrip.rules.royale.state import State

Effect = Callable[[State], None]
Estimate = Callable[[State], int]


class Decision(NamedTuple):
    """Something that a tile asks for: `options` lists what may be chosen, `choose` carries it out."""

    phase: int
    rule: str
    """The rule that says what may be chosen."""
    options: Callable[[State, Moves], int]
    choose: Callable[[State, int], None]
    dice: Literal["roll", "black"] | None = None
    """The dice that it is about."""
    pays: tuple[str, Numbers] | None = None
    """A slot of its moves, and what its values may bring."""


class Tile(NamedTuple):
    """What a tile does; it leaves out what it has not. A tile that has done its work sets the phase to DONE."""

    number: int
    decisions: tuple[Decision, ...] = ()
    prepare: Effect | None = None
    """R-TILE-5: how it begins a round."""
    activate: Effect | None = None
    """R-TILE-3: what placing dice at its casino brings."""
    reward: Effect | None = None
    """R-TILE-4: what it pays right after its casino."""
    due: Callable[[State, int], int] | None = None
    """What a player would get of it if the round ended now; less than 0 where they would pay."""
    worth: int | Estimate | None = None
    """What its activation is worth, roughly, where a decision or a throw has to come first."""
    track: tuple[str, Numbers] | None = None
    """The rewards that it shows, in their order, by the name that pictures ask for."""
    printed: Mapping[str, Any] = {}
    """What is printed on it, by the names that words have for it."""

    @property
    def code(self) -> str:
        return TILE_CODES[self.number]
