"""Databases for the tests of tables: each in SQLite, and each in a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tables.postgres import fresh_database, postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server, started when the first test asks for it."""
    with postgres() as url:
        yield url


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    """A new database in PostgreSQL."""
    return fresh_database(postgres_server)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A new database in SQLite."""
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A new database of each kind."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url
