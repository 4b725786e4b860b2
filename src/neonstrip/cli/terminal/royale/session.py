"""One person at a table of bots, in a terminal: draws, asks, moves, tells."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from neonstrip.bots import choose
from neonstrip.cli.terminal.royale.board import draw
from neonstrip.cli.terminal.royale.dice import draw_black, draw_roll
from neonstrip.cli.terminal.royale.ending import show_result, welcome
from neonstrip.cli.terminal.royale.log import Reader, Told, tell, tell_start
from neonstrip.cli.terminal.royale.looks import LIT, QUIET, color
from neonstrip.cli.terminal.royale.menu import Choice, draw_menu, find, list_choices
from neonstrip.cli.terminal.royale.moves import question
from neonstrip.cli.terminal.royale.tiles import tile_rule
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play import Game, Mistake
from neonstrip.play.royale.view import View

SUGGESTED = "royale"
ENDING = ".neonstrip"


class Leaving(Exception):  # noqa: N818 - not an error: a person goes home
    """The person leaves the table."""


class Session:
    """A game of one person against bots."""

    def __init__(self, screen: Screen, game: Game, seat: int, save: Path | None) -> None:
        self.screen = screen
        self.game = game
        self.seat = seat
        self.name = game.names[seat]
        self.save = save
        self.reader = Reader(screen, self.name)
        self.told = 0
        """Lines told since the person was last asked: they should still be on the screen at the next question."""

    # the course of a game

    def play(self, resumed: bool = False) -> None:
        """Play until the game is over or the person leaves. The end of input and Ctrl-C leave too."""
        try:
            self._open(resumed)
            while not self.game.is_over:
                if self.game.seat == self.seat:
                    self._decide()
                else:
                    self._let_bot_move()
            show_result(self.screen, self.game, self.name)
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

    def _let_bot_move(self) -> None:
        seat = self.game.seat
        self._make(choose(self.game, self.game.kinds[seat]))

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

    def _print(self, lines: list[Text]) -> None:
        for line in lines:
            self.told += self.screen.prose(line, indent=0, hang=3)

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
            case "s" | "save":
                self._save()
            case "q" | "quit" | "exit":
                self._quit()
            case _:
                return False
        return True

    def _ask(self, prompt: str) -> str:
        self.told = 0
        return self.screen.ask(Text.assemble((f" {prompt} ", QUIET), ("▸ ", LIT)))

    # what the person sees

    def _show(self, view: View, choices: list[Choice]) -> None:
        """The board, the roll, the question and the choices, as much of it as the screen can hold."""
        below = [
            *self._dice(view),
            Text.assemble((f" {question(self.screen, view)} ", LIT)),
            *(draw_menu(choices, self.screen.console.width) if len(choices) > 1 else []),
        ]
        room = self.screen.height - len(below) - self.told - 2
        self.screen.lines([Text(), *draw(self.screen, view).lines(room), *below])

    def _dice(self, view: View) -> list[Text]:
        """The dice that the question is about."""
        if view.phase in ("place", "nice"):
            return draw_roll(view.roll, color(view, self.name))
        return draw_black(view.black) if view.phase in ("gamble", "choose", "prime") else []

    def _keys(self, choices: list[Choice]) -> str:
        """The prompt: what can be typed now."""
        only = len(choices) == 1
        first = self.screen.say("ask-enter", choice=choices[0].words) if only else self.screen.say("ask-number")
        keys = ["keys-undo"] if self.game.can_undo(self.seat) else []
        return " · ".join([first, *(self.screen.say(key) for key in [*keys, "keys-help", "keys-save", "keys-quit"])])

    def _help(self, choices: list[Choice]) -> None:
        """The rules that matter now."""
        example = choices[0].text if choices else "place 3"
        for message in ("help-turn", "help-score", "help-board", "help-keys"):
            self.screen.prose(self.screen.say(message, example=example))
        for casino in self._view().casinos:
            if casino.tile:
                name = Text(f"{casino.number} {self.screen.say(f'tile-{casino.tile}')}: ", "bold")
                self.screen.prose(name.append(tile_rule(self.screen, casino.tile), "not bold"), hang=2)

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
            suggested = free_name()
            path = Path(self._ask(self.screen.say("ask-file", file=str(suggested))) or suggested)
        if not self._try_to_save(path):
            return
        self.save = path
        self.screen.prose(self.screen.say("told-saved", file=str(path)), hang=2)

    def _quit(self) -> None:
        path = self.save or free_name()
        if self.save or self._ask(self.screen.say("ask-save-first", file=str(path))).lower() not in ("n", "no"):
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


def free_name() -> Path:
    """A name for a file that does not exist yet."""
    number = 1
    path = Path(SUGGESTED + ENDING)
    while path.exists():
        number += 1
        path = Path(f"{SUGGESTED}-{number}{ENDING}")
    return path
