"""Some games of Royale, played and counted."""

import hashlib
from typing import Any

import numpy as np

from neonstrip.bots.names import number_of
from neonstrip.bots.royale import batch
from neonstrip.bots.trial import LIMIT, Chunk, Trial, count_wins, means
from neonstrip.play.royale.options import REPEAT
from neonstrip.rules.chance import BLOCK
from neonstrip.rules.royale.state import OVER, STATE


def play(trial: Trial, first: int, games: int) -> Chunk:
    """Play the games from number `first` on."""
    states, tally = np.zeros(games, STATE), np.zeros((games, 2), np.int64)
    bots = np.array([number_of(bot) for bot in trial.bots], np.int8)
    options = trial.options
    settings = np.array(
        [
            trial.players,
            options.tiles,
            REPEAT[options.repeat],
            bool(options.neutral),
            options.open_money,
            options.first,
        ],
        np.int64,
    )
    money, won = np.zeros((games, trial.players), np.int64), np.zeros((games, trial.players), np.bool_)
    seeds = trial.seeds(first, games)
    batch.play(states, seeds, bots, settings, LIMIT, np.zeros(1, batch.WORKSPACE), np.zeros(2, STATE), tally)
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
    """The figures of Royale."""
    return {"tiles": trial.options.tiles, "mean_money": means(total.sums["money"], total.games)}
