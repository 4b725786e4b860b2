"""Games whose state tests may arrange before they play on: what the positions of several games share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from neonstrip.play import Game, Mistake
from neonstrip.rules.chance import BLOCK
from neonstrip.rules.kernel import Numbers

NAMES = ["Anna", "Benno", "Carla", "Denny", "Emil"]
"""Anna being seat 1 and Benno to her left."""


class Arranged:
    """A game that is played by the real rules from a position that a test has arranged."""

    def __init__(self, game: str, players: int, options: dict[str, Any], seed: str | int) -> None:
        self.game = Game.new(game, NAMES[:players], options, seed=seed)
        self.money_before: dict[str, int] = {}

    @property
    def s(self) -> Any:
        """The record itself."""
        return self.game.state[0]

    # arranging

    def next_dice(self, *numbers: int) -> None:
        """Say what the next thrown dice show."""
        for i, number in enumerate(numbers):
            self.s.chance.block[i] = number - 1
        self.s.chance.used = 0

    def leave_to_chance(self) -> None:
        """After `next_dice`, which leaves its numbers behind: what comes next is drawn from the seed again."""
        self.s.chance.used = BLOCK

    def spoil(self, field: str, at: tuple[int, ...] | int | None, change: int) -> None:
        """Change something in the record that no rule would: a field, or what stands at one place of it."""
        if at is None:
            self.s[field] += change
        else:
            self.s[field][at] += change

    def relist(self) -> None:
        """The position is arranged: nothing before it can be taken back, and money is counted from here."""
        self.game._before.clear()
        self.money_before = {name: self.money(name) for name in self.game.names}

    # playing and looking

    def play(self, *moves: str) -> None:
        """Play moves, given by their texts."""
        for move in moves:
            self.game.play(move)

    def legal(self) -> list[str]:
        return self.game.legal()

    def can(self, family: str) -> list[str]:
        """Legal moves of a family, without its name: can("place") == ["1", "4"]."""
        return [text.partition(" ")[2] for text in self.legal() if text.split()[0] == family]

    def refused(self, move: str) -> str | None:
        """Try an illegal move: the rule it breaks. Fails if it is legal or changes anything."""
        before = self.game.state.tobytes()
        try:
            self.game.play(move)
        except Mistake as mistake:
            assert self.game.state.tobytes() == before
            return mistake.rule
        raise AssertionError(f"{move} is legal")

    @property
    def waiting_for(self) -> str | None:
        return self.game.waiting_for

    def events(self, name: str | None = None) -> list[dict[str, Any]]:
        """What the last move brought about, all of it or the events of one name."""
        return [event for event in self.game.events() if name in (None, event["event"])]

    def money(self, player: str) -> int:
        """All a player has."""
        return self.game.results()[NAMES.index(player)]

    def gained(self, player: str) -> int:
        """What a player has more (or less) than when the position was set up or the roll was made."""
        return self.money(player) - self.money_before[player]


def by_value(values: Numbers, counts: Sequence[int]) -> list[int]:
    """Cards or notes one by one, from how many there are of each value."""
    return [int(value) for value, number in zip(values, counts, strict=True) for _ in range(number)]
