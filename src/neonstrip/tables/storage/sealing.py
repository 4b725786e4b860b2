"""Sealing: what lies in the database can be read only with a key that does not lie there, where one is given.

Sealed are events and snapshots: they hold the seeds of the dice and what people keep from each other. The key is in the
file that NEONSTRIP_KEY_FILE names, or in NEONSTRIP_KEY: 32 random bytes, as 64 hexadecimal digits or as base64. Several
keys, one a line, are old ones that still open what was sealed with them; the first seals.

A sealed value is a sign (which no event begins with), the first bytes of the key's hash, a random nonce, and the
ciphertext of ChaCha20-Poly1305, bound to the table and the number of the entry.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import os
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from neonstrip.play.errors import Mistake
from neonstrip.tables.storage.chain import DamagedError
from neonstrip.tables.storage.database import StorageError

KEY_FILE, KEY = "NEONSTRIP_KEY_FILE", "NEONSTRIP_KEY"
KEY_BYTES = 32
SIGN = b"\0sealed1"
NAME = 8
"""Bytes of a key's name."""
NONCE = 12


class Sealing:
    """The keys at hand, perhaps none: then nothing is sealed, and nothing that is can be opened."""

    def __init__(self, *keys: bytes) -> None:
        self._ciphers = {name_of(key): ChaCha20Poly1305(key) for key in keys}

    @classmethod
    def from_environment(cls) -> Sealing:
        """The keys that the operator gave."""
        if file := os.environ.get(KEY_FILE):
            try:
                text = Path(file).read_text("ascii")
            except (OSError, ValueError) as error:
                reason = (error.strerror if isinstance(error, OSError) else "") or str(error)
                raise Mistake("key-file", path=file, reason=reason) from error
            return cls(*read_keys(text, file))
        return cls(*read_keys(os.environ[KEY], KEY)) if os.environ.get(KEY) else cls()

    @property
    def names(self) -> list[str]:
        """The names of the keys, which tell nothing of them; the first is that of the key that seals."""
        return [name.hex() for name in self._ciphers]

    def seal(self, what: str, data: bytes) -> bytes:
        """Data as it may lie in the database; `what` it is goes into the seal."""
        if not self._ciphers:
            return data
        name, cipher = next(iter(self._ciphers.items()))
        nonce = os.urandom(NONCE)
        return SIGN + name + nonce + cipher.encrypt(nonce, data, what.encode())

    def open(self, what: str, stored: bytes) -> bytes:
        """What was sealed, or what was never sealed as it is."""
        if not is_sealed(stored):
            return stored
        name, nonce = stored[len(SIGN) :][:NAME], stored[len(SIGN) + NAME :][:NONCE]
        cipher = self._ciphers.get(name)
        if cipher is None:
            raise StorageError(f"sealed with the key {name.hex()}, which is not at hand")
        try:
            return cipher.decrypt(nonce, stored[len(SIGN) + NAME + NONCE :], what.encode())
        except (InvalidTag, ValueError) as error:
            raise DamagedError("a seal is broken") from error


def is_sealed(stored: bytes) -> bool:
    return isinstance(stored, bytes) and stored.startswith(SIGN)


def name_of(key: bytes) -> bytes:
    """What a key is called."""
    return hashlib.sha256(b"neonstrip key " + key).digest()[:NAME]


def read_keys(text: str, where: str) -> list[bytes]:
    """The keys of a text, one a line."""
    keys = [read_key(line, where) for line in text.split()]
    if not keys:
        raise Mistake("key-bad", where=where)
    return keys


def read_key(text: str, where: str) -> bytes:
    """A key from 64 hexadecimal digits or 44 characters of base64."""
    try:
        key = bytes.fromhex(text) if len(text) == 2 * KEY_BYTES else base64.b64decode(text, validate=True)
    except (ValueError, binascii.Error):
        key = b""
    if len(key) != KEY_BYTES:
        raise Mistake("key-bad", where=where)
    return key
