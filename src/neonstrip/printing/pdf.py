"""Pages as PDF: lines and letters, no pixels. Of each font the letters that are used are embedded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path
from fpdf import FPDF
from fpdf.drawing import PaintedPath
from fpdf.enums import PathPaintRule, StrokeCapStyle, StrokeJoinStyle

from neonstrip import __version__
from neonstrip.printing.drawing import Drawing, Shape, Word
from neonstrip.printing.fonts import FACES, path_of

POINTS = 72 / 25.4
"""In a millimetre."""
ALWAYS = datetime(2026, 1, 1, tzinfo=UTC)
"""Equal wishes give equal files."""
STEPS: dict[str, Callable[..., Any]] = {
    "moveTo": PaintedPath.move_to,
    "lineTo": PaintedPath.line_to,
    "curveTo": PaintedPath.curve_to,
    "closePath": PaintedPath.close,
}
"""How a path goes on, by the names that fontTools has for it."""


def write_pdf(pages: Sequence[Drawing], palette: dict[str, str], title: str, language: str) -> bytes:
    """All pages in a file."""
    pdf = FPDF(unit="mm", format=(pages[0].width, pages[0].height))
    pdf.set_auto_page_break(False)
    pdf.set_margin(0)
    pdf.set_title(title)
    pdf.set_lang(language)
    pdf.set_creator(f"Neonstrip {__version__}")
    pdf.set_creation_date(ALWAYS)
    for face in FACES:
        pdf.add_font(face, fname=path_of(face))
    for page in pages:
        pdf.add_page(format=(page.width, page.height))
        for mark in page.marks:
            if isinstance(mark, Word):
                _write(pdf, mark, palette)
            else:
                with pdf.drawing_context() as context:
                    context.add_item(_draw(mark, palette))
    return bytes(pdf.output())


def _write(pdf: FPDF, word: Word, palette: dict[str, str]) -> None:
    scale, _, _, _, x, y = word.placed
    pdf.set_font(word.face, size=word.size * scale * POINTS)
    pdf.set_text_color(palette[word.ink])
    pdf.text(x, y, word.text)


def _draw(shape: Shape, palette: dict[str, str]) -> PaintedPath:
    path = PaintedPath()
    path.auto_close = False
    style = path.style
    style.fill_color = palette[shape.fill] if shape.fill else None
    style.stroke_color = palette[shape.line] if shape.line else None
    style.paint_rule = _rule(shape)
    style.stroke_width = shape.width
    style.stroke_cap_style = StrokeCapStyle.ROUND
    style.stroke_join_style = StrokeJoinStyle.ROUND
    style.stroke_dash_pattern = shape.dash
    pen = RecordingPen()
    parse_path(shape.path, TransformPen(pen, shape.placed))
    for step, points in pen.value:
        if step in STEPS:
            STEPS[step](path, *(number for point in points for number in point))
    return path


def _rule(shape: Shape) -> PathPaintRule:
    if shape.fill and shape.line:
        return PathPaintRule.STROKE_FILL_NONZERO
    return PathPaintRule.FILL_NONZERO if shape.fill else PathPaintRule.STROKE
