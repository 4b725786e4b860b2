"""Chances to win over a game, drawn with characters."""

from __future__ import annotations

from rich.text import Text

from neonstrip.bots.review.report import Review
from neonstrip.bots.review.verdicts import BAD, LEAST_TURN
from neonstrip.cli.terminal.looks import COLORS, MARKS, QUIET
from neonstrip.cli.terminal.screen import Screen

ROWS = 10
LEFT = 7
PLAY, LUCK = "▼", "◇"


def columns(review: Review, width: int) -> list[int]:
    """The point that each column of a drawing shows."""
    last = len(review.points) - 1
    wide = min(width, 2 * last + 1)
    return [round(column * last / (wide - 1)) for column in range(wide)]


def plot(screen: Screen, review: Review) -> list[Text]:
    """A line for each player, marks below where play gave something away or luck struck, and the rounds."""
    shown = columns(review, screen.console.width - LEFT - 2)
    grid = [[Text("·" if row % 5 == 0 else " ", QUIET) for _ in shown] for row in range(ROWS + 1)]
    for seat in reversed(range(min(len(review.names), len(MARKS)))):
        for column, place in enumerate(shown):
            row = round((1 - review.points[place].after[seat]) * ROWS)
            grid[row][column] = Text(MARKS[seat], COLORS[seat])
    lines = [Text(f" {100 - 10 * row:>3} % ", QUIET).append_text(Text().join(cells)) for row, cells in enumerate(grid)]
    return [*lines, _marks(review, shown), _rounds(review, shown)]


def _marks(review: Review, shown: list[int]) -> Text:
    marks = []
    for column, place in enumerate(shown):
        first = column == 0 or shown[column - 1] != place
        point = review.points[place]
        lucky = max(map(abs, point.luck)) >= LEAST_TURN
        marks.append(" " if not first else PLAY if point.verdict in BAD else LUCK if lucky else " ")
    return Text(" " * LEFT + "".join(marks))


def _rounds(review: Review, shown: list[int]) -> Text:
    line = [" "] * (len(shown) + 4)
    free = 0
    for column, place in enumerate(shown):
        number = review.points[place].round
        if (column == 0 or review.points[shown[column - 1]].round != number) and column >= free and number:
            label = f"│{number}"
            line[column : column + len(label)] = label
            free = column + len(label) + 1
    return Text(" " * LEFT + "".join(line), QUIET)


def legend(screen: Screen, review: Review) -> Text:
    """Whose mark is whose, and what the marks below say."""
    line = Text(" ")
    for seat, name in list(enumerate(review.names))[: len(MARKS)]:
        line.append(f"{MARKS[seat]} {name}  ", COLORS[seat])
    line.append(f"{PLAY} {screen.say('review-mark-play')}  {LUCK} {screen.say('review-mark-luck')}", QUIET)
    return line
