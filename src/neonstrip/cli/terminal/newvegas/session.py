"""One person building a city against bots or the ACME, in a terminal: step by step, with undo until the turn ends."""

from __future__ import annotations

from pathlib import Path

from rich.cells import cell_len
from rich.text import Text

from neonstrip.bots import choose
from neonstrip.bots.advice import Choice as Advised
from neonstrip.bots.advice import Step
from neonstrip.bots.expecting import Expected, expect_seen
from neonstrip.cli.terminal.looks import LIT
from neonstrip.cli.terminal.menu import Choice
from neonstrip.cli.terminal.newvegas.board import draw, draw_paper, heading
from neonstrip.cli.terminal.newvegas.ending import show_result, welcome
from neonstrip.cli.terminal.newvegas.log import tell_round
from neonstrip.cli.terminal.newvegas.menu import Menu
from neonstrip.cli.terminal.newvegas.moves import choice_words, question
from neonstrip.cli.terminal.screen import Screen
from neonstrip.cli.terminal.session import Session
from neonstrip.play import Game
from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.play.newvegas.printed import amounts
from neonstrip.play.newvegas.view import View
from neonstrip.rules.newvegas.printed import ACME_AREAS

WIDTH_TO_TYPE = 24
HELP = ("nv-help-turn", "nv-help-action", "nv-help-bonus", "nv-help-map", "nv-help-sheet", "nv-help-end")


def move_bots(game: Game, person: int) -> None:
    """Let everyone but the person decide until the person has to."""
    while not game.is_over and person not in game.seats:
        seat = game.seat
        game.make(choose(game, game.kinds[seat], seat), seat)


def architect(screen: Screen, level: int) -> str:
    """The ACME's card in words: its points, and from how many improvement cards on they are better."""
    card = OPPONENTS[level - 1]
    parts = []
    for area in ACME_AREAS:
        base, better = card[area]["points"]
        facts = {"base": base, "better": better, "cards": card[area]["improves_at"]}
        parts.append(screen.say("nv-architect-area", area=screen.say(f"nv-architect-{area}"), **facts))
    return screen.say("nv-architect", name=card["name"], areas=", ".join(parts), crane=f"{card['crane_modifier']:+d}")


class NewVegasSession(Session):
    """A game of one person."""

    plays = "newvegas"

    def __init__(
        self, screen: Screen, game: Game, seat: int, save: Path | None, hints: bool = True, remarks: bool = True
    ) -> None:
        super().__init__(screen, game, seat, save, hints, remarks)
        self.round_begin: View = self._view()
        self.then = game.state.copy()
        """The game when the round began: what happened since is told when everyone has confirmed."""
        screen.facts["edition"] = self.round_begin.edition

    def _view(self) -> View:
        view: View = self.game.view(self.name)
        return view

    # the course of a game

    def _welcome(self) -> None:
        welcome(self.screen, self.game, self._view())

    def _go_on(self) -> None:
        if self.seat in self.game.seats:
            self._decide()
        if self.seat not in self.game.seats:
            move_bots(self.game, self.seat)
        after = self._view()
        if (after.stage, after.round) != (self.round_begin.stage, self.round_begin.round):
            self._tell(after)

    def _tell(self, after: View) -> None:
        """What everyone did, now that all have confirmed."""
        if self.round_begin.stage == "voting":
            self._print([Text(f" {self.screen.say('nv-voted')}")])
        else:
            events = self.game.rules.events(self.game.state, self.game.names, self.then)
            self._print(tell_round(self.screen, after, events))
            if not self.game.is_over:
                self._print(self.talk.about(events))
        self.round_begin, self.then = after, self.game.state.copy()
        self._keep()

    def _show_result(self) -> None:
        show_result(self.screen, self.game, self.name)

    # the person's decisions

    def _expected(self) -> Expected:
        """What choices are expected to come to, where hints may be had."""
        if not self.hints:
            return {}
        rules, moves = self.game.rules, self.game.numbers(self.seat)
        return expect_seen(rules.name, rules.see(self.game.state, self.seat), self.seat, moves)

    def _decide(self) -> None:
        """Ask until the person has made a move, or has taken one back."""
        view = self._view()
        menu = Menu(self.screen, self.game, view, self.seat, self._expected())
        self._show(view, menu)
        while True:
            typed = self._ask(self._keys(menu))
            chosen = menu.find(typed)
            if chosen:
                self.game.make(chosen.move, self.seat)
                self._keep()
                return
            if typed.lower() in ("u", "r"):
                if self._undo() and (typed.lower() == "u" or self._restart()):
                    return
            elif typed.lower() in ("m", "map"):
                self._show(view, menu)
            elif typed.lower() in ("o", "others"):
                self._show_others(view)
            elif not self._obey(typed, menu.choices):
                self._refuse(typed)

    def _restart(self) -> bool:
        """Take back everything else of this turn too."""
        while self.game.can_undo(self.seat):
            self.game.undo(self.seat)
        self._keep()
        return True

    def _undo(self) -> bool:
        undone = super()._undo()
        if undone:
            self._keep()
        return undone

    # what the person sees

    def _show(self, view: View, menu: Menu) -> None:
        """The board with spots to choose from, the question and the choices."""
        below = [Text.assemble((f" {question(self.screen, view)} ", LIT))]
        below += menu.lines() if len(menu.choices) > 1 else []
        space = self.screen.height - len(below) - self.told - 2
        board = draw(self.screen, view, menu.sheet, menu.spots, menu.lamps, space)
        self.screen.lines([Text(), *board, *below])

    def _show_others(self, view: View) -> None:
        """Everyone else's sheets, as they were when the round began."""
        for sheet in view.sheets:
            if sheet.name != self.name:
                self.screen.lines([Text(), heading(self.screen, view, sheet), *draw_paper(self.screen, view, sheet)])

    def _keys(self, menu: Menu) -> str:
        """The prompt: what can be typed now."""
        enter = menu.enter()
        say = self.screen.say
        first = say("ask-enter", choice=enter.words) if enter else say("ask-number")
        keys = ["keys-undo", "nv-keys-restart"] if self.game.can_undo(self.seat) else []
        keys += ["keys-hint"] if self.hints else []
        keys += ["nv-keys-others"] if len(self.game.names) > 1 else []
        parts = [first, *(say(key) for key in [*keys, "keys-help", "keys-save", "keys-quit"])]
        # The help names all keys, so a narrow terminal may leave some out
        while len(parts) > 2 and cell_len(" · ".join(parts)) > self.screen.console.width - WIDTH_TO_TYPE:
            parts.pop(2)
        return " · ".join(parts)

    def _words(self, move: Advised | Step) -> str:
        return choice_words(self.screen, move.move, move.facts)

    def _help(self, choices: list[Choice]) -> None:
        example = choices[0].text if choices else "choose 1"
        for message in HELP:
            self.screen.prose(self.screen.say(message, **amounts()))
        if self.round_begin.acme:
            self.screen.prose(self.screen.say("nv-help-solo"))
            self.screen.prose(Text(architect(self.screen, self.round_begin.acme.level)), hang=2)
        self.screen.prose(self.screen.say("nv-help-keys", example=example))
        for project in self._view().projects:
            name = self.screen.say("named", name=self.screen.say(f"nv-project-{project.name}"))
            rule = self.screen.say(f"nv-project-{project.name}-rule", **amounts())
            self.screen.prose(Text(f"{name} ", "bold").append(rule, "not bold"), hang=2)
