"""`neonstrip doctor`: finds what was changed or lost, and nothing where nothing was."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from cli.person import run, say_here
from neonstrip.cli import surroundings
from neonstrip.tables.storage import Journal
from neonstrip.tables.storage.schema import entries, snapshots, summaries
from neonstrip.tables.tokens import alias
from server.client import ask
from server.running import Running, lasting_port
from tables.housing import found_anew, house_at, play_on, played
from tables.storage.old import restore


def asked(folder: Path, *words: str) -> tuple[int, dict[str, Any]]:
    told = run(
        "doctor", "--database", f"sqlite:///{folder}/tables.sqlite", "--json", "--port", str(lasting_port()), *words
    )
    assert "Traceback" not in told.stderr, told.stderr
    report = json.loads(told.stdout)
    assert [one for one in report.pop("checks") if not one["ok"]] == []
    return told.returncode, report


def url(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.sqlite"


async def change(journal: Journal, statement: Any) -> None:
    await journal.database.write(lambda connection: connection.execute(statement))


async def damage(folder: Path, *statements: Any) -> None:
    async with house_at(url(folder)) as house:
        for statement in statements:
            await change(house.journal, statement)


def test_old_tables_are_whole_after_they_were_migrated(tmp_path: Path) -> None:
    told = restore(url(tmp_path))
    older = run("doctor", "--database", url(tmp_path))
    assert older.returncode == 2
    assert "older Neonstrip" in older.stderr

    async def go() -> None:
        async with house_at(url(tmp_path)) as house:
            await play_on(house, told[2]["table"], 5)

    asyncio.run(go())
    code, report = asked(tmp_path)
    assert (code, report["damaged"], report["found"]) == (0, False, {})
    assert (report["tables"], report["events"]) == (len(told), sum(one["events"] for one in told) + 5)
    said = run("doctor", "--database", url(tmp_path), "--port", str(lasting_port())).stdout
    assert "Nothing was changed or lost." in said
    assert not any(one["table"] in said for one in told)


def test_every_kind_of_damage_is_found_and_told_apart(tmp_path: Path) -> None:
    async def go() -> list[str]:
        async with house_at(url(tmp_path)) as house:
            names = [(await played(house, "newvegas", 65)).table.id for _ in range(7)]
        changed, middle, short, rewritten, listed, kept, _ = names

        def at(name: str, seq: int) -> Any:
            return (entries.c.table_id == name) & (entries.c.seq == seq)

        await damage(
            tmp_path,
            update(entries).where(at(changed, 9)).values(at=5),
            delete(entries).where(at(middle, 4)),
            delete(entries).where(entries.c.table_id == short, entries.c.seq > 60),
            update(summaries).where(summaries.c.table_id == rewritten).values(head=bytes(32)),
            update(summaries).where(summaries.c.table_id == listed).values(stage="over"),
            update(snapshots).where(snapshots.c.table_id == kept).values(seq=3),
        )
        return names

    changed, middle, short, rewritten, listed, kept, _ = asyncio.run(go())
    code, report = asked(tmp_path, "--names")
    assert code == 1
    found = {kind: set(tables) for kind, tables in report["found"].items()}
    assert found == {
        "log-changed": {changed, middle, rewritten},
        "log-short": {short},
        "summary": {listed},
        "snapshot": {kept},
    }
    assert asked(tmp_path)[1]["found"]["log-short"] == [alias(short)]
    said = run("doctor", "--database", url(tmp_path))
    assert said.returncode == 1
    assert "middle: 3." in said.stdout
    assert alias(changed) in said.stdout
    assert changed not in said.stdout

    async def mend() -> None:
        async with house_at(url(tmp_path)) as house:
            await found_anew(house.journal, kept)
            await play_on(house, listed, 1)

    asyncio.run(mend())
    assert set(asked(tmp_path)[1]["found"]) == {"log-changed", "log-short"}, "the others mend themselves"


def test_chains_are_checked_without_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with house_at(url(tmp_path)) as house:
            await played(house, moves=5)

    with monkeypatch.context() as patch:
        patch.setenv("NEONSTRIP_KEY", secrets.token_hex(32))
        asyncio.run(go())
        assert asked(tmp_path) == (0, {"tables": 1, "events": 7, "sealed": 0, "damaged": False, "found": {}})
    assert asked(tmp_path) == (0, {"tables": 1, "events": 7, "sealed": 1, "damaged": False, "found": {}})


def test_a_file_that_is_not_there_is_told_and_not_made(tmp_path: Path) -> None:
    told = run("doctor", "--database", url(tmp_path))
    assert told.returncode == 2
    assert "cannot be opened" in told.stderr
    assert list(tmp_path.iterdir()) == []


def checked(*words: str, code: int = 1) -> dict[str, dict[str, Any]]:
    """What was looked at, by name."""
    said = say_here("doctor", "--json", *words)
    assert said.code == code, said
    return {one["check"]: one for one in json.loads(said.stdout)["checks"]}


def test_a_server_that_is_visited_directly_is_told_what_it_lacks(house: Running) -> None:
    """Plain HTTP, and nobody who says where people come from. WebSockets get through, metrics are for the machine."""
    found = checked("--database", house.database, "--port", str(house.port), "--url", house.url)
    assert {name for name, one in found.items() if not one["ok"]} == {"url", "proxy-address", "proxy-metrics"}
    assert "without TLS" in found["url"]["text"]
    assert "Let it write X-Forwarded-For" in found["proxy-address"]["text"]
    assert "served by Neonstrip" in found["port"]["text"]
    assert ask(house.url, "/api/connection") == {"address": "127.0.0.1", "forwarded": "none"}


def test_what_is_wrong_around_a_server_is_told_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, house: Running
) -> None:
    (tmp_path / "data" / "neonstrip").mkdir(parents=True, mode=0o755)
    tables = tmp_path / "data" / "neonstrip" / "tables.sqlite"
    tables.touch(0o644)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with socket.create_server(("127.0.0.1", 0)) as other:
        other.settimeout(0.1)
        taken = other.getsockname()[1]
        monkeypatch.setattr(surroundings, "PATIENCE", 0.5)
        gone = f"http://127.0.0.1:{lasting_port()}"
        found = checked("--database", house.database, "--port", str(taken), "--url", gone)
    assert {name for name, one in found.items() if not one["ok"]} == {"data-folder", "port", "url"}
    assert "chmod 700" in found["data-folder"]["text"]
    assert "Another program" in found["port"]["text"]
    assert "does not answer" in found["url"]["text"]
    monkeypatch.setenv("XDG_DATA_HOME", "/proc/nowhere")
    assert "cannot be written" in checked("--database", house.database)["data-folder"]["text"]
    said = say_here("doctor", "--database", house.database, "--url", "tables.example.org", language="de")
    assert said.code == 2
    assert "ist keine Adresse" in said.stderr


def test_a_name_that_the_server_does_not_know_is_told(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a proxy does not pass Host on, or nobody said --name."""

    def as_another(url: str, **headers: str) -> bytes:
        return fetch(url, **headers, Host="tables.example.org")

    fetch = surroundings.fetch
    monkeypatch.setattr(surroundings, "fetch", as_another)
    found = list(surroundings.proxy(house.url))
    assert [(one.name, one.ok, one.message) for one in found] == [("url", False, "doctor-url-host")]
