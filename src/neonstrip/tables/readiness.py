"""Getting ready: games that were never compiled here are, and compiled rules are loaded, which takes time and memory.

A server does it behind its open door. Who asks for a game that is not ready waits, and it comes before others.
"""

from __future__ import annotations

import asyncio
import time
from contextvars import ContextVar

from msgspec import Struct

from neonstrip.bots.warming import WHOLE, Warming, missing
from neonstrip.bots.worker import answer
from neonstrip.games import GAMES
from neonstrip.play.errors import Mistake
from neonstrip.play.game import SPECTATOR, Game
from neonstrip.rules.caching import forget_unused
from neonstrip.tables import deciding, laying
from neonstrip.tables import events as ev
from neonstrip.tables.botpool import QUICK_BOT
from neonstrip.tables.effects import apply
from neonstrip.tables.jobs import request_for
from neonstrip.tables.showing import show
from neonstrip.tables.storage import Entry
from neonstrip.tables.table import Table

SEED = "0" * 64
MOVES = 30
PACE = 1.3
"""Seconds for the smallest step of compiling, on two quiet processors,"""
BELIEF = 8
"""and how many such steps are to be seen before what was seen counts for more."""
PATIENCE: ContextVar[float | None] = ContextVar("PATIENCE", default=None)
"""Seconds that who asks here is willing to wait for a game; None is as long as it takes."""


class Preparing(Struct):
    """A game that is being made ready."""

    game: str
    share: float
    """How much of it is done, from 0 to 1."""
    seconds: int
    """How long it may still take."""


class Readiness:
    """Which games can be played here already."""

    def __init__(self) -> None:
        self._ready = {game: asyncio.Event() for game in GAMES}
        self._warming = Warming([])
        self._first = ""
        self._begun = self._reached = time.monotonic()
        """When compiling began, and when the last step was reached."""
        self._news = asyncio.Event()

    @property
    def is_complete(self) -> bool:
        return all(event.is_set() for event in self._ready.values())

    def preparing(self) -> list[Preparing]:
        """What is not ready yet, in the order in which it will be."""
        waiting = sorted(
            (game for game, event in self._ready.items() if not event.is_set()), key=lambda game: game != self._first
        )
        pace = (self._reached - self._begun + BELIEF * PACE) / (self._warming.reached.total() + BELIEF)
        found, left = list[Preparing](), self._reached - time.monotonic()
        for game in waiting:
            reached = WHOLE if self._warming.is_done(game) else self._warming.reached[game]
            left += (WHOLE - reached) * pace
            found.append(Preparing(game, reached / WHOLE, max(1, round(left))))
        return found

    async def wait(self, game: str) -> None:
        """Wait until a game is ready; a Mistake where that takes longer than who asks can wait.

        One that nobody knows is left to who can tell what is wrong with it.
        """
        event = self._ready.get(game)
        if event is None or event.is_set():
            return
        self._first = self._warming.first = game
        try:
            async with asyncio.timeout(PATIENCE.get()):
                await event.wait()
        except TimeoutError:
            raise Mistake("preparing", game=game) from None

    async def run(self) -> None:
        """Make all games ready."""
        lacking = await asyncio.to_thread(missing)
        self._warming = Warming(lacking, self._hear)
        self._warming.first = self._first
        self._begun = self._reached = time.monotonic()
        work = [asyncio.ensure_future(self._warming.run()), asyncio.ensure_future(self._load())]
        try:
            await asyncio.gather(*work)
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
        if lacking:
            await asyncio.to_thread(forget_unused)

    def _hear(self, game: str) -> None:
        self._reached = time.monotonic()
        self._news.set()

    async def _load(self) -> None:
        """Load what is compiled, as it becomes so."""
        waiting = list(GAMES)
        while waiting:
            self._news.clear()
            compiled = sorted(filter(self._warming.is_done, waiting), key=lambda game: game != self._first)
            if compiled:
                waiting.remove(compiled[0])
                await asyncio.to_thread(get_ready, compiled[0])
                self._ready[compiled[0]].set()
            else:
                await self._news.wait()


def get_ready(game: str) -> None:
    """Play a little at a table of a game, all in memory, so that nobody waits for it later."""
    table = Table.blank("readiness")
    setups = [ev.SeatSetup("human", name) for name in ("Anna", "Benno")]
    happen(table, laying.create(game, {}, setups, ev.Settings(), SEED, ""))
    happen(table, deciding.start(table, False))
    for _ in range(MOVES):
        seat = table.waiting()[0]
        happen(table, ev.Moved(seat, table.playing.legal(table.seats[seat].name)[0]))
        for viewer in (SPECTATOR, 0, 1):
            show(table, viewer)
    Game.thaw(table.playing.freeze())
    table.playing.results()
    table.playing.rules.winners(table.playing.state)
    get_quick_bot_ready(game)


def get_quick_bot_ready(name: str) -> None:
    """It plays here when all processes of bots are busy: the wrong moment to load it."""
    game = Game.new(name, ["Anna", "Benno"], seed=SEED)
    while len(moves := game.numbers()) == 1:
        game.make(moves[0])
    answer(request_for(0, game, game.seat, QUICK_BOT, moves, seconds=1.0, share=0.0))


def happen(table: Table, event: ev.AnyEvent) -> None:
    apply(table, Entry(table.id, table.dossier.seq + 1, 0, ev.encode(event)))
