"""A lot of the city: a casino with a sign to write its number on, or a site; stars and red carpets."""

from __future__ import annotations

import math
from typing import Any

from neonstrip.printing.drawing import BULBS, Drawing
from neonstrip.printing.ornaments import burst, debt, icon
from neonstrip.rules.newvegas.city import CARPETS

WIDTH, HEIGHT = 19.6, 24.0
CROWNS = (
    "M3 4.6V2.8h3.200V1.200h7.200v1.600h3.200v1.800z",
    "M3.5 4.600a6.3 4.2 0 0 1 12.6 0z",
    "M2.6 4.600L5.5 1.400l2.7 3.200L9.8.4l1.6 4.200l2.7-3.200L17 4.600z",
    "M1.2 3.200C6.9-.3 12.7-.3 18.4 3.200L16 4.600H3.600z",
    "M4 4.600L6.5 2.200h6.600l2.5 2.400z",
)
MAST = 4
"""The crown that carries a star."""
SIGN = (2.3, 4.6, 15.0, 11.4)
"""Where a number is written: left, top, width, height."""
STAR = (5.3, 20.1, 3.5)
CARPET = (11.2, 16.7, 6.4, 9.9)
"""It reaches over the road that it faces."""
BESIDE = "M3 23.6v-4.400a2 2 0 0 1 4 0v4.4"
DOORS = "M12.6 23.600v-4.400a2 2 0 0 1 4 0v4.4"


def draw_lot(d: Drawing, x: float, y: float, city: Any, street: int, avenue: int) -> None:
    """A lot with everything that is printed on it."""
    kind = (street * 2 + avenue * 3) % len(CROWNS)
    site, star = bool(city.site[street, avenue]), bool(city.star[street, avenue])
    carpet = CARPETS[city.carpet[street, avenue]]
    left, top, width, height = SIGN
    if site:
        d.box(x, y, WIDTH, HEIGHT, 1.4, "site", "crane", 0.3, (1.4, 1.1))
        d.shape(
            "M.8 12L12 .8M.8 20L19.2 1.600M4.5 23.400L19.2 8.700M12 23.400l7.2-7.2",
            None,
            "hatch",
            0.5,
            at=(x, y),
        )
        icon(d, "construction", x + 1.2, y - 0.9, 6.2, "crane", 0.4)
        debt(d, x + WIDTH - 3, y + 2.3)
        d.box(x + left, y + top, width, height, 2.2, "paper", "crane", 0.35, (1.4, 1.1))
    else:
        d.box(x, y, WIDTH, HEIGHT, 1.4, "paper", "faint", 0.25)
        if kind == MAST:
            burst(d, x + WIDTH / 2, y + 1.4, 2.6, "pink", 0.25)
        d.shape(CROWNS[kind], f"roof{kind}", "soft", 0.3, at=(x, y))
        d.box(x + left - 0.9, y + top, width + 1.8, HEIGHT - top, 1.2, f"roof{kind}", "soft", 0.3)
        if not star:
            d.shape(BESIDE, "paper", "soft", 0.25, at=(x, y))
        if not carpet:
            d.shape(DOORS, "paper", "soft", 0.25, at=(x, y))
        d.box(x + left, y + top, width, height, 2.2, "paper", "ink", 0.35)
        d.box(x + left + 0.8, y + top + 0.8, width - 1.6, height - 1.6, 1.6, None, "bulb", 0.55, BULBS)
    if star:
        draw_star(d, x + STAR[0], y + STAR[1], STAR[2])
    if carpet:
        draw_carpet(d, x + CARPET[0], y + CARPET[1], carpet)


def draw_star(d: Drawing, x: float, y: float, radius: float) -> None:
    """A star with five points, to be circled or crossed off."""
    points = [
        (x + math.sin(math.pi * turn / 5) * reach, y - math.cos(math.pi * turn / 5) * reach)
        for turn in range(10)
        for reach in [radius * (0.42 if turn % 2 else 1)]
    ]
    d.shape("M" + "L".join(f"{px:.3f} {py:.3f}" for px, py in points) + "z", "star", "star-line", 0.3)


def draw_carpet(d: Drawing, x: float, y: float, kind: str) -> None:
    """A red carpet with its letter, to be circled when the limousine has passed."""
    _, _, width, height = CARPET
    d.box(x, y, width, height, 0.4, "carpet", "ink", 0.3)
    d.shape(
        f"M{x + 0.7} {y + 0.4}v{height - 0.8}M{x + width - 0.7} {y + 0.4}v{height - 0.8}",
        None,
        "bulb",
        0.25,
        (0.5, 0.6),
    )
    d.word(x + width / 2, y + 6.3, kind, 5.2, "bold", "on-carpet", "middle")
