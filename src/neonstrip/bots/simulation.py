"""Simulations: many games of bots, the same for the same seed whatever the number of processes."""

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from typing import Any, Protocol

from neonstrip.bots.names import number_of
from neonstrip.bots.plan import CHUNK, Chunk, Plan
from neonstrip.games import part
from neonstrip.play import Mistake
from neonstrip.play.library import rulebook


class Simulator(Protocol):
    """How many games of bots are played at once, compiled throughout: `bots/GAME/simulation.py`."""

    def play(self, plan: Plan, first: int, games: int) -> Chunk:
        """Play the games from number `first` on."""

    def sum_up(self, plan: Plan, total: Chunk) -> dict[str, Any]:
        """The figures that only this game has."""


def simulator(game: str) -> Simulator:
    """How a game is simulated, loaded when it is."""
    found: Simulator = part(game, "bots.simulation")
    return found


def plan(game: str, players: int, games: int, seed: str, bots: Sequence[str], options: dict[str, Any]) -> Plan:
    """Check a simulation before it runs. One bot sits on every seat; several take the seats in turn."""
    if games < 1:
        raise Mistake("games", games=games)
    for bot in bots:
        number_of(bot)
    if len(bots) not in (1, players):
        raise Mistake("bots-seats", bots=len(bots), seats=players)
    seats = tuple(bots) if len(bots) == players else tuple(bots) * players
    return Plan(game, players, games, seed, seats, rulebook(game).read_options(options, players))


def play_chunk(plan: Plan, first: int) -> Chunk:
    """Play the games from number `first` on."""
    return simulator(plan.game).play(plan, first, min(CHUNK, plan.games - first))


def play_chunks(plan: Plan, pool: Executor | None) -> Iterator[Chunk]:
    """All chunks in order, one after the other or from a pool of processes."""
    firsts = range(0, plan.games, CHUNK)
    if pool is None:
        yield from (play_chunk(plan, first) for first in firsts)
    else:
        yield from pool.map(play_chunk, [plan] * len(firsts), firsts)


def simulate(plan: Plan, pool: Executor | None = None, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play all games and sum them up. `progress` hears how many games are done."""
    begun, digest = time.perf_counter(), hashlib.sha256()
    total: Chunk | None = None
    for chunk in play_chunks(plan, pool):
        digest.update(chunk.digest)
        total = chunk if total is None else total.plus(chunk)
        if progress:
            progress(total.games)
    assert total is not None
    seconds = time.perf_counter() - begun
    return {
        "game": plan.game,
        "players": plan.players,
        "bots": list(plan.bots),
        "seed": plan.seed,
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
        **simulator(plan.game).sum_up(plan, total),
        "digest": digest.hexdigest(),
    }
