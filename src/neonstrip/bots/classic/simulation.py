"""Some games of Las Vegas (2012), played and counted."""

import hashlib
from typing import Any

import numpy as np

from neonstrip.bots.classic import batch
from neonstrip.bots.names import number_of
from neonstrip.bots.trial import Chunk, Trial, count_wins, means
from neonstrip.play.classic.options import LEFTOVER, has_white
from neonstrip.rules.chance import BLOCK
from neonstrip.rules.classic.printed import ROUNDS
from neonstrip.rules.classic.state import OVER, STATE


def play(trial: Trial, first: int, games: int) -> Chunk:
    """Play the games from number `first` on."""
    states, tally = np.zeros(games, STATE), np.zeros((games, 2), np.int64)
    bots = np.array([number_of(bot) for bot in trial.bots], np.int8)
    options, white = trial.options, has_white(trial.options, trial.players)
    settings = np.array([trial.players, white, LEFTOVER[options.leftover], options.open_money, options.first], np.int64)
    riches = np.zeros((games, ROUNDS, trial.players), np.int64)
    money, won = np.zeros((games, trial.players), np.int64), np.zeros((games, trial.players), np.bool_)
    seeds = trial.seeds(first, games)
    batch.play(states, seeds, bots, settings, np.zeros(1, batch.WORKSPACE), np.zeros(2, STATE), tally, riches)
    batch.outcomes(states, money, won)
    wins, shared_wins = count_wins(won)
    return Chunk(
        games=games,
        moves=int(tally[:, 0].sum()),
        decisions=int(tally[:, 1].sum()),
        drawn=int((states["chance"]["counter"] * BLOCK - BLOCK + states["chance"]["used"]).sum()),
        unfinished=int((states["phase"] != OVER).sum()),
        wins=wins,
        shared_wins=shared_wins,
        sums={"money": money.sum(axis=0)},
        digest=hashlib.sha256(states.view(np.uint8).data).digest(),
    )


def sum_up(trial: Trial, total: Chunk) -> dict[str, Any]:
    """The figures of Las Vegas (2012)."""
    return {"white": has_white(trial.options, trial.players), "mean_money": means(total.sums["money"], total.games)}
