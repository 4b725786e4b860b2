"""A piece of paper of fixed size, on which later characters cover earlier ones."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    """Rows of cells, each with a sign and a style. Every sign must be one cell wide."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, words: str, style: str = "") -> None:
        """Write words from a cell on; what lies outside is cut."""
        for i, sign in enumerate(words):
            if 0 <= x + i < len(self.cells[y]):
                self.cells[y][x + i] = (sign, style)

    def lines(self) -> list[Text]:
        return [Text.assemble(*row) for row in self.cells]
