"""People at tables over a storage that fails: they ask again, with the same reference, until they are answered."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from neonstrip.play.fairness import pledge_of
from neonstrip.server.services import Services
from neonstrip.server.socket import Client
from neonstrip.tables.storage import StorageError
from server.client import Player, Refused
from tables.faults.wire import Wire

T = TypeVar("T")

PASSES = ("storage-gone", "busy")
"""The answers after which docs/protocol.md says to send the same again."""
NO_HINT = ("not-your-turn", "stale", "game-over", "no-hint")
"""The answers to who asked for a hint and did not wait, or who asked a machine that was too busy."""
TOO_LATE = ("drawing", "not-drawing", "already-started")
"""The answers to a device that was too slow for the draw."""
HOPS = 0.3
"""How often somebody who was not served tries another worker."""


class Guest(Player):
    """Somebody at a table, at one of the workers or another."""

    def __init__(
        self, workers: list[Services], dice: random.Random, table: str, token: str = "", host: str = ""
    ) -> None:
        super().__init__("", table, token, gaps=True)
        self.workers = workers
        self.dice = dice
        self.host = host
        """The host's token, for who laid the table."""
        self.nonce = dice.randbytes(18).hex()
        """This device's part of the seed."""
        self.acknowledged: dict[str, str] = {}
        """What was done, by its reference: the kind of command."""
        self.refused: dict[str, str] = {}
        self.asked_again = 0
        self._serving: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Guest:
        await self.come()
        return self

    async def connect(self) -> None:
        """Come (back) to the table, and go on with the log where it was."""
        wire = Wire()
        client = Client(wire, self.dice.choice(self.workers), "", "en")  # type: ignore[arg-type]
        self.socket = wire  # type: ignore[assignment]
        self._serving = asyncio.get_running_loop().create_task(client.serve())
        await self.send({"type": "open", "table": self.table, "token": self.token, "seq": self.seq, "head": self.head})
        while not (message := await self.hear()).get("full"):
            if message["type"] == "error":
                raise Refused(0, message)

    async def disconnect(self) -> None:
        await super().disconnect()
        if self._serving is not None:
            await self._serving

    async def hear(self) -> dict[str, Any]:
        self.heard.clear()
        return await super().hear()

    async def come(self) -> None:
        while True:
            await self.disconnect()
            try:
                await self.connect()
            except Refused as refused:
                if refused.code not in PASSES:
                    raise
                await asyncio.sleep(0)
            else:
                return

    async def insist(self, kind: str, **fields: Any) -> str:
        """Ask until there is an answer: nothing if it was done, else the code of what was wrong."""
        ref = self.new_ref()
        while True:
            try:
                await self.command(kind, ref=ref, **fields)
            except Refused as refused:
                if refused.code in PASSES:
                    self.asked_again += 1
                    if self.dice.random() < HOPS:
                        await self.come()
                    continue
                self.refused[ref] = str(refused.code)
                return self.refused[ref]
            else:
                self.acknowledged[ref] = kind
                return ""

    async def hint(self) -> None:
        """Ask for a hint, and hear until it comes."""
        ref = self.new_ref()
        await self.send({"type": "hint", "table": self.table, "token": self.token, "ref": ref})
        while (message := await self.hear()).get("ref") != ref:
            pass
        assert message["type"] == "hint" or message["code"] in (*PASSES, *NO_HINT), message

    async def draw(self) -> None:
        """Take part in the draw of the seed, as the page does, until the game begins."""
        while self.stage == "open":
            seq, draw = self.seq, self.state["table"]["draw"]
            if draw is None or self.seat not in draw["awaited"]:
                await self.hear()
            elif draw["asks"] == "pledge":
                refusal = await self.insist("pledge", pledge=pledge_of(self.nonce))
                assert refusal in ("", *TOO_LATE), refusal
            else:
                refusal = await self.insist("reveal", nonce=self.nonce)
                assert refusal in ("", *TOO_LATE), refusal
            while self.stage == "open" and self.seq == seq:
                await self.hear()

    @property
    def seat(self) -> int:
        seat: int = self.state["seat"]
        return seat


async def insist(ask: Callable[[], Awaitable[T]]) -> T:
    """A request over HTTP, made again until it is answered."""
    while True:
        try:
            return await ask()
        except StorageError:
            await asyncio.sleep(0)
