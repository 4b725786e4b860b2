"""Tiles for the printed game: drawn for a round as the game draws them."""

from typing import Any

import numpy as np

from neonstrip.play.given import read_given
from neonstrip.play.reading import read_object, wrong
from neonstrip.play.royale.options import REPEAT, TAKES, Options
from neonstrip.play.seeds import read_seed, words
from neonstrip.rules import chance
from neonstrip.rules.kernel import uncompiled
from neonstrip.rules.royale.printed import CASINOS, TILE_CODES, tile
from neonstrip.rules.royale.setup import draw_tiles
from neonstrip.rules.royale.state import STATE


def draw(wish: dict[str, Any]) -> dict[str, str]:
    """R-TILE-1: tiles by casino; `tiles` and `repeat` as in the game's options, `used` are those of earlier rounds."""
    given = read_object(wish, "$", {"tiles", "repeat", "used"})
    options = read_given({name: value for name, value in given.items() if name != "used"}, Options, TAKES)
    state = np.zeros(1, STATE)
    s = state[0]
    uncompiled(chance.start)(s.chance, words(read_seed(None)), 0)
    s.tiles, s.repetition = options.tiles, REPEAT[options.repeat]
    for code in _codes(given.get("used", [])):
        s.used[tile(code)] = 1
    uncompiled(draw_tiles)(s)
    return {str(casino + 1): TILE_CODES[s.tile_at[casino]] for casino in range(CASINOS) if s.tile_at[casino]}


def _codes(value: Any) -> list[str]:
    """Tiles by their codes."""
    if not isinstance(value, list):
        raise wrong("used", "list")
    for place, code in enumerate(value, 1):
        if code not in TILE_CODES[1:]:
            raise wrong(f"used[{place}]", "tile", tile=str(code)[:40], tiles=", ".join(TILE_CODES[1:]))
    return value
