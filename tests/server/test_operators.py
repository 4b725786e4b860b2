"""What operators do with tables while people play there: list, show, export, remove, back up, restore."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cli.person import run, say_here
from neonstrip.play.record import Record
from neonstrip.play.verification import verify
from neonstrip.tables.storage import Journal
from neonstrip.tables.tokens import alias
from server.client import Player, Refused
from server.playing import Laid, at_random, lay, people, play_on, played
from server.running import Running, check_alive, server
from tables.housing import house_at
from tables.postgres import fresh_database
from tables.storage.old import restore as restore_old
from tables.storage.old import restore_long_left

SOME_LINES = 25
PATIENCE = 300
"""Seconds for a command, while people play as fast as they can on the same machine."""


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server over each kind of database, with the tables of these tests alone: a backup plays every table again."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('operators')}/tables.sqlite"
    else:
        url = fresh_database(request.getfixturevalue("postgres_address"))
    with server(url) as found:
        yield found


def ran(*words: str) -> str:
    """What a command says that goes well."""
    done = run(*words, patience=PATIENCE)
    assert done.returncode == 0, (done.stdout, done.stderr)
    return done.stdout


def here(*words: str) -> str:
    """The same in this process, where a new one would take longer to start than to do it."""
    said = say_here(*words)
    assert said.code == 0, said
    return said.stdout


def wrong(*words: str) -> str:
    """What a command says that cannot be done."""
    said = say_here(*words)
    assert said.code == 2, said
    return said.stderr


def listed(url: str, *words: str) -> dict[str, Any]:
    found = json.loads(here("tables", "list", "--database", url, "--names", "--json", *words))
    return {one["table"]: one for one in found}


async def play_until(players: dict[int, Player], dice: int, enough: Callable[[Player], bool]) -> None:
    """Play until somebody has seen enough. Turns may be private: the others then wait for whoever has gone."""
    playing = [asyncio.create_task(play_on(one, at_random(dice + seat), enough)) for seat, one in players.items()]
    done, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for one in waiting:
        one.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for one in done:
        one.result()


async def at_play(table: Laid, lines: int = SOME_LINES) -> None:
    """Start a game and play some of it."""
    await table.command("start")
    async with people(table) as players:
        await play_until(players, 0, lambda one: len(one.log) > lines)


async def logs(url: str, tables: list[Laid]) -> dict[str, list[bytes]]:
    """The links of tables in a database."""
    async with house_at(url) as house:
        return {table.id: [entry.link for entry in await house.journal.read(table.id)] for table in tables}


def test_tables_are_listed_shown_exported_and_removed_while_people_play(running: Running, tmp_path: Path) -> None:
    waiting = lay(running, "classic", ["Ada", "open"])
    playing = lay(running, "royale", ["Bea", "Cid"])
    over = lay(running, "royale", ["Dan", "Eve"])

    async def prepare() -> None:
        await at_play(playing)
        await played(over)

    asyncio.run(prepare())
    found = listed(running.database)
    assert {name: found[name]["stage"] for name in (waiting.id, playing.id, over.id)} == {
        waiting.id: "open",
        playing.id: "playing",
        over.id: "over",
    }
    assert found[waiting.id]["names"][0] == "Ada"
    assert waiting.id in listed(running.database, "--stage", "open", "--game", "classic")
    assert over.id not in listed(running.database, "--stage", "open")
    assert listed(running.database, "--older", "1h") == {}
    shown = ran("tables", "list", "--database", running.database)
    assert alias(playing.id) in shown
    assert "Bea, Cid" in shown
    assert not any(one.id in shown for one in (waiting, playing, over)), "ids are invitations"

    about = json.loads(here("tables", "show", alias(over.id), "--database", running.database, "--json"))
    assert (about["stage"], about["damaged"], about["names"]) == ("over", [], ["Dan", "Eve"])
    assert about["bytes"] > 1000
    assert "Nothing was changed or lost." in here("tables", "show", playing.id, "--database", running.database)

    ran("tables", "export", alias(over.id), playing.id, "--to", str(tmp_path), "--logs", "--database", running.database)
    record = Record.load(tmp_path / f"{alias(over.id)}.neonstrip")
    assert verify(record).is_over
    assert record.text() == over.record().text()
    assert "All " in here("verify", str(tmp_path / f"{alias(over.id)}.neonstrip"))
    exported = f"sqlite:///{tmp_path}/tables.sqlite"
    assert set(listed(exported)) == {over.id, playing.id}

    async def removed() -> None:
        async with people(playing) as players:
            ran("tables", "delete", alias(playing.id), "--yes", "--database", running.database)
            told = await (heard_gone(players[1]) if "postgres" in running.database else refused(players[1]))
            assert told == "no-such-table"
            with pytest.raises(Refused) as gone:
                await players[0].command("say", text="still here?")
            assert gone.value.code == "no-such-table"

    asyncio.run(removed())
    assert playing.id not in listed(running.database)
    assert over.id in listed(running.database)
    with pytest.raises(Refused):
        playing.about()
    here("tables", "delete", over.id, "--yes", "--database", running.database)
    with pytest.raises(Refused) as gone:
        over.about()
    assert gone.value.status == 404, "also where a worker had it at hand"
    check_alive(running)

    here("restore", f"{tmp_path}/tables.sqlite", "--table", playing.id, "--database", running.database)
    assert playing.id in listed(running.database)

    async def back() -> None:
        async with people(playing) as players:
            before = len(players[0].log)
            assert before > SOME_LINES
            await play_until(players, 7, lambda one: len(one.log) > before + 5)

    asyncio.run(back())
    check_alive(running)


async def heard_gone(player: Player) -> Any:
    """Workers tell each other: who only watches hears of it."""
    while (message := await player.hear())["type"] != "error":
        pass
    return message["code"]


async def refused(player: Player) -> Any:
    """A file tells nobody: who does something hears of it."""
    with pytest.raises(Refused) as gone:
        await player.command("say", text="hello?")
    return gone.value.code


def test_what_nobody_touched_for_long_is_removed_by_stage(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    told = {one["table"]: one["stage"] for one in restore_long_left(url)}
    assert "no age" in wrong("tables", "expire", "--over", "soon", "--yes", "--database", url)
    assert "what is to go" in wrong("tables", "expire", "--yes", "--database", url)
    assert "--yes" in wrong("tables", "expire", "--over", "1d", "--database", url)
    assert len(listed(url)) == len(told)
    here("tables", "expire", "--over", "1d", "--open", "999y", "--yes", "--database", url)
    assert set(listed(url)) == {table for table, stage in told.items() if stage != "over"}
    assert json.loads(here("doctor", "--database", url, "--json"))["damaged"] is False


async def opened(url: str) -> None:
    await (await Journal.open(url)).close()


def test_a_backup_made_while_people_play_is_whole_and_can_be_played_on(
    running: Running, tmp_path: Path, postgres_address: str
) -> None:
    """What was acknowledged before the backup began is in it; a restored table goes on in either kind of database."""
    tables = [lay(running, game, ["Fay", "Gil"]) for game in ("royale", "newvegas")]
    copy = tmp_path / "copy.sqlite"

    async def go() -> dict[str, int]:
        for table in tables:
            await at_play(table)
        before: dict[str, int] = {}
        stop = asyncio.Event()

        async def on(table: Laid) -> None:
            async with people(table) as players:
                before[table.id] = len(players[0].log)
                await asyncio.gather(
                    *(play_on(one, at_random(seat), lambda _: stop.is_set()) for seat, one in players.items())
                )

        async def backup() -> None:
            while len(before) < len(tables):
                await asyncio.sleep(0.05)
            said = await asyncio.to_thread(ran, "backup", str(copy), "--database", running.database)
            assert "played again" in said
            stop.set()
            for table in tables:  # so that nobody waits for the other
                await table.command("mute", chat=False)

        async with asyncio.timeout(300):
            await asyncio.gather(*(on(table) for table in tables), backup())
        return before

    before = asyncio.run(go())
    assert copy.stat().st_mode & 0o077 == 0, "it holds the seeds of running games"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite"]
    copied, now = asyncio.run(logs(f"sqlite:///{copy}", tables)), asyncio.run(logs(running.database, tables))
    for table in tables:
        links = copied[table.id]
        assert now[table.id][: len(links)] == links, "a log as it was at one moment"
        assert len(links) >= before[table.id]
    for url in (f"sqlite:///{tmp_path}/again.sqlite", fresh_database(postgres_address)):
        assert "restored" in ran("restore", str(copy), "--database", url)
        with server(url) as again:
            for table in tables:
                table.server = again
                asyncio.run(finish(table))


async def finish(table: Laid) -> None:
    async with people(table) as players:
        await play_until(players, 3, lambda one: len(one.log) > 3 * SOME_LINES)


def test_nothing_is_overwritten_or_restored_by_mistake(tmp_path: Path, postgres_house: Running) -> None:
    url, copy, other = f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "copy.sqlite", f"sqlite:///{tmp_path}/other"
    restore_old(url)
    assert "older Neonstrip" in wrong("backup", str(copy), "--database", url)
    asyncio.run(opened(url))
    lay(postgres_house, "royale", ["Hal", "Ida"])
    here("backup", str(copy), "--database", url)
    content = copy.read_bytes()
    assert "there already" in wrong("backup", str(copy), "--database", url)
    assert copy.read_bytes() == content
    assert "there already" in wrong("restore", str(copy), "--database", url)
    assert "very file" in wrong("restore", str(copy), "--database", f"sqlite:///{copy}")
    assert "Stop them" in wrong("restore", str(copy), "--database", postgres_house.database)
    assert "Stop them" in wrong("restore", str(copy), "--replace", "--database", postgres_house.database)
    assert "no table" in wrong("restore", str(copy), "--table", "nothing", "--database", url)
    assert "no table" in wrong("tables", "show", "nothing", "--database", url)
    assert "not both" in wrong("tables", "export", "--database", url)
    (tmp_path / "text").write_text("nothing of ours, but long enough to be looked at by who opens it " * 20)
    assert "no database" in wrong("restore", str(tmp_path / "text"), "--database", other)
    assert "cannot be opened" in wrong("restore", str(tmp_path / "missing"), "--database", other)
    with server(url) as served:  # a process of its own: claims are a process's
        assert "serves the tables" in wrong("restore", str(copy), "--replace", "--database", url)
        check_alive(served)
    tables = listed(url)
    name = next(iter(tables))
    here("tables", "delete", name, "--yes", "--database", url)
    here("restore", str(copy), "--replace", "--database", url)
    assert {table: one["events"] for table, one in listed(url).items()} == {
        table: one["events"] for table, one in tables.items()
    }


def test_a_damaged_backup_is_found_before_anything_is_changed(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "copy.sqlite"
    told = restore_old(url)
    asyncio.run(opened(url))
    here("backup", str(copy), "--database", url)

    async def damage() -> None:
        journal = await Journal.open(f"sqlite:///{copy}")
        await journal.database.write(
            lambda connection: connection.exec_driver_sql(
                "UPDATE entries SET at = at + 1 WHERE table_id = ? AND seq = 3", (told[2]["table"],)
            )
        )
        await journal.close()

    asyncio.run(damage())
    target = f"sqlite:///{tmp_path}/target.sqlite"
    assert "damaged" in wrong("restore", str(copy), "--database", target)
    assert not (tmp_path / "target.sqlite").exists()
    here("restore", str(copy), "--damaged", "--database", target)
    assert len(listed(target)) == len(told)
    assert say_here("backup", str(tmp_path / "second.sqlite"), "--database", target).code == 1, "it is told again"


def test_a_backup_of_an_older_version_is_restored(tmp_path: Path) -> None:
    told = restore_old(f"sqlite:///{tmp_path}/old.sqlite")
    content = (tmp_path / "old.sqlite").read_bytes()
    target = f"sqlite:///{tmp_path}/target.sqlite"
    here("restore", f"{tmp_path}/old.sqlite", "--database", target)
    assert {name: one["events"] for name, one in listed(target).items()} == {
        one["table"]: one["events"] for one in told
    }
    assert (tmp_path / "old.sqlite").read_bytes()[100:] == content[100:], "the backup stays as it is"
    assert json.loads(here("doctor", "--database", target, "--json"))["damaged"] is False
