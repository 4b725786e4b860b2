"""The planners: they come to the same thought again, see nothing that is hidden, and see what is plain."""

from collections.abc import Iterator

import numpy as np
import pytest

from conformance.games import SETTINGS, Setting, random_play
from neonstrip.bots.levels import Budget, levels_of
from neonstrip.bots.names import PLANNERS
from neonstrip.bots.player import bots_seed, choose_seen, own_noise, own_stream, ponder, turn_of
from neonstrip.bots.thinking import SURE, Tally, Thought, Values, think
from neonstrip.games import GAMES
from neonstrip.play import Game
from neonstrip.rules.kernel import Moves

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
FEW = Budget(4)


def some_positions(setting: Setting, seed: int, most: int) -> Iterator[tuple[Game, int]]:
    """Decisions from all over a random game."""
    game, found = setting.new(seed), 0
    for step, (seat, _) in enumerate(random_play(game, seed)):
        if step % 7 == 0 and len(game.numbers(seat)) > 1:
            found += 1
            yield game, seat
        if found == most:
            return
    assert found


@every_setting
def test_the_same_seed_and_worlds_give_the_same_thought(setting: Setting) -> None:
    for game, seat in some_positions(setting, 3, 6):
        assert ponder(game, seat, FEW) == ponder(game, seat, FEW)


@every_setting
def test_thinking_changes_nothing(setting: Setting) -> None:
    for game, seat in some_positions(setting, 4, 4):
        before = game.state.tobytes()
        ponder(game, seat, FEW)
        assert game.state.tobytes() == before


@every_setting
def test_every_legal_move_is_weighed_and_no_other(setting: Setting) -> None:
    for game, seat in some_positions(setting, 5, 6):
        thought = ponder(game, seat, FEW)
        assert thought.moves == game.numbers(seat)
        assert all(0.0 <= chance <= 1.0 for chance in thought.chances)
        assert thought.best in thought.moves


@every_setting
@pytest.mark.parametrize("bot", PLANNERS)
def test_what_is_hidden_changes_no_choice(setting: Setting, bot: str) -> None:
    """Games that look the same to a seat, and differ in everything that it cannot see, get the same move."""
    twins = 0
    for game, seat in some_positions(setting, 6, 3):
        seen, moves = game.rules.see(game.state, seat), game.numbers(seat)
        seed, turn = bots_seed(game), turn_of(game, seat)
        chosen = set()
        for twin in range(3):
            world = seen.copy()
            game.rules.imagine(world, seat, own_stream(seed, seat, 1000 + twin))
            assert world.tobytes() != seen.tobytes()
            again = game.rules.see(world, seat)
            chosen.add(choose_seen(setting.game, again, seat, bot, moves, seed, turn, budget=FEW))
            twins += 1
        assert len(chosen) == 1
    assert twins > 1


def test_what_is_hopeless_is_dropped_and_what_is_close_is_not() -> None:
    chance = np.random.default_rng(1)
    worlds = chance.normal(0, 0.1, (64, 1))
    chances = np.hstack([worlds + 0.5, worlds + 0.49 + chance.normal(0, 0.1, (64, 1)), worlds + 0.2])
    tally = Tally(3)
    for some in chances.reshape(8, 8, 3):
        tally.add(some, some)
    assert tally.promising().tolist() == [True, True, False]
    behind = chances[:, :1] - chances
    sure = behind.mean(axis=0) / np.maximum(behind.std(axis=0) / 8, 1e-9)
    assert sure[1] < SURE < sure[2]


def test_what_always_comes_to_the_same_is_not_dropped() -> None:
    tally, same = Tally(2), np.random.default_rng(2).random((64, 1))
    tally.add(np.hstack([same, same]), np.hstack([same, same]))
    assert tally.promising().all()


def test_the_longer_it_thinks_the_rarer_it_looks_up() -> None:
    """A look takes time: there are few of them, however many worlds."""
    asked: list[int] = []

    def weigh(choices: Moves, worlds: int) -> tuple[Values, Values]:
        asked.append(worlds)
        return np.zeros((worlds, len(choices))), np.zeros((worlds, len(choices)))

    assert think([1, 2], weigh, Budget(8192)).worlds == [8192, 8192]
    assert sum(asked) == 8192
    assert asked[:4] == [8, 8, 8, 8]
    assert len(asked) < 60


def test_thinking_stops_when_one_choice_is_left() -> None:
    tried: list[int] = []

    def weigh(choices: Moves, worlds: int) -> tuple[Values, Values]:
        tried.append(len(choices))
        good = np.repeat((choices == 7).astype(float)[None], worlds, axis=0)
        return good, good

    thought = think([3, 7, 9], weigh, Budget(10_000))
    assert thought.best == 7
    assert len(tried) == 3
    assert thought.worlds == [24, 24, 24]


def test_a_clock_ends_thinking() -> None:
    def weigh(choices: Moves, worlds: int) -> tuple[Values, Values]:
        return np.zeros((worlds, len(choices))), np.zeros((worlds, len(choices)))

    assert think([1, 2], weigh, Budget(10**9, 0.05)).worlds[0] < 10**9
    assert think([1, 2], weigh, Budget(10**9, 0.0)).worlds == [8, 8]


def test_some_worlds_are_tried_whatever_the_clock_says() -> None:
    """Also of a choice that is the only one left."""

    def weigh(choices: Moves, worlds: int) -> tuple[Values, Values]:
        good = np.repeat((choices == 7).astype(float)[None], worlds, axis=0)
        return good, good

    assert think([7, 8], weigh, Budget(10**9, 0.0, 20)).worlds == [24, 24]
    assert think([7, 8], weigh, Budget(10**9, 0.0, 64)).worlds == [64, 24]
    assert think([7], weigh, Budget(10, 0.0, 64)).worlds == [10]


@pytest.mark.parametrize(("game", "level"), [(game, level) for game in GAMES for level in PLANNERS])
def test_no_level_overlooks_more_than_its_blur(game: str, level: str) -> None:
    """Whatever chance says, a choice that is better by more than the blur is taken."""
    blur = levels_of(game).LEVELS[level].blur
    better = 1 / (1 + np.exp(-blur - 0.01))
    thought = Thought([1, 2, 3], [0.5, float(better), 0.4], [50.0, 50.0, 40.0], [9, 9, 9])
    for turn in range(200):
        assert thought.blurred(blur * own_noise("a", 0, turn, 3)) == 2


@pytest.mark.parametrize("game", GAMES)
def test_no_beginner_makes_an_absurd_move(game: str) -> None:
    """Nothing is taken that gives away more of a chance than a level may, however much is overlooked."""
    level = levels_of(game).LEVELS["beginner"]
    thought = Thought([1, 2, 3], [0.5, 0.5 - level.worst - 0.01, 0.5 - level.worst + 0.01], [0.0] * 3, [9] * 3)
    taken = {thought.blurred(9.0 * own_noise("a", 0, turn, 3), level.worst) for turn in range(200)}
    assert taken == {1, 3}


def test_levels_get_sharper() -> None:
    for game in GAMES:
        levels = levels_of(game).LEVELS
        blurs = [levels[bot].blur for bot in PLANNERS]
        worlds = [levels[bot].budget.worlds for bot in PLANNERS]
        assert blurs == sorted(blurs, reverse=True)
        assert worlds == sorted(worlds)


def test_less_time_is_kept_to() -> None:
    assert Budget(9, 0.3).within(0.1) == Budget(9, 0.1)
    assert Budget(9, 0.3).within(1.0) == Budget(9, 0.3)
    assert Budget(9).within(1.0) == Budget(9, 1.0)
    assert Budget(9, 0.3).within(None) == Budget(9, 0.3)
    assert Budget(9, 0.3, 4).within(0.1) == Budget(9, 0.1, 4)


def test_without_worlds_choices_against_the_acme_are_told_apart() -> None:
    """Levels that look no further see odds as well: the best is even, and what is foretold less is less likely."""
    game = Game.new("newvegas", ["Anna"], {"bank": False}, seed=1)
    thought = ponder(game, 0, Budget(0))
    assert max(thought.chances) == pytest.approx(0.5)
    assert np.argsort(thought.chances).tolist() == np.argsort(thought.amounts).tolist()


def test_a_choice_that_ends_the_round_is_not_played_on() -> None:
    """R-END-1: what it comes to is what one has when the round is settled, in every world."""
    game, ends = Game.new("royale", ["Anna", "Benno"], {"tiles": 0}, seed=2), 0
    while not game.is_over:
        seat, moves = game.seat, game.numbers()
        thought = ponder(game, seat, Budget(2))
        before = game.state["round_number"][0]
        game.make(moves[0])
        if game.is_over or game.state["round_number"][0] > before:
            assert thought.amounts[0] == game.results()[seat]
            ends += 1
    assert ends == 3
