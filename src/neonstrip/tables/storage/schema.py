"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("event", LargeBinary, nullable=False),
    Column("link", LargeBinary, nullable=False, server_default=""),
    sqlite_with_rowid=False,  # a table's entries lie side by side
)

summaries = Table(
    "summaries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("stage", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("names", Text, nullable=False),
    Column("deal", Text),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("due", BigInteger),
    Column("head", LargeBinary, nullable=False, server_default=""),
    Index("summaries_lobby", "public", "stage", "created"),
    Index("summaries_deal", "deal"),
    Index("summaries_due", "due"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("layout", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("checksum", LargeBinary, nullable=False, server_default=""),
)

keys = Table("keys", metadata, Column("name", Text, primary_key=True))
"""The names of all keys that something here may be sealed with: see `sealing`."""

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""One row, written now and then to learn whether anything can be written."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("open", Boolean, nullable=False),
    Column("owner", Text, nullable=False),
    Column("beat", Integer, nullable=False),
    Column("failed", Boolean, nullable=False),
    Column("total", Integer, nullable=False),
    Column("weighed", Integer, nullable=False),
    Column("data", LargeBinary),
    Index("reviews_open", "open"),
)

findings = Table(
    "findings",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("question", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)
