"""Many games at once, bots against bots, all of it compiled."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.names import GREEDY
from neonstrip.bots.newvegas import greedy
from neonstrip.rules import chance
from neonstrip.rules.chance import Chance, below
from neonstrip.rules.copying import copy
from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import Counts, Moves, Numbers, Records, entry, inlined, record_type, rule, uncounted
from neonstrip.rules.newvegas import scoring, solo
from neonstrip.rules.newvegas.moves import MOST_MOVES
from neonstrip.rules.newvegas.printed import TOTAL
from neonstrip.rules.newvegas.rounds import begin_game, legal_for, wait
from neonstrip.rules.newvegas.scoring import is_winner
from neonstrip.rules.newvegas.state import ENDED, WAIT, Middle, Sheet
from neonstrip.rules.newvegas.turn import step

SCRATCH = greedy.DEPTH + 2


class Hand:
    """A bot's own chance, and the moves it may choose from.

    The moves lie in a record because Numba counts no references to what lies there, which took a tenth of the time.
    """

    chance: Chance
    moves: Annotated[Moves, np.int64, (MOST_MOVES,)]


HAND = record_type(Hand)


@inlined
def pick(moves: Moves, count: int, stream: Chance) -> int:
    """A move by chance."""
    return int(moves[at(below(stream, count))])


@rule
def weigh(m: Middle, d: Sheet, scratch: Records, moves: Moves, count: int, stream: Chance) -> int:
    """The greedy bot's move, from its own draft and what lies open on the table."""
    copy(scratch[0], d)
    return greedy.choose(m, scratch, moves, count, stream)


@entry
def choose(
    bot: int, middles: Records, drafts: Records, seat: int, scratch: Records, moves: Moves, count: int, streams: Records
) -> int:
    """A bot's move in a game played from Python; the middle must be as the seat may know it."""
    if bot == GREEDY:
        return weigh(middles[0], drafts[seat], scratch, moves, count, streams[0])
    return pick(moves, count, streams[0])


@entry
def play(
    blank: Records,
    middles: Records,
    sheets: Records,
    drafts: Records,
    seeds: Numbers,
    bots: Counts,
    limit: int,
    hands: Records,
    scratch: Records,
    tally: Numbers,
) -> None:
    """Play a game in each middle, from a blank one whose options are set. What was drafted is left in `drafts`.

    Each tally: moves made, and those that were a choice.
    """
    stream, moves = hands[0].chance, hands[0].moves[:]
    players = sheets.shape[1]
    for i in range(len(middles)):
        m = middles[i]
        copy(m, blank[0])
        begin_game(m, sheets[i], drafts, seeds[i])
        chance.start(stream, seeds[i], 1)
        while m.stage != ENDED and tally[i, 0] < limit:
            for player in range(players):
                play_turn(m, sheets[i], drafts, player, bots[player], stream, scratch, moves, tally[i])


@uncounted
def play_turn(
    m: Middle,
    sheets: Records,
    drafts: Records,
    player: int,
    bot: int,
    stream: Chance,
    scratch: Records,
    moves: Moves,
    tally: Numbers,
) -> None:
    """A player's moves until they wait for others; whoever is last moves the table on, and stops there.

    What every move needs are records, because Numba counts references to arrays at every call.
    """
    d, reveals, made, chosen = drafts[player], m.reveals, 0, 0
    while m.reveals == reveals:
        count = legal_for(m, d, moves)
        if count == 0:
            break
        move = int(moves[0])
        if count > 1:
            chosen += 1
            move = weigh(m, d, scratch, moves, count, stream) if bot == GREEDY else pick(moves, count, stream)
        step(m, d, move)
        made += 1
        if d.phase == WAIT:
            wait(m, sheets, drafts, player)
    tally[0] += made
    tally[1] += chosen


@entry
def outcomes(middles: Records, sheets: Records, figures: Numbers, acme: Numbers, won: NDArray[np.bool_]) -> None:
    """N-SCORE-9, N-SOLO-12: all figures of each player in each game, the ACME's, and who has won."""
    players = sheets.shape[1]
    for i in range(len(middles)):
        m = middles[i]
        for player in range(players):
            scoring.score(m, sheets[i], player, figures[i, player])
        if m.solo:
            solo.score_acme(m, sheets[i], acme[i])
        for player in range(players):
            won[i, player] = is_winner(m, sheets[i], player, figures[i, :, TOTAL], acme[i, TOTAL])
