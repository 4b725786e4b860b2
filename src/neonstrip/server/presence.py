"""Who is here: told to everybody at a table, forgotten when they go. Workers whisper it to each other."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
from msgspec import Struct

from neonstrip.tables.storage import Journal, StorageError
from neonstrip.tables.storage.journal import LONGEST_WHISPER
from neonstrip.tables.watching import Watch

HEARTBEAT = 10.0
GONE = 30.0
"""Seconds after which a silent worker's people count as gone."""

log = logging.getLogger(__name__)


class Whisper(Struct, omit_defaults=True):
    """What workers tell each other about a table, or that they live."""

    worker: str
    table: str = ""
    names: list[str] = []
    ask: bool = False
    """Whether the others are to say who is at the table with them."""


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Whisper)


class Presence:
    """The people at all tables, by name, as far as this worker has heard."""

    def __init__(self, journal: Journal) -> None:
        self.worker = secrets.token_hex(6)
        self._journal = journal
        self._here: dict[str, dict[Watch, str]] = {}
        """Watches of this worker at each table, with the name of who watches from a seat."""
        self._elsewhere: dict[str, dict[str, list[str]]] = {}
        """At each table, the names each other worker has."""
        self._alive: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        journal.overhear(self._heard)

    def start(self) -> None:
        self._run(self._beat())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def names(self, table: str) -> list[str]:
        """Everybody who watches a table from a seat."""
        here = {name for name in self._here.get(table, {}).values() if name}
        for names in self._elsewhere.get(table, {}).values():
            here.update(names)
        return sorted(here)

    def come(self, watch: Watch, name: str) -> None:
        """Somebody watches, from a seat with a name or from none."""
        first = watch.table not in self._here
        self._here.setdefault(watch.table, {})[watch] = name
        self._tell(watch.table)
        self._whisper(watch.table, ask=first)

    def go(self, watch: Watch) -> None:
        watches = self._here.get(watch.table, {})
        watches.pop(watch, None)
        if not watches:
            self._here.pop(watch.table, None)
            self._elsewhere.pop(watch.table, None)
        self._tell(watch.table)
        self._whisper(watch.table)

    def _tell(self, table: str) -> None:
        message = _encode({"type": "present", "table_id": table, "names": self.names(table)})
        for watch in self._here.get(table, {}):
            watch.send(message)

    def _whisper(self, table: str, ask: bool = False) -> None:
        names = sorted({name for name in self._here.get(table, {}).values() if name})
        self._run(self._say(Whisper(self.worker, table, names, ask)))

    async def _say(self, whisper: Whisper) -> None:
        """Tell the other workers. Where there are very many very long names, they hear of some."""
        while len(text := _encode(whisper)) > LONGEST_WHISPER:
            whisper.names.pop()
        try:
            await self._journal.whisper(text.decode())
        except StorageError as error:
            log.error("the other workers could not be told who is here: %s", error)

    def _heard(self, text: str) -> None:
        whisper = _decoder.decode(text)
        if whisper.worker == self.worker:
            return
        self._alive[whisper.worker] = time.monotonic()
        if whisper.table not in self._here:
            return
        self._elsewhere.setdefault(whisper.table, {})[whisper.worker] = whisper.names
        self._tell(whisper.table)
        if whisper.ask:
            self._whisper(whisper.table)

    async def _beat(self) -> None:
        """Tell the others that this worker lives, and forget the people of those that do not."""
        while True:
            await self._say(Whisper(self.worker))
            await asyncio.sleep(HEARTBEAT)
            limit = time.monotonic() - GONE
            for worker in [worker for worker, heard in self._alive.items() if heard < limit]:
                del self._alive[worker]
                for table, elsewhere in self._elsewhere.items():
                    if elsewhere.pop(worker, None):
                        self._tell(table)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
