"""What the rulebooks of games of casinos have in common: a state of one record, one seat that decides, money."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
import numpy as np

from neonstrip.play.records import blank, duplicate, read
from neonstrip.play.rulebook import SPECTATOR, Rulebook, parts_of
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.kernel import REFUSED, Moves, Records


class WaysIn(Protocol):
    """What `rules/GAME/game.py` has for it."""

    def list_moves(self, states: Records, out: Moves) -> int: ...
    def make(self, states: Records, move: int, out: Moves) -> int: ...
    def lay(self, states: Records, move: int) -> bool: ...
    def view(self, states: Records, seat: int, into: Records) -> None: ...
    def imagine(self, views: Records, seat: int, source: Records) -> None: ...
    def money(self, states: Records, player: int) -> int: ...
    def wins(self, states: Records, player: int) -> bool: ...


class Views(Protocol):
    """What `play/GAME/view.py` has for it."""

    def show(self, state: Records, seen: Records, seat: int, names: Sequence[str]) -> msgspec.Struct: ...
    def own(self, seen: Records, seat: int, names: Sequence[str]) -> dict[str, Any]: ...
    def lying(self, seen: Records, names: Sequence[str]) -> msgspec.Struct: ...


class CasinoRulebook(Rulebook):
    """A rulebook of such a game: by which `ways` its rules are reached, its `views`, and what its `record` is."""

    unit = "money"
    ways: WaysIn
    views: Views
    record: np.dtype[np.void]

    def __init__(self) -> None:
        self._out = np.zeros(self.most_moves, np.int64)

    def unpack(self, data: bytes, seats: int) -> Records:
        return read(data, self.record)

    def make(self, state: Records, seat: int, move: int) -> int:
        return self.ways.make(state, move, self._out) if seat == state["actor"].item() else REFUSED

    def list_moves(self, state: Records, seat: int, out: Moves) -> int:
        return self.ways.list_moves(state, out) if seat == state["actor"].item() else 0

    def reason(self, state: Records, move: int) -> str:
        """Why the actor's move is illegal, by name; empty where the rule says it all."""
        return ""

    def reasons(self, state: Records, seat: int, move: int) -> dict[str, Any]:
        is_move = 0 <= move < len(self.grammar.parts)
        why = self.reason(state, move) if is_move and seat == state["actor"].item() else ""
        return {"why": why} if why else {}

    def actors(self, state: Records) -> list[int]:
        actor = state["actor"].item()
        return [] if actor == NOBODY else [actor]

    def reveals(self, state: Records, seat: int) -> int:
        reveals: int = state["reveals"].item()
        return reveals

    def see(self, state: Records, seat: int) -> Records:
        seen = blank(1, self.record)
        self.ways.view(state, seat, seen)
        return seen

    def remember(self, state: Records, seat: int) -> Records:
        """R-HIDE-1, C-END-1: money lies face down, but all of it was taken before everybody's eyes."""
        opened = duplicate(state)
        opened["open_money"] = 1
        return self.see(opened, seat)

    def imagine(self, seen: Records, seat: int, source: Records) -> None:
        self.ways.imagine(seen, seat, source)

    def scored(self, before: Records, move: int, names: Sequence[str]) -> bytes:
        if not self.ways.lay(before, move):
            return b""
        return msgspec.json.encode(self.views.lying(self.see(before, SPECTATOR), names))

    def view(self, state: Records, seat: int, names: Sequence[str]) -> Any:
        return self.views.show(state, self.see(state, seat), seat, names)

    def own_parts(self, state: Records, seat: int, names: Sequence[str]) -> dict[str, bytes]:
        return parts_of(self.views.own(self.see(state, seat), seat, names))

    def results(self, state: Records) -> list[int]:
        return [int(self.ways.money(state, player)) for player in range(state["players"][0])]

    def winners(self, state: Records) -> list[int]:
        return [player for player in range(state["players"][0]) if self.ways.wins(state, player)]
