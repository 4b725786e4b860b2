"""What others may read of a move: nothing that their view of the table keeps from them."""

from collections import defaultdict

import pytest

from conformance.games import SETTINGS, Setting, random_play
from neonstrip.play import Game
from neonstrip.play.game import SPECTATOR
from neonstrip.play.library import rulebook

ROYALE = [setting for setting in SETTINGS if setting.game == "royale"]


@pytest.mark.parametrize(
    ("game", "text", "public"),
    [
        ("royale", "hide 2", "hide"),
        ("royale", "split 60+0", "split"),
        ("royale", "guess 2", "guess 2"),
        ("royale", "take first", "take first"),
        ("royale", "place 3", "place 3"),
        ("royale", "roll", "roll"),
        ("newvegas", "vote loan", "vote"),
        ("newvegas", "vote against", "vote"),
        ("newvegas", "cards reshuffle", "cards reshuffle"),
        ("newvegas", "open 1 4", "open 1 4"),
        ("newvegas", "confirm", "confirm"),
    ],
)
def test_a_secret_move_is_named_without_its_secret(game: str, text: str, public: str) -> None:
    """R-LUCKY-1, R-BOX-1, N-SETUP-4"""
    rules = rulebook(game)
    assert rules.grammar.public_text(rules.numbers[text]) == public


def after(game: Game, seat: int, move: int) -> tuple[bytes, bytes]:
    """What all but one seat know after its move, and everything there is to know."""
    state = game.state.copy()
    game.rules.make(state, seat, move)
    others = [other for other in range(SPECTATOR, len(game.names)) if other != seat]
    return b"".join(game.rules.see(state, other).tobytes() for other in others), state.tobytes()


@pytest.mark.parametrize("setting", ROYALE, ids=str)
def test_moves_that_look_alike_to_others_read_alike(setting: Setting) -> None:
    """Of two moves that differ only in what nobody else sees, neither texts nor facts may tell which it was."""
    secrets = 0
    for seed in range(4):
        game = setting.new(seed)
        for seat, _ in random_play(game, seed):
            looks: defaultdict[bytes, dict[bytes, str]] = defaultdict(dict)
            for move in game.numbers(seat):
                seen, everything = after(game, seat, move)
                told = game.rules.grammar.public_text(move), game.rules.public_facts(game.state, move)
                looks[seen][everything] = str(told)
            assert all(len(set(alike.values())) == 1 for alike in looks.values())
            secrets += sum(len(alike) > 1 for alike in looks.values())
    assert bool(secrets) == bool(game.options.tiles)
