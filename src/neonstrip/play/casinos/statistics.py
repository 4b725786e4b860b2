"""What is watched in every game of casinos: money by rounds and casinos, and the luck of throws."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from neonstrip.play import statistics
from neonstrip.play.game import Game
from neonstrip.rules.kernel import Records


class CasinoWatcher(statistics.Watcher):
    """Watches a game being played again. A game says what its players and throws are, and books what moves bring."""

    rolling: int
    """The phase in which a turn begins."""

    def __init__(self, game: Game, players: list[Any]) -> None:
        self.players = players
        self.course = [[figure] for figure in self.if_scored(game.state)]
        self.ends: list[int] = []

    @abstractmethod
    def if_scored(self, state: Records) -> list[int]:
        """What each player would have if the round ended now: their money, and the prizes where they are ahead."""

    @abstractmethod
    def throw(self, game: Game, seat: int) -> tuple[float, Any]:
        """The luck of the throw on the table, and the throw."""

    @abstractmethod
    def book(self, game: Game, seat: int, move: int) -> None:
        """What a move brought: ties, money, a new round."""

    def after(self, game: Game, seat: int, move: int) -> None:
        """A move was made."""
        if game.rules.grammar.name_of(move) == "roll":
            self._weigh(self.players[seat], *self.throw(game, seat))
        self.book(game, seat, move)
        if game.is_over:
            self._close()
        elif game.state["phase"][0] == self.rolling:
            self._note(self.if_scored(game.state))

    def _weigh(self, player: Any, luck: float, throw: Any) -> None:
        player.throws += 1
        player.luck += luck
        if player.luckiest is None or luck > player.luckiest.luck:
            player.luckiest = throw
        if player.unluckiest is None or luck < player.unluckiest.luck:
            player.unluckiest = throw

    def book_prize(self, seat: int, amount: int, casino: int) -> None:
        """A prize that was won, at a casino counted from 0."""
        player = self.players[seat]
        player.casinos[casino] += amount
        player.rounds[-1].casinos += amount

    def begin_round(self) -> None:
        """A round is over, and the next begins."""
        self._close()
        for player in self.players:
            player.rounds.append(type(player.rounds[-1])())

    def _close(self) -> None:
        for player in self.players:
            *before, now = player.rounds
            now.after = now.gained() + (before[-1].after if before else 0)
        self._note([player.rounds[-1].after for player in self.players])
        self.ends.append(len(self.course[0]) - 1)

    def _note(self, amounts: list[int]) -> None:
        for line, amount in zip(self.course, amounts, strict=True):
            line.append(amount)

    def tie(self, results: list[int], winners: list[str]) -> str | None:
        """R-END-1, C-END-1: what decided between those with the most money, if there were several."""
        if results.count(max(results)) == 1:
            return None
        return "cards" if len(winners) == 1 else "shared"

    def finish(self, game: Game) -> list[Any]:
        """Everybody's game."""
        for player in self.players:
            player.luck = round(player.luck, 1)
        return self.players
