"""The games and settings that must pass the conformance suite, and random play in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from neonstrip.play import Game

NAMES = ["Anna", "Benno", "Carla", "Denny", "Emil", "Fanny"]


@dataclass(frozen=True)
class Setting:
    """A game, how many play it, and its options."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{k}={v}" for k, v in self.options.items())])

    def new(self, seed: int) -> Game:
        return Game.new(self.game, NAMES[: self.players], self.options, seed)


SETTINGS = [
    Setting("royale", 2, {"tiles": 0}),
    Setting("royale", 5, {"tiles": 0}),
    Setting("royale", 2, {"tiles": 6, "neutral_power": False, "next_starter": "higher"}),
    Setting("royale", 3, {"tiles": 3}),
    Setting("royale", 4, {"tiles": 6, "repeat": "turn", "open_money": True, "fine": "jetons"}),
    Setting("royale", 5, {"tiles": 6, "repeat": "aside", "decline_move": True}),
    Setting("classic", 2),
    Setting("classic", 3, {"white": True, "leftover": "given"}),
    Setting("classic", 3, {"white": True, "open_money": True}),
    Setting("classic", 4, {"white": True}),
    Setting("classic", 5),
    Setting("newvegas", 1),
    Setting("newvegas", 1, {"edition": "pegasus", "golf": False, "bank": False, "acme_runs": False}),
    Setting("newvegas", 2, {"sites": "opened"}),
    Setting("newvegas", 2, {"edition": "pegasus", "bank": False, "decline_projects": True}),
    Setting("newvegas", 3, {"golf": False, "extension_shows": True}),
    Setting("newvegas", 3, {"edition": "pegasus", "shows": "opened"}),
    Setting("newvegas", 6, {"golf": False, "bank": False}),
    Setting("newvegas", 6, {"edition": "pegasus"}),
]


def random_play(game: Game, seed: int, most: int = 100_000) -> Iterator[tuple[int, int]]:
    """Random legal moves, of any seat that decides: yields the seat and its move before it is made."""
    chance = random.Random(seed)
    for _ in range(most):
        if game.is_over:
            return
        seat = chance.choice(game.seats)
        move = chance.choice(game.numbers(seat))
        yield seat, move
        game.make(move, seat)
    raise AssertionError("a random game did not end")
