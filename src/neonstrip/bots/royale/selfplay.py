"""Games of the greedy bot against itself, and what everybody had on the way: what training learns from."""

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.names import GREEDY
from neonstrip.bots.royale.batch import choose_for
from neonstrip.rules import chance
from neonstrip.rules.kernel import Numbers, Records, entry
from neonstrip.rules.royale.scoring import is_winner, wealth
from neonstrip.rules.royale.setup import new_game
from neonstrip.rules.royale.state import OVER
from neonstrip.rules.royale.turn import advance, legal

Values = NDArray[np.float64]


@entry
def play(
    states: Records, seeds: Numbers, options: Numbers, works: Records, views: Records, riches: Values, shares: Values
) -> None:
    """Play a game in each blank state; note everybody's wealth after each round but the last, and shares of the win.

    `options` are those of the batch: players, tiles, repetition, neutral dice, open money and starter.
    """
    stream, moves, players = works[0].chance, works[0].moves[:], shares.shape[1]
    for i in range(len(states)):
        s = states[i]
        new_game(s, seeds[i], options[0], options[1], options[2], options[3] != 0, options[4] != 0, options[5])
        chance.start(stream, seeds[i], 1)
        while s.phase != OVER:
            count, before = legal(s, moves), s.round_number
            advance(s, moves[0] if count == 1 else choose_for(GREEDY, s, views, moves, count, stream))
            if s.round_number > before:
                for player in range(players):
                    riches[i, before - 1, player] = wealth(s, player)
        winners = 0
        for player in range(players):
            winners += is_winner(s, player)
        for player in range(players):
            shares[i, player] = is_winner(s, player) / winners
