"""Some games of Royale, played and counted."""

from typing import Any

from neonstrip.bots.casinos.simulation import Rounds
from neonstrip.bots.royale import batch
from neonstrip.bots.trial import Chunk, Trial, means
from neonstrip.play.casinos.seats import first_player
from neonstrip.play.royale.options import REPEAT, house_rules
from neonstrip.rules.royale.printed import ROUNDS
from neonstrip.rules.royale.state import STATE

PLAYED = Rounds(batch, STATE, ROUNDS)


def play(trial: Trial, first: int, games: int) -> Chunk:
    """Play the games from number `first` on."""
    options, neutral = trial.options, bool(trial.options.neutral)
    settings = (
        trial.players,
        options.tiles,
        REPEAT[options.repeat],
        neutral,
        options.open_money,
        first_player(options.starter),
        house_rules(options),
    )
    return PLAYED.simulate(trial, first, games, settings)


def sum_up(trial: Trial, total: Chunk) -> dict[str, Any]:
    """The figures of Royale."""
    return {"tiles": trial.options.tiles, "mean_money": means(total.sums["money"], total.games)}
