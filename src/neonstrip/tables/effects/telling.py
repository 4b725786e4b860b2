"""What every effect has in common: a line for whoever may read it, and what was asked is remembered."""

from __future__ import annotations

from typing import Any

from neonstrip.tables.dossier import Dossier, Seat
from neonstrip.tables.lines import Line
from neonstrip.tables.remarks import remark_on
from neonstrip.tables.table import Table

KEPT_REFS = 32
"""How many last references of a seat and of the host are remembered: what is sent again after a break counts once."""


def tell(table: Table, kind: str, at: int, /, **fields: Any) -> None:
    line = Line(kind, at, event=table.dossier.seq, **fields)
    if line.to is None:
        line.remark = remark_on(table, line)
    table.dossier.log.add(line)
    if line.to is not None:
        table.seats[line.to].head = table.dossier.head
        return
    table.dossier.told, table.dossier.told_head = at, table.dossier.head
    for seat in table.seats:
        seat.head = b""


def count(seat: Seat, ref: str) -> None:
    seat.decision += 1
    remember(seat, ref)


def remember(asker: Seat | Dossier, ref: str) -> None:
    """What somebody asked is done: asked again, it is not done twice."""
    if ref:
        asker.refs = [*asker.refs[-KEPT_REFS + 1 :], ref]
