"""A recorded game, shown again to a seat, to a spectator, or to open eyes."""

from __future__ import annotations

from rich.text import Text

from neonstrip.cli.terminal.casinos.owners import color
from neonstrip.cli.terminal.casinos.rerun import CasinoRerun
from neonstrip.cli.terminal.royale.board import draw
from neonstrip.cli.terminal.royale.dice import draw_roll
from neonstrip.cli.terminal.royale.ending import show_result
from neonstrip.cli.terminal.royale.log import Log
from neonstrip.cli.terminal.screen import ENDLESS
from neonstrip.play import Game
from neonstrip.play.royale.view import View


class Rerun(CasinoRerun):
    """A record on the screen."""

    log_kind = Log

    def board(self, view: View) -> list[Text]:
        """As much of it as the screen can hold."""
        return draw(self.screen, view).lines(self.screen.height - 6 if self.screen.is_terminal else ENDLESS)

    def roll(self, view: View) -> list[Text]:
        return draw_roll(view.roll, color(view, view.active))

    def show_result(self, game: Game) -> None:
        show_result(self.screen, game, self.seat)
