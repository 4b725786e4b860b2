"""Bots think in processes of their own: one that crashes or dawdles costs its table a good move, never the game.

Work is taken in turns: by the address that laid a table, then by table, then by seat. What each may cost follows from
how much work waits (`shares`); where there is no time to think at all, a bot plays the quick bot's move.
"""

import asyncio
import contextlib
import itertools
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable

from msgspec import Struct, msgpack

from neonstrip.bots.advice import Advice
from neonstrip.bots.names import GREEDY, QUICK, check_bot
from neonstrip.bots.player import bots_seed, turn_of
from neonstrip.bots.review.questions import Finding, Question
from neonstrip.bots.worker import LENGTH, READY, Answer, Request, Weighing, answer, frame
from neonstrip.play import Game, Mistake
from neonstrip.tables.fair_queue import FairQueue
from neonstrip.tables.origins import Origins
from neonstrip.tables.position import position_of
from neonstrip.tables.shares import Shares, cost
from neonstrip.tables.time import Time

EXPERT = "expert"
QUICK_BOT = QUICK[GREEDY]
"""Plays where there is no time to think: well, and in less than a millisecond."""
PLAY, REVIEW = range(2)
"""Who goes first: bots and hints at tables that play, before reviews of games that are over."""
MOST_WORKERS = 4
HINT_SECONDS = 2.0
"""Time for a hint: the expert's for the decision, and some to plan the rest of a turn."""
REVIEW_SECONDS = 30.0
"""Time for a decision of a review: far more than it takes, so that a busy machine does not end it."""
GRACE = 3.0
"""Seconds beyond its budget after which a worker is given up."""
HINT_GRACE = 8.0
"""The same for a hint: a person rather waits than goes without, and nobody else waits for it."""
WAIT = 10.0
"""Seconds that a request may stand in the queue, in all. While bots can work, their shares keep it shorter."""
WARM_UP = 600.0
"""Seconds for a worker to get ready; all but one or two are needed only where bots have never been compiled."""
PAUSE = 1.0
"""Seconds until the next attempt, where a worker could not even get ready."""
ATTEMPTS = 2
"""How often a request is tried as it is; then a bot's move is asked of the quick bot, and others are given up."""

log = logging.getLogger(__name__)


def request_for(
    number: int,
    game: Game,
    seat: int,
    bot: str,
    moves: list[int],
    seconds: float,
    hint: bool = False,
    share: float = 1.0,
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
        share=share,
        hint=hint,
    )


Asked = Request | Weighing


class Job(Struct, eq=False):
    """Work that waits."""

    rank: int
    path: tuple[str, str, str]
    """Whose it is: the address, the table and the seat."""
    cost: int
    """About how many milliseconds it takes, if there is time."""
    seconds: float
    make: Callable[[float], Asked | None]
    """The request, given the share of its time that a bot may have; made when it is sent. None: nobody wants it now."""
    answer: asyncio.Future[Answer | None]
    """The answer; None if no worker could give one, or nobody wants it any more."""
    attempts: int = 0
    counts: bool = False
    """Whether it counts among what its address asks for."""

    def settle(self, answer: Answer | None) -> None:
        """Answer, unless whoever asked is gone."""
        if not self.answer.done():
            self.answer.set_result(answer)

    def give_up(self) -> None:
        """Nobody answered in time."""
        if not self.answer.done():
            self.answer.set_exception(TimeoutError())


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

    async def ask(self, request: Asked) -> Answer:
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
    command = (sys.executable, "-P", "-m", "neonstrip.bots.worker")
    starting = asyncio.ensure_future(
        asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
    )
    try:
        yield Worker(await asyncio.shield(starting))
    finally:
        ending = asyncio.ensure_future(end(starting))
        try:
            await asyncio.shield(ending)
        except asyncio.CancelledError:
            await ending  # what was begun is ended, whoever has stopped waiting for it
            raise


async def end(starting: asyncio.Future[Process]) -> None:
    """End a process, even one that is only beginning."""
    process = await starting
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.communicate()


class BotPool:
    """Some workers and the queue before them. They start with the first request, or with `start`."""

    def __init__(self, workers: int | None = None, time: Time | None = None) -> None:
        self.size = workers or max(1, min(MOST_WORKERS, (os.cpu_count() or 1) - 1))
        self.time = time or Time()
        self.origins = Origins()
        self.shares = Shares(self.size, self.time)
        self.replaced = 0
        """Workers that crashed or took too long."""
        self.fallbacks = 0
        """Moves of the quick bot in place of one that would have thought."""
        self.count: Callable[[str, str], None] = lambda name, label: None
        """Told of every move, and whether its bot thought in full, shortly, or not at all."""
        self._ranks: tuple[FairQueue[Job], ...] = (FairQueue(), FairQueue())
        self._there = asyncio.Semaphore(0)
        self._numbers = itertools.count(READY + 1)
        self._asked: set[asyncio.Future[Answer | None]] = set()
        self._workers: set[Worker] = set()
        self._places: list[asyncio.Task[None]] = []
        self._tried: list[asyncio.Event] = []
        self._waiting = 0
        self._closed = False

    @property
    def waiting(self) -> int:
        """Requests that no worker has taken up yet."""
        return self._waiting

    @property
    def pids(self) -> list[int]:
        """The processes that are ready."""
        return sorted(worker.process.pid for worker in self._workers)

    async def start(self) -> None:
        """Start the workers, and wait until each is ready or has failed to be."""
        self.launch()
        for tried in self._tried:
            await tried.wait()

    async def choose(self, game: Game, seat: int, bot: str, seconds: float, table: str = "") -> int | None:
        """A legal move for a seat, as it is now: the bot's, or the quick bot's if there is no time for it.

        None if the seat is to decide something else by the time that a worker gets to it.
        """
        check_bot(bot)
        moves = game.numbers(seat)
        if not moves:
            raise Mistake("not-your-turn", name=game.names[seat])
        if len(moves) == 1:
            return moves[0]
        number, position = next(self._numbers), position_of(game, seat)
        granted: list[Request] = []

        def make(share: float) -> Request | None:
            if position_of(game, seat) != position:
                return None
            player = bot if share else QUICK_BOT
            granted[:] = [request_for(number, game, seat, player, moves, seconds, share=share)]
            return granted[0]

        try:
            found = await self._ask(PLAY, (table, str(seat)), cost(bot), seconds, make)
        except TimeoutError:
            request = make(0.0)
            return None if request is None else await self._choose_here(request, bot)
        if found is not None:
            self._count(bot, granted[0])
            return found.move
        if position_of(game, seat) != position:
            return None
        log.error("no bot could choose a move, so it is the first")
        self.fallbacks += 1
        self.count("bot_moves", "none")
        return moves[0]

    def _count(self, bot: str, request: Request) -> None:
        replaced = request.bot != bot
        self.fallbacks += replaced
        self.count("bot_moves", "quick" if replaced else "short" if request.share < 1 else "full")

    async def _choose_here(self, request: Request, bot: str) -> int:
        """The quick bot's move, where no process is there to choose it: beside the loop of the server."""
        try:
            move = (await asyncio.to_thread(answer, request)).move
        except Exception as failure:
            log.error("the quick bot failed: %r", failure)
            move = request.moves[0]
        self._count(bot, request)
        return move

    async def hint(self, game: Game, seat: int, seconds: float = HINT_SECONDS, table: str = "") -> Advice:
        """What the expert would do for a seat, as it is now."""
        moves = game.numbers(seat)
        if not moves:
            raise Mistake("not-your-turn", name=game.names[seat])
        request = request_for(next(self._numbers), game, seat, EXPERT, moves, seconds, hint=True)
        try:
            found = await self._ask(PLAY, (table, str(seat)), cost(EXPERT), seconds, lambda share: request)
        except TimeoutError:
            found = None
        if found is None or found.advice is None:
            raise Mistake("no-hint")
        return found.advice

    async def weigh(self, question: Question, table: str = "") -> Finding | None:
        """What is found about a decision of a finished game, whenever no bot has to move; None where that failed."""
        request = Weighing(next(self._numbers), question, REVIEW_SECONDS)
        try:
            found = await self._ask(REVIEW, (table, ""), 0, REVIEW_SECONDS, lambda share: request)
        except TimeoutError:
            return None
        return found.finding if found else None

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

    async def _ask(
        self, rank: int, place: tuple[str, str], cost: int, seconds: float, make: Callable[[float], Asked | None]
    ) -> Answer | None:
        """A worker's answer, or a TimeoutError. A caller that is cancelled leaves the worker alone, whose answer then
        finds nobody.
        """
        self.launch()
        found: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        table, seat = place
        address = self.origins.of(table)
        job = Job(rank, (address, table, seat), cost, seconds, make, found)
        if rank == PLAY:
            self.shares.ask(address, cost)
            job.counts = True
        self._asked.add(found)
        self._put(job)
        try:
            while True:
                try:
                    async with asyncio.timeout(None if rank == REVIEW else WAIT + seconds + GRACE):
                        return await asyncio.shield(found)
                except TimeoutError:
                    if any(tried.is_set() for tried in self._tried):
                        raise  # else bots are being compiled for the first time: that is worth the wait
        finally:
            found.cancel()
            self._asked.discard(found)
            self._release(job)

    def _release(self, job: Job) -> None:
        """A job is done with."""
        if job.counts:
            self.shares.settle(job.path[0], job.cost)
            job.counts = False

    def _put(self, job: Job, back: bool = False) -> None:
        turns = self._ranks[job.rank]
        (turns.put_back if back else turns.put)(job.path, job)
        self._waiting += 1
        self._there.release()

    async def _take(self) -> Job:
        """The next job that somebody waits for."""
        while True:
            await self._there.acquire()
            self._waiting -= 1
            job = next(turns for turns in self._ranks if turns).take()
            if not job.answer.done():
                return job

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

    def grant(self, job: Job) -> float:
        """The share of its usual thinking that a job may have now."""
        if job.rank == REVIEW:
            return 1.0
        return self.shares.of(job.path[0]) if job.attempts < ATTEMPTS else 0.0

    async def _work(self, worker: Worker) -> None:
        """Hand one job after the other to a worker, until it fails."""
        while True:
            job = await self._take()
            if worker.has_ended:
                self._put(job, back=True)
                return
            request = job.make(self.grant(job))
            if request is None:
                job.settle(None)
                self._release(job)
                continue
            begun = self.time.monotonic()
            try:
                job.settle(await worker.ask(request))
                self._release(job)
            except Exception as failure:
                slow = isinstance(failure, TimeoutError)
                log.warning("%s %s", request.bot, f"took over {request.seconds} s" if slow else f"failed: {failure!r}")
                self._try_again(job, request, slow)
                return
            finally:
                if job.rank == PLAY:
                    self.shares.use(job.path[0], self.time.monotonic() - begun)

    def _try_again(self, job: Job, request: Asked, slow: bool) -> None:
        """What crashed a worker may have been a coincidence, once; what took too long would do so again."""
        job.attempts = ATTEMPTS if slow else job.attempts + 1
        is_move = isinstance(request, Request) and not request.hint
        if slow and (request.bot in QUICK or not is_move):
            job.give_up()
        elif job.attempts < ATTEMPTS or (is_move and job.attempts == ATTEMPTS):
            self._put(job, back=True)
        else:
            job.settle(None)
