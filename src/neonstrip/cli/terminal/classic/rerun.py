"""A recorded game, shown again to a seat, to a spectator, or to open eyes."""

from __future__ import annotations

from rich.text import Text

from neonstrip.cli.terminal.casinos.rerun import CasinoRerun
from neonstrip.cli.terminal.classic.board import draw, draw_roll
from neonstrip.cli.terminal.classic.ending import show_result
from neonstrip.cli.terminal.classic.log import Log
from neonstrip.play import Game
from neonstrip.play.classic.view import View


class Rerun(CasinoRerun):
    """A record on the screen."""

    log_kind = Log

    def board(self, view: View) -> list[Text]:
        return draw(self.screen, view)

    def roll(self, view: View) -> list[Text]:
        return draw_roll(view)

    def show_result(self, game: Game) -> None:
        show_result(self.screen, game, self.seat)
