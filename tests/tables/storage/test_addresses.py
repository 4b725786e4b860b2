"""Which database is meant, and clear words when it can't be had."""

from __future__ import annotations

import asyncio
import stat
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from neonstrip.locales import LANGUAGES
from neonstrip.play.errors import Mistake
from neonstrip.tables.storage import Journal, default_url
from tables.storage.samples import append


def refused(url: str) -> Mistake:
    with pytest.raises(Mistake) as mistake:
        asyncio.run(Journal.open(url))
    for language in LANGUAGES:
        assert "secret" not in mistake.value.words(language)
    return mistake.value


@pytest.mark.skipif(sys.platform != "linux", reason="the folder of Linux")
def test_the_default_is_a_private_file_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        journal = await Journal.open(default_url())
        assert await append(journal, "t", 1)
        file = tmp_path / "odd #?% name" / "neonstrip" / "tables.sqlite"
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert stat.S_IMODE(file.with_name("tables.sqlite-wal").stat().st_mode) == 0o600
        await journal.close()

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "odd #?% name"))
    asyncio.run(go())
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert default_url() == f"sqlite:///{tmp_path}/home/.local/share/neonstrip/tables.sqlite"


def test_a_data_folder_that_cannot_be_made_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(Mistake) as mistake:
        default_url()
    assert mistake.value.code == "database-file"
    assert str(tmp_path / "file") in str(mistake.value)


def test_an_acknowledged_move_survives_power_loss(sqlite_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(sqlite_url)
        async with journal.database.writing.begin() as connection:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
            assert (await connection.execute(text("PRAGMA busy_timeout"))).scalar() == 10_000
        await journal.close()

    asyncio.run(go())


@pytest.mark.parametrize("url", ["", "tables.sqlite", "mysql://root:secret@host/x", "sqlite://", "sqlite:///:memory:"])
def test_an_address_nobody_knows(url: str) -> None:
    assert refused(url).code == "database-url"


def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    assert refused(f"sqlite:///{tmp_path}").code == "database-file"
    mistake = refused(f"sqlite:///{tmp_path}/missing/tables.sqlite")
    assert mistake.code == "database-file"
    assert f"{tmp_path}/missing/tables.sqlite" in str(mistake)


def test_a_file_that_is_no_database_is_left_as_it_was(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Zoë, this is no database.\n" * 100)
    before = letter.read_bytes()
    assert refused(f"sqlite:///{letter}").code == "database-foreign"
    assert letter.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    mistake = refused(f"postgresql://zoe:secret@/tables?host={tmp_path}")
    assert mistake.code == "database-unreachable"
    mistake = refused("postgresql://zoe:secret@localhost:1/tables")
    assert mistake.code == "database-unreachable"
    assert "localhost:1/tables" in str(mistake)


def test_a_server_without_that_database(postgres_server: str) -> None:
    assert refused(postgres_server.replace("/postgres?", "/nothing?")).code == "database-unreachable"
