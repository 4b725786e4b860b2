"""Many games at once, bots against bots, all of it compiled."""

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.names import GREEDY
from neonstrip.bots.newvegas import greedy
from neonstrip.rules import chance
from neonstrip.rules.chance import Chance, below
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Counts, Moves, Numbers, Records, entry, rule
from neonstrip.rules.newvegas import scoring, solo
from neonstrip.rules.newvegas.moves import MOST_MOVES
from neonstrip.rules.newvegas.printed import TOTAL
from neonstrip.rules.newvegas.rounds import begin_game, legal_for, make
from neonstrip.rules.newvegas.scoring import is_winner
from neonstrip.rules.newvegas.state import ENDED, Middle

SCRATCH = greedy.DEPTH + 2


@rule
def choose_for(bot: int, m: Middle, draft: Records, scratch: Records, moves: Moves, count: int, stream: Chance) -> int:
    """A bot's move, from its own draft and what lies open on the table."""
    if bot == GREEDY:
        copy(scratch[0], draft)
        return greedy.choose(m, scratch, moves, count, stream)
    return int(moves[below(stream, count)])


@entry
def choose(
    bot: int, middles: Records, drafts: Records, seat: int, scratch: Records, moves: Moves, count: int, streams: Records
) -> int:
    """A bot's move in a game played from Python; the middle must be as the seat may know it."""
    return choose_for(bot, middles[0], drafts[seat], scratch, moves, count, streams[0])


@entry
def play(
    middles: Records,
    sheets: Records,
    drafts: Records,
    seeds: Numbers,
    bots: Counts,
    limit: int,
    streams: Records,
    scratch: Records,
    tally: Numbers,
) -> None:
    """Play a game in each middle, whose options are set. Each tally: moves made, and those that were a choice."""
    moves = np.zeros(MOST_MOVES, np.int64)
    stream = streams[0]
    players = sheets.shape[1]
    for i in range(len(middles)):
        m = middles[i]
        begin_game(m, sheets[i], drafts[i], seeds[i])
        chance.start(stream, seeds[i], 1)
        while m.stage != ENDED and tally[i, 0] < limit:
            for player in range(players):
                play_turn(m, sheets[i], drafts[i], player, bots[player], stream, scratch, moves, tally[i])


@rule
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
    """A player's moves until they wait for others; whoever is last moves the table on, and stops there."""
    reveals = m.reveals
    while m.reveals == reveals:
        count = legal_for(m, drafts, player, moves)
        if count == 0:
            return
        move = int(moves[0])
        if count > 1:
            tally[1] += 1
            move = choose_for(bot, m, drafts[player], scratch, moves, count, stream)
        make(m, sheets, drafts, player, move)
        tally[0] += 1


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
