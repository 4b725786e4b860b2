"""One person at a table of bots, whatever the game: asking, undoing, saving, leaving."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import ClassVar

from rich.text import Text

from neonstrip.bots.advice import Choice as Advised
from neonstrip.bots.advice import Step
from neonstrip.bots.hints import hint
from neonstrip.cli.terminal.hints import tell_hint
from neonstrip.cli.terminal.looks import LIT, QUIET
from neonstrip.cli.terminal.menu import Choice
from neonstrip.cli.terminal.screen import Screen
from neonstrip.cli.terminal.talk import Talk
from neonstrip.play import Game, Mistake

ENDING = ".neonstrip"


class Leaving(Exception):  # noqa: N818 - not an error: a person goes home
    """The person leaves the table."""


class Session(ABC):
    """A game of one person against bots, from sitting down to leaving."""

    plays: ClassVar[str]
    """The name of the game."""

    def __init__(
        self, screen: Screen, game: Game, seat: int, save: Path | None, hints: bool = True, remarks: bool = True
    ) -> None:
        self.screen = screen
        self.hints = hints
        """Whether hints can be had at this table."""
        self.game = game
        self.talk = Talk(screen, game, remarks)
        self.seat = seat
        self.name = game.names[seat]
        self.save = save
        self.told = 0
        """Lines told since the person was last asked: they should still be on the screen at the next question."""

    # the course of a game

    def play(self, resumed: bool = False) -> None:
        """Play until the game is over or the person leaves. The end of input and Ctrl-C leave too."""
        try:
            self._open(resumed)
            while not self.game.is_over:
                self._go_on()
            self._show_result()
            self._print(self.talk.end(self.game.winners()))
            self._keep()
            if self.save:
                self.screen.prose(self.screen.say("told-replay", file=str(self.save)), hang=2)
        except Leaving:
            self._say_goodbye()
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
            self._keep()
            self._say_goodbye()

    def _open(self, resumed: bool) -> None:
        """Greet the person, who may have been here before."""
        if resumed:
            self.screen.prose(self.screen.say("told-resumed"))
            return
        if self.save:
            self.game.save(self.save)  # a place that cannot be written to is said before anybody plays
        self._welcome()
        self._print(self.talk.hello())
        if self.screen.is_terminal:
            self._ask(self.screen.say("play-go"))

    @abstractmethod
    def _welcome(self) -> None:
        """Greet the person."""

    @abstractmethod
    def _go_on(self) -> None:
        """Let whoever is next decide: the person or a bot."""

    @abstractmethod
    def _show_result(self) -> None:
        """Say how the game ended."""

    @abstractmethod
    def _help(self, choices: list[Choice]) -> None:
        """The rules that matter now."""

    @abstractmethod
    def _words(self, move: Advised | Step) -> str:
        """A legal move, or a step planned after one, as a choice."""

    # what can be typed at any time

    def _undo(self) -> bool:
        try:
            self.game.undo(self.seat)
        except Mistake as mistake:
            self.screen.prose(mistake.words(self.screen.language))
            return False
        self.screen.prose(self.screen.say("told-undone"))
        return True

    def _obey(self, typed: str, choices: list[Choice]) -> bool:
        """Do what is no move: help, save, quit. Whether it was one of these."""
        match typed.lower():
            case "h" | "?" | "help":
                self._help(choices)
            case "t" | "hint" if choices:
                self._hint()
            case "s" | "save":
                self._save()
            case "q" | "quit" | "exit":
                self._quit()
            case _:
                return False
        return True

    def _hint(self) -> None:
        """What the expert would do here."""
        if not self.hints:
            self.screen.prose(Mistake("hints-off").words(self.screen.language))
            return
        advice = hint(self.game, self.seat)
        for line in tell_hint(self.screen, self.game.rules.name, advice, self.game.names, self._words):
            self.screen.prose(line, indent=0, hang=3)

    def _refuse(self, typed: str) -> None:
        """What was typed is nothing that can be done."""
        told = "told-not-a-choice" if typed else "told-pick-one"
        self.screen.prose(self.screen.say(told, text=typed[:40]))

    def _ask(self, prompt: str) -> str:
        self.told = 0
        return self.screen.ask(Text.assemble((f" {prompt} ", QUIET), ("▸ ", LIT)))

    def _print(self, lines: list[Text]) -> None:
        for line in lines:
            self.told += self.screen.prose(line, indent=0, hang=3)

    # saving and leaving

    def _keep(self) -> None:
        """Save as we go. A full disk is told, and never ends a game."""
        if self.save:
            self._try_to_save(self.save)

    def _try_to_save(self, path: Path) -> bool:
        try:
            self.game.save(path)
        except Mistake as mistake:
            self.screen.prose(mistake.words(self.screen.language))
            return False
        return True

    def _save(self) -> None:
        """Save where the person says."""
        path = self.save
        if path is None:
            suggested = self._free_name()
            path = Path(self._ask(self.screen.say("ask-file", file=str(suggested))) or suggested)
        if not self._try_to_save(path):
            return
        self.save = path
        self.screen.prose(self.screen.say("told-saved", file=str(path)), hang=2)

    def _quit(self) -> None:
        path = self.save or self._free_name()
        if self.save or not self._ask(self.screen.say("ask-save-first", file=str(path))).lower().startswith("n"):
            if not self._try_to_save(path):
                return
            self.save = path
        raise Leaving

    def _say_goodbye(self) -> None:
        if self.save:
            self.screen.prose(self.screen.say("told-resume", game=self.game.rules.name, file=str(self.save)), hang=2)
        else:
            self.screen.prose(self.screen.say("told-not-saved"))
        self.screen.prose(self.screen.say("told-left"))

    def _free_name(self) -> Path:
        """A name for a file that does not exist yet."""
        number, game = 1, self.game.rules.name
        path = Path(game + ENDING)
        while path.exists():
            number += 1
            path = Path(f"{game}-{number}{ENDING}")
        return path
