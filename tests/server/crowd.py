"""People who play as fast as they can while servers are killed at random moments, and what must be true afterwards."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import AsyncExitStack, ExitStack
from typing import Any

from msgspec import Struct, field

from neonstrip.tables.storage import Journal
from server.running import PYTHON, lasting_port, server
from server.stubborn import Stubborn, Worker, Workers, own_token
from server.truth import check_record, same_log, still_told, told_by_the_log, view_of

LONGEST_WAIT = 1.0
"""Seconds after the first acknowledged move within which a server is killed."""
TABLES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("royale", ["Anna", "Benno", "open", "bot"], {"tiles": 6}),
    ("newvegas", ["Anna", "open", "bot"], {}),
    ("royale", ["bot", "bot", "bot"], {"tiles": 4}),
    ("royale", ["Anna", "open"], {}),
    ("newvegas", ["Anna", "open", "Cleo", "Dana"], {}),
    ("newvegas", ["Anna", "Benno", "bot", "bot"], {}),
]
MAY_BE_REFUSED = {
    "undo": {"no-undo"},  # a bot has moved in the meantime
}


class Finished(Struct):
    """A table whose game is over, and what its people were told."""

    table: str
    tokens: list[str]
    acknowledged: dict[int, set[str]] = {}
    """The references of each seat's commands that the server said were done."""


class Crowd(Struct):
    """Everybody who plays while servers die."""

    workers: Workers
    dice: random.Random
    kills: int
    tables: list[tuple[str, list[str], dict[str, Any]]]
    tell: Callable[[Crowd], None]
    """Hears of every kill."""
    killed: int = 0
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    finished: list[Finished] = []
    commands: int = 0
    asked_again: int = 0
    was_done: int = 0

    async def go(self) -> None:
        """Play and kill, until there were enough kills and all games are over."""
        async with asyncio.TaskGroup() as group:
            for game, seats, options in self.tables:
                group.create_task(self.play_on(game, seats, options))
            group.create_task(self.kill())

    async def kill(self) -> None:
        """Kill a server at a random moment while people play, start it, and so on."""
        while self.killed < self.kills:
            self.moved.clear()
            await self.moved.wait()
            await asyncio.sleep(self.dice.uniform(0, LONGEST_WAIT))  # the random moment
            worker = self.dice.choice(self.workers)
            await worker.kill()
            self.killed += 1
            self.tell(self)
            await worker.start()

    async def play_on(self, game: str, seats: list[str], options: dict[str, Any]) -> None:
        """One game after the other, until there were enough kills."""
        while not self.finished or self.killed < self.kills:
            await self.play(game, seats, options)

    async def play(self, game: str, seats: list[str], options: dict[str, Any]) -> None:
        """Lay a table, sit down, and play to the end. Each then reads what somebody reads who comes only now."""
        wishes = [
            {"kind": seat, **({"bot": "greedy"} if seat == "bot" else {})}
            if seat in ("open", "bot")
            else {"kind": "human", "name": seat}
            for seat in seats
        ]
        laid = (await self.workers.ask("/api/tables", {"game": game, "seats": wishes, "options": options}))[0]
        table, tokens = laid["table"], {int(seat): token for seat, token in laid["tokens"].items()}
        for seat in [number for number, kind in enumerate(seats) if kind == "open"]:
            wish = {"name": f"Guest {seat}", "seat": seat, "token": own_token()}
            taken = await self.workers.ask(f"/api/tables/{table}/seats", wish)
            assert taken == {"seat": seat, "token": wish["token"]}
            tokens[seat] = taken["token"]
        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(Stubborn(self.workers, table, token))
                for token in [*tokens.values(), ""]
            ]
            assert await people[-1].insist("start", token=laid["host"]) in ("", "already-started")
            async with asyncio.TaskGroup() as group:
                for person in people:
                    group.create_task(self.move(person))
        finished = Finished(table, [person.token for person in people])
        for person in people:
            await self.compare(person)
            self.asked_again += person.asked_again
            self.was_done += person.was_done
            self.commands += len(person.acknowledged)
            if person.token:
                finished.acknowledged[person.state["seat"]] = person.acknowledged
        self.finished.append(finished)

    async def move(self, person: Stubborn) -> None:
        """Do something whenever something can be done: mostly move, at times take back or chat."""
        while person.stage != "over":
            if not person.moves:
                await person.listen()
                continue
            seq, kind, fields = person.seq, "move", {}
            chance = self.dice.random()
            if chance < 0.04:
                kind, fields = "say", {"reaction": "hurry"}
            elif chance < 0.1 and person.state["can_undo"]:
                kind = "undo"
            else:
                fields = {"move": self.dice.choice(person.moves), "decision": person.state["decision"]}
            refusal = await person.insist(kind, **fields)
            self.moved.set()
            if refusal:
                assert refusal in MAY_BE_REFUSED.get(kind, ()), (kind, fields, refusal)
                if person.seq == seq:
                    await person.listen()

    async def compare(self, person: Stubborn) -> None:
        """Who was there all the time has read each line once, as somebody reads them who comes only now."""
        late = await newcomer(self.workers, person.table, person.token)
        assert same_log(still_told(person.log, late.log), late.log)


async def newcomer(workers: Workers, table: str, token: str) -> Stubborn:
    """Somebody who has come to a finished table, and gone.

    A worker that cannot read the log just now shows the table as it has it at hand, and tells the rest when it can: to
    one who stays for that, after whom another comes.
    """
    while True:
        async with Stubborn(workers, table, token) as late:
            if late.stage == "over":
                return late
            while late.stage != "over":
                await late.listen()


async def check(crowd: Crowd, finished: Finished, journal: Journal) -> None:
    """The log itself has every acknowledged command once, and makes what the server shows to everybody."""
    table, refs = await told_by_the_log(journal, finished.table)
    assert set(refs.values()) <= {1}, "accepted twice"
    for seat, acknowledged in finished.acknowledged.items():
        assert {ref for owner, ref in refs if owner == seat} == acknowledged
    check_record(table, await crowd.workers.ask(f"/api/tables/{finished.table}/record"))
    for token in finished.tokens:
        viewer = await newcomer(crowd.workers, finished.table, token)
        assert {**viewer.state, "log": viewer.log} == view_of(table, viewer.state["seat"])


async def check_all(crowd: Crowd, database: str) -> None:
    """Every game that was played while servers died."""
    journal = await Journal.open(database)
    try:
        for finished in crowd.finished:
            await check(crowd, finished, journal)
    finally:
        await journal.close()


def play_and_kill(
    database: str,
    workers: int,
    kills: int,
    seed: object = 0,
    python: str = PYTHON,
    tables: list[tuple[str, list[str], dict[str, Any]]] = TABLES,
    tell: Callable[[Crowd], None] = lambda crowd: None,
) -> Crowd:
    """Some workers over one database, killed so often. Nothing that was acknowledged is lost, or has happened twice."""

    async def go() -> Crowd:
        crowd = Crowd(Workers(map(Worker, running)), random.Random(f"kills {seed}"), kills, tables, tell)
        await crowd.go()
        await check_all(crowd, database)
        return crowd

    with ExitStack() as stack:
        running = [stack.enter_context(server(database, port=lasting_port(), python=python)) for _ in range(workers)]
        crowd = asyncio.run(go())
        for one in running:
            assert b"Traceback" not in one.errors, one.errors.decode()
    return crowd
