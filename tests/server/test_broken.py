"""When something is broken on the server's side, clients are told so in a word, and play on when it is mended."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.client import Refused, ask
from server.playing import catch_up, lay
from server.running import server


def run(file: Path, *statements: str) -> None:
    """Change the server's database behind its back."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def test_a_failing_database_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with server(f"sqlite:///{file}") as house:

        async def go() -> None:
            table = lay(house, "royale", ["Ann", "Ben"])
            async with table.player(0) as ann:
                run(file, "ALTER TABLE entries RENAME TO gone")
                with pytest.raises(Refused) as refused:
                    await ann.command("pledge", pledge="7" * 64)
                assert refused.value.code == "storage-gone"
                with pytest.raises(Refused) as refused:
                    table.about()
                assert (refused.value.status, refused.value.code) == (503, "storage-gone")
                run(file, "ALTER TABLE gone RENAME TO entries")
                await ann.command("pledge", pledge="7" * 64)
            assert table.about()["seats"][0]["pledge"] == "7" * 64

        asyncio.run(go())
    assert b"Traceback" not in house.errors, house.errors.decode()


def test_a_damaged_log_is_told_in_a_word_and_harms_no_other_table(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with server(f"sqlite:///{file}") as house:

        async def go() -> None:
            damaged, whole = lay(house, "royale", ["Ann", "Ben"]), lay(house, "royale", ["Ann", "Ben"])
            run(file, f"INSERT INTO entries (table_id, seq, at, event) VALUES ('{damaged.id}', 2, 0, x'00')")  # noqa: S608
            async with whole.player(0) as ann:
                await ann.send({"type": "open", "table": damaged.id, "token": damaged.tokens[0]})
                while (message := await ann.hear())["type"] != "error":
                    pass
                assert message["code"] == "table-damaged"
                assert set(message) == {"type", "ref", "code", "text"}
                await ann.command("pledge", pledge="7" * 64)
            with pytest.raises(Refused) as refused:
                ask(house.url, damaged.path)
            assert (refused.value.status, refused.value.code) == (503, "table-damaged")
            assert damaged.id.encode() not in house.errors

        asyncio.run(go())
    assert b"is damaged, see neonstrip doctor" in house.errors
    assert b"Traceback" not in house.errors, house.errors.decode()


def test_a_defect_is_told_in_a_word_and_logged_whole(tmp_path: Path) -> None:
    """A summary that says nonsense: whoever reads it meets a defect of ours, all others go on."""
    file = tmp_path / "tables.sqlite"
    with server(f"sqlite:///{file}") as house:

        async def go() -> None:
            table = lay(house, "royale", ["Ann", "Ben"], settings={"public": True})
            run(file, "UPDATE summaries SET names = 'nonsense'")
            with pytest.raises(Refused) as refused:
                ask(house.url, "/api/tables")
            assert refused.value.status == 500
            assert set(refused.value.problem) == {"code", "text"}
            async with table.player(0) as ann:
                await ann.command("pledge", pledge="7" * 64)

        asyncio.run(go())
    assert house.errors.count(b"Traceback") >= 1  # now that it has ended, all is read
    assert b"defect" in house.errors


def test_everybody_may_have_a_long_name(tmp_path: Path) -> None:
    """Who is here does not fit into one message between workers."""
    with server(f"sqlite:///{tmp_path}/tables.sqlite") as house:

        async def go() -> None:
            signs = [chr(0x1F3A0 + number) for number in range(50)]
            table = lay(house, "newvegas", [sign * 40 for sign in signs])
            players = [table.player(seat) for seat in range(50)]
            for player in players:
                await player.connect()
            while (message := await players[0].hear())["type"] != "present" or len(message["names"]) < 50:
                pass
            for player in players:
                await catch_up(player)  # who has not read cannot part in good order
                await player.disconnect()

        asyncio.run(go())
    assert house.errors == b""
