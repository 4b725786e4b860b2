"""Some games of New Las Vegas, played and counted."""

import hashlib
from typing import Any

import numpy as np

from neonstrip.bots.names import number_of
from neonstrip.bots.newvegas import batch
from neonstrip.bots.trial import LIMIT, Chunk, Trial, count_wins, means
from neonstrip.play.newvegas.rulebook import RULEBOOK
from neonstrip.play.newvegas.view import ENDS
from neonstrip.rules.chance import BLOCK, CHANCE
from neonstrip.rules.newvegas.printed import AREAS, FIGURES, TOTAL
from neonstrip.rules.newvegas.state import ENDED, MIDDLE, SHEET


def play(trial: Trial, first: int, games: int) -> Chunk:
    """Play the games from number `first` on."""
    middles, tally = np.zeros(games, MIDDLE), np.zeros((games, 2), np.int64)
    middles[:] = RULEBOOK.blank_middle(trial.options, trial.players)
    sheets, drafts = (np.zeros((games, trial.players), SHEET) for _ in range(2))
    bots = np.array([number_of(bot) for bot in trial.bots], np.int8)
    scratch = np.zeros(batch.SCRATCH, SHEET)
    batch.play(middles, sheets, drafts, trial.seeds(first, games), bots, LIMIT, np.zeros(1, CHANCE), scratch, tally)
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
        digest=hashlib.sha256(middles.tobytes() + sheets.tobytes()).digest(),
    )


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
