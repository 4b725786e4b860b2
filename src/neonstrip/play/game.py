"""A game being played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from neonstrip.play.errors import Mistake
from neonstrip.play.library import rulebook
from neonstrip.play.record import Record, check_names
from neonstrip.play.seeds import read_seed
from neonstrip.rules.kernel import REFUSED

SPECTATOR = -1
HUMAN = "human"


class Game:
    """One game: its state, who sits where, and every move so far."""

    def __init__(self, name: str, names: Sequence[str], options: Any, seed: str, kinds: Sequence[str]) -> None:
        """Use `new` or `load`, which check what they are given."""
        self.rules = rulebook(name)
        self.names = list(names)
        self.kinds = list(kinds)
        self.options = options
        self.seed = seed
        self.history: list[tuple[int, int]] = []
        self._out = np.zeros(self.rules.most_moves, np.int64)
        self.state, self._count = self.rules.start(options, len(names), seed, self._out)
        self._before: list[bytes] = []
        """States that an undo can go back to, one for each of the last moves."""

    @classmethod
    def new(
        cls,
        game: str,
        names: Sequence[str],
        options: dict[str, Any] | None = None,
        seed: str | int | None = None,
        kinds: Sequence[str] | None = None,
    ) -> Game:
        """Begin a game. `kinds` says for each seat whether it is human or which bot plays it."""
        rules = rulebook(game)
        check_names(names)
        read = rules.read_options(options or {}, len(names))
        return cls(game, names, read, read_seed(seed), kinds or [HUMAN] * len(names))

    @classmethod
    def replay(cls, record: Record, moves: int | None = None) -> Game:
        """A recorded game after some of its moves, or after all."""
        if moves is not None and not 0 <= moves <= len(record.moves):
            raise Mistake("no-such-move", move=moves, moves=len(record.moves))
        game = cls.new(record.game, record.names, record.options, record.seed, record.kinds)
        for line, (seat, text) in enumerate(record.moves[:moves], 1):
            if seat != game.seat:
                raise Mistake("recorded-seat", move=line, seat=seat + 1, text=text)
            try:
                game.play(text)
            except Mistake as mistake:
                raise Mistake("recorded-move", mistake.rule, move=line, text=text) from mistake
        return game

    @classmethod
    def load(cls, path: str | Path) -> Game:
        """Go on with a saved game."""
        return cls.replay(Record.load(path))

    @property
    def seat(self) -> int:
        """The number of the seat that decides now, negative when the game is over."""
        return self.rules.actor(self.state)

    @property
    def is_over(self) -> bool:
        return self.seat < 0

    @property
    def waiting_for(self) -> str | None:
        """The name of who decides now; nobody when the game is over."""
        return None if self.is_over else self.names[self.seat]

    def seat_of(self, name: str) -> int:
        """The number of a seat by the name of who sits there."""
        if name not in self.names:
            raise Mistake("unknown-name", name=name, names=", ".join(self.names))
        return self.names.index(name)

    def numbers(self) -> list[int]:
        """The legal moves as numbers."""
        moves: list[int] = self._out[: self._count].tolist()
        return moves

    def legal(self) -> list[str]:
        """The legal moves of who decides now, as texts."""
        return [self.rules.texts[move] for move in self.numbers()]

    def play(self, text: str) -> None:
        """Make a move by its text."""
        move = self.rules.numbers.get(" ".join(text.lower().split()))
        if move is None:
            raise Mistake("unknown-move", text=text[:80], legal=", ".join(self.legal()))
        self.make(move)

    def make(self, move: int) -> None:
        """Make a move by its number."""
        seat, reveals, before = self.seat, self.rules.reveals(self.state), self.state.tobytes()
        count = self.rules.make(self.state, move, self._out)
        if count == REFUSED:
            self._count = self.rules.relist(self.state, self._out)
            self._refuse(move)
        self._count = count
        if self.rules.reveals(self.state) != reveals:
            self._before.clear()
        else:
            if self.history and self.history[-1][0] != seat:
                self._before.clear()
            self._before.append(before)
        self.history.append((seat, move))

    def _refuse(self, move: int) -> None:
        if self.is_over:
            raise Mistake("game-over", self.rules.broken_rule(self.state, move))
        text = self.rules.texts[move] if 0 <= move < len(self.rules.texts) else str(move)
        raise Mistake(
            "illegal-move", self.rules.broken_rule(self.state, move), text=text, legal=", ".join(self.legal())
        )

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last move can be taken back, by anyone or by this seat.

        Only who made it may, and never past a throw, a deal, a secret shown, or another player's decision.
        """
        return bool(self._before) and (seat is None or self.history[-1][0] == seat)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last move."""
        if not self.can_undo(seat):
            raise Mistake("no-undo")
        self.state = np.frombuffer(bytearray(self._before.pop()), self.state.dtype)
        self.history.pop()
        self._count = self.rules.relist(self.state, self._out)

    def view(self, name: str | None = None) -> Any:
        """What someone may see; without a name, what a spectator may."""
        return self.view_from(SPECTATOR if name is None else self.seat_of(name))

    def view_from(self, seat: int) -> Any:
        """What a seat may see."""
        return self.rules.view(self.state, seat, self.names)

    def events(self) -> list[dict[str, Any]]:
        """What the last move brought about, beyond what the move itself says. All of it is public."""
        return self.rules.events(self.state, self.names)

    def results(self) -> list[int]:
        """What each seat has, seen with open eyes: money, or points."""
        return self.rules.results(self.state)

    def winners(self) -> list[str]:
        """Who has won; nobody yet while the game goes on."""
        return [self.names[seat] for seat in self.rules.winners(self.state)] if self.is_over else []

    def record(self) -> Record:
        """Everything needed to play this game again."""
        return Record(
            game=self.rules.name,
            options=self.rules.write_options(self.options),
            seed=self.seed,
            names=self.names,
            kinds=self.kinds,
            moves=[(seat, self.rules.texts[move]) for seat, move in self.history],
            results=self.results() if self.is_over else None,
        )

    def save(self, path: str | Path) -> None:
        """Write the record of this game to a file."""
        self.record().save(path)
