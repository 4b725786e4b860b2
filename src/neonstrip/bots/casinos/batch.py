"""Many games at once, bots against bots, all of it compiled: for games that are played in rounds for money.

A game says by what rules it begins and goes on. Ways in from Python are the game's own, and so is their cache.
"""

from collections.abc import Callable
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.names import GREEDY
from neonstrip.rules import chance
from neonstrip.rules.casinos.comparing import NumberOf
from neonstrip.rules.chance import BLOCK, Chance, below
from neonstrip.rules.copying import copy
from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import Counts, Moves, Numbers, Records, inlined, record_type, rule

Choose = Callable[[int, Records, Records, Moves, int, Records], int]
Play = Callable[[Records, Numbers, Counts, Numbers, int, Records, Records, Numbers, Numbers], None]
Count = Callable[[Records, Numbers, NDArray[np.bool_], Numbers, Numbers], None]

# What some games come to: in all, and seat by seat
TOTALS, OF_SEATS = 4, 3
MOVES, DECISIONS, DRAWN, UNFINISHED = range(TOTALS)
WON, SHARED, MONEY = range(OF_SEATS)


def workspace_of(most_moves: int) -> np.dtype[np.void]:
    """What a bot works with, with room for so many moves."""

    class Workspace:
        """A bot's own chance, and the moves it may choose from.

        The moves lie in a record because Numba counts no references to what lies there, which took a tenth of the time.
        """

        chance: Chance
        moves: Annotated[Moves, np.int64, (most_moves,)]

    return record_type(Workspace)


def batch_of(
    over: int,
    begin: Callable[[Any, Numbers, Numbers], None],
    legal: Callable[[Any, Moves], int],
    advance: Callable[[Any, int], None],
    see: Callable[[Any, int], None],
    greedy: Callable[[Records, Moves, int, Chance], int],
    wealth: NumberOf,
    is_winner: NumberOf,
) -> tuple[Choose, Play, Count]:
    """The compiled ways to a quick bot's move, to whole games, and to what came of them.

    `over` is the phase at the end; `begin` sets up a blank state from a seed and the game's options, players first.
    """

    @inlined
    def pick(moves: Moves, count: int, stream: Chance) -> int:
        """A move by chance."""
        return int(moves[at(below(stream, count))])

    @rule
    def weigh(s: Any, views: Records, moves: Moves, count: int, stream: Chance) -> int:
        """The greedy bot's move. Whatever it weighs, it sees only what its seat may know."""
        copy(views[0], s)
        see(views[0], s.actor)
        return greedy(views, moves, count, stream)

    @rule
    def choose(bot: int, states: Records, views: Records, moves: Moves, count: int, streams: Records) -> int:
        """A bot's move in a game played from Python."""
        if bot == GREEDY:
            return weigh(states[0], views, moves, count, streams[0])
        return pick(moves, count, streams[0])

    @rule
    def play(
        states: Records,
        seeds: Numbers,
        bots: Counts,
        options: Numbers,
        limit: int,
        workspaces: Records,
        views: Records,
        tally: Numbers,
        riches: Numbers,
    ) -> None:
        """Play a game in each blank state. The tally of each: moves made, and those of them that were a choice.

        `riches` is what everybody has after each round. A game that reaches the limit of moves is left unfinished.
        Moves of a round have a loop of their own: what follows a round would slow down each of them.
        """
        stream, moves = workspaces[0].chance, workspaces[0].moves[:]
        for i in range(len(states)):
            s = states[i]
            begin(s, seeds[i], options)
            chance.start(stream, seeds[i], 1)
            made = chosen = 0
            while s.phase != over and made < limit:
                this_round = s.round_number
                while s.phase != over and s.round_number == this_round and made < limit:
                    count = legal(s, moves)
                    move = moves[0]
                    if count > 1:
                        chosen += 1
                        is_greedy = bots[at(s.actor)] == GREEDY
                        move = weigh(s, views, moves, count, stream) if is_greedy else pick(moves, count, stream)
                    advance(s, move)
                    made += 1
                for player in range(s.players):
                    riches[i, at(this_round - 1), player] = wealth(s, player)
            tally[i, 0], tally[i, 1] = made, chosen

    @rule
    def count(states: Records, tally: Numbers, won: NDArray[np.bool_], totals: Numbers, seats: Numbers) -> None:
        """R-END-1, C-END-1: who has won each game, and what all of them come to, in all and seat by seat."""
        for i in range(len(states)):
            s = states[i]
            totals[MOVES] += tally[i, 0]
            totals[DECISIONS] += tally[i, 1]
            totals[DRAWN] += (s.chance.counter - 1) * BLOCK + s.chance.used
            totals[UNFINISHED] += s.phase != over
            winners = 0
            for player in range(s.players):
                won[i, player] = is_winner(s, player)
                winners += won[i, player]
            for player in range(s.players):
                seats[WON if winners == 1 else SHARED, player] += won[i, player]
                seats[MONEY, player] += wealth(s, player)

    return choose, play, count
