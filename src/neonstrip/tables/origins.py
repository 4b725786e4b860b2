"""Where tables come from: the address that laid each, hashed, known to this worker alone and only while it runs."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict

KEPT = 50_000
DIGEST = 12


class Origins:
    """Tells tables apart by who laid them. Of a table that another worker laid, or an earlier one, nothing is known."""

    def __init__(self) -> None:
        self._salt = secrets.token_bytes(16)
        self._tables: OrderedDict[str, str] = OrderedDict()

    def note(self, table: str, address: str) -> None:
        self._keep(table, hashlib.blake2b(address.encode(), digest_size=DIGEST, key=self._salt).hexdigest())

    def follow(self, table: str, source: str) -> None:
        """A table comes from where another does."""
        if source in self._tables:
            self._keep(table, self._tables[source])

    def _keep(self, table: str, origin: str) -> None:
        self._tables[table] = origin
        while len(self._tables) > KEPT:
            self._tables.popitem(last=False)

    def of(self, table: str) -> str:
        """The origin of a table; the table itself where nothing is known."""
        return self._tables.get(table, table)
