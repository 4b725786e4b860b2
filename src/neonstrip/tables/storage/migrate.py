"""Bring a database to the newest schema, whatever it was: new, old, or being migrated by another worker right now."""

from __future__ import annotations

import logging

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from neonstrip.play.errors import Mistake


def check_schema(connection: Connection) -> None:
    """Change nothing, and refuse a database whose schema is not the newest."""
    known = MigrationContext.configure(connection).get_current_revision()
    newest = ScriptDirectory.from_config(configuration()).get_current_head()
    if known != newest:
        raise Mistake("database-older")


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", "neonstrip.tables.storage:migrations")
    return config


def migrate(connection: Connection) -> None:
    """Run what is missing inside the transaction of `connection`."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = configuration()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # a schema that this version has never heard of
        raise Mistake("database-newer") from error
