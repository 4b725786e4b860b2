"""A server that is kept for months: what is old goes, there are never too many tables, and a full disk is announced."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from cli.person import say_here
from neonstrip.server.keeping import LAST_SPACE, Housekeeping, Keeper
from neonstrip.tables.storage import Condition
from neonstrip.tables.storage.catalogue import Catalogue
from server.client import Refused, ask
from server.playing import lay, people, played
from server.running import Running, check_alive
from server.small_disk import SmallDisk, small_disk
from tables.housing import house_at
from tables.storage.old import restore_long_left

PIECE = 1_000_000


@contextmanager
def kept(folder: Path, *options: str) -> Iterator[Running]:
    """A server with options of its own."""
    running = Running(f"sqlite:///{folder}/tables.sqlite", options=options)
    try:
        yield running
    finally:
        running.stop()


def refusal(doing: Any, *words: Any, **more: Any) -> tuple[int, Any]:
    with pytest.raises(Refused) as refused:
        doing(*words, **more)
    return refused.value.status, refused.value.code


def test_there_are_only_so_many_tables_in_all_and_from_one_address(tmp_path: Path) -> None:
    with kept(tmp_path, "--most-tables", "6", "--daily-tables", "4") as running:
        first = lay(running, "royale", ["Anna", "Benno"])
        lay(running, "newvegas", ["Anna", "Benno"], copies=2)
        assert refusal(lay, running, "newvegas", ["Anna", "Benno"], copies=2) == (429, "quota-address")
        lay(running, "royale", ["Anna", "Benno"])
        assert refusal(lay, running, "royale", ["Anna", "Benno"]) == (429, "quota-address")
        lesson = ask(running.url, "/api/lessons")[0]["name"]
        assert refusal(ask, running.url, f"/api/lessons/{lesson}", {"name": "Ela"}) == (429, "quota-address")
        lay(running, "royale", ["Cleo", "Dana"], address="127.0.0.2")
        lay(running, "royale", ["Cleo", "Dana"], address="127.0.0.2")
        assert refusal(lay, running, "royale", ["Cleo", "Dana"], address="127.0.0.2") == (503, "house-full")
        assert asyncio.run(played(first)).results, "games go on"
        assert refusal(ask, running.url, f"{first.path}/again", {"token": first.host}) == (503, "house-full")
        check_alive(running)


def test_a_server_removes_what_is_too_old_and_nothing_else(tmp_path: Path) -> None:
    told = restore_long_left(f"sqlite:///{tmp_path}/tables.sqlite")
    young = {one["table"] for one in told if one["stage"] == "playing"}
    with kept(tmp_path, "--expire", "over=1d", "--expire", "open=2d") as running:
        fresh = lay(running, "royale", ["Anna", "open"])
        late = time.monotonic() + 60
        assert ask(running.url, "/api/privacy")["expire"] == {"over": 1, "open": 2}
        while has_old(running, told) and time.monotonic() < late:
            time.sleep(0.2)
        for one in told:
            is_there = one["table"] in young
            assert (status(running, one["table"]) == 200) is is_there, one["what"]
        assert fresh.about()["stage"] == "open"
        check_alive(running)


def has_old(running: Running, told: list[dict[str, Any]]) -> bool:
    """Whether something that is too old is still there."""
    return any(status(running, one["table"]) == 200 for one in told if one["stage"] in ("over", "open"))


def status(running: Running, table: str) -> int:
    try:
        ask(running.url, f"/api/tables/{table}")
    except Refused as refused:
        return refused.status
    return 200


def test_what_somebody_watches_is_never_too_old(sqlite_url: str) -> None:
    told = restore_long_left(sqlite_url)

    async def go() -> None:
        watched, other = [one["table"] for one in told if one["stage"] == "over"]
        async with house_at(sqlite_url) as house:
            house.watch(watched, lambda table: None)
            await Keeper(house, Housekeeping({"over": 1})).expire()
            left = {one.table for one in await Catalogue(house.journal.database).tables("over")}
            assert left == {watched}
            assert other not in left

    asyncio.run(go())


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite"


def test_wrong_ages_are_told_before_anything_is_served() -> None:
    for words, told in ((["over=soon"], "no age"), (["lost=3d"], "no stage"), (["over"], "no age")):
        said = say_here("serve", "--expire", *words)
        assert said.code == 2
        assert told in said.stderr


def test_players_are_told_of_a_disk_that_is_nearly_full_before_anything_is_refused(tmp_path: Path) -> None:
    """A small disk is nearly full from the beginning: all are told and play on, new tables are refused in the end."""
    with small_disk(tmp_path) as disk:
        if not isinstance(disk, SmallDisk):
            pytest.skip("only root may have a small disk of its own")
        with kept(tmp_path) as running:
            table = lay(running, "royale", ["Anna", "Benno"])
            while ask(running.url, "/api")["notices"] != ["disk"]:
                time.sleep(0.2)

            async def go() -> None:
                async with people(table) as players:
                    assert '"notices":["disk"]' in players[0].heard[0]
                with (tmp_path / "filler").open("ab", buffering=0) as filler:
                    while disk_free(tmp_path) > LAST_SPACE - 2 * PIECE:
                        filler.write(bytes(PIECE))
                late = time.monotonic() + 60
                while (code := laid(running)) != "disk-nearly-full":
                    assert code is None
                    assert time.monotonic() < late
                    await asyncio.sleep(0.2)
                await played(table)

            asyncio.run(go())
            (tmp_path / "filler").unlink()
            while laid(running) is not None:
                time.sleep(0.2)
            check_alive(running)


def disk_free(folder: Path) -> int:
    return shutil.disk_usage(folder).free


def laid(running: Running) -> Any:
    """Why no table is laid, if so."""
    try:
        lay(running, "royale", ["Cleo", "Dana"])
    except Refused as refused:
        return refused.code
    return None


def test_everybody_hears_when_the_disk_fills_and_when_it_empties(sqlite_url: str) -> None:
    async def go() -> None:
        async with house_at(sqlite_url) as house:
            keeper, heard = Keeper(house), []
            keeper.listeners.add(lambda: heard.append(list(keeper.notices)))
            for free in (10**12, 10**8, 10**7, None, 10**12):
                keeper.look(Condition(free))
            assert heard == [["disk"], []]

    asyncio.run(go())
