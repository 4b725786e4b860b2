"""Simulations: many games of bots, the same for the same seed whatever the number of processes."""

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from typing import Any, Protocol

from neonstrip.bots.names import number_of
from neonstrip.bots.trial import CHUNK, Chunk, Trial
from neonstrip.games import part
from neonstrip.play.errors import Mistake
from neonstrip.play.library import rulebook


class Simulator(Protocol):
    """How many games of bots are played at once, compiled throughout: `bots/GAME/simulation.py`."""

    def play(self, trial: Trial, first: int, games: int) -> Chunk:
        """Play the games from number `first` on."""

    def sum_up(self, trial: Trial, total: Chunk) -> dict[str, Any]:
        """The figures that only this game has."""


def simulator(game: str) -> Simulator:
    """How a game is simulated, loaded when it is."""
    found: Simulator = part(game, "bots.simulation")
    return found


def new_trial(game: str, players: int, games: int, seed: str, bots: Sequence[str], options: dict[str, Any]) -> Trial:
    """Check a simulation before it runs. One bot sits on every seat; several take the seats in turn."""
    if games < 1:
        raise Mistake("games", games=games)
    for bot in bots:
        number_of(bot)
    if len(bots) not in (1, players):
        raise Mistake("bots-seats", bots=len(bots), seats=players)
    seats = tuple(bots) if len(bots) == players else tuple(bots) * players
    return Trial(game, players, games, seed, seats, rulebook(game).read_options(options, players))


def play_chunk(trial: Trial, first: int) -> Chunk:
    """Play the games from number `first` on."""
    return simulator(trial.game).play(trial, first, min(CHUNK, trial.games - first))


def play_chunks(trial: Trial, pool: Executor | None) -> Iterator[Chunk]:
    """All chunks in order, one after the other or from a pool of processes."""
    firsts = range(0, trial.games, CHUNK)
    if pool is None:
        yield from (play_chunk(trial, first) for first in firsts)
    else:
        yield from pool.map(play_chunk, [trial] * len(firsts), firsts)


def simulate(
    trial: Trial, pool: Executor | None = None, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Play all games and sum them up. `progress` hears how many games are done."""
    begun, digest = time.perf_counter(), hashlib.sha256()
    total: Chunk | None = None
    for chunk in play_chunks(trial, pool):
        digest.update(chunk.digest)
        total = chunk if total is None else total.plus(chunk)
        if progress:
            progress(total.games)
    assert total is not None
    seconds = time.perf_counter() - begun
    return {
        "game": trial.game,
        "players": trial.players,
        "bots": list(trial.bots),
        "seed": trial.seed,
        "games": total.games,
        "seconds": round(seconds, 6),
        "games_per_second": round(total.games / seconds, 1),
        "moves": total.moves,
        "moves_per_second": round(total.moves / seconds, 1),
        "decisions": total.decisions,
        "decisions_per_second": round(total.decisions / seconds, 1),
        "unfinished": total.unfinished,
        "wins": total.wins,
        "shared_wins": total.shared_wins,
        **simulator(trial.game).sum_up(trial, total),
        "digest": digest.hexdigest(),
    }
