"""A recorded game, shown again to a seat, to a spectator, or to open eyes."""

from __future__ import annotations

from rich.text import Text

from neonstrip.cli.terminal.looks import GOLD, LIT, QUIET
from neonstrip.cli.terminal.owners import color
from neonstrip.cli.terminal.royale.board import draw
from neonstrip.cli.terminal.royale.dice import draw_roll
from neonstrip.cli.terminal.royale.ending import show_result
from neonstrip.cli.terminal.royale.log import Reader, tell, tell_start
from neonstrip.cli.terminal.screen import ENDLESS, WIDTH, Screen
from neonstrip.play import Game, Record
from neonstrip.play.royale.view import View


class Rerun:
    """A record on the screen."""

    width = WIDTH

    def __init__(self, screen: Screen, record: Record, seat: str | None, open_eyes: bool) -> None:
        self.screen = screen
        self.record = record
        self.seat = seat
        self.open_eyes = open_eyes
        self.reader = Reader(screen, seat, open_eyes)

    def view(self, game: Game) -> View:
        """What the reader may see; open eyes see the money of all seats."""
        view: View = game.view(self.seat)
        if self.open_eyes:
            for i, name in enumerate(game.names):
                own: View = game.view(name)
                view.seats[i] = own.seats[i]
        return view

    def show_board(self, move: int) -> None:
        """The board after some moves."""
        game = Game.replay(self.record, move)
        view = self.view(game)
        self.screen.line(Text(f" {self.screen.say('replay-after', move=move, moves=len(self.record.moves))}", QUIET))
        self._board(view)
        self.screen.lines(draw_roll(view.roll, color(view, view.active)) if any(view.roll) else [])
        if game.is_over:
            show_result(self.screen, game, self.seat)

    def show(self) -> None:
        """The whole game: in a terminal turn by turn, until the reader has seen enough."""
        game = Game.replay(self.record, 0)
        self._title()
        self._print(tell_start(self.reader, self.view(game)).lines)
        self._board(self.view(game))
        try:
            for _, text in self.record.moves:
                if self._step(game, text) and not self._goes_on():
                    return
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
            return
        if game.is_over:
            show_result(self.screen, game, self.seat)

    def _step(self, game: Game, text: str) -> bool:
        """One move, told; the board if a turn ends with it. Whether it does."""
        before, mover = self.view(game), game.names[game.seat]
        game.follow(self.record)
        after = self.view(game)
        self._print(tell(self.reader, mover, text, before, after).lines)
        turn_over = after.phase == "roll" and not game.is_over
        if turn_over:
            self._board(after)
        return turn_over

    def _title(self) -> None:
        players = ", ".join(self.record.names)
        game = self.screen.say(f"game-{self.record.game}")
        words = self.screen.say("replay-title", game=game, players=players, moves=len(self.record.moves))
        self.screen.prose(Text(words, GOLD))

    def _board(self, view: View) -> None:
        space = self.screen.height - 6 if self.screen.is_terminal else ENDLESS
        self.screen.lines([Text(), *draw(self.screen, view).lines(space), Text()])

    def _print(self, lines: list[Text]) -> None:
        for line in lines:
            self.screen.prose(line, indent=0, hang=3)

    def _goes_on(self) -> bool:
        if not self.screen.is_terminal:
            return True
        prompt = Text.assemble((f" {self.screen.say('ask-next-turn')} ", QUIET), ("▸ ", LIT))
        return self.screen.ask(prompt).lower() not in ("q", "quit")
