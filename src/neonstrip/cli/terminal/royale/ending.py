"""The first and the last screen: the welcome, and who has won."""

from __future__ import annotations

from neonstrip.cli.terminal.casinos import ending
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play import Game
from neonstrip.play.royale.view import Seat, View
from neonstrip.rules.royale.printed import ROUNDS


def welcome(screen: Screen, game: Game, view: View) -> None:
    """What the game is about, in a few lines, and who plays."""
    ending.welcome(screen, game, view, screen.say("royale-welcome", rounds=ROUNDS))


def show_result(screen: Screen, game: Game, reader: str | None) -> None:
    """Everyone's money, and the winner's name in lights."""

    def summary(seat: Seat) -> str:
        cards = len(seat.cards or []) + len(seat.notes or [])
        return screen.say("end-row", money=seat.money, cards=cards, jetons=seat.jetons)

    ending.show_result(screen, game, reader, summary)
