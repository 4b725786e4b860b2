"""A database in which things go wrong as planned, over a real one: at every write, commit, read, notice and whisper."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, Select
from sqlalchemy.exc import OperationalError

from neonstrip.tables.storage import StorageError
from neonstrip.tables.storage.database import Database, tell
from neonstrip.tables.storage.rows import Entry

T = TypeVar("T")

RATES = {"write": 0.4, "read": 0.2, "notice": 0.2, "whisper": 0.3}
"""Of all that the storage does at each door, so much goes wrong while there are faults left in the plan."""
LONGEST = 0.02
"""Seconds of a delay."""
MOST_STATEMENTS = 3
"""Of a transaction: it may break off at any of them."""

BEFORE = "error before anything happened"
AFTER = "answer lost after the commit"
SLOW = "slow"
TORN = "broken off in the middle"
DOUBLED = "done twice"
LOST = "lost"
LATE = "late, after others"


class Plan:
    """What goes wrong, drawn from a seed, until there was enough of it. All workers of a run share one."""

    def __init__(self, faults: int, seed: int) -> None:
        self.left = faults
        self.dice = random.Random(f"faults {seed}")
        self.happened: Counter[str] = Counter()
        self.strange: list[BaseException] = []
        """What came out of the storage's door and is no StorageError."""

    def draw(self, door: str, *kinds: str) -> str:
        """The fault that happens at a door now, or nothing."""
        if not self.left or self.dice.random() >= RATES[door]:
            return ""
        self.left -= 1
        kind = self.dice.choice(kinds)
        self.happened[f"{door}: {kind}"] += 1
        return kind

    async def pause(self) -> None:
        await asyncio.sleep(self.dice.uniform(0, LONGEST))


class Torn:
    """A connection that breaks at one of the statements to come, when half of its rows are written."""

    def __init__(self, connection: Connection, statements: int) -> None:
        self._connection = connection
        self._left = statements

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, statement: Any, parameters: Any = None) -> Any:
        self._left -= 1
        if self._left > 0:
            return self._connection.execute(statement, parameters)
        if isinstance(parameters, list) and parameters[1:]:
            self._connection.execute(statement, parameters[: len(parameters) // 2])
        raise broken()


def broken() -> OperationalError:
    return OperationalError("fault", None, OSError("the connection broke"))


class Faulty(Database):
    """The storage's door, in bad weather."""

    def __init__(self, inner: Database, plan: Plan) -> None:
        super().__init__()
        self.inner = inner
        self.plan = plan
        self.insert = inner.insert
        self._delayed: set[asyncio.Handle] = set()
        inner.listeners.append(self._heard)
        inner.eavesdroppers.append(lambda text: tell(self.eavesdroppers, text))
        inner.gap_listeners.append(self._gap)

    @property
    def is_away(self) -> bool:
        return self.inner.is_away

    async def migrate(self, work: Callable[[Connection], None]) -> None:
        await self.inner.migrate(work)

    async def start(self) -> None:
        await self.inner.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        match fault := self.plan.draw("write", BEFORE, AFTER, SLOW, TORN, DOUBLED):
            case "error before anything happened":
                raise StorageError("fault before a write")
            case "slow":
                await self.plan.pause()
            case "broken off in the middle":
                statements = self.plan.dice.randint(1, MOST_STATEMENTS)
                return await self._watched(self.inner.write(lambda connection: tear(work, connection, statements)))
        done = await self._watched(self.inner.write(work))
        if fault == AFTER:
            raise StorageError("fault after a commit")
        if fault == DOUBLED:
            return await self._watched(self.inner.write(work))
        if fault == SLOW:
            await self.plan.pause()
        return done

    async def survey(self, work: Callable[[Connection], T]) -> T:
        return await self.inner.survey(work)

    async def read(self, query: Select[Any]) -> Sequence[Row[Any]]:
        fault = self.plan.draw("read", BEFORE, AFTER, SLOW)
        if fault == BEFORE:
            raise StorageError("fault before a read")
        found = await self._watched(self.inner.read(query))
        if fault == AFTER:
            raise StorageError("fault after a read")
        if fault == SLOW:
            await self.plan.pause()
        return found

    def announce(self, connection: Connection, appended: list[Entry]) -> None:
        self.inner.announce(connection, appended)

    def committed(self, appended: list[tuple[str, int]]) -> None:
        self.inner.committed(appended)

    async def whisper(self, text: str) -> None:
        fault = self.plan.draw("whisper", BEFORE, AFTER, SLOW, DOUBLED)
        if fault == BEFORE:
            raise StorageError("fault before a whisper")
        if fault == SLOW:
            await self.plan.pause()
        for _ in range(2 if fault == DOUBLED else 1):
            await self._watched(self.inner.whisper(text))
        if fault == AFTER:
            raise StorageError("fault after a whisper")

    async def close(self) -> None:
        for handle in self._delayed:
            handle.cancel()
        await self.inner.close()

    async def _watched(self, doing: Awaitable[T]) -> T:
        """What the real database does: it works, or it is a StorageError."""
        try:
            return await doing
        except (StorageError, asyncio.CancelledError):
            raise
        except BaseException as error:
            self.plan.strange.append(error)
            raise

    def _heard(self, table: str, seq: int) -> None:
        """News of an append. Who loses some notices it later, as with a connection that broke without a word."""
        self.news = self.inner.news
        match self.plan.draw("notice", LOST, DOUBLED, LATE):
            case "lost":
                self._later(self._gap)
            case "done twice":
                tell(self.listeners, table, seq)
                tell(self.listeners, table, seq)
            case "late, after others":
                self._later(tell, self.listeners, table, seq)
            case _:
                tell(self.listeners, table, seq)

    def _gap(self) -> None:
        tell(self.gap_listeners)

    def _later(self, call: Callable[..., None], *news: Any) -> None:
        def happen() -> None:
            self._delayed.discard(handle)
            call(*news)

        handle = asyncio.get_running_loop().call_later(self.plan.dice.uniform(0, LONGEST), happen)
        self._delayed.add(handle)


def tear(work: Callable[[Connection], T], connection: Connection, statements: int) -> T:
    """Do the work over a connection that breaks soon; at the latest when all is done but the commit."""
    work(Torn(connection, statements))  # type: ignore[arg-type]
    raise broken()
