"""Seat and host tokens: secrets of 192 bits that only their holders keep. The house keeps hashes."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

TOKEN_BYTES = 24
LONGEST_TOKEN = 64
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 18
"""Table names are links for those who are invited, so they too must not be guessed: 18 letters are 89 bits."""


def new_token(key: str | None = None, purpose: str = "") -> str:
    """A secret. Whoever asks with a key of their own making gets the same one again for the same purpose."""
    return urlsafe_b64encode(_new_bytes(key, f"token {purpose}")).decode()


def key_of(token: str) -> str:
    """What the house keeps of a token."""
    return hashlib.sha256(f"neonstrip token {token}".encode()).hexdigest()


def is_same(key: str, other: str) -> bool:
    """Whether a key, if it is one, is the same as another, in a time that tells nothing about either."""
    return bool(key) and hmac.compare_digest(key, other)


def alias(table: str) -> str:
    """What logs call a table: its id is an invitation and belongs in none."""
    return hashlib.sha256(f"neonstrip alias {table}".encode()).hexdigest()[:8]


def new_table_id(key: str | None = None, purpose: str = "") -> str:
    """A name for a table; from a key, as with tokens, always the same one. It tells nothing about the key."""
    number = int.from_bytes(_new_bytes(key, f"table {purpose}"))
    return "".join(ID_LETTERS[number // len(ID_LETTERS) ** place % len(ID_LETTERS)] for place in range(ID_LENGTH))


def _new_bytes(key: str | None, purpose: str) -> bytes:
    if key is None:
        return secrets.token_bytes(TOKEN_BYTES)
    return hmac.digest(key.encode(), f"neonstrip {purpose}".encode(), "sha256")[:TOKEN_BYTES]


def is_table_id(name: str) -> bool:
    """Whether a table could have this name; what a database cannot even look for is none."""
    return len(name) == ID_LENGTH and set(name) <= set(ID_LETTERS)
