"""Bring a database to the newest schema, whatever it was: new, old, or being migrated by another worker right now.

Nearly every database is at the newest already. Alembic is loaded only where one is not, because that takes a while.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import files

from sqlalchemy import Connection, column, inspect, select, table

from neonstrip.play.errors import Mistake

NOTE = table("alembic_version", column("version_num"))
"""Where Alembic notes which schema a database has."""


@cache
def newest() -> str:
    """The newest schema: they are numbered, as are the files that lead to them."""
    steps = files("neonstrip.tables.storage") / "migrations" / "versions"
    return max(step.name.partition("_")[0] for step in steps.iterdir() if step.name[0].isdigit())


def schema_of(connection: Connection) -> str | None:
    """The schema that a database has; None if it is new."""
    found: str | None = connection.scalar(select(NOTE)) if inspect(connection).has_table(NOTE.name) else None
    return found


def check_schema(connection: Connection) -> None:
    """Change nothing, and refuse a database whose schema is not the newest."""
    if schema_of(connection) != newest():
        raise Mistake("database-older")


def migrate(connection: Connection) -> None:
    """Run what is missing inside the transaction of `connection`."""
    if schema_of(connection) == newest():
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", "neonstrip.tables.storage:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # a schema that this version has never heard of
        raise Mistake("database-newer") from error
