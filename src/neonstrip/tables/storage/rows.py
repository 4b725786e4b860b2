"""What is kept of a table: the entries of its log, and one summary."""

from __future__ import annotations

import re
from typing import Any, Literal

import msgspec

Stage = Literal["open", "playing", "over"]

TABLE_ID = re.compile(r"[!-~]{1,64}")
"""A table's id: short and plain, so that a notification has room for it."""


class Entry(msgspec.Struct, frozen=True):
    """One row of the log."""

    table: str
    seq: int  # 1, 2, 3, ...
    at: int  # milliseconds since the epoch
    event: bytes  # JSON, opaque here
    stored: bytes = b""  # the event as it lies in the database, perhaps sealed; nothing: as it is
    link: bytes = b""  # its hash, over the entry before too: see `chain`
    before: bytes = b""  # the link of the entry before, where this one is new


class Summary(msgspec.Struct, frozen=True):
    """The one row about a table, replaced in the same transaction as each append."""

    table: str
    game: str
    public: bool
    stage: Stage
    seats: int
    free: int
    names: list[str]
    deal: str | None  # the group of tables that play the same deal
    created: int
    touched: int
    seq: int
    due: int | None  # milliseconds after which somebody must act for the table: 0 for a bot's move, more for a clock


class Due(msgspec.Struct, frozen=True):
    """A table for which somebody must act."""

    table: str
    seq: int
    due: int


def entry_row(entry: Entry) -> dict[str, Any]:
    """The columns of an entry."""
    stored = entry.stored or entry.event
    return {"table_id": entry.table, "seq": entry.seq, "at": entry.at, "event": stored, "link": entry.link}


def summary_row(summary: Summary, head: bytes) -> dict[str, Any]:
    """The columns of a summary. The newest entry's link goes with it: a log that ends before it has lost something."""
    row = {name: getattr(summary, name) for name in summary.__struct_fields__}
    row["table_id"] = row.pop("table")
    row["names"] = msgspec.json.encode(summary.names).decode()
    row["head"] = head
    return row


def check(entry: Entry, summary: Summary) -> None:
    """Refuse what could not be written: in a batch it would spoil the appends of others too."""
    if not TABLE_ID.fullmatch(entry.table):
        raise ValueError(f"not a table's id: {entry.table!r}")
    if entry.seq < 1:
        raise ValueError(f"an entry's number is 1 or more, not {entry.seq}")
    if not entry.link:
        raise ValueError("an entry follows another: see `chain.linked`")
    if (summary.table, summary.seq) != (entry.table, entry.seq):
        raise ValueError("the summary is of another table or another moment than the entry")
    if "\0" in summary.game + (summary.deal or ""):
        raise ValueError("PostgreSQL takes no NUL in a text")
