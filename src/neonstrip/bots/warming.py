"""Compiling games ahead of time, by processes side by side, so that nothing later waits without a word.

Commands do it before they begin, a server while it already serves: the game that somebody asks for comes first.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct, msgpack

from neonstrip.bots import pipes
from neonstrip.games import GAMES, part
from neonstrip.play.errors import Mistake

SHARES = (
    {"begin": 3, "go_on": 10, "expert": 15},
    {"many": 17, "begin": 0, "go_on": 0, "look": 3, "only_here": 4, "quick": 2},
)
"""What has to be compiled for a game, in steps, with how long each takes beside others.

The two are about as long, and may be done side by side. What both need, a new game and a first move, the second comes
to when the first is done with it, and finds it compiled.
"""
WHOLE = sum(sum(share.values()) for share in SHARES)
"""How long all of a game takes, in the same measure."""
PATIENCE = 1800.0
"""Seconds for a step: far more than the slowest machine takes."""


class Job(Struct):
    """Some steps of a game, done by a process of its own: `bots.warmer`."""

    game: str
    steps: dict[str, int]


def marker(game: str) -> Path:
    """A file that lies beside the compiled code of a game when all of it is there."""
    from neonstrip.play.game import layout

    return Path(part(game, "bots.batch").play.stats.cache_path) / f"compiled-{layout()}"


def missing(games: Sequence[str] = GAMES) -> list[str]:
    """Those of some games that are still to be compiled."""
    from neonstrip.rules.kernel import compiled

    return [game for game in games if game in GAMES and not marker(game).exists()] if compiled() else []


def jobs_for(games: Sequence[str], processors: int) -> list[Job]:
    """Who compiles what, in this order. One process alone would compile twice what both shares of a game need."""
    if processors < len(SHARES):
        return [Job(game, SHARES[1] | SHARES[0]) for game in games]
    return [Job(game, share) for game in games for share in SHARES]


class Warming:
    """Some games being compiled."""

    def __init__(self, games: Sequence[str], told: Callable[[str], None] = lambda game: None) -> None:
        self.reached: Counter[str] = Counter()
        """How much of each game is done, of the WHOLE."""
        self.first = ""
        """The game that comes before others."""
        self._told = told
        """Called with the name of a game whenever a step of it is done, and when all of it is."""
        self._processors = os.cpu_count() or 1
        self._waiting = jobs_for(games, self._processors)
        self._left = Counter(job.game for job in self._waiting)

    def is_done(self, game: str) -> bool:
        return not self._left[game]

    async def run(self) -> None:
        """Compile all of them; a Mistake where that fails."""
        workers = [asyncio.ensure_future(self._work()) for _ in range(self._processors)]
        try:
            await asyncio.gather(*workers)
        finally:
            for worker in workers:
                worker.cancel()
            await asyncio.gather(*workers, return_exceptions=True)

    async def _work(self) -> None:
        while self._waiting:
            job = min(self._waiting, key=lambda job: job.game != self.first)
            self._waiting.remove(job)
            await self._compile(job)
            self._left[job.game] -= 1
            if self.is_done(job.game):
                marker(job.game).touch()
                self._told(job.game)

    async def _compile(self, job: Job) -> None:
        try:
            process = await pipes.start("neonstrip.bots.warmer")
        except OSError as failure:
            raise Mistake("compile-start", game=job.game, why=failure.strerror or str(failure)) from failure
        assert process.stdin
        try:
            process.stdin.write(pipes.frame(msgpack.encode(job)))
            for length in job.steps.values():
                await pipes.receive(process, PATIENCE)
                self.reached[job.game] += length
                self._told(job.game)
        except TimeoutError as failure:
            raise Mistake("compile-slow", game=job.game, minutes=round(PATIENCE / 60)) from failure
        except (asyncio.IncompleteReadError, OSError) as failure:
            signal = -min(0, await process.wait())  # what else went wrong there, it has said on standard error
            raise Mistake("compile-ended", game=job.game, signal=signal) from failure
        finally:
            await pipes.end(process)
