"""Who watches a game learns who is hasty, from what everybody saw."""

from math import exp

import numpy as np
import pytest

from classic.test_chasing import chase
from classic.test_greedy import NAMES
from neonstrip.bots import choose
from neonstrip.bots.classic.watching import AT_FIRST, haste
from neonstrip.bots.player import known_haste
from neonstrip.bots.watching import haste_in
from neonstrip.play import Game
from neonstrip.rules.chance import CHANCE
from neonstrip.rules.classic.game import MOST_MOVES

HASTY = [False, True, True, False]
UNKNOWN = pytest.approx([1 / (1 + exp(-AT_FIRST))] * 4)


def move_of(game: Game) -> int:
    """A move of who is hasty or careful."""
    moves = game.numbers()
    if not HASTY[game.seat]:
        return choose(game, "greedy")
    room = np.zeros(MOST_MOVES, np.int64)
    room[: len(moves)] = moves
    return chase(game.state, room, len(moves), np.zeros(1, CHANCE)) if len(moves) > 1 else moves[0]


def play(game: Game, rounds: int) -> None:
    while not game.is_over and game.state["round_number"][0] <= rounds:
        game.make(move_of(game))


@pytest.mark.parametrize("seed", range(3))
def test_a_round_tells_who_is_hasty(seed: int) -> None:
    game = Game.new("classic", NAMES, {}, seed)
    assert haste(game) == UNKNOWN
    play(game, 2)
    assert [chance > 0.5 for chance in haste(game)] == HASTY


def test_what_was_dealt_anew_is_watched_too() -> None:
    """The moves before and after are compared with throws as they were."""
    game = Game.new("classic", NAMES, {}, 1)
    play(game, 1)
    game.reseed("anew")
    play(game, 3)
    assert [chance > 0.9 for chance in haste(game)] == HASTY
    assert [chance < 0.1 for chance in haste(game)] == [not hasty for hasty in HASTY]


def test_to_watch_changes_nothing_and_needs_nothing_hidden() -> None:
    game = Game.new("classic", NAMES, {}, 2)
    play(game, 1)
    state, found = game.state.tobytes(), haste(game)
    game.rules.deal(game.state, game.seed)  # other notes and throws to come
    assert haste(game) == found
    assert game.state.tobytes() != state


def test_moves_that_do_not_fit_the_seed_tell_nothing() -> None:
    """A position that was set up by hand: what follows the first move that could not be made is not compared."""
    game = Game.new("classic", NAMES, {}, 2)
    game.history = [(0, 99)] * 5
    assert haste(game) == UNKNOWN


def test_only_those_that_think_watch_and_only_where_players_are_told_apart() -> None:
    game = Game.new("classic", NAMES, {}, 3)
    assert known_haste("greedy", game) == []
    assert known_haste("expert", game) == haste_in(game) == haste(game)
    assert haste_in(Game.new("newvegas", NAMES, {}, 3)) == []
