"""The sixteen tiles of Las Vegas Royale on one page, the two sides of a board beside each other."""

from __future__ import annotations

from neonstrip.play.printed import printed_in
from neonstrip.printing.drawing import BULBS, Drawing
from neonstrip.printing.flow import Block, best_fit, pour
from neonstrip.printing.ornaments import HEAD, head
from neonstrip.printing.pages import space_on
from neonstrip.printing.papers import Wish
from neonstrip.rules.royale.printed import TILE_CODES

CODES = TILE_CODES[1:]
SIDES = 2
GAP = 3.5


def draw_tiles(wish: Wish) -> Drawing:
    """Each tile with its name and its whole rule."""
    d = Drawing(*space_on(wish.size, lying=False))
    head(d, wish.say("paper-tiles"))
    amounts = printed_in("royale").amounts
    rules = {code: [Block(wish.say(f"tile-{code}-rule", **amounts))] for code in CODES}
    rows = len(CODES) // SIDES
    width, height = (d.width - GAP) / SIDES, (d.height - HEAD - GAP * (rows - 1) - 1) / rows
    space = (width - 10, height - 13)
    size = min(best_fit(rule, 1, *space)[0] for rule in rules.values())
    for place, code in enumerate(CODES):
        row, side = divmod(place, SIDES)
        x, y = side * (width + GAP), HEAD + 1 + row * (height + GAP)
        d.box(x, y, width, height, 2.5, "cream", "ink", 0.35)
        d.box(x + 1.1, y + 1.1, width - 2.2, height - 2.2, 1.8, None, "bulb", 0.55, BULBS)
        d.word(x + 5, y + 8.2, wish.say(f"tile-{code}"), 5.4, "sign", "pink", within=width - 20)
        d.word(x + width - 5, y + 7.8, code, 4, "bold", "soft", "end")
        pour(d, rules[code], x + 5, y + 10.6, *space, largest=size)
    return d
