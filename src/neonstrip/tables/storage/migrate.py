"""Bring a database to the newest layout, whatever it was: new, old, or being migrated by another worker right now."""

from __future__ import annotations

import logging

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from neonstrip.play.errors import Mistake


def migrate(connection: Connection) -> None:
    """Run what is missing inside the transaction of `connection`."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", "neonstrip.tables.storage:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # a layout that this version has never heard of
        raise Mistake("database-newer") from error
