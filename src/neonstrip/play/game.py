"""A game being played."""

from __future__ import annotations

import functools
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import neonstrip
from neonstrip.play.errors import Mistake
from neonstrip.play.library import rulebook
from neonstrip.play.record import Record, check_names
from neonstrip.play.rulebook import SPECTATOR as SPECTATOR
from neonstrip.play.seeds import read_seed
from neonstrip.rules.kernel import REFUSED

HUMAN = "human"


@functools.cache
def digest_of(*layers: str) -> str:
    """A digest of everything that is written in some layers of this package."""
    package = Path(neonstrip.__file__).resolve().parent
    digest = hashlib.sha256(sys.byteorder.encode())
    for layer in layers:
        for path in sorted(package.glob(f"{layer}/**/*.*")):
            if path.suffix in (".py", ".toml", ".npz"):
                digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def layout() -> str:
    """What frozen games depend on: the source of everything that makes and reads a state."""
    return digest_of("rules", "play")


class Frozen(msgspec.Struct, array_like=True):
    """Everything about a game that is needed to go on."""

    layout: str
    game: str
    names: list[str]
    kinds: list[str]
    options: dict[str, Any]
    seed: str
    history: list[tuple[int, int]]
    state: bytes
    before: dict[int, list[bytes]]
    deals: list[tuple[int, str]]


_frozen = msgspec.msgpack.Decoder(Frozen)


class Game:
    """One game: its state, who sits where, and every move so far."""

    def __init__(
        self, name: str, names: Sequence[str], options: Any, seed: str, kinds: Sequence[str], state: Any = None
    ) -> None:
        """Use `new`, `load` or `thaw`, which check what they are given. Without a state the game is at its start."""
        self.rules = rulebook(name)
        self.names = list(names)
        self.kinds = list(kinds)
        self.options = options
        self.seed = seed
        self.history: list[tuple[int, int]] = []
        self.deals: list[tuple[int, str]] = []
        """After how many moves everything unseen was dealt anew, and from which seed."""
        self.state = self.rules.start(options, len(names), seed) if state is None else state
        self._out = np.zeros(self.rules.most_moves, np.int64)
        self._before: dict[int, list[bytes]] = {}
        """What each seat can go back to, one snapshot for each of its last moves."""

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
        options = rulebook(record.game).recall_options(record.options)
        game = cls.new(record.game, record.names, options, record.seed, record.kinds)
        game._deal_as(record)
        for _ in record.moves[:moves]:
            game.follow(record)
        return game

    def follow(self, record: Record) -> None:
        """Make the next move of a record, and deal anew where it says so."""
        line = len(self.history) + 1
        seat, text = record.moves[line - 1]
        if seat not in self.seats:
            raise Mistake("recorded-seat", move=line, seat=seat + 1, text=text)
        try:
            self.make(self.number_of(text, seat), seat)
        except Mistake as mistake:
            raise Mistake("recorded-move", mistake.rule, move=line, text=text) from mistake
        self._deal_as(record)

    def _deal_as(self, record: Record) -> None:
        for _, seed in [deal for deal in record.deals if deal[0] == len(self.history)]:
            self.reseed(seed)

    @classmethod
    def load(cls, path: str | Path) -> Game:
        """Go on with a saved game."""
        return cls.replay(Record.load(path))

    def freeze(self) -> bytes:
        """The game as bytes, with its history and what can be undone. Only the same `layout` can thaw it."""
        options = self.rules.write_options(self.options)
        state = self.state.tobytes()
        agreed = (layout(), self.rules.name, self.names, self.kinds, options, self.seed)
        return msgspec.msgpack.encode(Frozen(*agreed, self.history, state, self._before, self.deals))

    @classmethod
    def thaw(cls, data: bytes) -> Game:
        """Go on with a frozen game."""
        frozen = _frozen.decode(data)
        if frozen.layout != layout():
            raise ValueError("frozen under other rules")
        rules, seats = rulebook(frozen.game), len(frozen.names)
        options, state = rules.read_options(frozen.options, seats), rules.unpack(frozen.state, seats)
        game = cls(frozen.game, frozen.names, options, frozen.seed, frozen.kinds, state)
        game.history, game._before, game.deals = frozen.history, frozen.before, frozen.deals
        return game

    @property
    def seats(self) -> list[int]:
        """The numbers of the seats that decide now: one, or several at the same time."""
        return self.rules.actors(self.state)

    @property
    def seat(self) -> int:
        """The number of the first seat that decides now, negative when the game is over."""
        seats = self.rules.actors(self.state)
        return seats[0] if seats else SPECTATOR

    @property
    def is_over(self) -> bool:
        return not self.rules.actors(self.state)

    @property
    def waiting_for(self) -> str | None:
        """The name of who decides now, the first if several do; nobody when the game is over."""
        return None if self.is_over else self.names[self.seat]

    def seat_of(self, name: str) -> int:
        """The number of a seat by the name of who sits there."""
        if name not in self.names:
            raise Mistake("unknown-name", name=name, names=", ".join(self.names))
        return self.names.index(name)

    def numbers(self, seat: int | None = None) -> list[int]:
        """The legal moves of a seat as numbers; without a seat, of the first that decides now."""
        count = self.rules.list_moves(self.state, self.seat if seat is None else seat, self._out)
        moves: list[int] = self._out[:count].tolist()
        return moves

    def legal(self, name: str | None = None) -> list[str]:
        """The legal moves of someone, or of who decides now, as texts."""
        seat = None if name is None else self.seat_of(name)
        return [self.rules.texts[move] for move in self.numbers(seat)]

    def play(self, text: str, name: str | None = None) -> None:
        """Make a move by its text, for someone or for who decides now."""
        seat = self.seat if name is None else self.seat_of(name)
        self.make(self.number_of(text, seat), seat)

    def number_of(self, text: str, seat: int) -> int:
        """The number of a move that a person typed."""
        move = self.rules.numbers.get(" ".join(text.lower().split()))
        if move is None:
            raise Mistake("unknown-move", text=text[:80], legal=self._choices(seat))
        return move

    def make(self, move: int, seat: int | None = None) -> None:
        """Make a move by its number."""
        rules, state = self.rules, self.state
        seat = self.seat if seat is None else seat
        reveals, before = rules.reveals(state, seat), rules.snapshot(state, seat)
        if rules.make(state, seat, move) == REFUSED:
            self._refuse(move, seat)
        self.history.append((seat, move))
        if not rules.simultaneous and seat not in self._before:
            self._before.clear()
        if rules.reveals(state, seat) == reveals:
            self._before.setdefault(seat, []).append(before)
        else:
            self._before.pop(seat, None)

    def check(self, move: int, seat: int) -> None:
        """Say what is wrong with a move, and leave everything as it is."""
        if move not in self.numbers(seat):
            self._refuse(move, seat)

    def _choices(self, seat: int) -> str:
        return ", ".join(self.rules.texts[move] for move in self.numbers(seat))

    def _refuse(self, move: int, seat: int) -> None:
        rule, why = self.rules.broken_rule(self.state, seat, move), self.rules.reasons(self.state, seat, move)
        if self.is_over:
            raise Mistake("game-over", rule)
        if seat not in self.seats:
            raise Mistake("not-your-turn", rule, name=self.names[seat] if 0 <= seat < len(self.names) else "?", **why)
        text = self.rules.texts[move] if 0 <= move < len(self.rules.texts) else str(move)
        raise Mistake("illegal-move", rule, text=text, legal=self._choices(seat), **why)

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last move can be taken back, or the last one of this seat.

        Only who made it may, and never past a throw, a deal, a secret shown, or another player's decision.
        """
        return bool(self._before.get(self._undoer(seat)))

    def _undoer(self, seat: int | None) -> int:
        """The seat whose move would be undone."""
        if seat is not None:
            return seat
        return self.history[-1][0] if self.history else SPECTATOR

    def undo(self, seat: int | None = None) -> None:
        """Take back the last move, or the last one of a seat."""
        if not self.can_undo(seat):
            raise Mistake("no-undo")
        seat = self._undoer(seat)
        self.rules.restore(self.state, seat, self._before[seat].pop())
        last = max(place for place, (mover, _) in enumerate(self.history) if mover == seat)
        del self.history[last]

    def reseed(self, seed: str | int | None = None) -> None:
        """Deal anew everything that nobody has seen yet, from another seed, and go on from here.

        Whatever anyone knows or holds stays, and nobody can go back behind it.
        """
        seed = read_seed(seed)
        self.rules.deal(self.state, seed)
        self.deals.append((len(self.history), seed))
        self._before.clear()

    def view(self, name: str | None = None) -> Any:
        """What someone may see; without a name, what a spectator may."""
        return self.view_from(SPECTATOR if name is None else self.seat_of(name))

    def view_from(self, seat: int) -> Any:
        """What a seat may see."""
        return self.rules.view(self.state, seat, self.names)

    def public_parts(self) -> dict[str, bytes]:
        """What everybody may see as JSON, a piece for each field of the view: made once, however many look on."""
        return self.rules.public_parts(self.state, self.names)

    def own_parts(self, seat: int) -> dict[str, bytes]:
        """The pieces that a seat sees otherwise than everybody: to be laid over those."""
        return {} if seat == SPECTATOR else self.rules.own_parts(self.state, seat, self.names)

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
            options=self.rules.record_options(self.options),
            seed=self.seed,
            names=self.names,
            kinds=self.kinds,
            moves=[(seat, self.rules.texts[move]) for seat, move in self.history],
            results=self.results() if self.is_over else None,
            deals=list(self.deals),
        )

    def save(self, path: str | Path) -> None:
        """Write the record of this game to a file."""
        self.record().save(path)
