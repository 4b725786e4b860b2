"""A recorded game, shown again to a seat, to a spectator, or to open eyes."""

from __future__ import annotations

from rich.text import Text

from neonstrip.cli.terminal.classic.board import draw, draw_roll
from neonstrip.cli.terminal.classic.ending import show_result
from neonstrip.cli.terminal.classic.log import Move, tell, tell_start
from neonstrip.cli.terminal.looks import GOLD, LIT, QUIET
from neonstrip.cli.terminal.screen import WIDTH, Screen
from neonstrip.play import Game, Record
from neonstrip.play.classic.view import View
from neonstrip.rules.classic.moves import GRAMMAR


class Rerun:
    """A record on the screen."""

    width = WIDTH

    def __init__(self, screen: Screen, record: Record, seat: str | None, open_eyes: bool) -> None:
        self.screen = screen
        self.record = record
        self.seat = seat
        self.open_eyes = open_eyes

    def view(self, game: Game) -> View:
        """What the reader may see; open eyes see the money of all seats."""
        view: View = game.view(self.seat)
        if self.open_eyes:
            view.seats = [game.view(name).seats[at] for at, name in enumerate(game.names)]
        return view

    def show_board(self, move: int) -> None:
        """The board after some moves."""
        game = Game.replay(self.record, move)
        view = self.view(game)
        self.screen.line(Text(f" {self.screen.say('replay-after', move=move, moves=len(self.record.moves))}", QUIET))
        self._board(view)
        self.screen.lines(draw_roll(view) if any(view.roll) else [])
        if game.is_over:
            show_result(self.screen, game, self.seat)

    def show(self) -> None:
        """The whole game: in a terminal turn by turn, until the reader has seen enough."""
        game = Game.replay(self.record, 0)
        self._title()
        self._print(tell_start(self.screen, self.seat, self.view(game)).lines)
        self._board(self.view(game))
        try:
            for _, text in self.record.moves:
                if self._step(game, GRAMMAR.numbers[text]) and not self._goes_on():
                    return
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
            return
        if game.is_over:
            show_result(self.screen, game, self.seat)

    def _step(self, game: Game, move: int) -> bool:
        """One move, told; the board if a turn ends with it. Whether it does."""
        before, mover = self.view(game), game.names[game.seat]
        made = Move(move, game.rules.public_facts(game.state, move))
        game.follow(self.record)
        after = self.view(game)
        self._print(tell(self.screen, self.seat, mover, made, before, after).lines)
        turn_over = after.phase == "roll"
        if turn_over:
            self._board(after)
        return turn_over

    def _title(self) -> None:
        players, game = ", ".join(self.record.names), self.screen.say("game-classic")
        words = self.screen.say("replay-title", game=game, players=players, moves=len(self.record.moves))
        self.screen.prose(Text(words, GOLD))

    def _board(self, view: View) -> None:
        self.screen.lines([Text(), *draw(self.screen, view), Text()])

    def _print(self, lines: list[Text]) -> None:
        for line in lines:
            self.screen.prose(line, indent=0, hang=3)

    def _goes_on(self) -> bool:
        if not self.screen.is_terminal:
            return True
        prompt = Text.assemble((f" {self.screen.say('ask-next-turn')} ", QUIET), ("▸ ", LIT))
        return self.screen.ask(prompt).lower() not in ("q", "quit")
