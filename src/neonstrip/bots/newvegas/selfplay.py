"""Games of the net against itself or the greedy bot, and what its sheets looked like: what training learns from."""

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.newvegas import greedy
from neonstrip.bots.newvegas.features import describe
from neonstrip.bots.newvegas.places import FEATURES
from neonstrip.bots.newvegas.turns import best_step
from neonstrip.bots.newvegas.value_net import Net, begin
from neonstrip.bots.newvegas.workspace import Floats, Workspace, look_around
from neonstrip.bots.rows import UNITS
from neonstrip.rules import chance
from neonstrip.rules.chance import Chance, below
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Numbers, Records, entry, rule
from neonstrip.rules.newvegas import scoring
from neonstrip.rules.newvegas.moves import CONFIRM, MOST_MOVES, is_of
from neonstrip.rules.newvegas.rounds import begin_game, legal_for, make
from neonstrip.rules.newvegas.state import ENDED, VOTE, WISH, Middle

Tilts = NDArray[np.float32]
OFTEN = 256


@rule
def step_of(
    m: Middle,
    draft: Records,
    scratch: Records,
    moves: Moves,
    count: int,
    dare: int,
    net: Net,
    work: Workspace,
    stream: Chance,
) -> int:
    """The net's step, or once in a while any: what is never tried is never learned."""
    if count == 1:
        return int(moves[0])
    if draft.phase in (VOTE, WISH) or below(stream, OFTEN) < dare:
        return int(moves[below(stream, count)])
    copy(scratch[0], draft)
    return best_step(m, scratch, moves, count, net, work)


@entry
def play(
    middles: Records,
    sheets: Records,
    drafts: Records,
    seeds: Numbers,
    net: Net,
    tilts: Tilts,
    rivals: int,
    dare: int,
    streams: Records,
    works: Records,
    scratch: Records,
    samples: Floats,
    owners: Numbers,
    finals: Numbers,
) -> int:
    """Play a game in each middle, noting each sheet after each turn. Returns how many samples there are.

    The last seats, as many as `rivals`, are played by the greedy bot, and not noted. `tilts` make each other seat of
    each game fonder of some features than the net is.
    """
    moves, own = np.zeros(MOST_MOVES, np.int64), net.copy()
    work, stream, players, noted = works[0], streams[0], sheets.shape[1], 0
    begin(net, work.blank)
    for i in range(len(middles)):
        m = middles[i]
        begin_game(m, sheets[i], drafts[i], seeds[i])
        chance.start(stream, seeds[i], 1)
        while m.stage != ENDED:
            for player in range(players):
                for k in range(FEATURES):
                    own[k, UNITS] = net[k, UNITS] + tilts[i, player, k]
                reveals = m.reveals
                is_rival = player >= players - rivals
                look_around(m, sheets[i], player, work)
                while m.reveals == reveals:
                    count = legal_for(m, drafts[i, player], moves)
                    if count == 0:
                        break
                    if is_rival:
                        copy(scratch[0], drafts[i, player])
                        move = greedy.choose(m, scratch, moves, count, stream)
                    else:
                        move = step_of(m, drafts[i, player], scratch, moves, count, dare, own, work, stream)
                    if is_of(CONFIRM, move) and not is_rival and noted < len(samples):
                        describe(m, drafts[i, player], work, work.blank, work.last)
                        samples[noted] = work.last.features[:FEATURES]
                        owners[noted] = i * players + player
                        noted += 1
                    make(m, sheets[i], drafts[i], player, move)
        for player in range(players):
            scoring.score(m, sheets[i], player, finals[i * players + player])
    return noted
