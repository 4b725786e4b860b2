"""All tiles, and which of them asks for what."""

from collections.abc import Sequence

from neonstrip.rules.kernel import Counts
from neonstrip.rules.royale.printed import TILE_CODES
from neonstrip.rules.royale.state import PHASE_NAMES
from neonstrip.rules.royale.tiles import (
    bad_luck,
    black_box,
    block_it,
    double_down,
    fifty_fifty,
    handicap,
    high_five,
    jackpot,
    knockout,
    lucky_punch,
    my_choice,
    nice_dice,
    no_entry,
    pay_day,
    power_play,
    prime_time,
)
from neonstrip.rules.royale.tiles.tile import Decision, Tile

REGISTRY: tuple[Tile, ...] = (
    lucky_punch.TILE,
    jackpot.TILE,
    prime_time.TILE,
    fifty_fifty.TILE,
    high_five.TILE,
    bad_luck.TILE,
    pay_day.TILE,
    power_play.TILE,
    no_entry.TILE,
    knockout.TILE,
    block_it.TILE,
    handicap.TILE,
    black_box.TILE,
    double_down.TILE,
    nice_dice.TILE,
    my_choice.TILE,
)
if [tile.code for tile in REGISTRY] != [*TILE_CODES[1:]]:
    raise ImportError("the tiles here are not those of data/royale.toml")


def _asking() -> dict[int, dict[int, Decision]]:
    asking: dict[int, dict[int, Decision]] = {}
    for tile in REGISTRY:
        for decision in tile.decisions:
            asking.setdefault(decision.phase, {})[tile.number] = decision
    return asking


ASKING = _asking()
"""By phase: the tiles that ask for it, and what they ask."""
DECISIONS = {PHASE_NAMES[phase]: next(iter(tiles.values())) for phase, tiles in ASKING.items()}
"""By the name of the phase: what the tiles ask."""


def asking_tile(phase: int, site: int, tile_at: Sequence[int] | Counts) -> int | None:
    """The tile that asks for the decision of a phase; if several do, it is the one at work, at the site."""
    tiles = ASKING.get(phase, {})
    return next(iter(tiles), None) if len(tiles) < 2 else int(tile_at[site])
