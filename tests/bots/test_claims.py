"""Claims about strength: when one is held."""

import pytest
from bench.strength import STYLES, Claim, Measured
from bench.styles import weigh

from neonstrip.bots.levels import levels_of
from neonstrip.bots.player import choose
from neonstrip.bots.styles import Lean, check_styled, styles_of
from neonstrip.play import Game


@pytest.mark.parametrize(("whole", "held"), [(False, True), (True, False)])
def test_a_style_must_be_equal_by_its_whole_interval(whole: bool, held: bool) -> None:
    claim = Claim("", "classic", ("greedy/spoiler", "greedy"), 0.47, 0.53, whole=whole)
    measured = Measured(claim, {"bots": [{"win_rate": 0.48, "interval": [0.465, 0.495]}]})
    assert measured.reached is held


def test_every_style_that_is_measured_can_play() -> None:
    for claim in STYLES:
        for bot in claim.bots:
            check_styled(claim.game, bot)


def test_what_styles_cost_is_asked_of_the_moves_that_the_level_makes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(styles_of("classic"), "LEAN", Lean(odds=1.0, blurred=1.0))
    game, budget = Game.new("classic", ["Anna", "Benno"], seed="4"), levels_of("classic").LEVELS["casual"].budget
    gains = []
    while game.state["round_number"][0] == 1:
        seat, moves = game.seat, game.numbers()
        if len(moves) > 1:
            move, gained = weigh(game, "casual", seat, moves, budget)
            assert move == choose(game, "casual", seat)
            styled = [choose(game, f"casual/{style}", seat) for style in styles_of("classic").TEMPERS.values()]
            assert all(other != move or not gain for other, gain in zip(styled, gained, strict=True))
            gains += gained.tolist()
        game.make(choose(game, "casual", seat), seat)
    assert any(gains), "some style moved otherwise"
