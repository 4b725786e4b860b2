"""Starting beside another server, and before the database: what cannot be is told, what may come is waited for."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from cli.person import heed_interrupts
from neonstrip.play.errors import Mistake
from neonstrip.tables.storage import Journal
from server.playing import lay
from server.running import server
from tables.postgres import Server, private_server

SECONDS = 120


def starting(database: str) -> subprocess.Popen[str]:
    """A server on its way."""
    command = [sys.executable, "-m", "neonstrip", "serve", "--port", "0", "--database", database]
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "NEONSTRIP_LANG": "en"},
        preexec_fn=heed_interrupts,
    )


def refusal(database: str) -> str:
    """The one line that a server ends with which cannot start."""
    process = starting(database)
    out, said = process.communicate(timeout=SECONDS)
    assert (process.returncode, out, said.count("\n")) == (2, "", 1), said
    return said


def ended(process: subprocess.Popen[str], how: signal.Signals) -> str:
    """What it still says when it is told to end."""
    process.send_signal(how)
    return process.communicate(timeout=SECONDS)[1]


def test_a_second_server_on_one_file_is_refused_until_the_first_has_gone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    with server(url) as first:
        table = lay(first, "royale", ["Ann", "Ben"])
        said = refusal(url)
        assert "one server for one file" in said
        assert f"{tmp_path}/tables.sqlite" in said

        async def look() -> int:
            journal = await Journal.open(url)
            found = len(await journal.read(table.id))
            await journal.close()
            return found

        assert asyncio.run(look()) == 1, "who only looks may do so beside a server"
        assert table.about()["stage"] == "open"
        first.kill()
        first.start()
        assert table.about()["stage"] == "open"


def test_a_sealed_database_without_its_key_is_told_in_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"

    async def seal() -> None:
        await (await Journal.open(url)).close()

    monkeypatch.setenv("NEONSTRIP_KEY", secrets.token_hex(32))
    asyncio.run(seal())
    monkeypatch.delenv("NEONSTRIP_KEY")
    assert "NEONSTRIP_KEY_FILE" in refusal(url)


def test_a_worker_that_starts_while_postgresql_is_away_waits_for_it() -> None:
    def go(database: Server) -> None:
        database.stop()
        process = starting(database.url)
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            waits = process.stderr.readline()
            assert "cannot be reached" in waits
            assert "Waiting" in waits
            database.start()
            assert "http://" in process.stdout.readline()
        finally:
            rest = ended(process, signal.SIGTERM)
        assert "Traceback" not in rest

    with private_server() as database:
        go(database)


def test_a_postgresql_that_never_comes_is_waited_for_till_somebody_ends_it() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]
    process = starting(f"postgresql://ann:secret@127.0.0.1:{port}/tables")
    assert process.stderr is not None
    said = process.stderr.readline()
    assert f"127.0.0.1:{port}/tables" in said
    said += ended(process, signal.SIGINT)
    assert "secret" not in said
    assert "Traceback" not in said
    assert said.count("cannot be reached") == 1


def test_what_stays_wrong_with_postgresql_is_told_at_once() -> None:
    async def refused(url: str) -> Mistake:
        attempts: list[Mistake] = []
        with pytest.raises(Mistake) as told:
            await Journal.open(url, attempts.append)
        assert attempts == [], "nobody waited"
        return told.value

    async def go(url: str) -> None:
        assert (await refused("postgresql://no.such.host.invalid/tables")).code == "database-unreachable"
        assert "does not exist" in str(await refused(url.replace("/postgres?", "/nowhere?")))
        assert "does not exist" in str(await refused(url.replace("postgres@", "nobody_we_know@")))

    with private_server() as database:
        asyncio.run(go(database.url))
