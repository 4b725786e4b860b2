"""Text in columns: as large as a page allows, no line too long, no heading alone at the foot of a column."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from neonstrip.printing.drawing import Drawing
from neonstrip.printing.fonts import width_of

LARGEST, SMALLEST = 3.7, 2.3
"""Sizes of text in millimetres; a point is 0.35 of one."""
STEP = 0.05
LEADING = 1.26
"""From line to line, in sizes."""


@dataclass(frozen=True)
class Block:
    """A heading or a paragraph."""

    text: str
    face: str = "text"
    ink: str = "ink"
    scale: float = 1.0
    """Its size beside that of the text."""
    before: float = 0.35
    """Room above it, in sizes of the text."""
    lead: str = ""
    """Words in bold that its first line begins with."""
    bullet: bool = False
    heading: bool = False
    """Whether it stays with what follows."""


@dataclass(frozen=True)
class Line:
    """A line of a block."""

    text: str
    block: Block
    above: float
    """How far its baseline is below that of the line before it."""
    first: bool
    kept: bool
    """Whether the next line must be in the same column."""


def wrap(text: str, face: str, size: float, width: float, used: float = 0) -> list[str]:
    """A text as lines that are not too wide, of which the first has less room if some of it is used.

    Only common blanks are broken, so that words stay together where the text wants it.
    """
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if width_of(longer, face, size) <= width - (used if len(lines) == 1 else 0):
            lines[-1] = longer
        elif lines[-1] or (used and len(lines) == 1):
            lines.append(word)
        else:
            lines[-1] = word
    return lines


def set_lines(blocks: Sequence[Block], size: float, width: float) -> list[Line]:
    """All blocks as lines below each other."""
    found = []
    for block in blocks:
        own = size * block.scale
        texts = wrap(block.text, block.face, own, width - _indent(block, size), _lead(block, own))
        for place, text in enumerate(texts):
            first = place == 0
            kept = block.heading or (len(texts) > 1 and place in (0, len(texts) - 2))
            above = own * LEADING + (size * block.before if first else 0)
            found.append(Line(text, block, above, first, kept))
    return found


def _indent(block: Block, size: float) -> float:
    return size * 0.9 if block.bullet else 0


def _lead(block: Block, size: float) -> float:
    """How much of a block's first line is taken by what stands before it."""
    return width_of(f"{block.lead}\u00a0\u00a0", "bold", size) if block.lead else 0


def into_columns(lines: Sequence[Line], columns: int, height: float) -> list[list[Line]] | None:
    """Lines in columns, or None if they do not fit. A line that must stay with the next one goes with it."""
    found: list[list[Line]] = [[]]
    used = 0.0
    at = 0
    while at < len(lines):
        together = at + 1
        while lines[together - 1].kept and together < len(lines):
            together += 1
        some = lines[at:together]
        tall = sum(line.above for line in some)
        if used + tall > height and found[-1]:
            found.append([])
            used = 0.0
        if not found[-1]:
            tall -= some[0].above - _at_top(some[0])
        if used + tall > height or len(found) > columns:
            return None
        found[-1] += some
        used += tall
        at = together
    return found


def _at_top(line: Line) -> float:
    """How far the baseline of a column's first line is below its top: no more than its letters are high."""
    return min(line.above, 3.0 * line.block.scale)


def best_fit(
    blocks: Sequence[Block], columns: int, width: float, height: float, largest: float = LARGEST
) -> tuple[float, list[list[Line]]]:
    """The largest size in which everything fits, and the columns; the last one is not much shorter than the others."""
    size = largest
    while size >= SMALLEST:
        lines = set_lines(blocks, size, width)
        found = into_columns(lines, columns, height)
        if found is not None:
            return size, _balanced(lines, columns, height) or found
        size -= STEP
    raise ValueError("there is more text than a page can hold")


def _balanced(lines: Sequence[Line], columns: int, height: float) -> list[list[Line]] | None:
    """Columns of about equal height."""
    low = sum(line.above for line in lines) / columns
    for part in range(20):
        found = into_columns(lines, columns, low + (height - low) * part / 20)
        if found is not None:
            return found
    return None


def pour(
    d: Drawing,
    blocks: Sequence[Block],
    x: float,
    y: float,
    width: float,
    height: float,
    columns: int = 1,
    largest: float = LARGEST,
) -> None:
    """Write blocks into columns of a drawing."""
    gap = 6.0
    column = (width - gap * (columns - 1)) / columns
    size, found = best_fit(blocks, columns, column, height, largest)
    for place, lines in enumerate(found):
        left, base = x + place * (column + gap), y
        for row, line in enumerate(lines):
            base += _at_top(line) if row == 0 else line.above
            block, own, indent = line.block, size * line.block.scale, _indent(line.block, size)
            if block.bullet and line.first:
                d.ring(left + size * 0.35, base - size * 0.3, size * 0.13, "pink", None)
            if block.lead and line.first:
                d.word(left, base, block.lead, own, "bold", "cyan")
                indent = _lead(block, own)
            if line.text:
                d.word(left + indent, base, line.text, own, block.face, block.ink)
        if place:
            d.shape(f"M{left - gap / 2} {y}v{height}", line="faint", width=0.2)
