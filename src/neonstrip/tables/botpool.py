"""Bots think in processes of their own: one that crashes or dawdles costs its table a good move, never the game.

Work is taken in turns: by the address that laid a table, then by table, then by seat. What each may cost follows from
how much work waits (`shares`); where there is no time to think at all, a bot plays the quick bot's move.
"""

import asyncio
import itertools
import logging
import os
from collections.abc import Callable

from neonstrip.bots.advice import Advice
from neonstrip.bots.expecting import Expected, expects
from neonstrip.bots.names import GREEDY, QUICK
from neonstrip.bots.review.questions import Finding, Question
from neonstrip.bots.styles import check_styled, parted
from neonstrip.bots.worker import READY, Answer, Request, Weighing, answer
from neonstrip.play import Game, Mistake
from neonstrip.tables.crew import Crew
from neonstrip.tables.job_queue import JobQueue
from neonstrip.tables.jobs import PLAY, REVIEW, Job, Make, request_for
from neonstrip.tables.origins import Origins
from neonstrip.tables.position import position_of
from neonstrip.tables.shares import Shares, cost
from neonstrip.tables.thinker import GRACE
from neonstrip.tables.time import Time

EXPERT = "expert"
QUICK_BOT = QUICK[GREEDY]
"""Plays where there is no time to think: well, and in less than a millisecond."""
MOST_WORKERS = 4
HINT_SECONDS = 2.0
"""Time for a hint: the expert's for the decision, and some to plan the rest of a turn."""
EXPECT_SECONDS = 1.0
"""Time to tell what choices are expected to come to: it takes some milliseconds."""
EXPECT_COST = 5
REVIEW_SECONDS = 30.0
"""Time for a decision of a review: far more than it takes, so that a busy machine does not end it."""
WAIT = 10.0
"""Seconds that a request may stand in the queue, in all. While bots can work, their shares keep it shorter."""

log = logging.getLogger(__name__)


class BotPool:
    """What bots are asked for. Their processes start with the first request, or with `start`."""

    def __init__(self, workers: int | None = None, time: Time | None = None) -> None:
        self.size = workers or max(1, min(MOST_WORKERS, (os.cpu_count() or 1) - 1))
        time = time or Time()
        self.origins = Origins()
        self.queue = JobQueue(Shares(self.size, time))
        self.crew = Crew(self.size, self.queue, time)
        self.fallbacks = 0
        """Moves of the quick bot in place of one that would have thought."""
        self.count: Callable[[str, str], None] = lambda name, label: None
        """Told of every move, and whether its bot thought in full, shortly, or not at all."""
        self._numbers = itertools.count(READY + 1)
        self._asked: set[asyncio.Future[Answer | None]] = set()

    @property
    def waiting(self) -> int:
        """Requests that no process has taken up yet."""
        return self.queue.waiting

    @property
    def pids(self) -> list[int]:
        """The processes that are ready."""
        return self.crew.pids

    @property
    def replaced(self) -> int:
        """Processes that crashed or took too long."""
        return self.crew.replaced

    def launch(self) -> None:
        """Start the processes."""
        self.crew.launch()

    async def start(self) -> None:
        """Start the processes, and wait until each is ready or has failed to be."""
        await self.crew.start()

    async def close(self) -> None:
        """End all processes. Who still waits for a move is cancelled."""
        for asked in self._asked:
            asked.cancel()
        await self.crew.close()

    async def choose(self, game: Game, seat: int, bot: str, seconds: float, table: str = "") -> int | None:
        """A legal move for a seat, as it is now: the bot's, or the quick bot's if there is no time for it.

        None if the seat is to decide something else by the time that a worker gets to it.
        """
        check_styled(game.rules.name, bot)
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
            found = await self._ask(PLAY, (table, str(seat)), cost(parted(bot)[0]), seconds, make)
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

    async def expect(self, game: Game, seat: int, table: str = "") -> Expected:
        """What each choice of a seat is expected to come to, as it is now; nothing where the game does not tell."""
        if expects(game.rules.name) is None:
            return {}
        moves = game.numbers(seat)
        request = request_for(next(self._numbers), game, seat, EXPERT, moves, EXPECT_SECONDS, expect=True)
        try:
            found = await self._ask(PLAY, (table, str(seat)), EXPECT_COST, EXPECT_SECONDS, lambda share: request)
        except TimeoutError:
            found = None
        return (found.expected if found else None) or {}

    async def weigh(self, question: Question, table: str = "") -> Finding | None:
        """What is found about a decision of a finished game, whenever no bot has to move; None where that failed."""
        request = Weighing(next(self._numbers), question, REVIEW_SECONDS)
        try:
            found = await self._ask(REVIEW, (table, ""), 0, REVIEW_SECONDS, lambda share: request)
        except TimeoutError:
            return None
        return found.finding if found else None

    async def _ask(self, rank: int, place: tuple[str, str], cost: int, seconds: float, make: Make) -> Answer | None:
        """A worker's answer, or a TimeoutError. A caller that is cancelled leaves the worker alone, whose answer then
        finds nobody.
        """
        self.launch()
        found: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        table, seat = place
        job = Job(rank, (self.origins.of(table), table, seat), cost, seconds, make, found)
        self._asked.add(found)
        self.queue.add(job)
        try:
            while True:
                try:
                    async with asyncio.timeout(None if rank == REVIEW else WAIT + seconds + GRACE):
                        return await asyncio.shield(found)
                except TimeoutError:
                    if self.crew.was_tried:
                        raise  # else bots are being compiled for the first time: that is worth the wait
        finally:
            found.cancel()
            self._asked.discard(found)
            self.queue.release(job)
