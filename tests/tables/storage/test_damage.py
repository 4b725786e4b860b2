"""A damaged database: a log that was changed is told and harms no other table, a snapshot is made anew from the log."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, update

from length import LONG
from neonstrip.play.errors import Mistake
from neonstrip.tables.storage import Journal
from neonstrip.tables.storage.schema import entries, snapshots
from tables.housing import found_anew, house_at, play_on, played, shown
from tables.storage.samples import run

REGIONS = 400 if LONG else 12
LONG_GAME = 70
"""Moves after which there is a snapshot."""


def flipped(data: bytes, place: int) -> bytes:
    """One bit is different."""
    at, bit = divmod(place % (8 * len(data)), 8)
    return data[:at] + bytes([data[at] ^ 1 << bit]) + data[at + 1 :]


async def change(journal: Journal, statement: Any) -> None:
    await journal.database.write(lambda connection: connection.execute(statement))


def entry_at(name: str, seq: int) -> Any:
    return (entries.c.table_id == name) & (entries.c.seq == seq)


# Logs


async def flip_an_event(journal: Journal, name: str) -> None:
    stored = (await journal.read(name))[4].event
    await change(journal, update(entries).where(entry_at(name, 5)).values(event=flipped(stored, 77)))


async def say_something_else(journal: Journal, name: str) -> None:
    await change(journal, update(entries).where(entry_at(name, 2)).values(event=b'{"kind":"muted","chat":false}'))


async def change_a_time(journal: Journal, name: str) -> None:
    await change(journal, update(entries).where(entry_at(name, 3)).values(at=entries.c.at + 1))


async def flip_a_link(journal: Journal, name: str) -> None:
    await change(journal, update(entries).where(entry_at(name, 6)).values(link=flipped(bytes(32), 9)))


async def lose_the_first(journal: Journal, name: str) -> None:
    await change(journal, delete(entries).where(entry_at(name, 1)))


async def lose_one(journal: Journal, name: str) -> None:
    await change(journal, delete(entries).where(entry_at(name, 4)))


async def close_the_gap(journal: Journal, name: str) -> None:
    await lose_one(journal, name)
    for seq in range(5, 1 + len(await journal.read(name)) + 1):
        await change(journal, update(entries).where(entry_at(name, seq)).values(seq=seq - 1))


async def swap_two(journal: Journal, name: str) -> None:
    for old, new in ((5, 999), (6, 5), (999, 6)):
        await change(journal, update(entries).where(entry_at(name, old)).values(seq=new))


async def add_one(journal: Journal, name: str) -> None:
    seq = len(await journal.read(name)) + 1
    await change(journal, entries.insert().values(table_id=name, seq=seq, at=0, event=b'{"kind":"muted","chat":true}'))


async def take_one_from_another(journal: Journal, name: str) -> None:
    """An entry that is whole, of a table that no longer has it."""
    await change(journal, delete(entries).where(entry_at(name, 1)))
    others = entries.select().where(entries.c.table_id != name, entries.c.seq == 1).limit(1)

    def copy(connection: Connection) -> None:
        row = dict(connection.execute(others).one()._mapping)
        connection.execute(entries.insert().values(row | {"table_id": name}))

    await journal.database.write(copy)


DAMAGES = [
    flip_an_event,
    say_something_else,
    change_a_time,
    flip_a_link,
    lose_the_first,
    lose_one,
    close_the_gap,
    swap_two,
    add_one,
    take_one_from_another,
]


def test_a_log_that_was_changed_is_told_and_harms_no_other_table(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        async with house_at(database_url) as house:
            whole = await played(house)
            damaged = [(await played(house)).table.id for _ in DAMAGES]
            for name, damage in zip(damaged, DAMAGES, strict=True):
                await damage(house.journal, name)
        async with house_at(database_url) as house:
            for name, damage in zip(damaged, DAMAGES, strict=True):
                caplog.clear()
                with pytest.raises(Mistake) as refused:
                    await house.find(name)
                assert refused.value.code == "table-damaged", damage
                [told] = caplog.records
                assert told.levelno == logging.ERROR
                assert "doctor" in told.getMessage()
                assert name not in told.getMessage()
            assert (await play_on(house, whole.table.id, 5)).dossier.seq == 27

    asyncio.run(go())


def test_damage_behind_a_table_at_hand_is_noticed_by_whoever_reads_on(sqlite_url: str) -> None:
    """Two houses on one file, as two workers have: the second has the table, and what it reads next does not follow."""

    async def go() -> None:
        async with house_at(sqlite_url) as one, house_at(sqlite_url) as two:
            laid = await played(one, moves=3)
            before = (await two.find(laid.table.id)).dossier.seq
            await play_on(one, laid.table.id, 2)
            await change(one.journal, update(entries).where(entry_at(laid.table.id, before + 1)).values(at=5))
            for _ in range(2):
                with pytest.raises(Mistake) as refused:
                    await play_on(two, laid.table.id, 1)
                assert refused.value.code == "table-damaged"

    asyncio.run(go())


def test_an_event_that_nobody_knows_is_damage_and_no_crash(sqlite_url: str) -> None:
    async def go() -> None:
        async with house_at(sqlite_url) as house:
            laid = await played(house, moves=0)
            it = laid.table.dossier
            unknown = house.journal.following(it.head, it.id, it.seq + 1, it.touched, b'{"kind":"sung"}')
            await change(
                house.journal,
                entries.insert().values(
                    table_id=it.id, seq=unknown.seq, at=unknown.at, event=unknown.event, link=unknown.link
                ),
            )
            with pytest.raises(Mistake) as refused:
                await house.find(it.id)
            assert refused.value.code == "table-damaged"

    asyncio.run(go())


# Snapshots


async def snapshot_row(journal: Journal, name: str) -> dict[str, Any]:
    [row] = await journal.database.read(select(snapshots).where(snapshots.c.table_id == name))
    return dict(row._mapping)


def damaged_snapshots(row: dict[str, Any]) -> list[dict[str, Any]]:
    """One thing of the row is different: a bit of every region of the data, its length, and every other column."""
    data, total = row["data"], 8 * len(row["data"])
    found: list[dict[str, Any]] = [
        {"data": flipped(data, total * region // REGIONS + region % 8)} for region in range(REGIONS)
    ]
    found += [{"data": data[:length]} for length in (0, 1, len(data) // 2, len(data) - 1)]
    found += [{"data": data + b"\0"}, {"data": bytes(len(data))}]
    found += [{"seq": row["seq"] + change} for change in (-row["seq"], -1, 1, 1 << 20)]
    found += [{"checksum": flipped(row["checksum"], place)} for place in (0, 100, 255)]
    found += [{"checksum": b""}, {"layout": "?"}, {"layout": row["layout"][:-1]}]
    return found


@pytest.mark.parametrize("game", ["royale", "newvegas"])
def test_a_damaged_snapshot_costs_nothing(database_url: str, game: str, caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> None:
        async with house_at(database_url) as house:
            name = (await played(house, game, LONG_GAME)).table.id
            truth = shown(await house.find(name))
            await house.close()
            row = await snapshot_row(house.journal, name)
            journal = house.journal
            for change_of in damaged_snapshots(row):
                caplog.clear()
                await change(journal, update(snapshots).where(snapshots.c.table_id == name).values(**change_of))
                assert shown(await found_anew(journal, name)) == truth
                assert ("layout" in change_of) or "played from the beginning" in caplog.text
                assert name not in caplog.text
                mended = await snapshot_row(journal, name)
                assert mended["checksum"] != change_of.get("checksum")
                assert mended["seq"] == len(await journal.read(name)), "made anew from the log"
                caplog.clear()
                assert shown(await found_anew(journal, name)) == truth
                assert caplog.text == "", "nothing to complain of any more"
                await change(journal, update(snapshots).where(snapshots.c.table_id == name).values(**row))

    asyncio.run(go())


def test_a_snapshot_of_another_log_is_not_believed(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    """It is whole, but the log was put back to an older state and went on differently."""

    async def go() -> None:
        async with house_at(database_url) as house:
            name = (await played(house, "newvegas", LONG_GAME)).table.id
        async with house_at(database_url) as house:
            saved = (await snapshot_row(house.journal, name))["seq"]
            await change(house.journal, delete(entries).where(entries.c.table_id == name, entries.c.seq >= saved))
            table = await house.find(name)
            assert table.dossier.seq == saved - 1
            assert "does not belong to the log" in caplog.text
            assert (await play_on(house, name, 10)).dossier.seq == saved + 9
        async with house_at(database_url) as house:
            assert (await house.find(name)).dossier.seq == saved + 9

    asyncio.run(go())


def test_a_value_of_another_kind_is_damage(sqlite_url: str) -> None:
    """SQLite keeps the kind of a value beside it: one bit makes a text or nothing of bytes."""

    async def go() -> None:
        async with house_at(sqlite_url) as house:
            name = (await played(house, "newvegas", LONG_GAME)).table.id
            truth = shown(await house.find(name))
            for value in ("'text'", "7", "zeroblob(3)"):
                await run(house.journal, f"UPDATE snapshots SET data = {value}")  # noqa: S608 - a value of ours
                assert shown(await found_anew(house.journal, name)) == truth
            await run(house.journal, "DELETE FROM snapshots")
            await run(house.journal, "UPDATE entries SET event = 7 WHERE seq = 3")
            with pytest.raises(Mistake) as refused:
                await found_anew(house.journal, name)
            assert refused.value.code == "table-damaged"

    asyncio.run(go())
