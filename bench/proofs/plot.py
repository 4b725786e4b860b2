"""Some readings over time, as a small drawing: one strip for each, from nothing up."""

from __future__ import annotations

from html import escape

WIDTH, STRIP, EDGE, HEAD = 760, 84, 24, 48
PAPER, INK, QUIET, LINE = "#fff8e7", "#2b2540", "#55506b", "#c2185b"
FONT = 'font-family="Outfit, sans-serif"'


def draw(title: str, minutes: list[float], lines: dict[str, list[float]]) -> str:
    """The drawing, as a file of its own."""
    height = HEAD + STRIP * len(lines) + EDGE
    spoken = "; ".join(f"{name}: {min(values):g} to {max(values):g}" for name, values in lines.items())
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title><desc>{escape(spoken)}</desc>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        words(EDGE, 30, title, INK, 18),
    ]
    for number, (name, values) in enumerate(lines.items()):
        parts.append(strip(HEAD + STRIP * number, name, minutes, values))
    parts.append(words(EDGE, height - 8, f"0 to {minutes[-1]:.0f} minutes", QUIET, 12))
    return "\n".join([*parts, "</svg>"]) + "\n"


def strip(top: float, name: str, minutes: list[float], values: list[float]) -> str:
    """One figure: its name, its line, and where it ended."""
    highest, bottom, tall = max(*values, 1e-9) * 1.1, top + STRIP - 8, STRIP - 30
    points = " ".join(
        f"{EDGE + minute / minutes[-1] * (WIDTH - 2 * EDGE):.1f},{bottom - value / highest * tall:.1f}"
        for minute, value in zip(minutes, values, strict=True)
    )
    return "\n".join(
        [
            words(EDGE, top + 12, f"{name}: {min(values):g} to {max(values):g}, at the end {values[-1]:g}", QUIET, 13),
            f'<path d="M{EDGE} {bottom}H{WIDTH - EDGE}" stroke="{QUIET}" stroke-opacity=".4"/>',
            f'<polyline points="{points}" fill="none" stroke="{LINE}" stroke-width="1.5"/>',
        ]
    )


def words(x: float, y: float, text: str, colour: str, size: int) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}" {FONT}>{escape(text)}</text>'
