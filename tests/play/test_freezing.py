"""A game frozen at any moment goes on as if nothing had happened, and thaws quickly."""

import random
import time

import msgspec
import pytest

from conformance.games import SETTINGS, Setting, random_play
from neonstrip.play import Game
from neonstrip.play.game import Frozen, layout


def same(one: Game, two: Game) -> None:
    assert two.state.tobytes() == one.state.tobytes()
    assert two.history == one.history
    assert two.record() == one.record()
    assert two.options == one.options
    assert [two.can_undo(seat) for seat in range(len(one.names))] == [one.can_undo(s) for s in range(len(one.names))]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_thawed_game_goes_on_as_the_frozen_one(setting: Setting) -> None:
    """Frozen at every fifth decision or so: the same state, history, undo and future."""
    chance, game, thawed = random.Random(1), setting.new(1), 0
    for seat, move in random_play(game, 1):
        if chance.random() > 0.2:
            continue
        twin, original = Game.thaw(game.freeze()), Game.thaw(game.freeze())
        same(game, twin)
        for each in (twin, original):
            each.make(move, seat)
        same(original, twin)
        while original.can_undo(seat):
            for each in (twin, original):
                each.undo(seat)
            same(original, twin)
        thawed += 1
    same(game, Game.thaw(game.freeze()))
    assert thawed > 5


def test_a_game_frozen_under_other_rules_is_recognised() -> None:
    game = Game.new("royale", ["Anna", "Benno"], seed=1)
    frozen = msgspec.msgpack.decode(game.freeze(), type=Frozen)
    assert frozen.layout == layout()
    frozen.layout = "0123456789abcdef"
    with pytest.raises(ValueError, match="other rules"):
        Game.thaw(msgspec.msgpack.encode(frozen))


def milliseconds(data: bytes) -> float:
    times = []
    for _ in range(10):
        begun = time.process_time()
        Game.thaw(data)
        times.append(time.process_time() - begun)
    return min(times) * 1000


def test_thawing_is_quick() -> None:
    """A finished game of Royale, and one of New Las Vegas with fifty seats and as many moves as such games have."""
    royale = Setting("royale", 4, {"tiles": 3}).new(1)
    for _ in random_play(royale, 1):
        pass
    assert milliseconds(royale.freeze()) < 2
    many = Game.new("newvegas", [f"P{n}" for n in range(50)], seed=1)
    for _ in random_play(many, 1):
        pass
    assert len(many.history) > 2000
    assert milliseconds(many.freeze()) < 20
