"""What choices are expected to come to: from what a seat sees, and never against what a preview shows."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from conformance.games import SETTINGS, Setting, random_play
from neonstrip.bots.expecting import compare, expect_seen, expects
from neonstrip.bots.player import choose
from neonstrip.play import Game
from neonstrip.rules.chance import BLOCK, CHANCE

NEW_VEGAS = [setting for setting in SETTINGS if setting.game == "newvegas"]


def played(game: Game) -> Iterator[int]:
    """Every decision of a game that the greedy bot plays, by its seat."""
    while not game.is_over:
        seat = game.seat
        yield seat
        game.make(choose(game, "greedy", seat), seat)


def expected(game: Game, seat: int) -> dict[str, int]:
    return expect_seen(game.rules.name, game.rules.see(game.state, seat), seat, game.numbers(seat))


def weighed(game: Game, seat: int) -> dict[str, float]:
    """The same before choices are compared, as far as anything can be said."""
    expecting, moves = expects(game.rules.name), game.numbers(seat)
    assert expecting is not None
    amounts = expecting.expect(game.rules.see(game.state, seat), seat, moves)
    return {game.rules.texts[move]: amount for move, amount in zip(moves, amounts, strict=True) if amount is not None}


@pytest.mark.parametrize("setting", NEW_VEGAS, ids=str)
def test_no_choice_that_is_expected_to_gain_looks_worse_than_doing_nothing(setting: Setting) -> None:
    good = 0
    for seed in range(3):
        game = setting.new(seed)
        for seat in played(game):
            amounts, moves = expected(game, seat), game.numbers(seat)
            for move, worth in zip(moves, game.rules.forecast(game.state, seat, moves), strict=True):
                if worth is not None and amounts.get(game.rules.texts[move], 0) > 0:
                    before, after = worth["total"]
                    assert after >= before, (game.rules.texts[move], worth)
                    good += 1
    assert good > 100


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_nothing_hidden_changes_what_is_expected(setting: Setting) -> None:
    source, told = np.zeros(1, CHANCE), 0
    source["key"], source["used"] = np.arange(8), BLOCK
    game = setting.new(2)
    for at, (seat, _) in enumerate(random_play(game, 2)):
        if at % 5:
            continue
        twin, moves = game.rules.see(game.state, seat), game.numbers(seat)
        game.rules.imagine(twin, seat, source)
        found, before = expected(game, seat), game.state.tobytes()
        assert found == expect_seen(game.rules.name, game.rules.see(twin, seat), seat, moves)
        assert found.keys() <= {game.rules.texts[move] for move in moves}
        assert game.state.tobytes() == before
        told += len(found)
    assert (told > 20) == (expects(setting.game) is not None)


def test_where_something_has_to_be_chosen_it_is_told_what_is_better_than_ordinary() -> None:
    """Doing nothing is no choice there: none looks like a loss. Where a turn can end, each is told beside that."""
    assert compare([-9.0, -3.0, -3.2, 1.4]) == [None, None, None, pytest.approx(4.6)]
    assert compare([-4.0, 5.0]) == [None, 9.0]
    assert compare([2.0, -6.0, None]) == [2.0, -6.0, None]
    game = Game.new("newvegas", ["Anna", "Benno"], seed=5)
    for seat in played(game):
        texts = game.legal(game.names[seat])
        if texts[0].startswith(("choose", "open")):
            assert all(amount > 0 for amount in expected(game, seat).values()), texts


def test_what_costs_nothing_is_never_expected_to_lose() -> None:
    """A value that is crossed off for a better one harms nobody; of the ranks of inauguration the last one loses."""
    game = Game.new("newvegas", ["Anna", "Benno"], seed=5)
    seen = set[str]()
    for seat in played(game):
        for move, amount in weighed(game, seat).items():
            if move.startswith("improve ") and move != "improve inauguration":
                assert amount >= 0, move
                seen.add(move)
    assert len(seen) == 9


def test_the_best_choice_goes_on_to_what_was_expected() -> None:
    """What is expected of a turn's first step is what its best steps come to, one after the other."""
    game = Game.new("newvegas", ["Anna", "Benno"], seed=5)
    compared = 0
    for seat in played(game):
        amounts = weighed(game, seat)
        opened = {move: amount for move, amount in amounts.items() if move.startswith("open")}
        chosen = [move for _, move in game.history[-1:] if game.rules.texts[move].startswith("choose")]
        if opened and chosen:
            game.undo(seat)
            before = weighed(game, seat).get(game.rules.texts[chosen[0]])
            game.make(chosen[0], seat)
            assert before is None or before >= max(opened.values()) - 1  # rounded
            compared += before is not None
    assert compared > 5
