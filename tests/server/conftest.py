"""Servers over PostgreSQL for tests: one for all tests of a process, because a server takes seconds to start."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

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
