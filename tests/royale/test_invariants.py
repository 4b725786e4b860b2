"""Ten thousand random games in every setting (in short two thousand), with everything checked after every move."""

import numpy as np
import pytest

from length import LONG
from neonstrip.play.seeds import derive, words
from neonstrip.rules.chance import CHANCE
from neonstrip.rules.royale.moves import GRAMMAR
from neonstrip.rules.royale.state import STATE
from royale.invariants import BROKEN, FINE, check, play_checked
from royale.positions import position

GAMES = 10_000 if LONG else 2_000
LIMIT = 100_000


def house_rules(*what: int) -> int:
    """House rules at random, but the same each time."""
    return int(derive("house rules", *what), 16) % 16


@pytest.mark.parametrize("tiles", range(7))
@pytest.mark.parametrize("players", range(2, 6))
def test_nothing_is_ever_lost_made_up_or_stuck(players: int, tiles: int) -> None:
    """R-LIMIT-1 and all books: dice of every owner, 90 money cards, jetons, money, the closed casino, the marker."""
    for repetition in range(3):
        games = GAMES // 3 + (1 if repetition < GAMES % 3 else 0)
        seeds = words("".join(derive("invariants", players, tiles, repetition, i) for i in range(games)))
        house = house_rules(players, tiles, repetition)
        options = np.array([players, tiles, repetition, players == 2, house], np.int64)
        tally = np.zeros(2, np.int64)
        broken = play_checked(np.zeros(3, STATE), np.zeros(1, CHANCE), seeds.reshape(games, -1), options, LIMIT, tally)
        assert broken == FINE, BROKEN[broken]
        assert tally[0] == games


@pytest.mark.parametrize(
    ("broken", "field", "at", "change"),
    [
        ("dice of a player", "hand", (0, 0), 1),
        ("dice of a player", "bar", (1, 1), 1),
        ("neutral dice", "dice", (2, 5, 0), 1),
        ("grey dice", "dice", (2, 6, 0), 1),
        ("black dice", "black_at", 3, 3),
        ("90 money cards", "bank", 0, 1),
        ("90 money cards", "cash", (0, 3), 1),
        ("jeton books", "jetons", 0, 1),
        ("money books", "notes", (0, 0), 1),
        ("nothing is negative", "roll", (0, 0), -1),
        ("someone can move", "actor", None, -9),
        ("the marker has a sole leader", "power", None, 1),
        ("room for events", "happened", None, 100),
    ],
)
def test_the_checks_see_what_is_broken(broken: str, field: str, at: tuple[int, ...] | int | None, change: int) -> None:
    """A check that cannot fail proves nothing: each is broken here by hand."""
    game = position(players=3, tiles={1: "D2", 2: "F1"})
    before = game.game.state.copy()[0]
    game.s.happened = 0
    assert check(game.s, before, GRAMMAR.numbers["roll"], 1) == FINE
    game.spoil(field, at, change)
    assert BROKEN[check(game.s, before, GRAMMAR.numbers["roll"], 1)] == broken
