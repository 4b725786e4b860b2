"""The first and the last screen: the welcome, and who has won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from neonstrip.cli.terminal.casinos.owners import color, mark
from neonstrip.cli.terminal.looks import sign
from neonstrip.cli.terminal.screen import Screen
from neonstrip.cli.terminal.talk import describe
from neonstrip.cli.terminal.winners import show_winners
from neonstrip.play import Game


def welcome(screen: Screen, game: Game, view: Any, about: str) -> None:
    """What the game is about, in a few lines, and who plays."""
    screen.line()
    screen.lines(sign(screen.say("play-welcome-sign")))
    screen.prose(Text(screen.say(f"game-{game.rules.name}"), "bold"))
    screen.prose(about)
    screen.line()
    for seat, kind in zip(view.seats, game.kinds, strict=True):
        line = Text.assemble("   ", (f"{mark(view, seat.name)} {seat.name}", color(view, seat.name)))
        screen.line(line if seat.name == view.seat else line.append(f"  {describe(screen, kind)}", "dim"))
    screen.line()


def show_result(screen: Screen, game: Game, reader: str | None, summary: Callable[[Any], str]) -> None:
    """The winner's name in lights, and a summary of everyone's game, the richest first."""
    view, winners = game.view(reader), game.winners()
    screen.line()
    show_winners(screen, winners, reader)
    for seat in sorted(view.seats, key=lambda seat: (seat.name not in winners, -(seat.money or 0))):
        line = Text.assemble((f" {mark(view, seat.name)} {seat.name}", color(view, seat.name)))
        screen.prose(line.append(" " * max(2, 16 - cell_len(seat.name))).append(summary(seat)), indent=0, hang=3)
