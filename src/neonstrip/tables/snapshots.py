"""Snapshots: a table as it was after some events, so that a long log need not be played again from its beginning."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec

from neonstrip.play.game import Game, layout
from neonstrip.tables.dossier import OVER, Dossier
from neonstrip.tables.storage import DamagedError, Journal, StorageError
from neonstrip.tables.table import Table
from neonstrip.tables.tokens import alias

log = logging.getLogger(__name__)

FIRST = 64
"""Events before the first snapshot is worth taking."""
GROWTH = 1.5
"""A log this much longer than at the last snapshot gets a new one, so that all of them together stay cheap."""
MOST = 1000
"""But a log gets one after so many events at the latest: who comes to the table plays all that came since."""
FORMAT = 9
"""Changes with what is kept of a table besides its game."""


class Snapshot(msgspec.Struct):
    """A table as bytes."""

    dossier: Dossier = msgspec.field(name="facts")
    game: bytes | None


_decoder = msgspec.msgpack.Decoder(Snapshot)


def _layout() -> str:
    """A snapshot made by other rules is of no use."""
    return f"{FORMAT}/{layout()}"


def wanted(table: Table) -> bool:
    """Whether a table has come to a point where a snapshot pays."""
    seq = table.dossier.seq
    return seq > table.saved and (
        table.stage == OVER or seq >= max(FIRST, min(GROWTH * table.saved, table.saved + MOST))
    )


def save(journal: Journal, table: Table) -> Coroutine[Any, Any, None]:
    """Keep a table as it is at the time of this call, however late the writing is awaited.

    By then an event may have happened to the table that is not written yet, and may never be: a snapshot with it would
    be of a table that never was.
    """
    snapshot = Snapshot(table.dossier, None if table.game is None else table.game.freeze())
    data, table.saved = msgspec.msgpack.encode(snapshot), table.dossier.seq
    return journal.save_snapshot(table.id, table.saved, _layout(), data)


async def load(journal: Journal, name: str) -> Table:
    """A table from its newest snapshot, or a blank one: the rest of its log has still to be applied.

    Where there is any doubt about a snapshot it is thrown away: the log alone is the table.
    """
    try:
        return await _load(journal, name)
    except StorageError as error:  # perhaps only the place where it lies
        log.warning("table %s: its snapshot cannot be read (%s); its log is", alias(name), error)
    except DamagedError as error:
        log.warning("table %s: %s; its log is played from the beginning", alias(name), error)
        with contextlib.suppress(StorageError):
            await journal.forget_snapshot(name)
    return Table.blank(name)


async def _load(journal: Journal, name: str) -> Table:
    found = await journal.snapshot(name, _layout())
    if found is None:
        return Table.blank(name)
    seq, data = found
    try:
        snapshot = _decoder.decode(data)
        table = Table(snapshot.dossier, None if snapshot.game is None else Game.thaw(snapshot.game))
    except Exception as error:
        raise DamagedError("the snapshot cannot be read") from error
    if (table.id, table.dossier.seq) != (name, seq) or table.dossier.head != await journal.link(name, seq):
        raise DamagedError("the snapshot does not belong to the log")
    table.saved = seq
    return table
