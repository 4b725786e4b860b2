"""The ACME's ten architects as cards to cut out."""

from __future__ import annotations

from typing import Any

from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.printing.drawing import BULBS, Drawing
from neonstrip.printing.flow import Block, pour
from neonstrip.printing.newvegas.lot import draw_star
from neonstrip.printing.ornaments import icon
from neonstrip.printing.pages import CUT, space_on
from neonstrip.printing.papers import Wish
from neonstrip.rules.newvegas.printed import ACME_AREAS

ACROSS = 2
AREA_COLUMNS = 2
LOWEST = 52.0
"""How high a card is at least."""


def draw_cards(wish: Wish) -> Drawing:
    """All ten, with lines to cut along."""
    d = Drawing(*space_on(wish.size, lying=False))
    down = -(-len(OPPONENTS) // ACROSS)
    width, height = d.width / ACROSS, d.height / down
    for place, card in enumerate(OPPONENTS):
        row, column = divmod(place, ACROSS)
        drawn = Drawing(width, height)
        _draw_card(drawn, wish, card)
        d.put(drawn, column * width, row * height)
    cuts = [f"M0 {row * height}H{d.width}" for row in range(down + 1)]
    cuts += [f"M{column * width} 0V{d.height}" for column in range(ACROSS + 1)]
    d.shape("".join(cuts), line="faint", width=0.2, dash=CUT)
    return d


def _draw_card(d: Drawing, wish: Wish, card: dict[str, Any]) -> None:
    d.box(2, 2, d.width - 4, d.height - 4, 2.5, "cream", "ink", 0.35)
    d.box(3.1, 3.1, d.width - 6.2, d.height - 6.2, 1.8, None, "bulb", 0.55, BULBS)
    left, right, width = 6.5, d.width - 6.5, d.width - 13.0
    d.word(left, 10.4, card["name"], 5, "sign", "pink", within=width - 14)
    draw_star(d, right - 4, 9.6, 5.4)
    d.word(right - 4, 11.2, str(card["level"]), 4, "bold", "ink", "middle")
    pour(d, [Block(wish.say(f"nv-style-{card['style']}"), ink="soft", scale=0.78)], left, 11.8, width - 10, 8, 1)
    spare = d.height - LOWEST
    top = 22.8 + spare * 0.3
    for line, check in enumerate(card["checks"]):
        d.word(left, top + line * 3.5, _check(wish, line + 1, check), 2.8, "text", "ink", within=width)
    top = 34.9 + spare * 0.7
    d.shape(f"M{left} {top - 3.9:.2f}H{right}M{left} {top + 9:.2f}H{right}", line="faint", width=0.25)
    step = width / AREA_COLUMNS
    for place, area in enumerate(ACME_AREAS):
        row, column = divmod(place, AREA_COLUMNS)
        _draw_area(d, wish, area, card[area], left + column * step, top + row * 3.9, step)
    low = d.height - 4.7
    icon(d, "construction", left, low - 2.8, 3.4, "crane", 0.3)
    run = wish.say("paper-acme-run", crane=str(card["crane_modifier"]).replace("-", "−"))
    bank = wish.say("paper-acme-bank", number=card["bank_number"])
    wide = d.word(right, low, bank, 2.6, "text", "ink", "end", width * 0.4)
    d.word(left + 4, low, run, 2.6, "text", "ink", within=width - wide - 7)


def _check(wish: Wish, line: int, check: dict[str, Any]) -> str:
    """What a validation card makes the ACME do."""
    hotels, project = ", ".join(map(str, check["hotels"])), "yes" if check["project"] else "no"
    if hotels:
        return wish.say("nv-acme-check", check=line, hotels=hotels, project=project)
    return wish.say("nv-acme-check-project", check=line, project=project)


def _draw_area(d: Drawing, wish: Wish, area: str, values: dict[str, Any], x: float, y: float, width: float) -> None:
    """What an area is worth, and from how many improvement cards on it is worth more."""
    base, better = values["points"]
    right = x + width - 4
    right -= d.word(right, y, str(better), 3.9, "bold", "cyan", "end") + 0.6
    right -= d.word(right, y, f"{values['improves_at']}:", 2.7, "text", "cyan", "end") + 3.4
    icon(d, "improvement", right, y - 3.2, 3.5, "cyan", 0.35)
    right -= d.word(right - 1.2, y, str(base), 3.9, "bold", "ink", "end") + 2.4
    d.word(x, y, wish.say(f"nv-architect-{area}"), 2.5, "text", "soft", within=right - x)
