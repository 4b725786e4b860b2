"""Simulations: many games of bots, the same for the same seed whatever the number of processes."""

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from typing import Any

import numpy as np
from msgspec import Struct

from neonstrip.bots.names import number_of
from neonstrip.bots.royale import batch
from neonstrip.play import Mistake
from neonstrip.play.royale.options import REPEAT, Options, read_options
from neonstrip.play.seeds import derive, words
from neonstrip.rules.chance import BLOCK, CHANCE
from neonstrip.rules.royale.state import OVER, STATE

CHUNK = 200
"""Games that are handed to a process together. The digest is made of chunks, so their size never depends on --jobs."""
LIMIT = 100_000
"""R-LIMIT-1: moves after which a game is given up and reported as unfinished."""


class Plan(Struct, frozen=True):
    """What to simulate."""

    players: int
    games: int
    seed: str
    bots: tuple[str, ...]
    options: Options


class Chunk(Struct):
    """What some games came to."""

    games: int
    moves: int
    decisions: int
    drawn: int
    """Random bytes that the games drew."""
    unfinished: int
    wins: list[int]
    shared_wins: list[int]
    money: list[int]
    digest: bytes


def plan(players: int, games: int, seed: str, bots: Sequence[str], options: dict[str, Any]) -> Plan:
    """Check a simulation before it runs. One bot sits on every seat; several take the seats in turn."""
    if games < 1:
        raise Mistake("games", games=games)
    for bot in bots:
        number_of(bot)
    if len(bots) not in (1, players):
        raise Mistake("bots-seats", bots=len(bots), seats=players)
    seats = tuple(bots) if len(bots) == players else tuple(bots) * players
    return Plan(players, games, seed, seats, read_options(options, players))


def play_chunk(plan: Plan, first: int) -> Chunk:
    """Play the games from number `first` on."""
    games = min(CHUNK, plan.games - first)
    states, tally = np.zeros(games, STATE), np.zeros((games, 2), np.int64)
    seeds = words("".join(derive(plan.seed, first + i) for i in range(games))).reshape(games, -1)
    bots = np.array([number_of(bot) for bot in plan.bots], np.int8)
    options = plan.options
    settings = np.array(
        [plan.players, options.tiles, REPEAT[options.repeat], bool(options.neutral), options.open_money, options.first],
        np.int64,
    )
    money, won = np.zeros((games, plan.players), np.int64), np.zeros((games, plan.players), np.bool_)
    batch.play(states, seeds, bots, settings, LIMIT, np.zeros(1, CHANCE), np.zeros(2, STATE), tally)
    batch.outcomes(states, money, won)
    alone = won.sum(axis=1, keepdims=True) == 1
    return Chunk(
        games=games,
        moves=int(tally[:, 0].sum()),
        decisions=int(tally[:, 1].sum()),
        drawn=int((states["chance"]["counter"] * BLOCK - BLOCK + states["chance"]["used"]).sum()),
        unfinished=int((states["phase"] != OVER).sum()),
        wins=(won & alone).sum(axis=0).tolist(),
        shared_wins=(won & ~alone).sum(axis=0).tolist(),
        money=money.sum(axis=0).tolist(),
        digest=hashlib.sha256(states.tobytes()).digest(),
    )


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
        total = chunk if total is None else _add(total, chunk)
        if progress:
            progress(total.games)
    assert total is not None
    seconds = time.perf_counter() - begun
    return {
        "game": "royale",
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
        "mean_money": [round(money / total.games, 3) for money in total.money],
        "digest": digest.hexdigest(),
    }


def _add(a: Chunk, b: Chunk) -> Chunk:
    return Chunk(
        games=a.games + b.games,
        moves=a.moves + b.moves,
        decisions=a.decisions + b.decisions,
        drawn=a.drawn + b.drawn,
        unfinished=a.unfinished + b.unfinished,
        wins=[x + y for x, y in zip(a.wins, b.wins, strict=True)],
        shared_wins=[x + y for x, y in zip(a.shared_wins, b.shared_wins, strict=True)],
        money=[x + y for x, y in zip(a.money, b.money, strict=True)],
        digest=b"",
    )
