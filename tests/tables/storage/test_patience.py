"""A PostgreSQL that hangs: nobody waits long, what was given up does no harm, and closing needs no answer."""

from __future__ import annotations

import asyncio

import pytest

from neonstrip.tables.storage import Journal, StorageError, patience
from tables.postgres import private_server
from tables.storage.samples import append


def test_nobody_queues_before_a_database_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "LONGEST", 1.0)

    async def go() -> None:
        journal = await Journal.open(server.url)
        assert await append(journal, "t", 1)
        server.hang()
        asked = [append(journal, f"u{number}", 1) for number in range(5)]
        looked = [journal.read("t") for _ in range(20)]
        answers = await asyncio.gather(*asked, *looked, journal.whisper("hello"), return_exceptions=True)
        assert {type(answer) for answer in answers} == {StorageError}
        with pytest.raises(StorageError, match="does not answer"):
            await journal.read("t")

        server.go_on()
        while journal.is_away:
            await asyncio.sleep(0.05)
        assert len(await journal.read("t")) == 1
        for number in range(5):
            written = await append(journal, f"u{number}", 1)
            assert written or len(await journal.read(f"u{number}")) == 1, "it was written after all"

        waiting = asyncio.create_task(append(journal, "t", 2))
        await asyncio.sleep(0)
        waiting.cancel()  # whoever waited is gone; the writer is none the wiser
        while not await journal.read("t", after=1):
            await asyncio.sleep(0.05)

        server.hang()
        with pytest.raises(StorageError):
            await journal.read("t")
        await journal.close()
        assert not asyncio.all_tasks() - {asyncio.current_task()}

    with private_server() as server:
        asyncio.run(go())
