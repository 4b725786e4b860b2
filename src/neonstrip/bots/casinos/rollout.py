"""A planner's compiled half: each choice is played to the end of the round in worlds that might be.

For games of several rounds, after each of which players have some wealth. A game says by what rules it goes on.
"""

from collections.abc import Callable
from math import exp
from typing import Any

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.casinos.accounts import Enter
from neonstrip.rules.chance import Chance
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Numbers, Records, rule

Values = NDArray[np.float64]
Figure = Callable[[Any, int], int]
Choose = Callable[[Records, Moves, int, Chance], int]
Weigh = Callable[[Records, int, Moves, Values, Records, Moves, Records, Values, Values, Numbers], None]


def playing_on(choose: Choose, others: Choose | None) -> Callable[[Records, int, Moves, int, Chance], int]:
    """The compiled way to the next move of who is to move, the thinker or another."""
    if others is None:

        @rule
        def as_all(play: Records, thinker: int, moves: Moves, count: int, stream: Chance) -> int:
            """Everybody plays alike."""
            return choose(play, moves, count, stream)

        return as_all

    @rule
    def as_each(play: Records, thinker: int, moves: Moves, count: int, stream: Chance) -> int:
        """The thinker plays otherwise than the rest."""
        if play[0].actor == thinker:
            return choose(play, moves, count, stream)
        return others(play, moves, count, stream)

    return as_each


def weighing(
    rounds: int,
    over: int,
    legal: Callable[[Any, Moves], int],
    advance: Callable[[Any, int], None],
    choose: Choose,
    redeal: Callable[[Any, int, Chance], None],
    wealth: Figure,
    is_winner: Figure,
    enter: Enter,
    others: Choose | None = None,
) -> Weigh:
    """The compiled way to weigh choices. `over` is the phase at the end.

    `choose` is how the one plays on who is to decide, and how the rest does unless there is another way for `others`.
    `enter` keeps account of what a move paid whom.
    """

    @rule
    def share(s: Any, seat: int, spread: Values) -> float:
        """A seat's chance to win at the end of a round, or its share of the win at the end of the game.

        `spread` is how much wealth counts for how much of a chance, by the rounds still to come.
        """
        if s.phase == over:
            winners = 0
            for player in range(s.players):
                winners += is_winner(s, player)
            return float(is_winner(s, seat) / winners)
        unit = spread[rounds - s.round_number]
        mine, total = wealth(s, seat), 0.0
        for player in range(s.players):
            total += exp((wealth(s, player) - mine) / unit)
        return 1.0 / total

    play_on = playing_on(choose, others)

    @rule
    def finish_round(
        play: Records, round_number: int, thinker: int, moves: Moves, stream: Chance, accounts: Numbers
    ) -> None:
        """Play on to the end of a round. `play[0]` is the game, `play[1]` scratch space."""
        s = play[0]
        while s.phase != over and s.round_number == round_number:
            count = legal(s, moves)
            advance(s, moves[0] if count == 1 else play_on(play, thinker, moves, count, stream))
            if len(accounts) > 0:
                enter(s, accounts[0])

    @rule
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
        accounts: Numbers,
    ) -> None:
        """Deal as many worlds as `chances` has rows, and play each choice in each: what it comes to.

        All choices of a row are played in the same world with the same dice, so that they differ by what they are.
        `accounts` is added to, by choice, player and cause; it has no rows where nobody wants to know.
        """
        world, stream = play[2:3], streams[0]
        for row in range(len(chances)):
            copy(world[0], seen[0])
            redeal(world[0], seat, stream)
            for i in range(len(choices)):
                copy(play[0], world[0])
                advance(play[0], choices[i])
                account = accounts[i : i + 1]
                if len(account) > 0:
                    enter(play[0], account[0])
                finish_round(play, int(seen[0].round_number), int(seen[0].actor), moves, stream, account)
                chances[row, i] = share(play[0], seat, spread)
                money[row, i] = wealth(play[0], seat)

    return weigh
