"""One person at a table of bots, in a terminal: draws, asks, moves, tells."""

from __future__ import annotations

from rich.text import Text

from neonstrip.bots.advice import Choice as Advised
from neonstrip.bots.advice import Step
from neonstrip.cli.terminal.casinos.owners import color
from neonstrip.cli.terminal.casinos.session import CasinoSession
from neonstrip.cli.terminal.looks import LIT
from neonstrip.cli.terminal.menu import Choice, draw_menu
from neonstrip.cli.terminal.royale.board import draw
from neonstrip.cli.terminal.royale.dice import draw_black, draw_roll
from neonstrip.cli.terminal.royale.ending import show_result, welcome
from neonstrip.cli.terminal.royale.log import Log
from neonstrip.cli.terminal.royale.menu import list_choices
from neonstrip.cli.terminal.royale.moves import choice_words, question
from neonstrip.cli.terminal.royale.tiles import tile_rule
from neonstrip.play.royale.view import View
from neonstrip.rules.royale.tiles.registry import DECISIONS


class RoyaleSession(CasinoSession):
    """A game of one person against bots."""

    plays = "royale"
    log_kind = Log

    def _view(self) -> View:
        view: View = self.game.view(self.name)
        return view

    def _welcome(self) -> None:
        welcome(self.screen, self.game, self._view())

    def _show_result(self) -> None:
        show_result(self.screen, self.game, self.name)

    def _choices(self, view: View) -> list[Choice]:
        return list_choices(self.screen, self.game, view)

    def _show(self, view: View, choices: list[Choice]) -> None:
        """The board, the roll, the question and the choices, as much of it as the screen can hold."""
        below = [
            *self._dice(view),
            Text.assemble((f" {question(self.screen, view)} ", LIT)),
            *(draw_menu(choices, self.screen.console.width) if len(choices) > 1 else []),
        ]
        space = self.screen.height - len(below) - self.told - 2
        self.screen.lines([Text(), *draw(self.screen, view).lines(space), *below])

    def _dice(self, view: View) -> list[Text]:
        """The dice that the question is about."""
        about = "roll" if view.phase == "place" else view.phase in DECISIONS and DECISIONS[view.phase].dice
        if about == "roll":
            return draw_roll(view.roll, color(view, self.name))
        return draw_black(view.black) if about == "black" else []

    def _words(self, move: Advised | Step) -> str:
        return choice_words(self.screen, self._view(), move.move)

    def _help(self, choices: list[Choice]) -> None:
        example = choices[0].text if choices else "place 3"
        for message in ("help-turn", "help-score", "help-board", "help-keys"):
            self.screen.prose(self.screen.say(message, example=example))
        for casino in self._view().casinos:
            if casino.tile:
                name = Text(f"{casino.number} {self.screen.say(f'tile-{casino.tile}')}: ", "bold")
                self.screen.prose(name.append(tile_rule(self.screen, casino.tile), "not bold"), hang=2)
