"""A recorded game of casinos, shown again turn by turn."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from rich.text import Text

from neonstrip.cli.terminal.casinos.log import CasinoLog, Move, Told
from neonstrip.cli.terminal.rerunning import RecordShown
from neonstrip.cli.terminal.screen import WIDTH, Screen
from neonstrip.play import Game, Record


class CasinoRerun(RecordShown):
    """A record on the screen. A game draws its board and its dice, and says who has won."""

    width = WIDTH
    log_kind: ClassVar[type[CasinoLog]]

    def __init__(self, screen: Screen, record: Record, seat: str | None, open_eyes: bool) -> None:
        super().__init__(screen, record, seat, open_eyes)
        self.log = self.log_kind(screen, seat, open_eyes)

    @abstractmethod
    def board(self, view: Any) -> list[Text]:
        """The board."""

    @abstractmethod
    def roll(self, view: Any) -> list[Text]:
        """Dice that are rolled and not yet placed."""

    @abstractmethod
    def show_result(self, game: Game) -> None:
        """Who has won."""

    def view(self, game: Game) -> Any:
        """What the reader may see; open eyes see the money of all seats."""
        view = game.view(self.seat)
        if self.open_eyes:
            view.seats = [game.view(name).seats[at] for at, name in enumerate(game.names)]
        return view

    def show_board(self, move: int) -> None:
        """The board after some moves."""
        game = Game.replay(self.record, move)
        view = self.view(game)
        self.show_place(move)
        self._board(view)
        self.screen.lines(self.roll(view) if any(view.roll) else [])
        if game.is_over:
            self.show_result(game)

    def show(self) -> None:
        """The whole game: in a terminal turn by turn, until the reader has seen enough."""
        game = Game.replay(self.record, 0)
        self.show_title()
        self._print(self.log.tell_start(self.view(game)))
        self._board(self.view(game))
        try:
            for _, text in self.record.moves:
                if self._step(game, game.rules.numbers[text]) and not self.goes_on():
                    return
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
            return
        if game.is_over:
            self.show_result(game)

    def _step(self, game: Game, move: int) -> bool:
        """One move, told; the board if a turn ends with it. Whether it does."""
        before, mover = self.view(game), game.names[game.seat]
        made = Move(move, game.rules.public_facts(game.state, move))
        game.follow(self.record)
        after = self.view(game)
        self._print(self.log.tell(mover, made, before, after))
        turn_over: bool = after.phase == "roll"
        if turn_over:
            self._board(after)
        return turn_over

    def _board(self, view: Any) -> None:
        self.screen.lines([Text(), *self.board(view), Text()])

    def _print(self, told: Told) -> None:
        for line in told.lines:
            self.screen.prose(line, indent=0, hang=3)
