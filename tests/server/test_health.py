"""Health: 200 while tables can be kept, 503 when they cannot, with warnings in between."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from neonstrip.server.keeping import LITTLE_SPACE, has_little_space
from neonstrip.tables.storage import Condition
from server.client import Refused, ask
from server.running import Running, check_alive


def test_a_database_that_can_be_read_and_not_written_is_not_well(narrow: Running) -> None:
    """A trigger refuses every write, as a full disk does; reading goes on. When it is gone, all is well again."""
    file = Path(narrow.database.removeprefix("sqlite:///"))
    assert health(narrow.url) == "200"
    spoil(file, "CREATE TRIGGER full BEFORE UPDATE ON pulse BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    try:
        while (found := health(narrow.url)) == "200":
            time.sleep(0.5)
        assert found == "503 storage-gone"
        assert isinstance(ask(narrow.url, "/api/tables"), list)
    finally:
        spoil(file, "DROP TRIGGER full")
    while health(narrow.url) != "200":
        time.sleep(0.5)
    check_alive(narrow)


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


@pytest.mark.parametrize(
    ("free", "little"), [(None, False), (0, True), (LITTLE_SPACE - 1, True), (LITTLE_SPACE, False)]
)
def test_a_disk_that_is_nearly_full_is_told(free: int | None, little: bool) -> None:
    assert has_little_space(Condition(free)) is little
