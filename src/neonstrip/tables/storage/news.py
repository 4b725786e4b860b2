"""News of an append, with the entry itself: a worker that has the table up to there need not ask the database for it.

Whoever may connect to a database of PostgreSQL can hear its notifications, and send some. So the entry is sealed with a
key made of the link of the entry before: only who has read the table has that, and each is used once.
"""

from __future__ import annotations

import base64
import hashlib

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from neonstrip.tables.storage.rows import Entry

LONGEST = 7999
"""Bytes that PostgreSQL takes in a notification."""
NONCE = bytes(12)
"""No key is used twice."""


class News(msgspec.Struct, frozen=True):
    """That a table's log has an entry; perhaps with it."""

    table: str
    seq: int
    sealed: str = ""


class Brought(msgspec.Struct, array_like=True):
    """What an entry has besides its place."""

    at: int
    stored: bytes
    link: bytes


_decode = msgspec.msgpack.Decoder(Brought).decode


def write(before: bytes, entry: Entry) -> str:
    """News of an entry as text; without it where it is the first of its table, or too long."""
    place = f"{entry.table} {entry.seq}"
    if not before:
        return place
    brought = msgspec.msgpack.encode(Brought(entry.at, entry.stored or entry.event, entry.link))
    text = f"{place} {base64.b64encode(_cipher(before).encrypt(NONCE, brought, place.encode())).decode()}"
    return text if len(text) <= LONGEST else place


def read(text: str) -> News:
    table, seq, *sealed = text.split(" ")
    return News(table, int(seq), *sealed)


def unseal(news: News, before: bytes) -> Brought | None:
    """What the news brought, for who has the link of the entry before; nothing if it is not of that kind."""
    try:
        sealed = base64.b64decode(news.sealed, validate=True)
        return _decode(_cipher(before).decrypt(NONCE, sealed, f"{news.table} {news.seq}".encode()))
    except (ValueError, InvalidTag, msgspec.DecodeError):
        return None


def _cipher(before: bytes) -> ChaCha20Poly1305:
    return ChaCha20Poly1305(hashlib.sha256(b"neonstrip news " + before).digest())
