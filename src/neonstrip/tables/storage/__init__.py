"""Where tables are kept: an append-only log of events a table, in SQLite or PostgreSQL."""

from neonstrip.tables.storage.address import default_url
from neonstrip.tables.storage.arriving import once
from neonstrip.tables.storage.chain import DamagedError
from neonstrip.tables.storage.claim import claim
from neonstrip.tables.storage.database import StorageError
from neonstrip.tables.storage.journal import Journal
from neonstrip.tables.storage.pulse import Condition
from neonstrip.tables.storage.rows import Due, Entry, Stage, Summary

__all__ = [
    "Condition",
    "DamagedError",
    "Due",
    "Entry",
    "Journal",
    "Stage",
    "StorageError",
    "Summary",
    "claim",
    "default_url",
    "once",
]
