"""Health: 200 while tables can be kept, 503 when they cannot, with warnings in between."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from neonstrip.server.wellness import LITTLE_ROOM, has_little_room
from neonstrip.tables.storage import Condition
from server.client import Refused, ask
from server.running import server


def test_a_database_that_can_be_read_and_not_written_is_not_well(tmp_path: Path) -> None:
    """A trigger refuses every write, as a full disk does; reading goes on. When it is gone, all is well again."""
    file = tmp_path / "tables.sqlite"
    with server(f"sqlite:///{file}") as running:
        assert ask(running.url, "/health")["status"] == "ok"
        spoil(file, "CREATE TRIGGER full BEFORE UPDATE ON pulse BEGIN SELECT RAISE(ABORT, 'disk full'); END")
        found = health(running.url)
        while found == "200":
            time.sleep(0.2)
            found = health(running.url)
        assert found == "503 storage-gone"
        assert ask(running.url, "/api/tables") == []
        spoil(file, "DROP TRIGGER full")
        while health(running.url) != "200":
            time.sleep(0.2)
        assert b"Traceback" not in running.errors


def health(url: str) -> str:
    try:
        ask(url, "/health")
    except Refused as refused:
        return f"{refused.status} {refused.code}"
    return "200"


def spoil(file: Path, statement: str) -> None:
    connection = sqlite3.connect(file, timeout=60)
    with connection:
        connection.execute(statement)
    connection.close()


@pytest.mark.parametrize(("free", "little"), [(None, False), (0, True), (LITTLE_ROOM - 1, True), (LITTLE_ROOM, False)])
def test_a_disk_that_is_nearly_full_is_told(free: int | None, little: bool) -> None:
    assert has_little_room(Condition(free)) is little
