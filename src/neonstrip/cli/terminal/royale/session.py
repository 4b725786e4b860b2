"""One person at a table of bots, in a terminal: draws, asks, moves, tells."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from neonstrip.bots import choose
from neonstrip.bots.advice import Choice as Advised
from neonstrip.bots.advice import Step
from neonstrip.cli.terminal.looks import LIT
from neonstrip.cli.terminal.menu import Choice, draw_menu, find
from neonstrip.cli.terminal.owners import color
from neonstrip.cli.terminal.royale.board import draw
from neonstrip.cli.terminal.royale.dice import draw_black, draw_roll
from neonstrip.cli.terminal.royale.ending import show_result, welcome
from neonstrip.cli.terminal.royale.log import Reader, Told, tell, tell_start
from neonstrip.cli.terminal.royale.menu import list_choices
from neonstrip.cli.terminal.royale.moves import choice_words, question
from neonstrip.cli.terminal.royale.tiles import tile_rule
from neonstrip.cli.terminal.screen import Screen
from neonstrip.cli.terminal.session import Session
from neonstrip.play import Game
from neonstrip.play.royale.view import View
from neonstrip.rules.royale.tiles.registry import DECISIONS


class RoyaleSession(Session):
    """A game of one person against bots."""

    plays = "royale"

    def __init__(self, screen: Screen, game: Game, seat: int, save: Path | None, hints: bool = True) -> None:
        super().__init__(screen, game, seat, save, hints)
        self.reader = Reader(screen, self.name)

    # the course of a game

    def _open(self, resumed: bool) -> None:
        if resumed:
            self.screen.prose(self.screen.say("told-resumed"))
            return
        if self.save:
            self.game.save(self.save)  # a place that cannot be written to is said before anybody plays
        welcome(self.screen, self.game, self._view())
        if self.screen.is_terminal:
            self._ask(self.screen.say("play-go"))
        self._tell(tell_start(self.reader, self._view()))

    def _view(self) -> View:
        view: View = self.game.view(self.name)
        return view

    def _go_on(self) -> None:
        if self.game.seat == self.seat:
            self._decide()
        else:
            self._make(choose(self.game, self.game.kinds[self.game.seat]))

    def _show_result(self) -> None:
        show_result(self.screen, self.game, self.name)

    def _make(self, move: int) -> None:
        """Make a move and tell it."""
        before, mover = self._view(), self.game.names[self.game.seat]
        self.game.make(move)
        self._tell(tell(self.reader, mover, self.game.rules.texts[move], before, self._view()))

    def _tell(self, told: Told) -> None:
        if told.round_over:
            opening = told.lines.pop()
            self._print(told.lines)
            if self.screen.is_terminal:
                self._ask(self.screen.say("ask-next-round"))
            told.lines = [opening]
        self._print(told.lines)

    # the person's decisions

    def _decide(self) -> None:
        """Ask until the person has made a move, or has taken one back."""
        view = self._view()
        choices = list_choices(self.screen, self.game, view)
        self._show(view, choices)
        while True:
            typed = self._ask(self._keys(choices))
            chosen = find(choices, typed)
            if chosen:
                self._move(chosen)
                return
            if typed.lower() == "u":
                if self._undo():
                    return
            elif typed.lower() == "b":
                self._show(view, choices)
            elif not self._obey(typed, choices):
                told = "told-not-a-choice" if typed else "told-pick-one"
                self.screen.prose(self.screen.say(told, text=typed[:40]))

    def _move(self, chosen: Choice) -> None:
        self._make(chosen.move)
        if not self.game.is_over and self.game.seat != self.seat and self.game.can_undo(self.seat):
            self._confirm()
        self._keep()

    def _confirm(self) -> None:
        """A turn can be taken back before others go on."""
        while True:
            typed = self._ask(self.screen.say("ask-done")).lower()
            if typed == "u":
                self._undo()
                return
            if not typed:
                return
            self._obey(typed, [])

    # what the person sees

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

    def _keys(self, choices: list[Choice]) -> str:
        """The prompt: what can be typed now."""
        only = len(choices) == 1
        first = self.screen.say("ask-enter", choice=choices[0].words) if only else self.screen.say("ask-number")
        keys = ["keys-undo"] if self.game.can_undo(self.seat) else []
        keys += ["keys-hint"] if self.hints else []
        return " · ".join([first, *(self.screen.say(key) for key in [*keys, "keys-help", "keys-save", "keys-quit"])])

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
