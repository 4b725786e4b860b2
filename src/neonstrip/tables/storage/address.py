"""Which database: the address somebody gave, or the file in the user's data folder."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from neonstrip.play.errors import Mistake
from neonstrip.tables.storage.database import Database
from neonstrip.tables.storage.sqlite import Sqlite


def data_folder() -> Path:
    """Where the platform wants a user's data."""
    return user_data_path("neonstrip", appauthor=False)


def default_url() -> str:
    """The file in the user's data folder, a folder that nobody else may enter and that is made if it is missing."""
    folder = data_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake("database-file", path=str(folder), reason=error.strerror or str(error)) from error
    return URL.create("sqlite", database=str(folder / "tables.sqlite")).render_as_string()


def database_at(url: str) -> Database:
    """The database with this address: sqlite:///path or postgresql://..."""
    try:
        scheme = urlsplit(url).scheme
        path = make_url(url).database if scheme == "sqlite" else None
    except (ArgumentError, ValueError) as error:
        raise Mistake("database-url") from error
    if scheme in ("postgresql", "postgres"):
        from neonstrip.tables.storage.postgres import Postgres  # its driver is only there with the extra `postgres`

        return Postgres(url)
    if not path or path == ":memory:":
        raise Mistake("database-url")
    return Sqlite(Path(path))
