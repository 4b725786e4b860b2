"""What the greedy bot reckons with is what the rules would pay, and to reckon changes nothing."""

from collections import Counter

import numpy as np

from neonstrip.bots.classic.greedy import taken
from neonstrip.bots.classic.rating import rate
from neonstrip.play import Game
from neonstrip.rules.classic.printed import CASINOS, DICE
from neonstrip.rules.classic.state import PLACE, STATE, WHITE
from neonstrip.rules.kernel import uncompiled

NAMES = ["Anna", "Benno", "Carla", "Denny"]
OWNERS = [0, 1, 2, 3, WHITE]


def paid(dice: list[int], notes: list[int]) -> list[int]:
    """What each owner of dice takes at a casino, worked out another way."""
    often = Counter(dice)
    alone = sorted((count for count in often if count and often[count] == 1), reverse=True)
    return [notes[alone.index(count)] if count in alone else 0 for count in dice]


def test_notes_are_counted_as_they_would_be_paid() -> None:
    """C-SCORE-1"""
    chance = np.random.default_rng(1)
    for seed in range(40):
        s = Game.new("classic", NAMES, {"white": True}, seed).state[0]
        s.dice[:, OWNERS] = chance.integers(0, DICE // 2, (CASINOS, len(OWNERS)))
        for casino in range(CASINOS):
            *notes, _ = paid(s.dice[casino, OWNERS].tolist(), s.prizes[casino].tolist())
            for player, note in enumerate(notes):
                assert uncompiled(taken)(s, casino, player) == (note, sum(notes) - note)


def test_a_placement_that_was_tried_is_taken_back() -> None:
    game = Game.new("classic", NAMES, {"white": True}, 1)
    while game.state["phase"][0] != PLACE:
        game.make(game.numbers()[0])
    for move in game.numbers():
        views = np.zeros(2, STATE)
        views[0] = game.state[0]
        rate(views, np.array([move]), np.zeros(1))
        assert views[0].tobytes() == game.state[0].tobytes()
