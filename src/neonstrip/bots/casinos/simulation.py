"""Some games that are played in rounds for money, simulated and counted."""

import hashlib
from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from neonstrip.bots.names import number_of
from neonstrip.bots.trial import LIMIT, Chunk, Trial, count_wins
from neonstrip.rules.chance import BLOCK
from neonstrip.rules.kernel import Counts, Numbers, Records


class Rounds(Struct, frozen=True):
    """What is simulated of a game: its compiled half, its record, the rounds it has, and the phase at its end."""

    batch: Any
    state: np.dtype[np.void]
    rounds: int
    over: int

    def play(self, seeds: Numbers, bots: Counts, settings: Sequence[int]) -> tuple[Records, Numbers, Numbers]:
        """Play a game for every seed: how it ended, its tally, and what everybody had after each round."""
        games, views, workspace = len(seeds), np.zeros(2, self.state), np.zeros(1, self.batch.WORKSPACE)
        states, tally = np.zeros(games, self.state), np.zeros((games, 2), np.int64)
        riches = np.zeros((games, self.rounds, len(bots)), np.int64)
        options = np.array(settings, np.int64)
        self.batch.play(states, seeds, bots, options, LIMIT, workspace, views, tally, riches)
        return states, tally, riches

    def outcomes(self, states: Records, players: int) -> tuple[Numbers, Any]:
        """What everybody has in each game, and who has won it."""
        money, won = np.zeros((len(states), players), np.int64), np.zeros((len(states), players), np.bool_)
        self.batch.outcomes(states, money, won)
        return money, won

    def simulate(self, trial: Trial, first: int, games: int, settings: Sequence[int]) -> Chunk:
        """Play the games of a trial from number `first` on, and count."""
        bots = np.array([number_of(bot) for bot in trial.bots], np.int8)
        states, tally, _ = self.play(trial.seeds(first, games), bots, settings)
        money, won = self.outcomes(states, trial.players)
        wins, shared_wins = count_wins(won)
        return Chunk(
            games=games,
            moves=int(tally[:, 0].sum()),
            decisions=int(tally[:, 1].sum()),
            drawn=int((states["chance"]["counter"] * BLOCK - BLOCK + states["chance"]["used"]).sum()),
            unfinished=int((states["phase"] != self.over).sum()),
            wins=wins,
            shared_wins=shared_wins,
            sums={"money": money.sum(axis=0)},
            digest=hashlib.sha256(states.view(np.uint8).data).digest(),
        )
