"""Games that the net learns from: it plays one seat, hasty and careful players the others, all choices are tried."""

import numpy as np

from neonstrip.bots.casinos.rollout import Values, weighing
from neonstrip.bots.classic import chasing, greedy, value_net
from neonstrip.bots.classic.accounts import CAUSES, enter
from neonstrip.bots.classic.batch import begin
from neonstrip.bots.classic.features import Floats
from neonstrip.bots.classic.value_net import Net, describe
from neonstrip.rules import chance
from neonstrip.rules.chance import below
from neonstrip.rules.classic.game import MOST_MOVES
from neonstrip.rules.classic.printed import MAX_PLAYERS, ROUNDS
from neonstrip.rules.classic.scoring import wealth, winners
from neonstrip.rules.classic.sight import redeal
from neonstrip.rules.classic.state import OVER
from neonstrip.rules.classic.turn import advance, legal
from neonstrip.rules.kernel import Moves, Numbers, Records, entry, rule

OFTEN = 256
"""A move is made by chance, and a decision noted, so many times of this."""
SPARE = 3
"""States that worlds are played in."""


@rule
def learned(views: Records, moves: Moves, count: int, hasty: Numbers, net: Net) -> int:
    """How the learner goes on: as the greedy bot does while there is no net yet."""
    if len(net) == 0:
        return greedy.choose(views, moves, count, views[0].chance)
    return value_net.choose(views, moves, count, hasty, net)


weigh = weighing(
    ROUNDS,
    OVER,
    legal,
    advance,
    greedy.choose,
    redeal,
    wealth,
    winners,
    enter,
    in_haste=chasing.choose,
    learned=learned,
)


@entry
def play(
    states: Records,
    seeds: Numbers,
    options: Numbers,
    learners: Numbers,
    hasty: Numbers,
    net: Net,
    dare: int,
    noting: int,
    spread: Values,
    streams: Records,
    spare: Records,
    chances: Values,
    money: Values,
    samples: Floats,
    wanted: Floats,
    begins: Numbers,
) -> tuple[int, int]:
    """Play a game in each blank state, and note decisions of its learner: how each choice looks, and what it comes to.

    Returns how many choices were noted, and of how many decisions. `hasty` is who of the others is, in each game. The
    learner makes a move by chance `dare` times of OFTEN, and `noting` times a decision is noted, as long as there is
    room. Each choice is tried in as many worlds as `chances` has rows.
    """
    moves, scratch, stream = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES, np.int64), streams[0]
    no_accounts, noted, decisions = np.zeros((0, MAX_PLAYERS, CAUSES), np.int64), 0, 0
    for i in range(len(states)):
        s, game, players = states[i], states[i : i + 1], int(options[0])
        begin(s, seeds[i], options)
        chance.start(stream, seeds[i], 1)
        haste = hasty[i, :players].astype(np.float64)
        while s.phase != OVER:
            count = legal(s, moves)
            move = moves[0]
            if count > 1 and s.actor == learners[i]:
                if below(stream, OFTEN) < noting and noted + count <= len(samples):
                    tried = chances[:, :count]
                    weigh(
                        net,
                        haste,
                        game,
                        s.actor,
                        moves[:count],
                        spread,
                        spare,
                        scratch,
                        streams,
                        tried,
                        money[:, :count],
                        no_accounts,
                    )
                    begins[decisions] = noted
                    for choice in range(count):
                        describe(s, s.actor, moves[choice], hasty[i], samples[noted])
                        wanted[noted] = tried[:, choice].mean()
                        noted += 1
                    decisions += 1
                if below(stream, OFTEN) < dare:
                    move = moves[below(stream, count)]
                else:
                    move = learned(game, moves, count, hasty[i], net)
            elif count > 1 and hasty[i, s.actor]:
                move = chasing.choose(game, moves, count, stream)
            elif count > 1:
                move = greedy.choose(game, moves, count, stream)
            advance(s, move)
    return noted, decisions
