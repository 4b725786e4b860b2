"""The first and the last screen: the welcome, and who has won."""

from __future__ import annotations

from neonstrip.cli.terminal.casinos import ending
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play import Game
from neonstrip.play.classic.view import Seat, View
from neonstrip.rules.classic.printed import ENOUGH, ROUNDS


def welcome(screen: Screen, game: Game, view: View) -> None:
    """What the game is about, in a few lines, and who plays."""
    ending.welcome(screen, game, view, screen.say("classic-welcome", rounds=ROUNDS, enough=ENOUGH))


def show_result(screen: Screen, game: Game, reader: str | None) -> None:
    """Everyone's money, and the winner's name in lights."""

    def summary(seat: Seat) -> str:
        return screen.say("classic-end-row", money=seat.money, notes=seat.notes)

    ending.show_result(screen, game, reader, summary)
