"""Who is hasty: placements are compared with what a hasty player and a careful one would have made of the throw."""

import numpy as np

from neonstrip.bots.classic import chasing, greedy
from neonstrip.bots.player import own_stream
from neonstrip.bots.thinking import Values
from neonstrip.play import Game
from neonstrip.rules.classic.game import MOST_MOVES, make_legal
from neonstrip.rules.classic.state import PLACE
from neonstrip.rules.classic.turn import legal
from neonstrip.rules.kernel import REFUSED, Moves, Records, entry

AT_FIRST = 1.0
"""The log odds that somebody is hasty who has not moved yet."""
TELLING = 3.0
"""Log odds that one placement adds or takes, where the two would differ."""
SURE = 8.0
"""Log odds beyond which nobody is sure."""


@entry
def watch(states: Records, history: Moves, streams: Records, odds: Values) -> None:
    """Make moves in a game from its start, and add up for each player what they tell."""
    s, moves = states[0], np.zeros(MOST_MOVES, np.int64)
    for move in history:
        count = legal(s, moves)
        if s.phase == PLACE and count > 1:
            hasty = chasing.choose(states, moves, count, streams[0])
            careful = greedy.choose(states, moves, count, streams[0])
            told = TELLING * ((move == hasty) - (move == careful))
            odds[s.actor] = min(max(odds[s.actor] + told, -SURE), SURE)
        if make_legal(s, move, moves) == REFUSED:
            return


def haste(game: Game) -> list[float]:
    """The chance that each seat is hasty, from all moves so far: every throw and placement was public."""
    state, odds = game.rules.start(game.options, len(game.names), game.seed), np.full(len(game.names), AT_FIRST)
    moves, streams, begin = np.array([move for _, move in game.history], np.int64), own_stream("", 0, 0), 0
    for made, seed in game.deals:
        watch(state, moves[begin:made], streams, odds)
        game.rules.deal(state, seed)
        begin = made
    watch(state, moves[begin:], streams, odds)
    return [float(chance) for chance in 1 / (1 + np.exp(-odds))]
