"""Several workers over one database: one wins, and the others hear of it."""

from __future__ import annotations

import asyncio
import random

from neonstrip.tables.storage import Journal
from tables.storage.samples import News, append

TOGETHER = 1000


async def race(journal: Journal, name: bytes, tables: list[str], each: int) -> list[tuple[str, int]]:
    """Append wherever the log ends, as players do who all move at once; what this worker has won."""
    won: list[tuple[str, int]] = []

    async def player(table: str) -> None:
        seq = 0
        while seq < each:
            seq += 1
            if await append(journal, table, seq, name):
                won.append((table, seq))
            else:
                seq = (await journal.read(table, after=seq - 1))[-1].seq

    await asyncio.gather(*(player(table) for table in tables for _ in range(3)))
    return won


def test_two_workers_append_to_the_same_tables_and_one_wins_each_number(database_url: str) -> None:
    async def go() -> None:
        one, two = await Journal.open(database_url), await Journal.open(database_url)
        tables = ["a", "b", "c", "d"]
        each = TOGETHER // len(tables)
        ones, twos = await asyncio.gather(
            race(one, b"one", tables, each), race(two, b"two", random.sample(tables, len(tables)), each)
        )
        assert len(ones) + len(twos) == TOGETHER
        assert {*ones, *twos} == {(table, seq) for table in tables for seq in range(1, each + 1)}
        assert ones
        assert twos
        for table in tables:
            log = await one.read(table)
            assert [entry.seq for entry in log] == list(range(1, each + 1))
            assert {(table, entry.seq) for entry in log if entry.event == b"one"} == {w for w in ones if w[0] == table}
            found = await two.summary(table)
            assert found is not None
            assert found.seq == each
        await one.close()
        await two.close()

    asyncio.run(go())


def test_workers_that_write_the_same_rows_in_any_order_never_block_each_other(postgres_url: str) -> None:
    async def go() -> None:
        workers = [await Journal.open(postgres_url) for _ in range(3)]
        for seq in range(1, 21):
            tables = [f"t{n}" for n in range(30)]
            written = await asyncio.gather(
                *(append(w, t, seq) for w in workers for t in random.sample(tables, len(tables)))
            )
            assert sum(written) == len(tables)
        for worker in workers:
            await worker.close()

    asyncio.run(go())


def test_every_worker_hears_of_every_append_once_and_in_order(postgres_url: str) -> None:
    async def go() -> None:
        one, two = await Journal.open(postgres_url), await Journal.open(postgres_url)
        ones, twos = News(), News()
        one.listen(ones)
        two.listen(twos)
        longest = "x" * 64
        for seq in range(1, 41):
            assert await append(one if seq % 2 else two, longest, seq)
        assert await ones.until(40) == [(longest, seq) for seq in range(1, 41)]
        assert await twos.until(40) == ones.heard
        await one.close()
        await two.close()

    asyncio.run(go())


def test_whoever_hears_of_an_append_can_read_it(postgres_url: str) -> None:
    async def go() -> None:
        one, two = await Journal.open(postgres_url), await Journal.open(postgres_url)
        news: asyncio.Queue[int] = asyncio.Queue()
        two.listen(lambda _, seq: news.put_nowait(seq))
        for seq in range(1, 31):
            append_it = asyncio.create_task(append(one, "t", seq))
            assert (await two.read("t", after=await news.get() - 1))[0].seq == seq
            assert await append_it
        await one.close()
        await two.close()

    asyncio.run(go())


def test_workers_overhear_each_other(postgres_url: str) -> None:
    async def go() -> None:
        one, two = await Journal.open(postgres_url), await Journal.open(postgres_url)
        ones, twos, appends = News(), News(), News()
        one.overhear(ones)
        two.overhear(twos)
        two.listen(appends)
        await one.whisper("Zoë is here")
        assert await ones.until(1) == await twos.until(1) == [("Zoë is here",)]
        assert appends.heard == []
        await one.close()
        await two.close()

    asyncio.run(go())
