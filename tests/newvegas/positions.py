"""Small games of New Las Vegas for tests: sheets set up in a few lines, then played by the real rules.

    game = position(players=2, combinations=[(8, "show"), (3, "limousine"), (12, "construction")])
    game.write("Anna", {1: {3: 5, 6: 9}})          # street 1: a 5 in avenue 3, a 9 in avenue 6
    game.play("Anna", "choose 1", "open 1 4", "show left", "confirm")
    assert game.sheet("Anna").star[0, 3] == STAR_GIVEN

Streets and avenues count from 1 as on the sheet; the arrays of a record count from 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest

from neonstrip.play import Game, Mistake
from neonstrip.rules.kernel import Moves, Records, entry
from neonstrip.rules.newvegas import limousine
from neonstrip.rules.newvegas.moves import GRAMMAR, MOST_MOVES
from neonstrip.rules.newvegas.opening import open_casino
from neonstrip.rules.newvegas.printed import (
    ACTION_OF,
    ACTIONS,
    AREAS,
    CARDS,
    COLOURS,
    IN_STACK,
    NUMBER_OF,
    PROJECT_NAMES,
    STACKS,
)
from neonstrip.rules.newvegas.state import CHOOSE, PLAYING, VOTING

NAMES = ["Anna", "Benno", "Carla", "Denny", "Emil", "Fanny"]
Combination = tuple[int, str]


class Position:
    """A game whose sheets tests may arrange before they play on."""

    def __init__(self, players: int, seed: str, **options: Any) -> None:
        names = NAMES[:players] if players <= len(NAMES) else [f"P{n}" for n in range(1, players + 1)]
        self.game = Game.new("newvegas", names, options, seed=seed)

    @property
    def m(self) -> Any:
        """The table's record."""
        return self.game.state.middle[0]

    def seat(self, name: str) -> int:
        return self.game.names.index(name)

    def draft(self, name: str) -> Any:
        """A player's sheet as drafted now."""
        return self.game.state.drafts[self.seat(name)]

    def sheet(self, name: str) -> Any:
        """A player's sheet as all know it: what was confirmed in the rounds before."""
        return self.game.state.sheets[self.seat(name)]

    # arranging

    def vote(self, *votes: str) -> None:
        """Everyone votes, "loan" or "against"; missing votes are against. The first round begins."""
        assert self.m.stage == VOTING
        for seat, name in enumerate(self.game.names):
            self.play(name, f"vote {votes[seat] if seat < len(votes) else 'against'}")

    def deal(self, *combinations: Combination) -> None:
        """Say which combinations lie out this round. The cards really lie so: others make room."""
        for stack, (number, action) in enumerate(combinations):
            self._put_on_top(stack, number)
            self._put_on_discard(stack, action)
            self.m.numbers[stack], self.m.actions[stack] = number, ACTIONS.index(action)

    def _cards(self) -> dict[int, tuple[Any, tuple[int, int]]]:
        """Where every card is: the array and the place in it."""
        places: dict[int, tuple[Any, tuple[int, int]]] = {}
        for stack in range(STACKS):
            for i in range(self.m.left[stack]):
                places[int(self.m.stacks[stack, i])] = (self.m.stacks, (stack, i))
            for i in range(self.m.discarded[stack]):
                places[int(self.m.discards[stack, i])] = (self.m.discards, (stack, i))
        assert len(places) == CARDS == STACKS * IN_STACK
        return places

    def _swap(self, array: Any, place: tuple[int, int], fitting: Any) -> None:
        """Exchange the card at a place with one that fits and is not on show."""
        shown = [(self.m.stacks, (stack, self.m.left[stack] - 1)) for stack in range(STACKS)]
        shown += [(self.m.discards, (stack, self.m.discarded[stack] - 1)) for stack in range(STACKS)]
        if fitting(int(array[place])):
            return
        for card, (other, there) in self._cards().items():
            if fitting(card) and not any(other is kept and there == at for kept, at in shown):
                array[place], other[there] = card, array[place].copy()
                return
        raise AssertionError("no such card is left")

    def _put_on_top(self, stack: int, number: int) -> None:
        self._swap(self.m.stacks, (stack, int(self.m.left[stack]) - 1), lambda card: NUMBER_OF[card] == number)

    def _put_on_discard(self, stack: int, action: str) -> None:
        place = (stack, int(self.m.discarded[stack]) - 1)
        self._swap(self.m.discards, place, lambda card: ACTIONS[ACTION_OF[card]] == action)

    def projects(self, pink: str | None = None, purple: str | None = None, yellow: str | None = None) -> None:
        """Say which projects lie out, by name."""
        for colour, name in enumerate((pink, purple, yellow)):
            if name is not None:
                self.m.projects[colour] = PROJECT_NAMES[colour].index(name)

    def build(self, name: str, *lots: tuple[int, int]) -> None:
        """Cross off the cranes of sites."""
        for street, avenue in lots:
            for d in self._both(name):
                d.built[street - 1, avenue - 1] = 1

    def write(self, name: str, streets: Mapping[int, Mapping[int, int]], stars: int = 2) -> None:
        """Open casinos, in the given order, with golf following; sites are built. Stars are lost (2) or given (1)."""
        for street, numbers in streets.items():
            for avenue, number in numbers.items():
                assert self.m.city.casino[street - 1, avenue - 1], f"no casino at {street} {avenue}"
                state, seat = self.game.state, self.seat(name)
                for sheets in (state.sheets, state.drafts):
                    sheets[seat].built[street - 1, avenue - 1] = 1
                    open_for(state.middle, sheets, seat, street - 1, avenue - 1, number)
                    if self.m.city.star[street - 1, avenue - 1]:
                        sheets[seat].star[street - 1, avenue - 1] = stars

    def drive(self, name: str, *lines: str) -> None:
        """Draw lines of the limousine by the real rule: drive("Anna", "east east", "east north")."""
        state, seat = self.game.state, self.seat(name)
        for line in lines:
            for sheets in (state.sheets, state.drafts):
                assert drive_for(state.middle, sheets, seat, GRAMMAR.numbers[f"drive {line}"]), f"no line {line} here"

    def set(self, name: str, **fields: Any) -> None:
        """Set fields of a player's sheet: checked=9, shows=[2, 0], improved={"par3": 1}, group={1: 3}, hotel={4: 1}."""
        for d in self._both(name):
            for field, value in fields.items():
                if isinstance(value, Mapping):
                    for key, each in value.items():
                        index = key - 1 if isinstance(key, int) else self._index(field, key)
                        d[field][index] = each
                else:
                    d[field] = value

    @staticmethod
    def _index(field: str, key: str) -> int:
        from neonstrip.rules.newvegas.printed import COLUMNS

        return COLOURS.index(key) if field in ("points", "scored", "met") else COLUMNS.index(key)

    def _both(self, name: str) -> tuple[Any, Any]:
        return self.sheet(name), self.draft(name)

    # playing and looking

    def play(self, name: str, *moves: str) -> None:
        """A player's moves, given by their texts."""
        for move in moves:
            self.game.play(move, name)

    def pass_round(self, *names: str) -> None:
        """These players do as little as they can this round: the first legal opening, no action, confirm."""
        for name in names or self.game.names:
            round_number = self.m.round_number
            while self.m.round_number == round_number and self.seat(name) in self.game.seats:
                legal = self.game.legal(name)
                plain = [move for move in legal if not move.startswith("circle")]
                self.play(name, "confirm" if "confirm" in legal else plain[0])

    def can(self, name: str, family: str) -> list[str]:
        """A player's legal moves of a family, without its name: can("Anna", "open") == ["1 3", ...]."""
        return [text.partition(" ")[2] for text in self.game.legal(name) if text.split()[0] == family]

    def refused(self, name: str, move: str) -> str | None:
        """The rule a refused move breaks; it must change nothing."""
        before = self.game.state.tobytes()
        with pytest.raises(Mistake) as mistake:
            self.game.play(move, name)
        assert self.game.state.tobytes() == before
        return mistake.value.rule

    def areas(self, name: str) -> dict[str, int]:
        """Points of all areas, as the sheets known to all are now."""
        figures = self.game.rules.figures(self.game.state, self.seat(name))  # type: ignore[attr-defined]
        return dict(zip([*AREAS, "total", "bundles", "debts"], figures, strict=True))

    def begin_turns(self) -> None:
        """Everyone is at the start of a turn, whatever was arranged."""
        for name in self.game.names:
            for d in self._both(name):
                d.phase = CHOOSE


@entry
def open_for(middles: Records, sheets: Records, player: int, street: int, avenue: int, number: int) -> None:
    """Open a casino on one of a game's sheets, by the real rule."""
    open_casino(middles[0], sheets[player], street, avenue, number)


@entry
def drive_for(middles: Records, sheets: Records, player: int, move: int) -> bool:
    """Draw a line on one of a game's sheets, by the real rule; says whether it could be drawn."""
    out: Moves = np.zeros(MOST_MOVES, np.int64)
    for i in range(limousine.options(middles[0], sheets[player], out, 0)):
        if out[i] == move:
            limousine.drive(middles[0], sheets[player], move)
            return True
    return False


def position(
    players: int = 2,
    combinations: Sequence[Combination] = (),
    votes: Sequence[str] = (),
    seed: str = "position",
    **options: Any,
) -> Position:
    """A game in its first round: votes are in (against, unless given), and these combinations lie out."""
    made = Position(players, seed, **options)
    if made.m.stage == VOTING:
        made.vote(*votes)
    assert made.m.stage == PLAYING
    made.deal(*combinations)
    return made
