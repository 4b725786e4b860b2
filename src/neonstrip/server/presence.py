"""Who is here: told to everybody at a table, forgotten when they go. Workers whisper it to each other.

Only changes of names are told, and at most once a second a table: whoever comes hears the names once. Since when
somebody is away is counted by this worker's own clock, from when it began to listen for the table.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from msgspec import Struct

from neonstrip.play.errors import Mistake
from neonstrip.server.crowd import Crowd, Gathered, Present
from neonstrip.tables import events as ev
from neonstrip.tables.dossier import OVER
from neonstrip.tables.storage import Journal, StorageError
from neonstrip.tables.storage.news import LONGEST
from neonstrip.tables.table import Table
from neonstrip.tables.watching import Watch

HEARTBEAT = 10.0
GONE = 30.0
"""Seconds after which a silent worker's people count as gone."""
LOOK = 60.0
"""Seconds after which a table is looked at again, if nothing is known to come before."""
KEPT = 2_000
"""Tables about which is known who was there; the one that was left longest is forgotten first."""

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

    def __init__(self, journal: Journal, at_hand: Callable[[str], Table | None]) -> None:
        self.worker = secrets.token_hex(6)
        self._journal = journal
        self._at_hand = at_hand
        self._crowds: OrderedDict[str, Crowd] = OrderedDict()
        self._alive: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        journal.overhear(self._heard)
        journal.on_gap(self._begin_anew)

    def start(self) -> None:
        self._run(self._beat())

    async def close(self) -> None:
        for crowd in self._crowds.values():
            crowd.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def come(self, watch: Watch, name: str) -> None:
        """Somebody watches, from a seat with a name or from none."""
        crowd = self._crowd(watch.table)
        crowd.come(watch, name)
        told = crowd.told
        self._changed(watch.table, crowd)
        if crowd.told is told:  # else the newcomer heard it with all others
            watch.send(_encode(self._present(watch.table, crowd)))

    def go(self, watch: Watch) -> None:
        crowd = self._crowd(watch.table)
        crowd.note(lambda: crowd.go(watch))
        self._changed(watch.table, crowd)

    def names(self, table: str) -> list[str]:
        """Everybody who watches a table from a seat, as far as is known here just now."""
        crowd = self._crowds.get(table)
        return crowd.names() if crowd else []

    def tell_removed(self, table: str) -> None:
        """Tell everybody who watches a table here that there is no such table any more."""
        if crowd := self._crowds.get(table):
            for watch in list(crowd.here):
                watch.gone()

    def check_away(self, table: Table, seat: int) -> None:
        """That nobody has had a page of a seat open for as long as the table's settings say."""
        name, most = table.seats[seat].name, table.dossier.settings.away
        if self._crowd(table.id).away_at(name, most) > time.monotonic():
            raise Mistake("seat-present", name=name, seconds=most)

    def _crowd(self, table: str) -> Crowd:
        """A table that is listened for, from now on if it was not before: the other workers are asked."""
        if (crowd := self._crowds.get(table)) is None:
            crowd = Crowd(time.monotonic(), Gathered(lambda: self._tell(table)), Gathered(lambda: self._whisper(table)))
            self._crowds[table] = crowd
            self._run(self._say(Whisper(self.worker, table, ask=True)))
            self._forget()
        self._crowds.move_to_end(table)
        return crowd

    def _forget(self) -> None:
        for table in list(self._crowds)[: max(0, len(self._crowds) - KEPT)]:
            if not self._crowds[table].here:
                self._crowds.pop(table).cancel()

    # Telling

    def _changed(self, table: str, crowd: Crowd) -> None:
        if crowd.here and self._present(table, crowd) != crowd.told:
            crowd.telling.wish()
        if crowd.own() != crowd.whispered:
            crowd.whispering.wish()

    def _present(self, table: str, crowd: Crowd) -> Present:
        return Present(table, crowd.names(), [name for name, at in self._gone(table, crowd) if at <= time.monotonic()])

    def _gone(self, table: str, crowd: Crowd) -> list[tuple[str, float]]:
        """The people of a table who have no page open, and when each of them counts as away."""
        laid = self._at_hand(table)
        if laid is None or laid.stage == OVER:
            return []
        here, most = set(crowd.names()), laid.dossier.settings.away
        people = [seat.name for seat in laid.seats if seat.kind == ev.HUMAN and seat.name not in here]
        return [(name, crowd.left.get(name, crowd.since) + most) for name in people]

    def _tell(self, table: str) -> None:
        crowd = self._crowds[table]
        present = self._present(table, crowd)
        if present != crowd.told:
            crowd.told, message = present, _encode(present)
            for watch in crowd.here:
                watch.send(message)
        self._look_again(table, crowd)

    def _look_again(self, table: str, crowd: Crowd) -> None:
        """Tell when the next of those who are gone has been away for long. Who sits down meanwhile has a minute too."""
        if crowd.soon is not None:
            crowd.soon.cancel()
            crowd.soon = None
        if crowd.here:
            now = time.monotonic()
            coming = [at - now for _, at in self._gone(table, crowd) if at > now]
            crowd.soon = asyncio.get_running_loop().call_later(min([*coming, LOOK]), crowd.telling.wish)

    # Whispers

    def _whisper(self, table: str) -> None:
        crowd = self._crowds[table]
        crowd.whispered = crowd.own()
        self._run(self._say(Whisper(self.worker, table, list(crowd.whispered))))

    async def _say(self, whisper: Whisper) -> None:
        """Tell the other workers. Where there are very many very long names, they hear of some."""
        while len(text := _encode(whisper)) > LONGEST:
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
        if (crowd := self._crowds.get(whisper.table)) is None:
            return
        if whisper.ask:
            if crowd.here:
                crowd.whispering.wish()
            return
        crowd.note(lambda: crowd.elsewhere.__setitem__(whisper.worker, whisper.names))
        self._changed(whisper.table, crowd)

    def _begin_anew(self) -> None:
        """Whispers may have been missed: what others said no longer counts, and they are asked again."""
        for table, crowd in list(self._crowds.items()):
            if not crowd.here:
                self._crowds.pop(table).cancel()
                continue
            crowd.elsewhere.clear()
            crowd.left.clear()
            crowd.since = time.monotonic()
            self._run(self._say(Whisper(self.worker, table, ask=True)))
            crowd.whispering.wish()

    async def _beat(self) -> None:
        """Tell the others that this worker lives, and forget the people of those that do not."""
        while True:
            await self._say(Whisper(self.worker))
            await asyncio.sleep(HEARTBEAT)
            limit = time.monotonic() - GONE
            for worker in [worker for worker, heard in self._alive.items() if heard < limit]:
                del self._alive[worker]
                for table, crowd in self._crowds.items():
                    if worker in crowd.elsewhere:
                        crowd.note(lambda crowd=crowd, worker=worker: crowd.elsewhere.pop(worker))  # type: ignore[misc]
                        self._changed(table, crowd)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
