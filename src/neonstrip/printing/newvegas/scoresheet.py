"""The score sheet: every column and track that is printed, with boxes large enough for a pen."""

from __future__ import annotations

from typing import Any

from neonstrip.printing.drawing import Drawing
from neonstrip.printing.ornaments import bundle, debt, head, icon, panel
from neonstrip.printing.papers import Wish
from neonstrip.rules.newvegas.printed import AREAS, COLOURS, PRINTED, STREETS

WIDTH, HEIGHT = 280.0, 193.0
SHEET: dict[str, Any] = PRINTED["score_sheet"]
MAIN = 219.0
"""How wide the areas are; the totals stand beside them."""
TOP, MIDDLE, BOTTOM = 19.0, 60.5, 132.0
VALUE = (13.0, 6.6)
"""A value to cross off."""
WRITTEN = 8.4
"""How high a box is that something is written into."""
BUNDLES = 12
"""Bundles to circle: more than anybody ever had, by far."""


def draw_score_sheet(wish: Wish) -> Drawing:
    """A whole score sheet."""
    d = Drawing(WIDTH, HEIGHT)
    head(d, capital(wish.say("web-nv-score-sheet")), wish.say("paper-name"))
    _draw_projects(d, wish, 0, TOP, 58, 39)
    _draw_inauguration(d, wish, 61, TOP, MAIN - 61, 39)
    _draw_shows(d, wish, 0, MIDDLE, 58, 69)
    _draw_hotels(d, wish, 61, MIDDLE, 45, 69)
    _draw_streets(d, wish, 109, MIDDLE, 53, 69)
    _draw_golf(d, wish, 165, MIDDLE, MAIN - 165, 69)
    _draw_limousine(d, wish, 0, BOTTOM, 78, 61)
    _draw_safe(d, wish, 81, BOTTOM, MAIN - 81, 61)
    _draw_totals(d, wish, MAIN + 3, TOP, WIDTH - MAIN - 3, HEIGHT - TOP)
    return d


def capital(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


def _frame(d: Drawing, wish: Wish, area: str, x: float, y: float, width: float, height: float) -> None:
    panel(d, x, y, width, height, capital(wish.say(f"nv-area-{area}")))


def _blank(d: Drawing, x: float, y: float, width: float, height: float = WRITTEN) -> None:
    """A box to write into."""
    d.box(x, y, width, height, 1.2, "cream", "ink", 0.35)


def _values(d: Drawing, x: float, y: float, values: list[int]) -> float:
    """Values from top to bottom; the last one is never crossed off. How far down they reach."""
    width, height = VALUE
    for place, value in enumerate(values):
        last = place == len(values) - 1
        d.box(x, y + place * height, width, height, 0, "paper", "ink" if last else "soft", 0.55 if last else 0.3)
        shown = str(value).replace("-", "−")
        d.word(x + width / 2, y + (place + 0.72) * height, shown, 4.6, "bold", "ink", "middle")
    return y + len(values) * height


def _column(d: Drawing, wish: Wish, name: str, x: float, y: float, foot: float) -> None:
    """A column that can be improved, and below it how often its value counts."""
    width = VALUE[0]
    d.word(x + width / 2, y + 2.6, wish.say(f"nv-column-{name}"), 2.9, "text", "soft", "middle", width + 5)
    _values(d, x, y + 4.2, SHEET[name])
    _times(d, x, foot)


def _times(d: Drawing, x: float, y: float) -> None:
    """How often, and what that makes."""
    width = VALUE[0]
    for place, sign in enumerate("×="):
        top = y + place * (WRITTEN + 1.2)
        d.word(x - 0.9, top + 5.6, sign, 4, "text", "soft", "end")
        _blank(d, x, top, width)


def _foot(y: float, height: float) -> float:
    """Where the two boxes below a column begin, so that all of a frame stand in one line."""
    return y + height - 2 * WRITTEN - 1.2 - 3.4


def _draw_projects(d: Drawing, wish: Wish, x: float, y: float, width: float, height: float) -> None:
    _frame(d, wish, "projects", x, y, width, height)
    for place, colour in enumerate(COLOURS):
        top = y + 7.4 + place * 10
        d.ring(x + 6.5, top + 4.2, 2.4, "paper", colour, 0.9)
        d.word(x + 11.5, top + 5.4, wish.say(f"nv-colour-{colour}"), 3.8, "text", "ink", within=22)
        _blank(d, x + width - 21.5, top, 18)


def _draw_inauguration(d: Drawing, wish: Wish, x: float, y: float, width: float, height: float) -> None:
    _frame(d, wish, "inauguration", x, y, width, height)
    box, left, top = 8.6, x + 5.5, y + 11.8
    checked = SHEET["inauguration_checked_at_start"]
    number = 0
    for size in SHEET["inauguration_groups"]:
        debt(d, left + size * box / 2, top - 2.9)
        for _ in range(size):
            d.box(left, top, box, box, 0.8, "paper", "ink", 0.35)
            number += 1
            if number <= checked:
                d.shape(
                    f"M{left + 2} {top + 2}l{box - 4} {box - 4}m0 {4 - box}l{4 - box} {box - 4}", line="soft", width=0.5
                )
            left += box
        left += 1.7
    icon(d, "inauguration", left - 0.2, top + 0.8, 7, "pink", 0.45)
    left += 8
    while number < SHEET["inauguration_last_box"]:
        d.box(left, top, box, box, 0.8, "paper", "pink", 0.8)
        number += 1
        left += box
    _draw_ranks(d, wish, x + 5.5, top + box + 3.6)
    # What is counted in the end, and the debt of who has the fewest
    right, low = x + width - 4, top + box + 3.4
    _blank(d, right - 17, low, 17)
    d.word(right - 18.5, low + 5.5, wish.say("paper-free-boxes"), 3, "text", "soft", "end", 52)
    debt(d, right - 20.5, low + 11.2)
    d.word(right - 24, low + 12.2, wish.say("paper-fewest-boxes"), 3, "text", "soft", "end", 46)


def _draw_ranks(d: Drawing, wish: Wish, x: float, y: float) -> None:
    """What the ranks bring: a row of points that an improvement crosses off, and the one below it."""
    cell = (12.0, 5.4)
    ranks: list[list[int]] = SHEET["inauguration_rank"]
    for row, points in enumerate(ranks):
        last = row == len(ranks) - 1
        for rank, value in enumerate(points):
            left, top = x + rank * cell[0], y + row * cell[1] + 1.4
            d.box(left, top, *cell, 0, "paper", "ink" if last else "soft", 0.55 if last else 0.3)
            d.word(left + cell[0] / 2 + 1, top + 4, str(value), 4, "bold", "ink", "middle")
            if row == 0:
                d.word(left + 0.8, top + 1.9, f"{rank + 1}.", 2.1, "text", "soft")
    d.word(x + len(ranks[0]) * cell[0] + 2.5, y + 5.4, wish.say("paper-rank"), 3, "text", "soft", within=22)


def _draw_shows(d: Drawing, wish: Wish, x: float, y: float, width: float, height: float) -> None:
    _frame(d, wish, "shows", x, y, width, height)
    for left, side in ((x + 7, "left"), (x + width / 2 + 4, "right")):
        bottom = _values(d, left, y + 8, SHEET[f"shows_{side}"])
        for row in SHEET[f"show_debts_{side}"]:
            debt(d, left + VALUE[0] + 3, y + 8 + (row - 0.5) * VALUE[1])
        d.word(left - 0.9, bottom + 7.2, "=", 4, "text", "soft", "end")
        _blank(d, left, bottom + 1.8, VALUE[0])


def _draw_hotels(d: Drawing, wish: Wish, x: float, y: float, width: float, height: float) -> None:
    _frame(d, wish, "hotels", x, y, width, height)
    for place, name in enumerate(("grand_hotel", "small_hotel")):
        _column(d, wish, name, x + 6 + place * 20.5, y + 7.6, _foot(y, height))


def _draw_streets(d: Drawing, wish: Wish, x: float, y: float, width: float, height: float) -> None:
    """The longest run in each street, and the bonus for those that nobody's is longer than."""
    _frame(d, wish, "streets", x, y, width, height)
    _column(d, wish, "street_bonus", x + width - VALUE[0] - 5, y + 7.6, _foot(y, height))
    d.word(x + 3.5, y + 10.2, wish.say("paper-run"), 2.9, "text", "soft", within=26)
    step = (height - 13.4) / STREETS
    for street in range(STREETS):
        top = y + 12.6 + street * step
        d.word(x + 6.4, top + 6.4, str(street + 1), 5, "sign", "soft", "middle")
        _blank(d, x + 10.5, top, VALUE[0], 9.5)


def _draw_golf(d: Drawing, wish: Wish, x: float, y: float, width: float, height: float) -> None:
    _frame(d, wish, "golf", x, y, width, height)
    for place, name in enumerate(("par3", "par4", "par5")):
        _column(d, wish, name, x + 4.5 + place * 16.8, y + 7.6, _foot(y, height))


def _draw_limousine(d: Drawing, wish: Wish, x: float, y: float, width: float, height: float) -> None:
    _frame(d, wish, "limousine", x, y, width, height)
    for place, name in enumerate(("vip", "luxury", "missing_line")):
        _column(d, wish, name, x + 8 + place * 25.5, y + 7.6, _foot(y, height))


def _draw_safe(d: Drawing, wish: Wish, x: float, y: float, width: float, height: float) -> None:
    """Bundles to circle, how many debts there are, and the vote before the first round."""
    _frame(d, wish, "safe", x, y, width, height)
    d.word(x + 5, y + 12, wish.say("scoring-bundles"), 3.4, "text", "ink", within=40)
    for place in range(BUNDLES):
        left, top = x + 6 + place % 6 * 16, y + 14.5 + place // 6 * 10
        bundle(d, left, top, 9.5)
        if place < SHEET["bundles_at_start"]:
            d.shape(f"M{left - 1.6} {top + 3.8}c0-7 12.8-7 12.8 0s-12.8 7-12.8 0z", line="soft", width=0.5)
    _blank(d, x + width - 24, y + 14, 20, 10)
    d.word(x + width - 25.5, y + 20.4, "=", 4, "text", "soft", "end")
    d.word(x + 5, y + 41, wish.say("scoring-debts"), 3.4, "text", "ink", within=30)
    debt(d, x + 40, y + 39.8, 2.4)
    _blank(d, x + width - 24, y + 35, 20, 10)
    d.word(x + width - 25.5, y + 41.4, "=", 4, "text", "soft", "end")
    unpaid = wish.say("paper-unpaid", points=-SHEET["unpaid_debts"])
    d.word(x + 5, y + 47.4, unpaid, 3, "text", "soft", within=width - 32)
    d.word(x + 5, y + 56, wish.say("paper-loan"), 3.4, "text", "ink", within=38)
    for place, vote in enumerate(("loan", "against")):
        left = x + 46 + place * 40
        d.box(left, y + 51.6, 6, 6, 0.8, "cream", "ink", 0.35)
        d.word(left + 8, y + 56, wish.say("nv-vote", vote=vote), 3.4, "text", "ink", within=30)


def _draw_totals(d: Drawing, wish: Wish, x: float, y: float, width: float, height: float) -> None:
    """All areas once more below each other, and their sum."""
    title = capital(wish.say("nv-sheet-total"))
    panel(d, x, y, width, height, title, "pink")
    step = 17.0
    for place, area in enumerate(AREAS):
        top = y + 8 + place * step
        d.word(x + 4, top + 8.2, capital(wish.say(f"nv-area-{area}")), 3.8, "text", "ink", within=width - 32)
        _blank(d, x + width - 26, top, 22, 12)
        d.shape(f"M{x + 4} {top + 14.4}H{x + width - 4}", line="faint", width=0.25)
    top = y + 8 + len(AREAS) * step + 1
    d.word(x + 4, top + 13.4, title, 6.4, "sign", "pink", within=width - 36)
    d.box(x + width - 30, top, 26, 22, 2, "cream", "pink", 0.9)
