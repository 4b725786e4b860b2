"""One person at a table of bots, in a terminal: draws, asks, moves, tells."""

from __future__ import annotations

from rich.text import Text

from neonstrip.bots.advice import Choice as Advised
from neonstrip.bots.advice import Step
from neonstrip.cli.terminal.casinos.session import CasinoSession
from neonstrip.cli.terminal.classic.board import draw, draw_roll
from neonstrip.cli.terminal.classic.ending import show_result, welcome
from neonstrip.cli.terminal.classic.log import Log
from neonstrip.cli.terminal.looks import LIT
from neonstrip.cli.terminal.menu import Choice, draw_menu
from neonstrip.play.classic.phrases import PHRASES
from neonstrip.play.classic.view import View
from neonstrip.play.phrases import slots
from neonstrip.rules.classic.moves import GRAMMAR


class ClassicSession(CasinoSession):
    """A game of one person against bots."""

    plays = "classic"
    log_kind = Log

    def _welcome(self) -> None:
        welcome(self.screen, self.game, self.game.view(self.name))

    def _show_result(self) -> None:
        show_result(self.screen, self.game, self.name)

    def _choices(self, view: View) -> list[Choice]:
        """All legal moves: the number of a casino is the number to type for it."""
        moves = self.game.numbers()
        worths = self.game.rules.forecast(self.game.state, self.seat, moves)
        choices = []
        for move, worth in zip(moves, worths, strict=True):
            parts = GRAMMAR.parts[move]
            meaning = self.screen.tell(PHRASES["worth"]["now"], worth) if worth else ""
            key = parts.words.get("casino", "1")
            choices.append(Choice(key, move, self.game.rules.texts[move], self._said(move), meaning))
        return choices

    def _said(self, move: int) -> str:
        """A legal move as a choice."""
        parts = GRAMMAR.parts[move]
        [facts] = self.game.rules.facts(self.game.state, self.seat, [move])
        words = self.screen.tell(PHRASES["choices"][parts.family], slots(parts) | facts)
        return words[0].upper() + words[1:]

    def _show(self, view: View, choices: list[Choice]) -> None:
        """The board, the roll, the question and the choices."""
        question = self.screen.tell(PHRASES["questions"][view.phase], {})
        self.screen.lines([Text(), *draw(self.screen, view), *(draw_roll(view) if view.phase == "place" else [])])
        self.screen.line(Text.assemble((f" {question} ", LIT)))
        self.screen.lines(draw_menu(choices, self.screen.console.width) if len(choices) > 1 else [])

    def _words(self, move: Advised | Step) -> str:
        return self._said(GRAMMAR.numbers[move.move])

    def _help(self, choices: list[Choice]) -> None:
        example = choices[0].text if choices else "place 3"
        for message in ("classic-help-turn", "classic-help-score", "classic-help-board", "help-keys"):
            self.screen.prose(self.screen.say(message, example=example))
