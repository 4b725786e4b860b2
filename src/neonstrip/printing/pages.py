"""Page sizes, and where drawings go on them: one or two to a page, as large as the margins allow."""

from __future__ import annotations

from collections.abc import Sequence

from neonstrip.printing.drawing import Drawing

SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres, upright."""
MARGIN = 9.0
"""What printers leave white, and a little more."""
GAP = 9.0
"""Between two drawings on a page; they can be cut apart there."""
CUT = (2.0, 1.6)


def space_on(size: str, lying: bool) -> tuple[float, float]:
    """How much of a page can be printed on."""
    width, height = SIZES[size]
    across, down = (height, width) if lying else (width, height)
    return across - 2 * MARGIN, down - 2 * MARGIN


def lay_out(drawings: Sequence[Drawing], size: str, per_page: int) -> list[Drawing]:
    """Pages with one drawing each, or two above each other (beside each other if they are upright)."""
    found = []
    for first in range(0, len(drawings), per_page):
        some = drawings[first : first + per_page]
        lying = (some[0].width > some[0].height) == (per_page == 1)
        width, height = space_on(size, lying)
        page = Drawing(width + 2 * MARGIN, height + 2 * MARGIN)
        if per_page == 1:
            _fit(page, some[0], MARGIN, MARGIN, width, height)
        elif lying:
            half = (width - GAP) / 2
            page.shape(f"M{page.width / 2} {MARGIN}v{height}", line="faint", width=0.2, dash=CUT)
            for place, drawing in enumerate(some):
                _fit(page, drawing, MARGIN + place * (half + GAP), MARGIN, half, height)
        else:
            half = (height - GAP) / 2
            page.shape(f"M{MARGIN} {page.height / 2}h{width}", line="faint", width=0.2, dash=CUT)
            for place, drawing in enumerate(some):
                _fit(page, drawing, MARGIN, MARGIN + place * (half + GAP), width, half)
        found.append(page)
    return found


def _fit(page: Drawing, drawing: Drawing, x: float, y: float, width: float, height: float) -> None:
    """Put a drawing into the middle of a part of a page."""
    scale = min(width / drawing.width, height / drawing.height)
    page.put(drawing, x + (width - drawing.width * scale) / 2, y + (height - drawing.height * scale) / 2, scale)
