"""The head of a log: who comes back to a table that went back to an older state, or was changed, is told so."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.client import Player
from server.playing import Laid, lay
from server.running import Running, server


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    """A server whose database may be exchanged."""
    with server(f"sqlite:///{tmp_path}/tables.sqlite") as running:
        yield running


def copied(file: Path, to: Path) -> None:
    """A backup, as serving.md tells to make one."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)


async def say(table: Laid, player: Player, *texts: str) -> None:
    for text in texts:
        await player.command("say", text=text)


async def back(player: Player) -> dict[str, Any]:
    """Come back, and tell what the first view was like."""
    await player.connect()
    await player.disconnect()
    return player.state


def test_who_comes_back_is_told_what_they_missed_and_nothing_else(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Ann", "Ben"])
        async with table.player(0) as ann, table.player(1) as ben:
            await say(table, ann, "one", "two")
            await ben.disconnect()
            assert not (await back(ben)).get("forked")
            await say(table, ann, "three")
            assert not (await back(ben)).get("forked")
            assert [line.get("text") for line in ben.log][-3:] == ["one", "two", "three"]
            assert ben.head == ann.head

    asyncio.run(go())


def test_a_server_that_went_back_to_a_backup_says_so(own: Running, tmp_path: Path) -> None:
    """The log is shorter at first, then as long again but another one; who saw nothing that is gone is not bothered."""

    async def go() -> None:
        table = lay(own, "royale", ["Ann", "Ben"])
        ann, ben = table.player(0), table.player(1)
        await ann.connect()
        await ben.connect()
        await say(table, ann, "kept")
        while ben.log[-1].get("text") != "kept":
            await ben.hear()
        await ben.disconnect()
        copied(tmp_path / "tables.sqlite", tmp_path / "backup.sqlite")
        await say(table, ann, "lost", "lost too")
        await ann.disconnect()
        own.stop()
        for file in tmp_path.glob("tables.sqlite*"):
            file.unlink()
        shutil.copy(tmp_path / "backup.sqlite", tmp_path / "tables.sqlite")
        own.start()
        table.server, ann.socket_url, ben.socket_url = own, own.socket_url, own.socket_url

        assert not (await back(ben)).get("forked")
        seen = ann.seq, ann.head
        assert (await back(ann))["forked"] is True
        assert [line.get("text") for line in ann.log][-1] == "kept"
        assert not (await back(ann)).get("forked"), "told once"
        await ben.connect()
        await say(table, ben, "other", "words", "here")
        ann.seq, ann.head = seen
        assert (await back(ann))["forked"] is True
        assert [line.get("text") for line in ann.log][-4:] == ["kept", "other", "words", "here"]
        await ben.disconnect()

    asyncio.run(go())


@pytest.mark.parametrize("head", ["0" * 32, "x" * 64, "ż"])
def test_any_other_head_is_told_to_be_of_another_log(house: Running, head: str) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Ann", "Ben"])
        async with table.player(0) as ann:
            await say(table, ann, "one")
        ann.head = head
        assert (await back(ann))["forked"] is True
        assert ann.log[-1]["text"] == "one"
        assert not (await back(ann)).get("forked")

    asyncio.run(go())
