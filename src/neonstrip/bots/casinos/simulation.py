"""Some games that are played in rounds for money, simulated and counted."""

import hashlib
from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from neonstrip.bots.blank import blank
from neonstrip.bots.casinos.batch import MONEY, OF_SEATS, SHARED, TOTALS, WON
from neonstrip.bots.names import number_of
from neonstrip.bots.trial import LIMIT, Chunk, Trial
from neonstrip.rules.kernel import Counts, Numbers, Records

Won = NDArray[np.bool_]


class Rounds(Struct, frozen=True):
    """What is simulated of a game: its compiled half, its record, and the rounds it has."""

    batch: Any
    state: np.dtype[np.void]
    rounds: int

    def play(
        self, seeds: Numbers, bots: Counts, settings: Sequence[int], with_riches: bool = False
    ) -> tuple[Records, Numbers, Numbers]:
        """Play a game for every seed: how it ended, its tally, and if wanted what everybody had after each round.

        How games ended is there until others are played.
        """
        games, views, workspace = len(seeds), np.zeros(2, self.state), np.zeros(1, self.batch.WORKSPACE)
        states, tally = blank((games,), self.state), np.zeros((games, 2), np.int64)
        riches = np.zeros((games if with_riches else 0, self.rounds, len(bots)), np.int64)
        options = np.array(settings, np.int64)
        self.batch.play(states, seeds, bots, options, LIMIT, workspace, views, tally, riches)
        return states, tally, riches

    def count(self, states: Records, tally: Numbers, players: int) -> tuple[Won, Numbers, Numbers]:
        """Who has won each game, and what all of them come to, in all and seat by seat."""
        won = np.zeros((len(states), players), np.bool_)
        totals, seats = np.zeros(TOTALS, np.int64), np.zeros((OF_SEATS, players), np.int64)
        self.batch.count(states, tally, won, totals, seats)
        return won, totals, seats

    def simulate(self, trial: Trial, first: int, games: int, settings: Sequence[int]) -> Chunk:
        """Play the games of a trial from number `first` on, and count."""
        bots = np.array([number_of(bot) for bot in trial.bots], np.int8)
        states, tally, _ = self.play(trial.seeds(first, games), bots, settings)
        _, totals, seats = self.count(states, tally, trial.players)
        moves, decisions, drawn, unfinished = totals.tolist()
        return Chunk(
            games=games,
            moves=moves,
            decisions=decisions,
            drawn=drawn,
            unfinished=unfinished,
            wins=seats[WON].tolist(),
            shared_wins=seats[SHARED].tolist(),
            sums={"money": seats[MONEY]},
            digest=hashlib.sha256(states.view(np.uint8).data).digest(),
        )
