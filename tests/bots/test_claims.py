"""Claims about strength: when one is held."""

import pytest
from bench.strength import STYLES, Claim, Measured

from neonstrip.bots.styles import check_styled


@pytest.mark.parametrize(("whole", "held"), [(False, True), (True, False)])
def test_a_style_must_be_equal_by_its_whole_interval(whole: bool, held: bool) -> None:
    claim = Claim("", "classic", ("greedy/spoiler", "greedy"), 0.47, 0.53, whole=whole)
    measured = Measured(claim, {"bots": [{"win_rate": 0.48, "interval": [0.465, 0.495]}]})
    assert measured.held is held


def test_every_style_that_is_measured_can_play() -> None:
    for claim in STYLES:
        for bot in claim.bots:
            check_styled(claim.game, bot)
