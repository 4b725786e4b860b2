"""Many games at once, bots against bots, all of it compiled."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.classic import greedy
from neonstrip.bots.names import GREEDY
from neonstrip.rules import chance
from neonstrip.rules.chance import Chance, below
from neonstrip.rules.classic.game import MOST_MOVES
from neonstrip.rules.classic.scoring import is_winner, wealth
from neonstrip.rules.classic.setup import new_game
from neonstrip.rules.classic.sight import see
from neonstrip.rules.classic.state import OVER
from neonstrip.rules.classic.turn import advance, legal
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Counts, Moves, Numbers, Records, entry, record_type, rule


class Workspace:
    """What a bot works with: its own chance, and the moves it may choose from."""

    chance: Chance
    moves: Annotated[Moves, np.int64, (MOST_MOVES,)]


WORKSPACE = record_type(Workspace)


@rule
def choose_for(bot: int, s: Records, views: Records, moves: Moves, count: int, stream: Chance) -> int:
    """A bot's move. Whatever it weighs, it sees only what its seat may know."""
    if bot == GREEDY:
        copy(views[0], s)
        see(views[0], s.actor)
        return greedy.choose(views, moves, count, stream)
    return int(moves[below(stream, count)])


@entry
def choose(bot: int, states: Records, views: Records, moves: Moves, count: int, streams: Records) -> int:
    """A bot's move in a game played from Python."""
    return choose_for(bot, states[0], views, moves, count, streams[0])


@entry
def play(
    states: Records,
    seeds: Numbers,
    bots: Counts,
    options: Numbers,
    works: Records,
    views: Records,
    tally: Numbers,
    riches: Numbers,
) -> None:
    """Play a game in each blank state. The tally of each: moves made, and those of them that were a choice.

    `options` are players, white dice, leftover, open money and starter, as `new_game` takes them. `riches` is what
    everybody has after each round. Games end by themselves: every turn places a die.
    """
    stream, moves = works[0].chance, works[0].moves[:]
    for i in range(len(states)):
        s = states[i]
        new_game(s, seeds[i], options[0], options[1] != 0, options[2], options[3] != 0, options[4])
        chance.start(stream, seeds[i], 1)
        while s.phase != OVER:
            count, before = legal(s, moves), s.round_number
            move = moves[0]
            if count > 1:
                tally[i, 1] += 1
                move = choose_for(bots[s.actor], s, views, moves, count, stream)
            advance(s, move)
            tally[i, 0] += 1
            if s.round_number != before or s.phase == OVER:
                for player in range(s.players):
                    riches[i, before - 1, player] = wealth(s, player)


@entry
def outcomes(states: Records, money: Numbers, won: NDArray[np.bool_]) -> None:
    """C-END-1: what each player has in each game, and who has won it."""
    for i in range(len(states)):
        for player in range(money.shape[1]):
            money[i, player] = wealth(states[i], player)
            won[i, player] = is_winner(states[i], player)
