"""The planner's compiled half: what might be is dealt, and each choice in it played to the end of the round."""

from math import exp

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.royale import greedy
from neonstrip.rules.chance import Chance
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Records, entry, rule
from neonstrip.rules.royale.facts import ROUNDS
from neonstrip.rules.royale.scoring import is_winner, wealth
from neonstrip.rules.royale.sight import redeal
from neonstrip.rules.royale.state import OVER, State
from neonstrip.rules.royale.turn import advance, legal

Values = NDArray[np.float64]


@rule
def share(s: State, seat: int, spread: Values) -> float:
    """A seat's chance to win at the end of a round, or its share of the win at the end of the game.

    `spread` is how much wealth counts for how much of a chance, by the rounds still to come.
    """
    if s.phase == OVER:
        winners = 0
        for player in range(s.players):
            winners += is_winner(s, player)
        return is_winner(s, seat) / winners
    unit = spread[ROUNDS - s.round_number]
    mine, total = wealth(s, seat), 0.0
    for player in range(s.players):
        total += exp((wealth(s, player) - mine) / unit)
    return 1.0 / total


@rule
def finish_round(play: Records, round_number: int, moves: Moves, stream: Chance) -> None:
    """Play on to the end of a round, every seat as the greedy bot would. `play[0]` is the game, `play[1]` room."""
    s = play[0]
    while s.phase != OVER and s.round_number == round_number:
        count = legal(s, moves)
        advance(s, moves[0] if count == 1 else greedy.choose(play, moves, count, stream))


@entry
def weigh(
    seen: Records,
    seat: int,
    choices: Moves,
    spread: Values,
    play: Records,
    moves: Moves,
    streams: Records,
    chances: Values,
    money: Values,
) -> None:
    """Deal as many worlds as `chances` has rows, and play each choice in each: what it comes to.

    All choices of a row are played in the same world with the same dice, so that they differ by what they are.
    """
    world, stream = play[2:3], streams[0]
    for row in range(len(chances)):
        copy(world[0], seen[0])
        redeal(world[0], seat, stream)
        for i in range(len(choices)):
            copy(play[0], world[0])
            advance(play[0], choices[i])
            finish_round(play, int(seen[0].round_number), moves, stream)
            chances[row, i] = share(play[0], seat, spread)
            money[row, i] = wealth(play[0], seat)
