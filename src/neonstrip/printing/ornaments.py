"""What makes paper look like Las Vegas in the sixties: signs with bulbs, stars of thin lines; and the house's icons."""

from __future__ import annotations

import math

from neonstrip.printing.drawing import BULBS, Drawing
from neonstrip.printing.fonts import width_of

ICONS = {  # 24 units, as the pages have them in ui/Icon.svelte
    "construction": "M5 21V4h3M5 7h14M8 4l11 3M14 7v5m-2 0h4l-2 3zM3 21h8M8 7v14",
    "inauguration": "M6 6m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M6 18m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
    "M8.5 8L20 18M8.5 16L20 6",
    "limousine": "M2 15v-3l4-1l3-4h8l3 4l2 1v3h-2M9 15h7M5 15H2M7 15m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0"
    "M18 15m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M9 11h9M13 7v4",
    "improvement": "M12 21V5M6 11l6-7l6 7M6 21h12",
    "show": "M12 3l2.7 6l6.3.6l-4.8 4.3l1.5 6.6L12 17.1L6.3 20.5l1.5-6.6L3 9.6L9.3 9z",
}
ICON = 24
HEAD = 17.0
"""How high the head of a sheet is."""
RAYS = 12


def icon(d: Drawing, name: str, x: float, y: float, size: float, ink: str = "ink", pen: float = 0.3) -> None:
    """An icon in a square."""
    d.shape(ICONS[name], line=ink, width=pen, at=(x, y), scale=size / ICON)


def burst(d: Drawing, x: float, y: float, radius: float, ink: str, pen: float = 0.3) -> None:
    """A star of thin lines, long and short ones in turn."""
    rays = []
    for ray in range(RAYS):
        angle, length = math.tau * ray / RAYS, radius * (1, 0.45, 0.7, 0.45)[ray % 4]
        dx, dy = math.sin(angle), -math.cos(angle)
        rays.append(
            f"M{x + dx * radius * 0.18:.3f} {y + dy * radius * 0.18:.3f}L{x + dx * length:.3f} {y + dy * length:.3f}"
        )
    d.shape("".join(rays), line=ink, width=pen)


def marquee(d: Drawing, x: float, y: float, text: str, height: float = 12.5, within: float = 150) -> float:
    """A sign with bulbs around a name, its ends pointed like an arrow; how wide it is."""
    size = min(height * 0.52, (within - height * 1.5) / width_of(text, "sign", 1))
    wide = width_of(text, "sign", size) + height * 1.5
    tip, middle = height * 0.42, y + height / 2
    edge = f"M{x + tip} {y}H{x + wide - tip}L{x + wide} {middle}L{x + wide - tip} {y + height}H{x + tip}L{x} {middle}z"
    d.shape(edge, "cream", "pink", 0.7)
    i = 1.5
    inner = (
        f"M{x + tip + i * 0.6} {y + i}H{x + wide - tip - i * 0.6}L{x + wide - i * 1.45} {middle}"
        f"L{x + wide - tip - i * 0.6} {y + height - i}H{x + tip + i * 0.6}L{x + i * 1.45} {middle}z"
    )
    d.shape(inner, line="bulb", width=0.75, dash=BULBS)
    d.word(x + wide / 2, middle + size * 0.36, text, size, "sign", "ink", "middle")
    return wide


def head(d: Drawing, title: str, name: str | None = None) -> None:
    """The top of a sheet: a sign, stars, and a line for the player's name."""
    left = marquee(d, 0, 1.5, title, within=d.width * (0.58 if name else 0.8))
    burst(d, left + 9, 7.5, 6, "cyan", 0.35)
    burst(d, left + 17, 12, 3, "pink", 0.3)
    if name:
        wide = d.word(d.width - 88, 12.6, name, 3.4, "text", "soft", "end")
        d.shape(f"M{d.width - 86} 13.2H{d.width}", line="ink", width=0.3)
        burst(d, d.width - 93 - wide, 11.5, 2.2, "bulb", 0.3)
    else:
        d.shape(f"M{left + 23} 8H{d.width}M{left + 23} 9.4H{d.width}", line="cyan", width=0.35)


def panel(d: Drawing, x: float, y: float, width: float, height: float, title: str, ink: str = "cyan") -> None:
    """A frame with its title set into the upper edge."""
    d.box(x, y + 2.2, width, height - 2.2, 2, "paper", "ink", 0.35)
    wide = min(width_of(title, "sign", 5.2), width - 12)
    d.box(x + 4, y, wide + 5, 4.6, 2.2, "paper", None)
    d.word(x + 6.5, y + 4, title, 5.2, "sign", ink, within=width - 12)


def debt(d: Drawing, x: float, y: float, radius: float = 1.9) -> None:
    """The symbol of a debt, to be circled and crossed off."""
    d.ring(x, y, radius, "paper", "debt", 0.3)
    s = radius / 1.9
    d.shape(f"M{x} {y - 1.05 * s}v{1.2 * s}M{x} {y + 1.05 * s}v.01", line="debt", width=0.45 * s)


def bundle(d: Drawing, x: float, y: float, size: float = 8) -> None:
    """A bundle of notes."""
    d.shape("M2 6h22v12H2zM4.5 6V3h17v3", "bundle", "green-line", 0.3, at=(x, y), scale=size / 26)
    d.shape("M10 6v12M16 6v12", line="green-line", width=0.3, at=(x, y), scale=size / 26)
