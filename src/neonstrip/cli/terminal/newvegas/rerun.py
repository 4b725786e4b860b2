"""A recorded game, shown again round by round to a seat, to a spectator, or to open eyes."""

from __future__ import annotations

from rich.text import Text

from neonstrip.cli.terminal.looks import GOLD, QUIET
from neonstrip.cli.terminal.newvegas.board import draw_middle, draw_paper, heading
from neonstrip.cli.terminal.newvegas.ending import show_result
from neonstrip.cli.terminal.newvegas.log import tell_round
from neonstrip.cli.terminal.newvegas.looks import WIDTH
from neonstrip.cli.terminal.newvegas.others import draw_others
from neonstrip.cli.terminal.rerunning import RecordShown
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play import Game, Record
from neonstrip.play.newvegas.view import View


class Rerun(RecordShown):
    """A record on the screen."""

    width = WIDTH
    next_prompt = "nv-ask-next"

    def __init__(self, screen: Screen, record: Record, seat: str | None, open_eyes: bool) -> None:
        super().__init__(screen, record, seat, open_eyes)
        screen.facts["edition"] = self.view(Game.replay(record, 0)).edition

    def view(self, game: Game) -> View:
        """What the reader may see; open eyes see everyone's draft and vote."""
        view: View = game.view(self.seat)
        if self.open_eyes:
            for i, name in enumerate(game.names):
                own: View = game.view(name)
                view.sheets[i] = own.draft or own.sheets[i]
        return view

    def show_board(self, move: int) -> None:
        """The sheets after some moves."""
        game = Game.replay(self.record, move)
        self.show_place(move)
        self._sheets(self.view(game))
        if game.is_over:
            show_result(self.screen, game, self.seat)

    def show(self) -> None:
        """The whole game: in a terminal round by round, until the reader has seen enough."""
        game = Game.replay(self.record, 0)
        self.show_title()
        before, then = self.view(game), game.state.copy()
        try:
            for _ in self.record.moves:
                stage = (before.stage, before.round)
                game.follow(self.record)
                after = self.view(game)
                if (after.stage, after.round) != stage:
                    events = game.rules.events(game.state, game.names, then)
                    self._round(before, after, tell_round(self.screen, after, events))
                    before, then = after, game.state.copy()
                    if not game.is_over and not self.goes_on():
                        return
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
            return
        if game.is_over:
            self._sheets(self.view(game))
            show_result(self.screen, game, self.seat)

    def _round(self, before: View, after: View, told: list[Text]) -> None:
        """A round in words, then how everyone stands; a seat sees its own sheets too."""
        if before.stage == "voting":
            self.screen.prose(self.screen.say("nv-voted"))
            return
        if before.stage == "wishing":
            self.screen.lines(told)
            return
        self.screen.line()
        self.screen.line(Text.assemble((f" {self.screen.say('nv-round', round=before.round)} ", GOLD)))
        cards = "  ".join(
            f"{each.number} {self.screen.say(f'nv-action-{each.action}')}" for each in before.combinations
        )
        self.screen.line(Text(f" {cards}", QUIET))
        for line in told:
            self.screen.prose(line, indent=0, hang=3)
        if after.draft is not None and after.stage != "over":
            self.screen.lines([Text(), *draw_paper(self.screen, after, after.draft)])
        elif after.stage != "over":
            self.screen.lines(draw_others(self.screen, after))

    def _sheets(self, view: View) -> None:
        """Sheets of the reader, or of everyone for those who have no seat."""
        for sheet in [view.draft] if view.draft else view.sheets:
            self.screen.lines([Text(), heading(self.screen, view, sheet), *draw_paper(self.screen, view, sheet)])
        if view.stage != "over":
            self.screen.lines([Text(), *draw_middle(self.screen, view), *draw_others(self.screen, view)])
