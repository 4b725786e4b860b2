"""Many games at once, bots against bots, all of it compiled: for games that are played in rounds for money.

A game says by what rules it begins and goes on. Ways in from Python are the game's own, and so is their cache.
"""

from collections.abc import Callable
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.names import GREEDY
from neonstrip.rules import bits, chance
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
    winners: Callable[[Any], int],
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
    def play_round(s: Any, bots: Counts, limit: int, views: Records, workspace: Any) -> tuple[int, int]:
        """Play on to the end of the round: how many moves were made, and how many of them were a choice.

        It is a rule of its own because what follows a round would slow down each of its moves.
        """
        stream, moves, this_round = workspace.chance, workspace.moves[:], s.round_number
        made = chosen = 0
        while s.phase != over and s.round_number == this_round and made < limit:
            count = legal(s, moves)
            move = moves[0]
            if count > 1:
                chosen += 1
                is_greedy = bots[at(s.actor)] == GREEDY
                move = weigh(s, views, moves, count, stream) if is_greedy else pick(moves, count, stream)
            advance(s, move)
            made += 1
        return made, chosen

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

        `riches` is what everybody has after each round; it has no rows where nobody wants to know. A game that reaches
        the limit of moves is left unfinished.
        """
        for i in range(len(states)):
            s = states[i]
            begin(s, seeds[i], options)
            chance.start(workspaces[0].chance, seeds[i], 1)
            while s.phase != over and tally[i, 0] < limit:
                this_round = s.round_number
                made, chosen = play_round(s, bots, limit - tally[i, 0], views, workspaces[0])
                tally[i, 0] += made
                tally[i, 1] += chosen
                if len(riches) > 0:
                    for player in range(s.players):
                        riches[i, at(this_round - 1), player] = wealth(s, player)

    @rule
    def count(states: Records, tally: Numbers, won: NDArray[np.bool_], totals: Numbers, seats: Numbers) -> None:
        """R-END-1, C-END-1: who has won each game, and what all of them come to, in all and seat by seat."""
        for i in range(len(states)):
            s = states[i]
            totals[MOVES] += tally[i, 0]
            totals[DECISIONS] += tally[i, 1]
            totals[DRAWN] += (s.chance.counter - 1) * BLOCK + s.chance.used
            totals[UNFINISHED] += s.phase != over
            found = winners(s)
            how = WON if bits.count(found) == 1 else SHARED
            for player in range(s.players):
                won[i, player] = found >> player & 1
                seats[how, player] += found >> player & 1
                seats[MONEY, player] += wealth(s, player)

    return choose, play, count
