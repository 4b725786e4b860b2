"""From where people play at tables of one deal. No address is kept, only a hash of it, and not even that is told.

The hash is keyed by the server's part of the seed: the same at all tables of the deal, and of no use elsewhere.
"""

from __future__ import annotations

import hashlib
import hmac

from neonstrip.tables.table import Table

MOST = 8
"""Places noted for a seat: somebody on a train has many."""


def place(table: Table, seat: int, address: str) -> str:
    """From where somebody moves, if that is to be noted: at a table of a deal, and if they did not before."""
    known = table.seats[seat].places
    if table.dossier.deal is None or not address or len(known) >= MOST:
        return ""
    key = bytes.fromhex(table.dossier.server_seed)
    hidden = hmac.digest(key, f"neonstrip place {address}".encode(), hashlib.sha256).hex()[:16]
    return "" if hidden in known else hidden
