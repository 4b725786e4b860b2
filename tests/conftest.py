"""The server that tests of several folders share: one for all tests of a process, because it takes seconds to start."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.running import Running, server


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server over SQLite, without limits. Tests share it, each with tables of its own."""
    with server(f"sqlite:///{tmp_path_factory.mktemp('house')}/tables.sqlite") as running:
        yield running
