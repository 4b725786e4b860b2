"""Snapshots: a table as it was after some events, so that a long log need not be played again from its beginning."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import msgspec

from neonstrip.play.game import Game, layout
from neonstrip.tables.storage import Journal
from neonstrip.tables.table import OVER, Facts, Table

FIRST = 64
"""Events before the first snapshot is worth taking."""
GROWTH = 1.5
"""A log this much longer than at the last snapshot gets a new one, so that all of them together stay cheap."""
FORMAT = 4
"""Changes with what is kept of a table besides its game."""


class Snapshot(msgspec.Struct):
    """A table as bytes."""

    facts: Facts
    game: bytes | None


_decoder = msgspec.msgpack.Decoder(Snapshot)


def _layout() -> str:
    """A snapshot made by other rules is of no use."""
    return f"{FORMAT}/{layout()}"


def wanted(table: Table) -> bool:
    """Whether a table has come to a point where a snapshot pays."""
    seq = table.facts.seq
    return seq > table.saved and (table.stage == OVER or seq >= max(FIRST, GROWTH * table.saved))


def save(journal: Journal, table: Table) -> Coroutine[Any, Any, None]:
    """Keep a table as it is at the time of this call, however late the writing is awaited.

    By then an event may have happened to the table that is not written yet, and may never be: a snapshot with it would
    be of a table that never was.
    """
    snapshot = Snapshot(table.facts, None if table.game is None else table.game.freeze())
    data, table.saved = msgspec.msgpack.encode(snapshot), table.facts.seq
    return journal.save_snapshot(table.id, table.saved, _layout(), data)


async def load(journal: Journal, name: str) -> Table:
    """A table from its newest snapshot, or a blank one: the rest of its log has still to be applied."""
    found = await journal.snapshot(name, _layout())
    if found is None:
        return Table.blank(name)
    snapshot = _decoder.decode(found[1])
    table = Table(snapshot.facts, None if snapshot.game is None else Game.thaw(snapshot.game))
    table.saved = found[0]
    return table
