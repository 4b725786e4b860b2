"""The ladder as a drawing: a paper card in the night, ratings with how sure they are, and who was ahead of whom."""

from collections.abc import Iterator
from html import escape
from math import ceil, floor
from typing import Any

from neonstrip.cli.terminal.looks import AMBER, CREAM, INK, NIGHT, PINK
from neonstrip.locales import say

WIDTH, EDGE = 760, 24
HEAD = 84
ROW, CELL = 40, 34
NAMES = 130
"""Room for the names of bots, left of everything."""
LEFT, RIGHT = EDGE + NAMES, WIDTH - EDGE - 56
DEVIATIONS = 2
STEP = 10
"""Rating between two lines of the scale."""
SIGN = "font-family=\"'Tilt Neon', Limelight, Outfit, sans-serif\""
TEXT = "font-family=\"Outfit, 'Josefin Sans', sans-serif\""
QUIET, RULE = "#55506b", "#c9b98f"


def draw(result: dict[str, Any], language: str) -> str:
    """The drawing, as a file of its own."""
    bots = result["bots"]
    chart = HEAD + 30
    matrix = chart + ROW * len(bots) + 84
    height = matrix + CELL * (len(bots) + 1) + 2 * EDGE
    title = say(language, "ladder-title", game=say(language, f"game-{result['game']}"), players=result["players"])
    spoken = ", ".join(f"{bot['bot']} {bot['mu']:.1f}" for bot in bots)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'role="img">',
        f"<title>{escape(title)}</title><desc>{escape(spoken)}</desc>",
        f'<rect width="{WIDTH}" height="{height}" fill="{NIGHT}"/>',
        f'<text x="{EDGE}" y="40" font-size="22" fill="{PINK}" {SIGN}>{escape(title)}</text>',
        words(EDGE, 64, say(language, "ladder-games", games=result["games"]), CREAM),
        f'<rect x="{EDGE / 2}" y="{HEAD}" width="{WIDTH - EDGE}" height="{height - HEAD - 12}" rx="6" fill="{CREAM}"/>',
        *ratings(bots, chart),
        words(LEFT, chart + ROW * len(bots) + 40, say(language, "ladder-axis"), QUIET),
        words(EDGE, matrix - 8, say(language, "ladder-ahead"), INK),
        *meetings(bots, matrix),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def ratings(bots: list[dict[str, Any]], top: int) -> Iterator[str]:
    """A dot for every rating, and a line over what it may be. The best one is lit."""
    low = STEP * floor(min(bot["mu"] - DEVIATIONS * bot["sigma"] for bot in bots) / STEP)
    high = STEP * ceil(max(bot["mu"] + DEVIATIONS * bot["sigma"] for bot in bots) / STEP)

    def x(rating: float) -> float:
        return float(round(LEFT + (rating - low) / (high - low) * (RIGHT - LEFT), 1))

    bottom = top + ROW * len(bots)
    for rating in range(low, high + 1, STEP):
        yield f'<path d="M{x(rating)} {top}V{bottom}" stroke="{RULE}" stroke-dasharray="1 4"/>'
        yield words(x(rating), bottom + 18, str(rating), QUIET, "middle")
    for row, bot in enumerate(bots):
        y = top + ROW * row + ROW // 2
        ends = [x(bot["mu"] + side * DEVIATIONS * bot["sigma"]) for side in (-1, 1)]
        yield words(EDGE, y + 5, bot["bot"], INK)
        yield f'<path d="M{ends[0]} {y}H{ends[1]}" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
        lit = PINK if row == 0 else AMBER
        yield f'<circle cx="{x(bot["mu"])}" cy="{y}" r="8" fill="{lit}" stroke="{INK}" stroke-width="2"/>'
        yield words(WIDTH - EDGE, y + 5, f"{bot['mu']:.1f}", INK, "end")


def meetings(bots: list[dict[str, Any]], top: int) -> Iterator[str]:
    """How often each was ahead of each other, the fuller the oftener."""
    width = (WIDTH - EDGE - LEFT) / len(bots)
    for column, other in enumerate(bots):
        yield words(LEFT + width * (column + 0.5), top + 22, other["bot"], QUIET, "middle")
    for row, bot in enumerate(bots):
        y = top + CELL * (row + 1)
        yield words(EDGE, y + 22, bot["bot"], INK)
        for column, other in enumerate(bots):
            if other is bot:
                continue
            rate, x = bot["ahead_of"][other["bot"]], LEFT + width * column
            yield (
                f'<rect x="{x + 2:.1f}" y="{y + 2}" width="{width - 4:.1f}" height="{CELL - 4}" rx="3" '
                f'fill="{AMBER}" fill-opacity="{rate:.2f}" stroke="{RULE}"/>'
            )
            yield words(x + width / 2, y + 22, f"{rate:.0%}", INK, "middle")


def words(x: float, y: float, text: str, colour: str, anchor: str = "start") -> str:
    """Some text on the drawing."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="16" fill="{colour}" text-anchor="{anchor}" {TEXT}>'
        f"{escape(text)}</text>"
    )
