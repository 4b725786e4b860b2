"""A drawing: shapes and words in millimetres, from its upper left corner. It knows colours by their names only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal

from fontTools.misc.transform import Identity, Transform

from neonstrip.printing.fonts import printable, width_of

Anchor = Literal["start", "middle", "end"]
Dash = tuple[float, float]
BULBS: Dash = (0.01, 1.6)
"""With round ends: a row of lights."""


@dataclass(frozen=True)
class Shape:
    """A path as SVG writes them, filled or drawn as a line or both."""

    path: str
    fill: str | None
    line: str | None
    width: float
    dash: Dash | None
    placed: Transform


@dataclass(frozen=True)
class Word:
    """A line of text; `placed` moves and scales it, and does not turn it."""

    text: str
    face: str
    size: float
    ink: str
    placed: Transform


@dataclass
class Drawing:
    """What is on a sheet."""

    width: float
    height: float
    marks: list[Shape | Word] = field(default_factory=list)

    def shape(
        self,
        path: str,
        fill: str | None = None,
        line: str | None = None,
        width: float = 0.3,
        dash: Dash | None = None,
        at: tuple[float, float] = (0, 0),
        scale: float = 1,
    ) -> None:
        """A path at a place. The width of its line does not grow with it."""
        self.marks.append(Shape(path, fill, line, width, dash, Identity.translate(*at).scale(scale)))

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        round_: float = 0,
        fill: str | None = None,
        line: str | None = "ink",
        pen: float = 0.3,
        dash: Dash | None = None,
    ) -> None:
        """A rectangle, perhaps with round corners."""
        r = round_
        corners = [f"a{r} {r} 0 0 1 {dx} {dy}" if r else "" for dx, dy in ((r, r), (-r, r), (-r, -r), (r, -r))]
        across, down = width - 2 * r, height - 2 * r
        sides = f"h{across}{corners[0]}v{down}{corners[1]}h{-across}{corners[2]}v{-down}{corners[3]}z"
        self.shape(f"M{x + r} {y}{sides}", fill, line, pen, dash)

    def ring(
        self, x: float, y: float, radius: float, fill: str | None = None, line: str | None = "ink", pen: float = 0.3
    ) -> None:
        """A circle."""
        r = radius
        self.shape(f"M{x - r} {y}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0z", fill, line, pen)

    def word(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 3,
        face: str = "text",
        ink: str = "ink",
        anchor: Anchor = "start",
        within: float | None = None,
    ) -> float:
        """A line of text on its baseline, smaller if it would be wider than that; how wide it is."""
        text = printable(text)
        wide = width_of(text, face, size)
        if within is not None and wide > within:
            size, wide = size * within / wide, within
        left = x - {"start": 0, "middle": wide / 2, "end": wide}[anchor]
        self.marks.append(Word(text, face, size, ink, Identity.translate(left, y)))
        return wide

    def put(self, other: Drawing, x: float, y: float, scale: float = 1) -> None:
        """Another drawing on this one."""
        self.marks += moved(other.marks, Identity.translate(x, y).scale(scale))


def moved(marks: Iterable[Shape | Word], by: Transform) -> list[Shape | Word]:
    """Marks at another place, and perhaps of another size; lines with them."""
    scale = by[0]
    return [
        replace(mark, placed=by.transform(mark.placed))
        if isinstance(mark, Word)
        else replace(
            mark,
            placed=by.transform(mark.placed),
            width=mark.width * scale,
            dash=mark.dash and (mark.dash[0] * scale, mark.dash[1] * scale),
        )
        for mark in marks
    ]
