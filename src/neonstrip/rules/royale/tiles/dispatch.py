"""Which tile's function is called when, by the records of the tiles."""

from collections.abc import Callable
from typing import Any

from neonstrip.rules.choosing import Rule, choice, one_after_another, together
from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import Moves, inlined, rule
from neonstrip.rules.royale.printed import NO_TILE
from neonstrip.rules.royale.state import DONE, State
from neonstrip.rules.royale.tiles.registry import DECISIONS, REGISTRY


def of_tiles(part: str) -> dict[int, Any]:
    """By the numbers of the tiles that have it, a part of their records."""
    parts = {tile.number: getattr(tile, part) for tile in REGISTRY}
    return {number: found for number, found in parts.items() if found is not None}


def always(amount: int) -> Rule:
    @rule
    def the_same(s: State) -> int:
        return amount

    return the_same


@rule
def is_done(s: State) -> None:
    """R-TILE-3: Prime Time, Bad Luck and Black Box wait for the scoring."""
    s.phase = DONE


@rule
def pays_nothing(s: State) -> None:
    """Most tiles have paid all they have during the round."""


@rule
def shows_itself(s: State) -> int:
    """Where neither a decision nor a throw comes first, the tile may as well be activated."""
    activate(s)
    return 0


@rule
def no_options(s: State, out: Moves) -> int:
    return 0


@rule
def nothing(s: State, move: int) -> None:
    """Nothing is asked."""


_options = choice({decision.phase: decision.options for decision in DECISIONS.values()}, no_options)
_choose = choice({decision.phase: decision.choose for decision in DECISIONS.values()}, nothing)
_activate = choice(of_tiles("activate"), is_done)
_reward = choice(of_tiles("reward"), pays_nothing)
_worth = choice(
    {number: always(worth) if isinstance(worth, int) else worth for number, worth in of_tiles("worth").items()},
    shows_itself,
)

prepare: Callable[[State], None] = one_after_another(of_tiles("prepare").values())
"""R-TILE-5: every tile is prepared anew at the start of its round."""
due: Callable[[State, int], int] = together(of_tiles("due").values())
"""What all tiles would pay a player if the round ended now, less what they would cost."""


@inlined
def activate(s: State) -> None:
    """R-TILE-3: the tile at the site goes to work, if one lies there."""
    tile = int(s.tile_at[at(s.site)])
    if tile == NO_TILE:
        is_done(s)
    else:
        activate_tile(tile, s)


@rule
def activate_tile(tile: int, s: State) -> None:
    """R-TILE-3: a tile goes to work."""
    _activate(tile, s)


@rule
def reward(s: State) -> None:
    """R-TILE-4: the reward of the tile at the site, right after the prizes of its casino."""
    _reward(int(s.tile_at[at(s.site)]), s)


@rule
def worth(s: State) -> int:
    """What activating the tile at the site is worth. Changes the state it is given where the activation shows it."""
    return int(_worth(int(s.tile_at[s.site]), s))


@rule
def options(s: State, out: Moves) -> int:
    """The legal moves of a decision that a tile asks for."""
    return int(_options(int(s.phase), s, out))


@rule
def choose(s: State, move: int) -> None:
    """Carry out a decision that a tile asked for."""
    _choose(int(s.phase), s, move)
