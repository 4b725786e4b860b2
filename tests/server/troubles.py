"""People who play while the database under their servers is in trouble, and what they are told meanwhile."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import field

from server.client import Player, Refused, ask
from server.crowd import Crowd, check_all
from server.playing import lay
from server.running import Running
from server.stubborn import GONE, PAUSE, Worker, Workers

SOON = 60
"""Seconds within which whoever asks is told."""
IMPATIENT = 6
"""People who ask at once, at one table: if each waited for the one before, the last would wait too long."""

Trouble = Callable[[], Awaitable[None]]


class Troubled(Crowd):
    """A crowd whose servers live on, while what is under them does not."""

    troubles: list[Trouble] = field(default_factory=list)

    async def kill(self) -> None:
        """One trouble after the other, each at a random moment while people play."""
        for trouble in self.troubles:
            self.moved.clear()
            await self.moved.wait()
            await asyncio.sleep(self.dice.uniform(0, 0.5))  # the random moment
            await trouble()
            self.killed += 1


class Quiet:
    """Tables at a server where nothing happens but what is asked here."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.asked = lay(running, "royale", ["Ann", "Ben"])
        self.seen = lay(running, "royale", ["Ann", "Ben"])
        self.people: list[Player] = []

    async def __aenter__(self) -> Quiet:
        self.people = [self.asked.player(0) for _ in range(IMPATIENT)]
        for person in self.people:
            await person.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        for person in self.people:
            await person.disconnect()

    async def is_away(self) -> None:
        """The database is away: everybody is told so, soon; what is at hand is shown, and the server lives on."""
        await self.says_so()
        await self.is_unwell()
        async with self.seen.player(1) as ben:
            assert ben.stage == "open"
        assert (await asyncio.to_thread(ask, self.running.url, self.seen.path))["stage"] == "open"

    async def is_unwell(self) -> None:
        """The server's health tells of it, if not at once."""
        while True:
            try:
                await asyncio.to_thread(ask, self.running.url, "/health")
            except Refused as refused:
                if refused.status != 503:
                    raise
                return
            await asyncio.sleep(PAUSE)

    async def says_so(self) -> None:
        """Whoever asks for something is told, in bounded time; what needs no database is answered."""
        told = asyncio.gather(*(self.refused(person) for person in self.people))
        assert (await asyncio.to_thread(ask, self.running.url, "/api"))["protocol"]
        async with asyncio.timeout(SOON):
            assert set(await told) == {GONE}

    async def refused(self, person: Player) -> Any:
        """What somebody is told who asks until the answer is no; whatever was written before is none of ours."""
        while True:
            try:
                await person.command("pledge", pledge=secrets.token_hex(32))
            except Refused as refused:
                return refused.code

    async def is_back(self) -> None:
        """It goes on, for everybody who was there."""
        for person in self.people:
            await until_there(lambda person=person: person.command("pledge", pledge=secrets.token_hex(32)))  # type: ignore[misc]
        await until_there(lambda: asyncio.to_thread(ask, self.running.url, "/health"))
        await until_there(lambda: asyncio.to_thread(self.seen.about))  # so that it is at hand again


async def until_there(doing: Callable[[], Awaitable[object]]) -> None:
    """Do something again and again, until the database is there for it."""
    while True:
        try:
            await doing()
        except Refused as refused:
            if refused.code != GONE:
                raise
            await asyncio.sleep(PAUSE)
        else:
            return


async def play_through(
    servers: list[Running],
    database: str,
    tables: list[tuple[str, list[str], dict[str, Any]]],
    troubles: list[Trouble],
    seed: object = 0,
) -> Troubled:
    """Play over servers while one trouble after the other comes, and to the end of all games; then look at the log."""
    workers = Workers(map(Worker, servers))
    crowd = Troubled(
        workers, random.Random(f"troubles {seed}"), len(troubles), tables, lambda crowd: None, troubles=troubles
    )
    await crowd.go()
    await check_all(crowd, database)
    for one in servers:
        assert one.process.poll() is None
        assert b"Traceback" not in one.errors, one.errors.decode()
    return crowd
