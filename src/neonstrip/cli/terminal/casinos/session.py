"""One person at a table of bots, in a game of casinos: draws, asks, moves, tells."""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text

from neonstrip.bots import choose
from neonstrip.cli.terminal.casinos.log import CasinoLog, Move, Told
from neonstrip.cli.terminal.menu import Choice, find
from neonstrip.cli.terminal.screen import Screen
from neonstrip.cli.terminal.session import Session
from neonstrip.play import Game


class CasinoSession(Session):
    """A game of one person against bots. A game lists its choices, and shows its board."""

    log_kind: ClassVar[type[CasinoLog]]

    def __init__(
        self, screen: Screen, game: Game, seat: int, save: Path | None, hints: bool = True, remarks: bool = True
    ) -> None:
        super().__init__(screen, game, seat, save, hints, remarks)
        self.log = self.log_kind(screen, self.name)

    @abstractmethod
    def _choices(self, view: Any) -> list[Choice]:
        """All legal moves of the person."""

    @abstractmethod
    def _show(self, view: Any, choices: list[Choice]) -> None:
        """The board, the dice, the question and the choices."""

    # the course of a game

    def _open(self, resumed: bool) -> None:
        super()._open(resumed)
        if not resumed:
            self._tell(self.log.tell_start(self.game.view(self.name)))

    def _go_on(self) -> None:
        if self.game.seat == self.seat:
            self._decide()
        else:
            self._make(choose(self.game, self.game.kinds[self.game.seat]))

    def _make(self, move: int) -> None:
        """Make a move and tell it."""
        before, mover = self.game.view(self.name), self.game.names[self.game.seat]
        made = Move(move, self.game.rules.public_facts(self.game.state, move))
        self.game.make(move)
        told = self.log.tell(mover, made, before, self.game.view(self.name))
        self._tell(told, [] if self.game.is_over else self.talk.about(self.game.events()))

    def _tell(self, told: Told, said: list[Text] | None = None) -> None:
        """Tell what happened, and what somebody says about it."""
        if told.round_over:
            opening = told.lines.pop()
            self._print([*told.lines, *(said or [])])
            if self.screen.is_terminal:
                self._ask(self.screen.say("ask-next-round"))
            told.lines, said = [opening], None
        self._print([*told.lines, *(said or [])])

    # the person's decisions

    def _decide(self) -> None:
        """Ask until the person has made a move, or has taken one back."""
        view = self.game.view(self.name)
        choices = self._choices(view)
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
                self._refuse(typed)

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

    def _keys(self, choices: list[Choice]) -> str:
        """The prompt: what can be typed now."""
        only = len(choices) == 1
        first = self.screen.say("ask-enter", choice=choices[0].words) if only else self.screen.say("ask-number")
        keys = ["keys-undo"] if self.game.can_undo(self.seat) else []
        keys += ["keys-hint"] if self.hints else []
        return " · ".join([first, *(self.screen.say(key) for key in [*keys, "keys-help", "keys-save", "keys-quit"])])
