"""Some games of New Las Vegas, played and counted."""

import functools
import hashlib
from typing import Any

import numpy as np

from neonstrip.bots.blank import blank
from neonstrip.bots.names import number_of
from neonstrip.bots.newvegas import batch
from neonstrip.bots.trial import LIMIT, Chunk, Trial, count_wins, means
from neonstrip.play.newvegas.options import Options
from neonstrip.play.newvegas.rulebook import RULEBOOK
from neonstrip.play.newvegas.view import ENDS
from neonstrip.rules.chance import BLOCK
from neonstrip.rules.kernel import Records
from neonstrip.rules.newvegas.printed import AREAS, FIGURES, TOTAL
from neonstrip.rules.newvegas.state import ENDED, MIDDLE, SHEET


def play(trial: Trial, first: int, games: int) -> Chunk:
    """Play the games from number `first` on."""
    first_middle, middles = _blank_middle(trial.options, trial.players), blank((games,), MIDDLE)
    sheets, drafts = blank((games, trial.players), SHEET), np.zeros(trial.players, SHEET)
    bots = np.array([number_of(bot) for bot in trial.bots], np.int8)
    hand, scratch, tally = np.zeros(1, batch.HAND), np.zeros(batch.SCRATCH, SHEET), np.zeros((games, 2), np.int64)
    seeds = trial.seeds(first, games)
    batch.play(first_middle, middles, sheets, drafts, seeds, bots, LIMIT, hand, scratch, tally)
    figures, acme = np.zeros((games, trial.players, FIGURES), np.int64), np.zeros((games, FIGURES), np.int64)
    won = np.zeros((games, trial.players), np.bool_)
    batch.outcomes(middles, sheets, figures, acme, won)
    wins, shared_wins = count_wins(won)
    ended = np.array([(middles["ended_by"] >> bit & 1).sum() for bit in range(len(ENDS))])
    return Chunk(
        games=games,
        moves=int(tally[:, 0].sum()),
        decisions=int(tally[:, 1].sum()),
        drawn=int((middles["chance"]["counter"] * BLOCK - BLOCK + middles["chance"]["used"]).sum()),
        unfinished=int((middles["stage"] != ENDED).sum()),
        wins=wins,
        shared_wins=shared_wins,
        sums={
            "figures": figures.sum(axis=0),
            "squares": (figures[:, :, TOTAL] ** 2).sum(axis=0),
            "acme": acme.sum(axis=0),
            "rounds": middles["round_number"].sum(),
            "ended": ended,
        },
        digest=_digest(middles, sheets),
    )


@functools.lru_cache(maxsize=1)
def _blank_middle(options: Options, players: int) -> Records:
    """What all games of a trial begin with."""
    return RULEBOOK.blank_middle(options, players)


def _digest(*states: Records) -> bytes:
    """One hash over all bytes."""
    digest = hashlib.sha256()
    for records in states:
        digest.update(records.view(np.uint8).data)
    return digest.digest()


def sum_up(trial: Trial, total: Chunk) -> dict[str, Any]:
    """The figures of New Las Vegas: scores by area, rounds, and how games ended (several ways at once count each)."""
    figures = total.sums["figures"]
    summary: dict[str, Any] = {
        "edition": trial.options.edition,
        "mean_score": means(figures[:, TOTAL], total.games),
        "score_deviation": _deviations(total),
        "mean_areas": {area: means(figures[:, i], total.games) for i, area in enumerate(AREAS)},
        "rounds": means(total.sums["rounds"], total.games),
        "ended": dict(zip(ENDS, total.sums["ended"].tolist(), strict=True)),
    }
    if trial.options.opponent is not None:
        acme = total.sums["acme"]
        summary["opponent"] = trial.options.opponent
        summary["acme_mean_score"] = means(acme[TOTAL], total.games)
        summary["acme_mean_areas"] = {area: means(acme[i], total.games) for i, area in enumerate(AREAS)}
    return summary


def _deviations(total: Chunk) -> list[float]:
    """The standard deviation of each seat's score."""
    mean = total.sums["figures"][:, TOTAL] / total.games
    return [round(float(each), 3) for each in np.sqrt(total.sums["squares"] / total.games - mean**2)]
