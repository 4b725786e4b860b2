"""Links between the entries of a log, the checksum of a snapshot, a row to try writing, the names of keys."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from neonstrip.tables.storage.chain import BEGINNING, link

revision = "0002"
down_revision = "0001"

BATCH = 1000
"""Entries at a time: a database may be larger than memory."""


def upgrade() -> None:
    for table, column in (("entries", "link"), ("summaries", "head"), ("snapshots", "checksum")):
        op.add_column(table, sa.Column(column, sa.LargeBinary, nullable=False, server_default=""))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table("keys", sa.Column("name", sa.Text, primary_key=True))
    op.execute(sa.text("INSERT INTO pulse (id, at) VALUES (1, 0)"))
    link_entries(op.get_bind())
    op.execute(
        sa.text(
            "UPDATE summaries SET head = coalesce((SELECT link FROM entries "
            "WHERE entries.table_id = summaries.table_id AND entries.seq = summaries.seq), head)"
        )
    )


def link_entries(connection: sa.Connection) -> None:
    """Give every entry that was written without one its link: what they say is taken as true from now on."""
    page = sa.text(
        "SELECT table_id, seq, at, event FROM entries WHERE (table_id, seq) > (:table, :seq) "
        "ORDER BY table_id, seq LIMIT :most"
    )
    save = sa.text("UPDATE entries SET link = :link WHERE table_id = :table AND seq = :seq")
    table, seq, before = "", 0, BEGINNING
    while rows := connection.execute(page, {"table": table, "seq": seq, "most": BATCH}).all():
        links: list[dict[str, Any]] = []
        for row in rows:
            if row.table_id != table:
                table, before = row.table_id, BEGINNING
            seq, before = row.seq, link(before, table, row.seq, row.at, row.event)
            links.append({"link": before, "table": table, "seq": seq})
        connection.execute(save, links)
