"""The chain: every entry of a log holds a hash over itself and the entry before, so that no change goes unnoticed.

A link is the SHA-256 of the link before (32 zeros at the beginning), the table's id, the entry's number, its time and
its event as it lies in the database. It can be checked by whoever has the database alone, sealed or not.
"""

from __future__ import annotations

import hashlib
import struct

import msgspec

from neonstrip.tables.storage.rows import Entry

LINK = 32
"""Bytes of a link."""
BEGINNING = bytes(LINK)
_numbers = struct.Struct(">HIq")


class DamagedError(Exception):
    """A log is not what was once written: something was changed, lost or put in."""


def link(before: bytes, table: str, seq: int, at: int, stored: bytes) -> bytes:
    """The link of an entry that follows another."""
    name = table.encode()
    return hashlib.sha256(before + _numbers.pack(len(name), seq, at) + name + stored).digest()


def linked(before: bytes, entry: Entry) -> Entry:
    """An entry with the link that makes it follow another."""
    made = link(before or BEGINNING, entry.table, entry.seq, entry.at, entry.stored or entry.event)
    return msgspec.structs.replace(entry, link=made, before=before)


def check(before: bytes, seq: int, entry: Entry) -> None:
    """Whether an entry is the one that follows the entry `seq` with this link."""
    if entry.seq != seq + 1:
        raise DamagedError(f"entry {entry.seq} follows entry {seq}")
    try:
        fits = linked(before, entry).link == entry.link
    except (struct.error, TypeError):  # a value of another kind: SQLite keeps the kind beside it
        fits = False
    if not fits:
        raise DamagedError(f"entry {entry.seq} is not the one that was written after entry {seq}")
