"""Some games of Las Vegas (2012), played and counted."""

from typing import Any

from neonstrip.bots.casinos.simulation import Rounds
from neonstrip.bots.classic import batch
from neonstrip.bots.trial import Chunk, Trial, means
from neonstrip.play.casinos.seats import first_player
from neonstrip.play.classic.options import LEFTOVER, has_white
from neonstrip.rules.classic.printed import ROUNDS
from neonstrip.rules.classic.state import STATE

PLAYED = Rounds(batch, STATE, ROUNDS)


def play(trial: Trial, first: int, games: int) -> Chunk:
    """Play the games from number `first` on."""
    options, white = trial.options, has_white(trial.options, trial.players)
    settings = (trial.players, white, LEFTOVER[options.leftover], options.open_money, first_player(options.starter))
    return PLAYED.simulate(trial, first, games, settings)


def sum_up(trial: Trial, total: Chunk) -> dict[str, Any]:
    """The figures of Las Vegas (2012)."""
    return {"white": has_white(trial.options, trial.players), "mean_money": means(total.sums["money"], total.games)}
