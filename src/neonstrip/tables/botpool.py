"""Bots think in processes of their own: one that crashes or dawdles costs its table a good move, never the game."""

import asyncio
import contextlib
import itertools
import logging
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from msgspec import msgpack

from neonstrip.bots.advice import Advice
from neonstrip.bots.names import check_bot
from neonstrip.bots.player import bots_seed, turn_of
from neonstrip.bots.review.questions import Finding, Question
from neonstrip.bots.worker import LENGTH, READY, Answer, Request, Weighing, frame
from neonstrip.play import Game, Mistake

EXPERT = "expert"
PLAY, REVIEW = range(2)
"""Who goes first: bots and hints at tables that play, before reviews of games that are over."""
MOST_WORKERS = 4
HINT_SECONDS = 2.0
"""Time for a hint: the expert's for the decision, and some to plan the rest of a turn."""
REVIEW_SECONDS = 30.0
"""Time for a decision of a review: far more than it takes, so that a busy machine does not end it."""
GRACE = 1.0
"""Seconds beyond its budget after which a worker is given up."""
HINT_GRACE = 8.0
"""The same for a hint: a person rather waits than goes without, and nobody else waits for it."""
WAIT = 10.0
"""Seconds that a request may stand in the queue, in all."""
WARM_UP = 600.0
"""Seconds for a worker to get ready; all but one or two are needed only where bots have never been compiled."""
PAUSE = 1.0
"""Seconds until the next attempt, where a worker could not even get ready."""
ATTEMPTS = 2

log = logging.getLogger(__name__)


def request_for(
    number: int, game: Game, seat: int, bot: str, moves: list[int], seconds: float, hint: bool = False
) -> Request:
    """What a worker gets to know of a game: what the seat may see, and nothing of what it may not."""
    return Request(
        id=number,
        game=game.rules.name,
        seats=len(game.names),
        seat=seat,
        bot=bot,
        seen=game.rules.see(game.state, seat).tobytes(),
        moves=moves,
        seed=bots_seed(game),
        turn=turn_of(game, seat),
        seconds=seconds,
        hint=hint,
    )


@dataclass(order=True)
class Job:
    """A request in the queue; the oldest is first, also when it has to be tried again."""

    rank: int
    number: int
    request: Request | Weighing = field(compare=False)
    answer: asyncio.Future[Answer | None] = field(compare=False)
    """The answer; None if no worker could give one."""
    attempts: int = field(default=0, compare=False)

    def settle(self, answer: Answer | None) -> None:
        """Answer, unless whoever asked is gone."""
        if not self.answer.done():
            self.answer.set_result(answer)


class Worker:
    """A running process in which a bot thinks."""

    def __init__(self, process: Process) -> None:
        assert process.stdin
        assert process.stdout
        self.process, self._stdin, self._stdout = process, process.stdin, process.stdout

    @property
    def has_ended(self) -> bool:
        return self.process.returncode is not None or self._stdout.at_eof()

    async def warm_up(self) -> None:
        """Wait until it is ready."""
        await self._receive(READY, WARM_UP)

    async def ask(self, request: Request | Weighing) -> Answer:
        """A move, a hint or a finding. A TimeoutError, or another error where the process failed."""
        self._stdin.write(frame(request))
        is_hint = isinstance(request, Request) and request.hint
        answer = await self._receive(request.id, request.seconds + (HINT_GRACE if is_hint else GRACE))
        if isinstance(request, Weighing):
            return answer
        if is_hint and answer.advice is None:
            raise ValueError("no hint came")
        if not is_hint and answer.move not in request.moves:
            raise ValueError(f"{request.bot} answered {answer.move}, which is no legal move")
        return answer

    async def _receive(self, number: int, seconds: float) -> Answer:
        async with asyncio.timeout(seconds):
            size = int.from_bytes(await self._stdout.readexactly(LENGTH), "big")
            answer = msgpack.decode(await self._stdout.readexactly(size), type=Answer)
        if answer.id != number:
            raise ValueError(f"answer {answer.id} came for request {number}")
        return answer


@contextlib.asynccontextmanager
async def running_worker() -> AsyncIterator[Worker]:
    """A new process, gone again at the end.

    -P keeps a file in the present folder from being taken for a module; a session of its own keeps Ctrl-C away from it.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", "neonstrip.bots.worker", stdin=PIPE, stdout=PIPE, start_new_session=True
    )
    try:
        yield Worker(process)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


class BotPool:
    """Some workers and the queue before them. They start with the first request, or with `start`."""

    def __init__(self, workers: int | None = None) -> None:
        self.size = workers or max(1, min(MOST_WORKERS, (os.cpu_count() or 1) - 1))
        self.replaced = 0
        """Workers that crashed or took too long."""
        self.fallbacks = 0
        """Moves that no bot chose, because none could in time."""
        self._queue: asyncio.PriorityQueue[Job] = asyncio.PriorityQueue()
        self._numbers = itertools.count(READY + 1)
        self._asked: set[asyncio.Future[Answer | None]] = set()
        self._workers: set[Worker] = set()
        self._places: list[asyncio.Task[None]] = []
        self._tried: list[asyncio.Event] = []
        self._closed = False

    @property
    def waiting(self) -> int:
        """Requests that no worker has taken up yet."""
        return self._queue.qsize()

    @property
    def pids(self) -> list[int]:
        """The processes that are ready."""
        return sorted(worker.process.pid for worker in self._workers)

    async def start(self) -> None:
        """Start the workers, and wait until each is ready or has failed to be."""
        self.launch()
        for tried in self._tried:
            await tried.wait()

    async def choose(self, game: Game, seat: int, bot: str, seconds: float) -> int:
        """A legal move for a seat, as it is now: the bot's, or any if the bot fails or takes much longer than this."""
        check_bot(bot)
        moves = game.numbers(seat)
        if not moves:
            raise Mistake("not-your-turn", name=game.names[seat])
        if len(moves) == 1:
            return moves[0]
        answer = await self._ask(request_for(next(self._numbers), game, seat, bot, moves, seconds))
        if answer is None:
            self.fallbacks += 1
            return secrets.choice(moves)
        return answer.move

    async def hint(self, game: Game, seat: int, seconds: float = HINT_SECONDS) -> Advice:
        """What the expert would do for a seat, as it is now."""
        moves = game.numbers(seat)
        if not moves:
            raise Mistake("not-your-turn", name=game.names[seat])
        answer = await self._ask(request_for(next(self._numbers), game, seat, EXPERT, moves, seconds, hint=True))
        if answer is None or answer.advice is None:
            raise Mistake("no-hint")
        return answer.advice

    async def weigh(self, question: Question) -> Finding | None:
        """What is found about a decision of a finished game, whenever no bot has to move; None where that failed."""
        request = Weighing(next(self._numbers), question, REVIEW_SECONDS)
        answer = await self._ask(request, REVIEW, wait=None)
        return answer.finding if answer else None

    async def close(self) -> None:
        """End all workers. Who still waits for a move is cancelled."""
        self._closed = True
        for asked in self._asked:
            asked.cancel()
        for place in self._places:
            place.cancel()
        await asyncio.gather(*self._places, return_exceptions=True)

    def launch(self) -> None:
        if self._closed:
            raise RuntimeError("the pool is closed")
        if not self._places:
            self._tried = [asyncio.Event() for _ in range(self.size)]
            self._places = [asyncio.create_task(self._keep_worker(tried)) for tried in self._tried]

    async def _ask(self, request: Request | Weighing, rank: int = PLAY, wait: float | None = WAIT) -> Answer | None:
        """A worker's answer. A caller that is cancelled leaves the worker alone, whose answer then finds nobody."""
        self.launch()
        answer: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        self._asked.add(answer)
        self._queue.put_nowait(Job(rank, request.id, request, answer))
        try:
            async with asyncio.timeout(None if wait is None else wait + request.seconds + GRACE):
                return await answer
        except TimeoutError:
            return None
        finally:
            self._asked.discard(answer)

    async def _keep_worker(self, tried: asyncio.Event) -> None:
        """Keep one place filled: whenever its worker fails, another takes over."""
        while True:
            try:
                async with running_worker() as worker:
                    await worker.warm_up()
                    self._workers.add(worker)
                    tried.set()
                    try:
                        await self._work(worker)
                    finally:
                        self._workers.discard(worker)
            except Exception as failure:
                log.warning("a worker for bots could not get ready: %r", failure)
                tried.set()
                await asyncio.sleep(PAUSE)
            else:
                self.replaced += 1

    async def _work(self, worker: Worker) -> None:
        """Hand one job after the other to a worker, until it fails."""
        while True:
            job = await self._queue.get()
            if job.answer.done():
                continue
            if worker.has_ended:
                self._queue.put_nowait(job)
                return
            job.attempts += 1
            try:
                job.settle(await worker.ask(job.request))
            except TimeoutError:
                log.warning("%s took longer than %s s", job.request.bot, job.request.seconds)
                job.settle(None)
                return
            except Exception as failure:
                log.warning("%s failed: %r", job.request.bot, failure)
                if job.attempts < ATTEMPTS:
                    self._queue.put_nowait(job)
                else:
                    job.settle(None)
                return
