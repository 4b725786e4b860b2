"""People who play one game after the other, as an evening goes: they chat, take back, lose their connection, come back,
watch each other, look at replays and ask for reviews."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

from neonstrip.play.record import Record
from neonstrip.play.verification import verify
from server.client import ask
from server.playing import seat as seat_for
from server.running import Running
from server.stubborn import BROKEN, Stubborn, Worker, Workers, own_token

TABLES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("royale", ["Anna", "open", "bot greedy"], {"tiles": 3}),
    ("royale", ["Anna", "open", "open", "open"], {"tiles": 6}),
    ("royale", ["Anna", "bot beginner"], {"tiles": 0}),
    ("royale", ["Anna", "open", "bot random"], {"tiles": 4}),
    ("newvegas", ["Anna", "open"], {}),
    ("newvegas", ["Anna", "open", "bot greedy"], {}),
    ("newvegas", ["Anna", "open", "open"], {"golf": False}),
    ("newvegas", ["Anna"], {"opponent": 3}),
]
REVIEWED = 0.05
"""The share of finished games that are reviewed."""
HARMLESS = {"no-undo", "chat-off", "too-many", "no-hint"}


class Regulars:
    """The people of one table, and of the tables after it."""

    def __init__(self, running: Running, number: int, seed: str, pause: float, done: Counter[str]) -> None:
        self.running, self.number, self.pause, self.done = running, number, pause, done
        self.workers = Workers([Worker(running)])
        self.dice = random.Random(f"{seed} {number}")

    def address(self) -> str:
        """A new one for everybody, because limits go by it."""
        return f"127.{self.dice.randint(1, 200)}.{self.dice.randint(0, 255)}.{self.dice.randint(1, 254)}"

    async def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        self.done["requests"] += 1
        return await asyncio.to_thread(ask, self.running.url, path, body, token, self.address())

    async def stay(self) -> None:
        """One game after the other, for ever."""
        while True:
            await self.play(*TABLES[self.number % len(TABLES)])

    async def play(self, game: str, seats: list[str], options: dict[str, Any]) -> None:
        wish = {"game": game, "seats": [seat_for(words) for words in seats], "options": options}
        laid = (await self.ask("/api/tables", wish))[0]
        table, tokens = laid["table"], list(laid["tokens"].values())
        for number, words in enumerate(seats):
            if words == "open":
                sit = {"name": f"Guest {number}", "seat": number, "token": own_token()}
                tokens.append((await self.ask(f"/api/tables/{table}/seats", sit))["token"])
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(self.person(table, token)) for token in tokens]
            await people[0].insist("start", token=laid["host"])
            watching = asyncio.create_task(self.watch(table))
            try:
                async with asyncio.TaskGroup() as group:
                    for person in people:
                        group.create_task(self.sit(person))
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)
        self.done["games"] += 1
        await self.look_back(table, tokens)

    def person(self, table: str, token: str = "") -> Stubborn:
        person = Stubborn(self.workers, table, token)
        person.address = self.address()
        return person

    async def sit(self, person: Stubborn) -> None:
        """Play a game to its end, in one's own time."""
        while person.stage != "over":
            if not person.moves:
                await person.listen()
                continue
            await asyncio.sleep(self.dice.expovariate(1 / self.pause))
            await self.act(person)
            if self.dice.random() < 0.01 and person.socket is not None:
                person.socket.transport.abort()  # the connection is gone, without a word
                self.done["broken"] += 1

    async def act(self, person: Stubborn) -> None:
        chance, kind, fields = self.dice.random(), "move", {}
        if chance < 0.03:
            kind, fields = "say", {"text": "well!", "reaction": "clap"}
        elif chance < 0.08 and person.state["can_undo"]:
            kind = "undo"
        elif person.moves:
            fields = {"move": self.dice.choice(person.moves), "decision": person.state["decision"]}
        else:
            return
        refusal = await person.insist(kind, **fields)
        assert not refusal or refusal in HARMLESS, (kind, fields, refusal)
        self.done[kind] += 1

    async def watch(self, table: str) -> None:
        """Spectators come and go."""
        while True:
            await asyncio.sleep(self.dice.uniform(0, 10))
            async with self.person(table) as spectator:
                self.done["spectators"] += 1
                try:
                    async with asyncio.timeout(self.dice.uniform(0, 10)):
                        while True:
                            await spectator.listen()
                except (TimeoutError, *BROKEN):
                    pass

    async def look_back(self, table: str, tokens: list[str]) -> None:
        """The record is true; the readings, some moments and now and then a review are asked for."""
        path = f"/api/tables/{table}"
        record = Record.parse(await self.ask(f"{path}/record"))
        assert verify(record).results() == record.results
        await self.ask(f"{path}/statistics")
        count = (await self.ask(f"{path}/moments"))["moments"]
        for _ in range(3):
            await self.ask(f"{path}/moments/{self.dice.randint(1, count)}", None, self.dice.choice(["", *tokens]))
            self.done["replays"] += 1
        if self.dice.random() < REVIEWED:
            await self.review(path, tokens[0])
            self.done["reviews"] += 1

    async def review(self, path: str, token: str) -> None:
        """Ask until it is there; who asks too often is told so."""
        while not (await self.ask(f"{path}/review", None, token)).get("review"):
            await asyncio.sleep(5)
