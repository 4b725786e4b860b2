"""One person at a table of bots, in a terminal: draws, asks, moves, tells."""

from __future__ import annotations

from rich.text import Text

from neonstrip.bots import choose
from neonstrip.bots.advice import Choice as Advised
from neonstrip.bots.advice import Step
from neonstrip.cli.terminal.classic.board import draw, draw_roll
from neonstrip.cli.terminal.classic.ending import show_result, welcome
from neonstrip.cli.terminal.classic.log import Move, Told, tell, tell_start
from neonstrip.cli.terminal.looks import LIT
from neonstrip.cli.terminal.menu import Choice, draw_menu, find
from neonstrip.cli.terminal.session import Session
from neonstrip.play.classic.phrases import PHRASES
from neonstrip.play.classic.view import View
from neonstrip.play.phrases import slots
from neonstrip.rules.classic.moves import GRAMMAR


class ClassicSession(Session):
    """A game of one person against bots."""

    plays = "classic"

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
        self._tell(tell_start(self.screen, self.name, self._view()))

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
        made = Move(move, self.game.rules.public_facts(self.game.state, move))
        self.game.make(move)
        self._tell(tell(self.screen, self.name, mover, made, before, self._view()))

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
        view, choices = self._view(), self._choices()
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

    def _choices(self) -> list[Choice]:
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
        """The board, the roll, the question and the choices."""
        question = self.screen.tell(PHRASES["questions"][view.phase], {})
        self.screen.lines([Text(), *draw(self.screen, view), *(draw_roll(view) if view.phase == "place" else [])])
        self.screen.line(Text.assemble((f" {question} ", LIT)))
        self.screen.lines(draw_menu(choices, self.screen.console.width) if len(choices) > 1 else [])

    def _keys(self, choices: list[Choice]) -> str:
        """The prompt: what can be typed now."""
        only = len(choices) == 1
        first = self.screen.say("ask-enter", choice=choices[0].words) if only else self.screen.say("ask-number")
        keys = ["keys-undo"] if self.game.can_undo(self.seat) else []
        keys += ["keys-hint"] if self.hints else []
        return " · ".join([first, *(self.screen.say(key) for key in [*keys, "keys-help", "keys-save", "keys-quit"])])

    def _words(self, move: Advised | Step) -> str:
        return self._said(GRAMMAR.numbers[move.move])

    def _help(self, choices: list[Choice]) -> None:
        example = choices[0].text if choices else "place 3"
        for message in ("classic-help-turn", "classic-help-score", "classic-help-board", "help-keys"):
            self.screen.prose(self.screen.say(message, example=example))
