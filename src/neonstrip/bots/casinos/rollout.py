"""A planner's compiled half: each choice is played to the end of the round in worlds that might be.

For games of several rounds, after each of which players have some wealth. A game says by what rules it goes on.
"""

from collections.abc import Callable
from math import exp
from typing import Any

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.casinos.accounts import Enter
from neonstrip.rules import bits
from neonstrip.rules.casinos.comparing import NumberOf
from neonstrip.rules.chance import Chance, below
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Numbers, Records, rule

Values = NDArray[np.float64]
Choose = Callable[[Records, Moves, int, Chance], int]
Net = NDArray[np.float32]
Learned = Callable[[Records, Moves, int, Numbers, Net], int]
Weigh = Callable[[Net, Values, Records, int, Moves, Values, Records, Moves, Records, Values, Values, Numbers], None]
PlayOn = Callable[[Records, int, Moves, int, Chance, Numbers, Net], int]
NO_NET: Net = np.zeros((0, 0), np.float32)
"""For games where nobody has learned how to play on."""
PARTS = 256
"""Chances are drawn in so many parts of one."""


def playing_on(choose: Choose, in_haste: Choose | None, learned: Learned | None) -> PlayOn:
    """The compiled way to the next move of who is to move, the thinker or another."""
    if in_haste is None or learned is None:

        @rule
        def as_all(
            play: Records, thinker: int, moves: Moves, count: int, stream: Chance, hasty: Numbers, net: Net
        ) -> int:
            """Everybody plays alike."""
            return choose(play, moves, count, stream)

        return as_all

    @rule
    def as_each(play: Records, thinker: int, moves: Moves, count: int, stream: Chance, hasty: Numbers, net: Net) -> int:
        """The thinker plays as was learned, others as was drawn for this world."""
        if play[0].actor == thinker:
            return learned(play, moves, count, hasty, net)
        if hasty[play[0].actor]:
            return in_haste(play, moves, count, stream)
        return choose(play, moves, count, stream)

    return as_each


@rule
def draw_haste(haste: Values, hasty: Numbers, stream: Chance) -> None:
    """Who is hasty in a world, where `haste` is the chance that each is; nobody of whom nothing is known."""
    for player in range(len(haste)):
        hasty[player] = below(stream, PARTS) < haste[player] * PARTS


def weighing(
    rounds: int,
    over: int,
    legal: Callable[[Any, Moves], int],
    advance: Callable[[Any, int], None],
    choose: Choose,
    redeal: Callable[[Any, int, Chance], None],
    wealth: NumberOf,
    winners: Callable[[Any], int],
    enter: Enter,
    in_haste: Choose | None = None,
    learned: Learned | None = None,
) -> Weigh:
    """The compiled way to weigh choices. `over` is the phase at the end.

    `choose` is how everybody plays on, but for the thinker and hasty ones among the others where a game knows how those
    play: `learned` is given who is hasty, and the net. `enter` keeps account of what a move paid whom.
    """

    @rule
    def share(s: Any, seat: int, spread: Values) -> float:
        """A seat's chance to win at the end of a round, or its share of the win at the end of the game.

        `spread` is how much wealth counts for how much of a chance, by the rounds still to come.
        """
        if s.phase == over:
            won = winners(s)
            return (won >> seat & 1) / bits.count(won)
        unit = spread[rounds - s.round_number]
        mine, total = wealth(s, seat), 0.0
        for player in range(s.players):
            total += exp((wealth(s, player) - mine) / unit)
        return 1.0 / total

    play_on = playing_on(choose, in_haste, learned)

    @rule
    def finish_round(
        net: Net,
        hasty: Numbers,
        play: Records,
        round_number: int,
        thinker: int,
        moves: Moves,
        stream: Chance,
        accounts: Numbers,
    ) -> None:
        """Play on to the end of a round. `play[0]` is the game, `play[1]` scratch space."""
        s = play[0]
        while s.phase != over and s.round_number == round_number:
            count = legal(s, moves)
            advance(s, moves[0] if count == 1 else play_on(play, thinker, moves, count, stream, hasty, net))
            if len(accounts) > 0:
                enter(s, accounts[0])

    @rule
    def weigh(
        net: Net,
        haste: Values,
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
        `net` is what the thinker plays on by, `haste` the chance that each player is hasty. `accounts` is added to, by
        choice, player and cause; it has no rows where nobody wants to know.
        """
        world, stream, hasty = play[2:3], streams[0], np.zeros(seen[0].players, np.int64)
        round_number, thinker = int(seen[0].round_number), int(seen[0].actor)
        for row in range(len(chances)):
            copy(world[0], seen[0])
            redeal(world[0], seat, stream)
            draw_haste(haste, hasty, stream)
            for i in range(len(choices)):
                copy(play[0], world[0])
                advance(play[0], choices[i])
                account = accounts[i : i + 1]
                if len(account) > 0:
                    enter(play[0], account[0])
                finish_round(net, hasty, play, round_number, thinker, moves, stream, account)
                chances[row, i] = share(play[0], seat, spread)
                money[row, i] = wealth(play[0], seat)

    return weigh
