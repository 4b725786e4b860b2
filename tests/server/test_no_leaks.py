"""Two real servers whose tables differ only in what is hidden from one viewer: they send that viewer the same bytes."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from length import LONG
from server.twin_servers import compare_servers, secretive_tables

TABLES = 60 if LONG else 4


def test_two_servers_send_a_viewer_the_same(tmp_path: Path) -> None:
    done = compare_servers(secretive_tables(count(), TABLES), tmp_path)
    assert done["answers"] > 40 * TABLES
    assert done["messages"] > 10 * TABLES
