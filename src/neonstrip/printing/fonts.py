"""The fonts that sheets are printed with: how wide a text is, and how its letters look. `scripts/fonts` makes them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

FACES = ("sign", "text", "bold")
FOLDER = files("neonstrip.printing") / "fonts"
INSTEAD = str.maketrans({"\u202f": "\u00a0", "→": "–"})
"""Signs that the fonts lack, and what is as good."""


def path_of(face: str) -> str:
    """Where the file of a font is."""
    return str(FOLDER / f"{face}.ttf")


@cache
def _font(face: str) -> Any:
    return TTFont(path_of(face), lazy=False)


@cache
def _letters(face: str) -> tuple[dict[int, str], dict[str, float]]:
    """The glyph of each letter, and how wide each glyph is in a size of 1."""
    font = _font(face)
    units = font["head"].unitsPerEm
    return font.getBestCmap(), {glyph: advance / units for glyph, (advance, _) in font["hmtx"].metrics.items()}


def has_letter(face: str, letter: str) -> bool:
    """Whether a font can print a letter."""
    return ord(letter) in _letters(face)[0]


def printable(text: str) -> str:
    """A text as the fonts can print it."""
    return text.translate(INSTEAD)


def advance_of(letter: str, face: str) -> float:
    """How wide a letter is in a size of 1."""
    glyphs, advances = _letters(face)
    return advances[glyphs[ord(letter)]]


def width_of(text: str, face: str, size: float) -> float:
    """How wide a text is."""
    return size * sum(advance_of(letter, face) for letter in printable(text))


@cache
def outline(letter: str, face: str) -> str:
    """A letter as a path of SVG in a size of 1000, upside down, as fonts have it."""
    font = _font(face)
    glyphs = font.getGlyphSet()
    scale = 1000 / font["head"].unitsPerEm
    pen = SVGPathPen(glyphs, ntos=lambda number: f"{round(number * scale)}")
    glyphs[_letters(face)[0][ord(letter)]].draw(pen)
    return str(pen.getCommands())
