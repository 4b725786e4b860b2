"""What every game in the house must do, whatever its rules."""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from conformance.games import SETTINGS, Setting, random_play
from length import LONG
from neonstrip.bots import BOTS, choose
from neonstrip.bots.levels import Budget
from neonstrip.bots.names import QUICK
from neonstrip.bots.player import known_to
from neonstrip.games import GAMES as PLAYED
from neonstrip.play import Game, Mistake, Record
from neonstrip.play.game import SPECTATOR
from neonstrip.rules.chance import BLOCK, CHANCE

GAMES = 100 if LONG else 4
FEW = Budget(1)
TESTS = Path(__file__).resolve().parent.parent

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@every_setting
def test_same_seed_same_bytes(setting: Setting) -> None:
    for seed in range(GAMES // 2):
        one, two = setting.new(seed), setting.new(seed)
        assert one.state.tobytes() == two.state.tobytes()
        for seat, move in random_play(one, seed):
            two.make(move, seat)
        assert one.state.tobytes() == two.state.tobytes()
    assert setting.new(0).state.tobytes() != setting.new(1).state.tobytes()


def test_compiled_and_uncompiled_give_the_same_bytes() -> None:
    """The same source in both gears, over whole games of every setting, compared after every move."""
    compiled, uncompiled = in_both_gears("conformance.trace", GAMES // 4)
    assert compiled == uncompiled
    assert len(compiled) == len(SETTINGS) * (GAMES // 4)


def test_bots_choose_the_same_compiled_and_uncompiled() -> None:
    """And nothing that they add up overflows: a warning is an error here."""
    compiled, uncompiled = in_both_gears("conformance.bots_trace", 5 if LONG else 1)
    assert compiled == uncompiled
    assert {line.split("-")[0] for line in compiled} == set(PLAYED)


def in_both_gears(module: str, argument: int) -> tuple[list[str], list[str]]:
    """What a program prints when its rules are compiled, and when they are not."""
    outputs = []
    for disable in ("0", "1"):
        environment = {**os.environ, "NUMBA_DISABLE_JIT": disable, "PYTHONPATH": str(TESTS)}
        command = [sys.executable, "-W", "error", "-m", module, str(argument)]
        printed = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
        outputs.append(printed.splitlines())
    return outputs[0], outputs[1]


@every_setting
def test_every_legal_move_applies_and_any_other_is_refused(setting: Setting) -> None:
    """A refusal names a rule and changes nothing, not even the list of legal moves."""
    chance = random.Random(1)
    for seed in range(GAMES // 4):
        game = setting.new(seed)
        for mover, _ in random_play(game, seed):
            if chance.random() > 0.2:
                continue
            seat = chance.choice([mover, chance.randrange(setting.players)])
            before, legal = game.state.tobytes(), game.numbers(seat)
            assert len(set(legal)) == len(legal)
            assert bool(legal) == (seat in game.seats)
            for move in [-1, *range(len(game.rules.texts)), 10**6]:
                if move in legal:
                    trial = game.state.copy()
                    assert game.rules.make(trial, seat, move) >= 0
                    assert trial.tobytes() != before
                else:
                    with pytest.raises(Mistake) as refusal:
                        game.make(move, seat)
                    assert re.fullmatch(r"[RCN]-[A-Z]+-\d+", refusal.value.rule or "")
                    assert game.state.tobytes() == before
                    assert game.numbers(seat) == legal


@every_setting
def test_a_copy_is_independent(setting: Setting) -> None:
    """A copy taken at every decision is the same at the end of the game."""
    game = setting.new(3)
    copies = []
    for _ in random_play(game, 3):
        copies.append((game.state.copy(), game.state.tobytes()))
    assert all(copy.tobytes() == bytes_then for copy, bytes_then in copies)


@every_setting
def test_undo_puts_everything_back_and_concerns_nobody_else(setting: Setting) -> None:
    """After an undo the state and the history are as they were, whatever others have done in between."""
    chance, undone = random.Random(4), 0
    game = setting.new(4)
    while not game.is_over:
        seat = chance.choice(game.seats)
        before, history = game.state.tobytes(), list(game.history)
        game.make(chance.choice(game.numbers(seat)), seat)
        if game.can_undo(seat) and chance.random() < 0.4:
            game.undo(seat)
            assert game.state.tobytes() == before
            assert game.history == history
            undone += 1
    assert undone > 0
    assert Game.replay(game.record()).state.tobytes() == game.state.tobytes()


@every_setting
def test_a_view_of_a_redealt_state_is_the_view_of_the_state(setting: Setting) -> None:
    """What a seat cannot know can be dealt anew under its eyes, and it sees no difference."""
    source, changed = np.zeros(1, CHANCE), 0
    source["key"], source["used"] = np.arange(8), BLOCK
    for seed in range(GAMES // 2):
        game = setting.new(seed)
        for _ in random_play(game, seed):
            for seat in range(-1, setting.players):
                seen = game.rules.see(game.state, seat)
                twin = seen.copy()
                game.rules.imagine(twin, seat, source)
                assert game.rules.see(twin, seat).tobytes() == seen.tobytes()
                changed += twin.tobytes() != game.state.tobytes()
    assert changed > 0


@every_setting
def test_a_view_can_be_sent_and_read(setting: Setting) -> None:
    """What anyone sees, over a whole game, is made of plain values of the types it declares."""
    game = setting.new(6)
    kind, views = type(game.view()), 0
    for mover, _ in random_play(game, 6):
        public = game.public_parts()
        for seat in (SPECTATOR, mover, (mover + 1) % setting.players):
            view = game.view_from(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=kind) == view
            parts = {name: msgspec.json.decode(part) for name, part in (public | game.own_parts(seat)).items()}
            assert parts == msgspec.json.decode(msgspec.json.encode(view))
            views += 1
    assert msgspec.json.decode(msgspec.json.encode(game.view()), type=kind) == game.view()
    assert views > 0


@every_setting
def test_a_seat_knows_its_own_moves_from_its_view(setting: Setting) -> None:
    """The legal moves of a state are those of its actor's view: no hidden thing decides what one may do."""
    game = setting.new(5)
    out = np.zeros_like(game._out)
    for _ in random_play(game, 5):
        for seat in game.seats:
            seen = game.rules.see(game.state, seat)
            assert out[: game.rules.list_moves(seen, seat, out)].tolist() == game.numbers(seat)


@every_setting
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_decides_the_same_when_only_hidden_things_change(setting: Setting, bot: str) -> None:
    source, chance = np.zeros(1, CHANCE), random.Random(1)
    source["key"], source["used"] = np.arange(8), BLOCK
    games, share = (GAMES // 4, 0.4) if bot in QUICK else (1, 0.05)  # a planner takes its time
    for seed in range(games):
        game = setting.new(seed)
        for seat, _ in random_play(game, seed):
            if chance.random() > share:
                continue
            twin = setting.new(seed)
            twin.history = game.history
            twin.state = known_to(bot, game, seat)
            game.rules.imagine(twin.state, seat, source)
            assert choose(twin, bot, seat, FEW) == choose(game, bot, seat, FEW)
            assert choose(game, bot, seat, FEW) in game.numbers(seat)


@every_setting
def test_random_games_end_and_their_records_verify(setting: Setting) -> None:
    for seed in range(GAMES // 2):
        game = setting.new(seed)
        for _ in random_play(game, seed):
            pass
        assert game.winners() or setting.players == 1
        again = Game.replay(Record.parse(game.record().text()))
        assert again.state.tobytes() == game.state.tobytes()
        assert again.record() == game.record()
