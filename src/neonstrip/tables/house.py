"""The house: finds tables, lets commands happen, and tells everyone who watches. Holds nothing that could be lost."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from neonstrip.play.errors import Mistake
from neonstrip.tables import commands, deciding, snapshots
from neonstrip.tables import events as ev
from neonstrip.tables.at_hand import AtHand
from neonstrip.tables.effects import apply
from neonstrip.tables.following import Following
from neonstrip.tables.storage import Journal, StorageError, Summary, chain
from neonstrip.tables.table import Table
from neonstrip.tables.time import Time
from neonstrip.tables.tokens import alias, is_table_id, new_table_id

if TYPE_CHECKING:
    from neonstrip.tables.readiness import Readiness

PAGE = 200
"""Entries of a log that are played at a time, some milliseconds: then others have their turn."""
TRIES = 100
"""How often a command is decided anew because another worker wrote first. Each time somebody got on, so this ends."""
A_WHILE = 0.003
"""Seconds for which those who watch a table are told before others have their turn."""
log = logging.getLogger(__name__)

Decide = Callable[[Table], ev.AnyEvent | None]
Watcher = Callable[[Table], None]


def summary(table: Table) -> Summary:
    """The one row that lists of tables are made from."""
    dossier = table.dossier
    return Summary(
        table=dossier.id,
        game=dossier.game,
        public=dossier.settings.public,
        stage=dossier.stage,
        seats=len(dossier.seats),
        free=sum(seat.kind == ev.OPEN for seat in dossier.seats),
        names=[seat.name for seat in dossier.seats],
        deal=dossier.deal,
        created=dossier.created,
        touched=dossier.told,
        seq=dossier.seq,
        due=table.due(),
    )


class House:
    """All tables, over one journal."""

    def __init__(self, journal: Journal, clock: Time | None = None) -> None:
        self.journal = journal
        self.time = clock or Time()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Those that somebody holds or waits for."""
        self._watchers: dict[str, set[Watcher]] = {}
        self._tables = AtHand(self.is_watched, self._is_being_read)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._following = Following(self.find)
        self.attend: Callable[[Table], None] = lambda table: None
        """Called whenever something has happened to a table, for which somebody may have to act: see `stewards`."""
        self.let_go: Callable[[str], bool] = lambda table: True
        """Called when another worker has written to a table that nobody watches here: it looks after it, and whoever
        may have to act for it here need not. False if somebody does just now."""
        self.removed: Callable[[str], None] = lambda table: None
        """Called when a table is asked for that is not there, perhaps not any more."""
        self.readiness: Readiness | None = None
        """Which games can be played already; all of them where nothing is said."""
        self.present: Callable[[str], Collection[str]] = lambda table: ()
        """The names of those who watch a table from a seat, as far as is known here."""
        journal.listen(self._heard)
        journal.on_gap(self._catch_up)

    # Tables

    def at_hand(self, table: str) -> Table | None:
        """A table as it was heard of last, without asking the log."""
        return self._tables.get(table)

    async def find(self, table: str) -> Table:
        """A table as its log has it now."""
        async with self._lock(table):
            return await self._refresh(table)

    async def look(self, name: str) -> Table:
        """A table to be shown: as its log has it now or, while that can't be read, as it is at hand."""
        async with self._lock(name):
            try:
                return await self._refresh(name)
            except StorageError:
                if table := self._tables.get(name):
                    self._follow(name)
                    return table
                raise

    async def _refresh(self, name: str) -> Table:
        """Bring the table at hand up to its log, and tell of what is new; read it from there if it is not at hand."""
        table = self._tables.get(name)
        known = 0 if table is None else table.dossier.seq
        if table is None and not is_table_id(name):
            raise self._unknown(name)
        if table is None:
            await self._await_game(name)
            table = await snapshots.load(self.journal, name)
        if not await self._read(table):
            self._tables.drop(name)
            table, known = Table.blank(name), 0
            await self._read(table)
        if table.dossier.seq == 0:
            self.removed(name)
            raise self._unknown(name)
        self._tables.keep(table)
        if known == 0 and snapshots.wanted(table):
            self._run(self._save(snapshots.save(self.journal, table)))
        if table.dossier.seq > known:
            await self._tell(table)
        return table

    async def _read(self, table: Table) -> bool:
        """Apply what the log has more. False: what is at hand is not in it, because it was removed or put back.

        One that is damaged ends here for this table, and for no other.
        """
        try:
            while True:
                seq, head = table.dossier.seq, table.dossier.head
                entries = await self.journal.read(table.id, max(seq - 1, 0), PAGE)
                if seq and (not entries or entries[0].link != head):
                    return False
                for entry in entries[1:] if seq else entries:
                    chain.check(table.dossier.head, table.dossier.seq, entry)
                    apply(table, entry)
                if len(entries) < PAGE:
                    return True
        except StorageError:
            raise
        except Exception as error:
            self._tables.drop(table.id)
            log.error("table %s is damaged, see neonstrip doctor: %s", alias(table.id), error)
            raise Mistake("table-damaged") from error

    async def _await_game(self, name: str) -> None:
        """Wait until the game that is played at a table is ready."""
        if self.readiness is not None and not self.readiness.is_complete:
            for entry in await self.journal.read(name, 0, 1):
                created = ev.decode(entry.event)
                if isinstance(created, ev.Created | ev.Opened):
                    await self.readiness.wait(created.game)

    def _unknown(self, name: str) -> Mistake:
        """There is no such table, and nothing is kept of having looked for it."""
        return Mistake("no-such-table", table="".join(sign for sign in name[:40] if sign.isprintable()))

    def _lock(self, table: str) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    # Commands

    async def create(self, event: ev.Created | ev.Opened, name: str | None = None) -> Table:
        """Lay a new table. If there is one of that name, somebody asks again, and it is the one they get."""
        table = Table.blank(name or new_table_id())
        async with self._lock(table.id):
            if not await self._append(table, event):
                return await self._refresh(table.id)
            self._tables.keep(table)
        return table

    async def command(self, command: commands.AnyCommand, address: str = "") -> Table:
        """Do what somebody asks, from some address; it is in the log when this returns."""

        def decide(table: Table) -> ev.AnyEvent | None:
            return deciding.decide(table, command, self.present(table.id), address)

        return await self.change(command.table, decide)

    async def change(self, name: str, decide: Decide) -> Table:
        """Let an event happen to a table. If another worker wrote first, decide again on what it wrote.

        After a StorageError, or where it is broken off, it may have happened all the same: who watches hears of it as
        soon as the log can be read.
        """
        try:
            return await self._change(name, decide)
        except StorageError:
            self._follow(name)
            raise
        except asyncio.CancelledError:
            self._tables.drop(name)  # not all may have been told of what is at hand
            self._follow(name)
            raise

    async def _change(self, name: str, decide: Decide) -> Table:
        async with self._lock(name):
            table = self._tables.get(name) or await self._refresh(name)
            for _ in range(TRIES):
                try:
                    event = decide(table)
                except Mistake:
                    before = table.dossier.seq
                    table = await self._refresh(name)
                    if table.dossier.seq == before:
                        raise
                    continue
                if event is None:
                    return table
                if await self._append(table, event):
                    await self._tell(table)
                    return table
                table = await self._refresh(name)
        raise Mistake("busy")

    async def _append(self, table: Table, event: ev.AnyEvent) -> bool:
        """Let an event happen and write it. If that fails, the table at hand is no longer true and is dropped.

        The caller holds the table's lock, so nobody sees what is not yet written.
        """
        dossier, at = table.dossier, max(self.time.wall(), table.dossier.touched)
        entry = self.journal.following(dossier.head, table.id, dossier.seq + 1, at, ev.encode(event))
        if self.journal.is_away:
            raise StorageError("the database is away, and the table stays at hand")
        written = False
        try:
            apply(table, entry)
            written = await self.journal.append(entry, summary(table))
        finally:
            if not written:
                self._tables.drop(table.id)
        if written and snapshots.wanted(table):
            self._run(self._save(snapshots.save(self.journal, table)))
        return written

    async def _save(self, saving: Coroutine[Any, Any, None]) -> None:
        try:
            await saving
        except StorageError as error:
            log.warning("a snapshot could not be kept, its table is as well off without: %s", error)

    # Telling

    def watch(self, table: str, watcher: Watcher) -> None:
        """Call somebody whenever something has happened to a table."""
        self._watchers.setdefault(table, set()).add(watcher)
        self._tables.watch(table)

    def is_watched(self, table: str) -> bool:
        return table in self._watchers

    def unwatch(self, table: str, watcher: Watcher) -> None:
        watchers = self._watchers.get(table, set())
        watchers.discard(watcher)
        if not watchers and self._watchers.pop(table, None) is not None and (left := self._tables.get(table)):
            left.forget_shown()
            self._tables.keep(left)

    async def _tell(self, table: Table) -> None:
        """Tell all who watch. Where that takes long, as of fifty cities at once, other tables have their turns between.

        The caller holds the table's lock, so all are told of the same moment.
        """
        begun = time.perf_counter()
        for watcher in list(self._watchers.get(table.id, ())):
            if time.perf_counter() - begun > A_WHILE:
                await asyncio.sleep(0)
                begun = time.perf_counter()
            if watcher in self._watchers.get(table.id, ()):
                watcher(table)
        self.attend(table)

    def _heard(self, name: str, seq: int) -> None:
        """Some worker wrote to a table."""
        table = self._tables.get(name)
        if table is not None and table.dossier.seq >= seq:
            return
        if table is not None and self._is_left(name) and self.let_go(name):
            self._tables.drop(name)
        elif table is None or not self._take(table, seq):
            self._follow(name, seq)

    def _is_left(self, name: str) -> bool:
        """Whether nobody here needs to know what happens to a table."""
        return not (self.is_watched(name) or self._is_being_read(name) or name in self._following)

    def _take(self, table: Table, seq: int) -> bool:
        """Let an entry happen that came with its news, if it is the next and nobody is busy with the table.

        All of it happens at once: whoever gets the table's lock next finds everybody told.
        """
        dossier = table.dossier
        if dossier.seq != seq - 1 or self._is_being_read(table.id) or table.id in self._following:
            return False
        try:
            entry = self.journal.brought(table.id, seq, dossier.head)
            if entry is None:
                return False
            chain.check(dossier.head, dossier.seq, entry)
            apply(table, entry)
        except Exception as error:  # reading the log will tell what is wrong
            log.warning("news of table %s could not be used: %s", alias(table.id), error)
            self._tables.drop(table.id)
            return False
        for watcher in list(self._watchers.get(table.id, ())):
            watcher(table)
        self.attend(table)
        return True

    def _catch_up(self) -> None:
        """Something may have been missed: look at everything that somebody watches. The rest is read when asked for."""
        for name in list(self._watchers):
            self._follow(name)

    def _follow(self, name: str, seq: int = 0) -> None:
        """There may be news of a table: whoever watches it is told, whenever its log can be read."""
        if name in self._watchers or name in self._tables or self._is_being_read(name):
            self._following.hear(name, seq)

    def _is_being_read(self, name: str) -> bool:
        """Whether somebody looks at a table just now, perhaps at what it was before the news."""
        lock = self._locks.get(name)
        return lock is not None and lock.locked()

    def _run(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Let what was begun end, and look no further."""
        await self._following.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
