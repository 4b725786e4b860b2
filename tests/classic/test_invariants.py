"""Ten thousand random games in every setting (in short two thousand), with everything checked after every move."""

import numpy as np
import pytest

from classic.invariants import BROKEN, FINE, check, play_checked
from classic.positions import position
from length import LONG
from neonstrip.play.seeds import derive, words
from neonstrip.rules.chance import CHANCE
from neonstrip.rules.classic.state import GIVEN, ROLLED, STATE

GAMES = 10_000 if LONG else 2_000


@pytest.mark.parametrize(
    ("players", "white", "leftover"),
    [
        *[(players, 0, ROLLED) for players in (2, 3, 4, 5)],
        *[(2, 1, ROLLED), (3, 1, ROLLED), (3, 1, GIVEN), (4, 1, ROLLED)],
    ],
)
def test_nothing_is_ever_lost_made_up_or_stuck(players: int, white: int, leftover: int) -> None:
    """All books: dice of every owner, 54 notes, money. Games end by themselves: every turn places a die."""
    seeds = words("".join(derive("invariants", players, white, leftover, i) for i in range(GAMES)))
    options, tally = np.array([players, white, leftover], np.int64), np.zeros(1, np.int64)
    broken = play_checked(np.zeros(3, STATE), np.zeros(1, CHANCE), seeds.reshape(GAMES, -1), options, tally)
    assert broken == FINE, BROKEN[broken]
    assert tally[0] == GAMES


@pytest.mark.parametrize(
    ("broken", "field", "at", "change"),
    [
        ("dice of a player", "hand", (0, 0), 1),
        ("white dice", "hand", (1, 1), 1),
        ("white dice", "dice", (2, 5), 1),
        ("notes held", "cash", (0, 3), 1),
        ("54 notes", "pile", 40, 20),
        ("notes from high to low", "prizes", (0, 1), 60),
        ("nothing is negative", "roll", (0, 0), -1),
        ("someone can move", "actor", None, -9),
        ("room for events", "happened", None, 100),
    ],
)
def test_the_checks_see_what_is_broken(broken: str, field: str, at: tuple[int, ...] | int | None, change: int) -> None:
    """A check that cannot fail proves nothing: each is broken here by hand."""
    game = position(players=3, prizes={1: (50,)})
    before = game.game.state.copy()[0]
    game.s.happened = 0
    assert check(game.s, before, 1) == FINE
    game.spoil(field, at, change)
    assert BROKEN[check(game.s, before, 1)] == broken


def test_the_checks_see_money_that_no_event_tells_of() -> None:
    game = position(players=3, dice={"Anna": {6: 1}}, prizes={6: (90,)})
    before = game.game.state.copy()[0]
    game.finish_round()
    game.s.hand[:] = before.hand
    assert check(game.s, before, 0) == FINE
    game.s.happened = 0
    assert BROKEN[check(game.s, before, 0)] == "money books"
