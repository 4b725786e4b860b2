"""A page as a picture in SVG, for a look before printing. Letters are outlines: no font has to be at hand."""

from __future__ import annotations

from html import escape

from neonstrip.printing.drawing import Drawing, Shape, Word
from neonstrip.printing.fonts import advance_of, outline

EM = 1000


def write_picture(page: Drawing, palette: dict[str, str], title: str) -> str:
    """A page."""
    letters: dict[tuple[str, str], str] = {}
    marks = [_write(mark, palette, letters) if isinstance(mark, Word) else _draw(mark, palette) for mark in page.marks]
    defined = "".join(f'<path id="{name}" d="{outline(*key)}"/>' for key, name in letters.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(page.width)} {_n(page.height)}" '
        f'width="{_n(page.width)}mm" height="{_n(page.height)}mm" stroke-linecap="round" stroke-linejoin="round">'
        f"<title>{escape(title)}</title><defs>{defined}</defs>"
        f'<path fill="#fff" d="M0 0h{_n(page.width)}v{_n(page.height)}H0z"/>{"".join(marks)}</svg>'
    )


def _n(number: float) -> str:
    """A number, short."""
    return f"{number:.3f}".rstrip("0").rstrip(".") or "0"


def _draw(shape: Shape, palette: dict[str, str]) -> str:
    fill = palette[shape.fill] if shape.fill else "none"
    scale, _, _, _, x, y = shape.placed
    dash = f' stroke-dasharray="{_n(shape.dash[0] / scale)} {_n(shape.dash[1] / scale)}"' if shape.dash else ""
    line = f' stroke="{palette[shape.line]}" stroke-width="{_n(shape.width / scale)}"{dash}' if shape.line else ""
    return (
        f'<path transform="matrix({_n(scale)} 0 0 {_n(scale)} {_n(x)} {_n(y)})" fill="{fill}"{line} d="{shape.path}"/>'
    )


def _write(word: Word, palette: dict[str, str], letters: dict[tuple[str, str], str]) -> str:
    scale, _, _, _, x, y = word.placed
    size = word.size * scale / EM
    used, right = [], 0.0
    for letter in word.text:
        if not letter.isspace():
            name = letters.setdefault((letter, word.face), f"g{len(letters)}")
            used.append(f'<use href="#{name}" x="{_n(right)}"/>')
        right += advance_of(letter, word.face) * EM
    placed = f"matrix({size:.6f} 0 0 {-size:.6f} {_n(x)} {_n(y)})"
    return f'<g fill="{palette[word.ink]}" transform="{placed}">{"".join(used)}</g>'
