"""Databases made by older versions, the oldest at 2d1cbb8, are migrated, whatever their tables were at, and play on."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Any

import pytest
from sqlalchemy import select

from neonstrip.play.errors import Mistake
from neonstrip.play.record import Record
from neonstrip.play.verification import verify
from neonstrip.tables import commands, hosting
from neonstrip.tables.dossier import OPEN, OVER, PLAYING
from neonstrip.tables.house import House
from neonstrip.tables.storage import Journal, chain
from neonstrip.tables.storage.schema import summaries
from tables.housing import found_anew, house_at, play_on
from tables.storage.old import VERSIONS, restore

MOVES = 25


async def links(journal: Journal, name: str) -> list[bytes]:
    """The links of a table's log, which fit."""
    head = b""
    for seq, entry in enumerate(await journal.read(name)):
        chain.check(head, seq, entry)
        head = entry.link
    [row] = await journal.database.read(select(summaries.c.head).where(summaries.c.table_id == name))
    assert row.head == head
    return [entry.link for entry in await journal.read(name)]


async def start(house: House, told: dict[str, Any]) -> None:
    """Whoever is missing before the game can begin comes and sits down."""
    table = await house.find(told["table"])
    for seat in [number for number, seat in enumerate(table.seats) if seat.kind == "open"]:
        await hosting.sit(house, f"Late {seat}", told["table"], seat, "")
    await house.command(commands.Start(table=told["table"], token=told["host"]))


async def check_over(house: House, told: dict[str, Any]) -> None:
    """A finished game is the one that it was, and is true."""
    record = (await hosting.record_of(house, told["table"])).text()
    old, new = Record.parse(told["record"]), Record.parse(record)
    assert (new.moves, new.results, new.seed, new.nonces) == (old.moves, old.results, old.seed, old.nonces)
    assert verify(new).is_over
    assert verify(old).is_over


@pytest.mark.parametrize("version", VERSIONS)
def test_old_tables_are_migrated_and_play_on(database_url: str, version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        told = restore(database_url, version)
        assert {one["stage"] for one in told} == {OPEN, PLAYING, OVER}
        # Pages that end within a table, at its end, and many of them
        monkeypatch.setattr(import_module("neonstrip.tables.storage.migrations.versions.0002_chain"), "BATCH", 31)
        async with house_at(database_url) as house:
            for one in told:
                assert len(await links(house.journal, one["table"])) == one["events"]
                table = await house.find(one["table"])
                assert (table.stage, table.dossier.seq) == (one["stage"], one["events"]), one["what"]
                for seat, token in one["tokens"].items():
                    assert table.seats[table.seat_of(token)].name, seat
                if table.stage == OVER:
                    await check_over(house, one)
                    continue
                if table.stage == OPEN:
                    await start(house, one)
                moves = MOVES if table.dossier.lesson is None else 1
                table = await play_on(house, one["table"], moves)
                assert table.dossier.seq >= one["events"] + moves or table.stage == OVER
                assert len(await links(house.journal, one["table"])) == table.dossier.seq

    asyncio.run(go())


def test_private_drafts_of_old_tables_are_still_there(database_url: str) -> None:
    """Who was in the middle of a turn goes on there, or takes back what the old code wrote."""

    async def go() -> None:
        [one] = [one for one in restore(database_url) if one["what"] == "drafting newvegas"]
        async with house_at(database_url) as house:
            table = await house.find(one["table"])
            assert [table.playing.can_undo(seat) for seat in range(3)] == [True, True, False]
            for seat in ("0", "1"):
                await house.command(commands.Restart(table=one["table"], token=one["tokens"][seat]))
            game = (await house.find(one["table"])).playing
            assert not any(game.can_undo(seat) for seat in range(3))

    asyncio.run(go())


def test_old_tables_can_be_played_to_their_end(sqlite_url: str) -> None:
    async def go() -> None:
        wanted = ("playing royale", "drafting newvegas", "continued royale")
        for one in [one for one in restore(sqlite_url) if one["what"] in wanted]:
            async with house_at(sqlite_url) as house:
                table = await play_on(house, one["table"], 5000)
                assert table.stage == OVER
                verify(await hosting.record_of(house, table.id))

    asyncio.run(go())


def test_a_changed_old_log_is_taken_as_it_is_and_guarded_from_then_on(sqlite_url: str) -> None:
    """What was changed before there were links cannot be known; what is changed afterwards is."""

    async def go() -> None:
        told = restore(sqlite_url)
        async with house_at(sqlite_url) as house:
            entry = (await house.journal.read(told[2]["table"]))[20]
            await house.journal.database.write(
                lambda connection: connection.exec_driver_sql(
                    "UPDATE entries SET at = at + 1 WHERE table_id = ? AND seq = ?", (entry.table, entry.seq)
                )
            )
            with pytest.raises(Mistake) as refused:
                await found_anew(house.journal, entry.table)
            assert refused.value.code == "table-damaged"

    asyncio.run(go())
