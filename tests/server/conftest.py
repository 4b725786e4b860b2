"""Servers of a kind of their own for tests: one for all tests of a process, because a server takes seconds to start."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.narrow import narrow_server
from server.running import Running, server
from tables.postgres import fresh_database, postgres


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    """A PostgreSQL server, started when the first test asks for it."""
    with postgres() as url:
        yield url


@pytest.fixture(scope="session")
def postgres_house(postgres_address: str) -> Iterator[Running]:
    """A server over PostgreSQL, without limits."""
    with server(fresh_database(postgres_address)) as running:
        yield running


@pytest.fixture(scope="session")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with few files, and the usual limits."""
    with narrow_server(tmp_path_factory.mktemp("narrow")) as running:
        yield running
