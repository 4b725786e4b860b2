"""Styles: what a style likes decides between choices that are nearly as good, and nothing else does."""

import numpy as np
import pytest

from neonstrip.bots.characters import CHARACTERS, TEMPERS, style_of
from neonstrip.bots.match import Match, play_match
from neonstrip.bots.player import choose
from neonstrip.bots.styles import check_styled, parted, styled, styles_of
from neonstrip.bots.thinking import Thought
from neonstrip.games import GAMES
from neonstrip.play import Game, Mistake
from neonstrip.play.library import rulebook

EVEN = Thought([1, 2, 3], [0.50, 0.49, 0.30], [0.0, 0.0, 0.0], [64, 64, 24])


def test_a_lean_decides_between_what_is_nearly_as_good() -> None:
    assert EVEN.leaning(np.array([0.0, 0.0, 0.0])) == EVEN.best == 1
    assert EVEN.leaning(np.array([0.0, 0.1, 0.0])) == 2
    assert EVEN.leaning(np.array([0.0, 0.0, 9.0])) == 1, "what was dropped as hopeless is not liked back"


def test_where_all_is_decided_nobody_has_a_style() -> None:
    lost = Thought([1, 2], [0.001, 0.0], [10.0, 90.0], [64, 64])
    assert lost.leaning(np.array([0.0, 9.0])) == lost.best


@pytest.mark.parametrize("game", GAMES)
def test_every_temper_has_a_style_of_its_own_in_every_game(game: str) -> None:
    styles = styles_of(game)
    assert set(styles.TEMPERS) == set(TEMPERS) == set(CHARACTERS.values())
    assert len(set(styles.TEMPERS.values())) == len(TEMPERS)
    assert {style_of(character, game) for character in CHARACTERS} == set(styles.TEMPERS.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_style_likes_something_in_a_game(game: str) -> None:
    """Between 0 and 1, and not all choices alike."""
    playing = Game.new(game, ["Anna", "Benno"], seed=3)
    told = dict.fromkeys(styles_of(game).TEMPERS.values(), False)
    while not playing.is_over and not all(told.values()):
        seat, moves = playing.seat, playing.numbers()
        seen = playing.rules.see(playing.state, seat)
        for style in told:
            liked = styles_of(game).liking(style, seen, seat, moves) if len(moves) > 1 else None
            if liked is not None:
                assert len(liked) == len(moves)
                assert 0 <= liked.min() <= liked.max() <= 1
                told[style] = told[style] or bool(liked.min() < liked.max())
        playing.make(choose(playing, "greedy"))
    assert all(told.values())


def test_one_level_plays_otherwise_in_another_style() -> None:
    options = rulebook("classic").read_options({}, 2)

    def digests(bot: str) -> tuple[str, ...]:
        return tuple(play_match(Match("classic", options, (bot, "greedy"), "7", deal)).digest for deal in range(8))

    played = [digests(bot) for bot in ("greedy", "greedy/cautious", "greedy/spoiler", "greedy/gambler")]
    assert len(set(played)) == len(played)
    assert digests("greedy/gambler") == played[-1], "and always alike"


def test_names_of_bots_with_styles() -> None:
    assert parted("casual/gambler") == ("casual", "gambler")
    assert parted("casual") == ("casual", "")
    assert styled("casual", "gambler") == "casual/gambler"
    assert styled("random", "gambler") == "random", "chance has no style"
    assert styled("casual", "") == "casual"
    check_styled("classic", "expert/spoiler")
    for wrong in ("casual/", "casual/driver", "random/gambler", "nobody/gambler", "/gambler"):
        with pytest.raises(Mistake, match="There is no bot"):
            check_styled("classic", wrong)
