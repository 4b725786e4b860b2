"""A bot at a table gets what its seat sees, and its choice hangs on nothing else."""

import subprocess
import sys

import pytest

from conformance.games import SETTINGS, Setting, random_play
from neonstrip.bots import BOTS, choose, choose_seen
from neonstrip.bots.levels import Budget
from neonstrip.bots.names import QUICK
from neonstrip.bots.player import bots_seed, known_haste, known_to, turn_of
from neonstrip.play import Game, Mistake

FEW = Budget(1)
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@every_setting
def test_a_view_of_a_view_is_the_view(setting: Setting) -> None:
    """So a bot may blank what it gets once more, and nothing changes."""
    game = setting.new(1)
    for seat, _ in random_play(game, 1):
        seen = game.rules.see(game.state, seat)
        assert game.rules.see(seen, seat).tobytes() == seen.tobytes()


@every_setting
@pytest.mark.parametrize("bot", BOTS)
def test_a_view_is_enough_to_choose(setting: Setting, bot: str) -> None:
    """The choice is legal, comes again, leaves the view alone, and is the one that `choose` makes."""
    game, choices, step = setting.new(2), 0, 1 if bot in QUICK else 11
    for number, (seat, _) in enumerate(random_play(game, 2)):
        if number % step:
            continue
        seen, moves = known_to(bot, game, seat), game.numbers(seat)
        before = seen.tobytes()
        seed, turn = bots_seed(game), turn_of(game, seat)
        asked = setting.game, seen, seat, bot, moves, seed, turn
        haste = known_haste(bot, game)
        chosen = [choose_seen(*asked, budget=FEW, haste=haste) for _ in range(2)]
        assert chosen[0] in moves
        assert chosen == [choose(game, bot, seat, FEW)] * 2
        assert seen.tobytes() == before
        choices += len(moves) > 1
    assert choices > 0


def test_chance_differs_by_seed_seat_and_turn() -> None:
    game = Game.new("newvegas", ["Anna", "Benno"], seed=1)
    while len(game.numbers(0)) < 4:
        game.make(game.numbers(0)[0], 0) if 0 in game.seats else game.make(game.numbers(1)[0], 1)
    seen, moves = game.rules.see(game.state, 0), game.numbers(0)

    def chosen(seed: str, seat: int, turns: range) -> list[int]:
        return [choose_seen("newvegas", seen, seat, "random", moves, seed, turn) for turn in turns]

    some = chosen("a", 0, range(20))
    assert len(set(some)) > 1
    assert some != chosen("b", 0, range(20))
    assert some != chosen("a", 1, range(20))


def test_drafts_of_others_change_no_choice() -> None:
    """N-ROUND-3: what another player has drafted is hidden, and so is how many steps it took."""
    alone, beside = (Game.new("newvegas", ["Anna", "Benno"], {"bank": False}, seed=5) for _ in range(2))
    for _ in range(3):
        beside.make(beside.numbers(1)[0], 1)
    assert len(beside.history) == 3
    assert beside.seats[0] == 0
    steps = 0
    while 0 in alone.seats:
        for bot in BOTS:
            assert choose(beside, bot, 0, FEW) == choose(alone, bot, 0, FEW)
        move = choose(alone, "random", 0)
        alone.make(move, 0)
        beside.make(move, 0)
        steps += 1
    assert steps > 1


def test_the_seed_of_the_bots_is_not_the_seed_of_the_game() -> None:
    game = Game.new("royale", ["Anna", "Benno"], seed=1)
    assert bots_seed(game) != game.seed
    assert bots_seed(game) == bots_seed(Game.new("royale", ["Anna", "Benno"], seed=1))
    assert bots_seed(game) != bots_seed(Game.new("royale", ["Anna", "Benno"], seed=2))


def test_an_unknown_bot_is_a_mistake() -> None:
    with pytest.raises(Mistake) as mistake:
        choose(Game.new("royale", ["Anna", "Benno"], seed=1), "clever")
    assert mistake.value.code == "unknown-bot"


@pytest.mark.parametrize(("game", "other"), [("royale", "newvegas"), ("newvegas", "royale")])
def test_one_game_does_not_load_the_bots_of_the_other(game: str, other: str) -> None:
    script = f"""
import sys
from neonstrip.bots import choose
from neonstrip.play import Game
assert not any(name.startswith(("neonstrip.bots.royale", "neonstrip.bots.newvegas")) for name in sys.modules)
game = Game.new("{game}", ["Anna", "Benno"], seed=1)
while len(game.numbers()) == 1:
    game.make(game.numbers()[0])
choose(game, "greedy")
assert "neonstrip.bots.{game}.batch" in sys.modules
assert not any(name.startswith("neonstrip.bots.{other}") for name in sys.modules)
"""
    subprocess.run([sys.executable, "-c", script], check=True)
