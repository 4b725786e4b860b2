"""Random games over a storage that fails: nothing acknowledged is lost, nothing is there twice, every table goes on.

`run(faults, seed, database)` is one evening: one worker over SQLite, two over PostgreSQL.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from unittest.mock import patch

from msgspec import Struct, field

from neonstrip.play.fairness import pledge_of
from neonstrip.play.game import SPECTATOR
from neonstrip.server.limits import Limits
from neonstrip.server.services import Services
from neonstrip.tables import events as ev
from neonstrip.tables import hosting, stewards
from neonstrip.tables.botpool import BotPool
from neonstrip.tables.storage import Journal
from neonstrip.tables.storage.address import database_at
from neonstrip.tables.storage.migrate import migrate
from neonstrip.tables.tokens import new_token
from server.stubborn import own_token
from server.truth import same_log, still_told, told_by_the_log, view_of
from tables.faults.faulty import Faulty, Plan
from tables.faults.guests import Guest, insist
from tables.random_tables import random_options

KINDS: list[tuple[str, list[str]]] = [
    ("royale", ["Anna", "Benno", "open", "bot"]),
    ("newvegas", ["Anna", "open", "bot"]),
    ("royale", ["bot", "bot", "Anna"]),
    ("newvegas", ["Anna", "open", "Cleo", "Dana"]),
    ("royale", ["Anna", "open"]),
]
MOST_TABLES = 5
"""At a time; fewer where there are few faults, so that they do not end before the first games do."""
FAULTS_A_TABLE = 70
CLOCK = 1
"""Seconds for a decision, at some tables."""
SWEEP = 0.1
"""Seconds between looks for tables that nobody serves: faults are many here, and each costs this."""
MAY_BE_REFUSED = {
    "undo": {"no-undo"},  # somebody else has moved in the meantime
    "restart": {"no-undo"},
    "say": {"chat-off"},
    "return": {"not-relieved"},
    "leave": {"seat-has-bot"},  # the clock was faster
    "move": {"not-your-turn", "stale"},  # somebody took a move back, or a bot sat in
}
BEHIND = ("move", "undo", "restart", "return")
"""Who is refused these does not know the newest view yet, and hears of it."""
NOTHING_NEW = ("pledge", "reveal", "start")
"""These may be done already by somebody else, or by the same nonce told before: then the log has no more of them."""
FORGETFUL = ("game-over",)
"""What anybody may be answered who asks when the game has just ended."""


class Summary(Struct):
    """What an evening was."""

    database: str
    seed: int
    faults: dict[str, int] = {}
    games: int = 0
    commands: int = 0
    asked_again: int = 0
    seconds: float = 0


class Evening(Struct):
    """Everybody who plays, and what they know in the end."""

    plan: Plan
    dice: random.Random
    workers: list[Services]
    summary: Summary
    finished: list[tuple[str, list[Guest], bool]] = []
    laid: set[str] = field(default_factory=set)
    hinted: int = 0

    async def go(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(min(MOST_TABLES, -(-self.plan.left // FAULTS_A_TABLE))):
                group.create_task(self.play_on(number))

    async def play_on(self, number: int) -> None:
        """One game after the other, while there are faults to come."""
        while self.plan.left:
            await self.play(*KINDS[number % len(KINDS)], self.dice.random() < 0.2)
            number += 1

    @property
    def worker(self) -> Services:
        return self.dice.choice(self.workers)

    async def play(self, game: str, seats: list[str], clock: bool) -> None:
        """Lay a table, sit down, play to the end, and know who was told what."""
        setups = [setup_of(seat) for seat in seats]
        settings = ev.Settings(public=self.dice.random() < 0.5, clock=CLOCK if clock else None, hints=True)
        options = random_options(self.dice, game, len(seats))
        key = new_token()
        laid = (await insist(lambda: hosting.lay(self.worker.house, game, options, setups, settings, key=key)))[0]
        table, tokens = laid.table.id, list(laid.tokens.values())
        async with AsyncExitStack() as stack:
            host = await stack.enter_async_context(self.guest(table, tokens[0], laid.host))
            for number in [number for number, seat in enumerate(seats) if seat == "open"]:
                tokens.append(await self.sit(host, number))
            others = [await stack.enter_async_context(self.guest(table, token)) for token in tokens[1:]]
            watcher = await stack.enter_async_context(self.guest(table, ""))
            for guest in (host, *others):
                assert not await guest.insist("pledge", pledge=pledge_of(guest.nonce))
            assert not await host.insist("start", token=laid.host)
            async with asyncio.TaskGroup() as group:
                for guest in (host, *others):
                    group.create_task(self.decide(guest, clock))
                group.create_task(listen(watcher))
            guests = [host, *others, watcher]
            await self.play_again(guests)
        self.finished.append((table, guests, clock))

    async def play_again(self, guests: list[Guest]) -> None:
        """All ask for it, each at any worker, and get the same table; who only watches is told of it."""

        async def ask(token: str) -> str:
            return (await insist(lambda: hosting.play_again(self.worker.house, guests[0].table, token, None))).id

        following = await asyncio.gather(*(ask(guest.token) for guest in guests if guest.token))
        for guest in guests:
            while guest.state["table"]["next"] is None:
                await guest.hear()
        assert {*following, *(guest.state["table"]["next"] for guest in guests)} == {following[0]}

    def guest(self, table: str, token: str, host: str = "") -> Guest:
        return Guest(self.workers, self.dice, table, token, host)

    async def sit(self, host: Guest, number: int) -> str:
        """Take an open seat; at times the host has given it to a bot before, and opens it again."""
        if self.dice.random() < 0.5:
            assert not await host.insist("arrange", token=host.host, seat=number, bot="greedy")
            assert not await host.insist("arrange", token=host.host, seat=number)
        own = own_token()
        await insist(lambda: hosting.sit(self.worker.house, f"Guest{number}", host.table, None, f"{number:064x}", own))
        return own

    async def decide(self, guest: Guest, clock: bool) -> None:
        """Do something whenever something can be done: mostly move."""
        await guest.draw()
        while guest.stage != "over":
            if not guest.moves:
                await guest.hear()
                continue
            seq, (kind, fields) = guest.seq, self.wish(guest, clock)
            if kind == "nap":
                await self.nap(guest)
                continue
            if kind == "hint":
                await guest.hint()
                continue
            refusal = await guest.insist(kind, **fields)
            self.summary.commands += 1
            if refusal == "kept-silent":  # too slow for the draw: a bot plays the seat to the end
                await listen(guest)
            elif refusal:
                assert refusal in (*MAY_BE_REFUSED.get(kind, ()), *FORGETFUL), (kind, fields, refusal)
                if kind in BEHIND and guest.seq == seq and guest.stage != "over":
                    await guest.hear()

    def wish(self, guest: Guest, clock: bool) -> tuple[str, dict[str, Any]]:
        """What somebody asks for who is to move."""
        chance = self.dice.random()
        if chance < 0.03 and guest.state["table"]["settings"]["chat"]:
            return "say", {"text": "well"}
        if chance < 0.05 and guest.host:
            return "mute", {"token": guest.host, "chat": self.dice.random() < 0.8}
        if chance < 0.1 and guest.state["can_undo"]:
            return "undo", {}
        if chance < 0.12 and guest.state["can_undo"]:
            return "restart", {}
        if chance < 0.13 and self.hinted < 1 + sum(self.plan.happened.values()) // 500:
            self.hinted += 1
            return "hint", {}
        if chance < 0.14:
            return "leave", {}
        if chance < 0.15 and clock:
            return "nap", {}
        if guest.state["table"]["seats"][guest.seat]["stand_in"]:
            return "return", {}
        return "move", {"move": self.dice.choice(guest.moves), "decision": guest.state["decision"]}

    async def nap(self, guest: Guest) -> None:
        """Let the clock run out, until a bot sits in."""
        while guest.stage != "over" and guest.moves and not guest.state["table"]["seats"][guest.seat]["stand_in"]:
            await guest.hear()

    async def check(self, url: str) -> None:
        """The log itself, read without faults, has what people were told, once."""
        journal = await Journal.open(url)
        try:
            for name, guests, _ in self.finished:
                table, refs = await told_by_the_log(journal, name)
                logged = [ref for _, ref in refs.elements()]
                assert len(logged) == len(set(logged)), "accepted twice"
                told = {ref: kind for guest in guests for ref, kind in guest.acknowledged.items()}
                assert set(logged) <= set(told)
                assert {ref for ref, kind in told.items() if kind not in NOTHING_NEW} <= set(logged)
                for guest in guests:
                    shown = view_of(table, None if guest.seat == SPECTATOR else guest.seat)
                    told = shown.pop("log")
                    assert same_log(still_told(guest.log, told), told)
                    assert {**guest.state, "full": True} == shown
        finally:
            await journal.close()


def setup_of(seat: str) -> ev.SeatSetup:
    if seat == "open":
        return ev.SeatSetup()
    return ev.SeatSetup("bot", bot="greedy") if seat == "bot" else ev.SeatSetup("human", seat)


async def listen(guest: Guest) -> None:
    while guest.stage != "over":
        await guest.hear()


@asynccontextmanager
async def worker(url: str, plan: Plan, pool: BotPool) -> AsyncIterator[Services]:
    """A worker's services over a storage that fails; in the end nothing is left of them."""
    database = Faulty(database_at(url), plan)
    await database.migrate(migrate)
    await database.start()
    services = Services(Journal(database), Limits(0))
    services.pool = services.steward.pool = pool
    services.steward.start()
    services.presence.start()
    try:
        yield services
    finally:
        await services.close()
    assert not [name for name, lock in services.house._locks.items() if lock.locked()]


def run(faults: int, seed: int, database: str) -> Summary:
    """An evening with so many faults. Whatever is not as it should be is an AssertionError."""
    begun = time.monotonic()
    plan, summary = Plan(faults, seed), Summary(database.partition(":")[0], seed)
    complaints: list[dict[str, Any]] = []

    async def go() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
        async with AsyncExitStack() as stack:
            pool = BotPool(1)
            stack.push_async_callback(pool.close)
            count = 1 if database.startswith("sqlite") else 2
            workers = [await stack.enter_async_context(worker(database, plan, pool)) for _ in range(count)]
            evening = Evening(plan, random.Random(f"evening {seed}"), workers, summary)
            await evening.go()
        left = asyncio.all_tasks() - {asyncio.current_task()}
        assert not left, left
        await evening.check(database)
        summary.games = len(evening.finished)
        summary.asked_again = sum(guest.asked_again for _, guests, _ in evening.finished for guest in guests)

    with patch.object(stewards, "SWEEP", SWEEP):
        asyncio.run(go(), debug=False)
    assert not plan.strange, plan.strange
    assert not complaints, complaints
    summary.faults = dict(sorted(plan.happened.items()))
    summary.seconds = time.monotonic() - begun
    return summary
