"""Asides: what happens at a table and brings its game no further. A log is for ever, so there is an end to them.

A game has an end of its own; what people say and take back has not. So every seat, and the host, has a share of asides:
nobody can use up those of the others, and a table's log has a greatest length. Moves are always possible.
"""

from __future__ import annotations

from neonstrip.play.errors import Mistake
from neonstrip.tables.dossier import OPEN
from neonstrip.tables.table import Table

BEFORE = 5_000
"""Asides at a table before the game starts: pledges, getting up, seats arranged;"""
SINCE = 30_000
"""and from then on: steps taken back, chat, hints, coming back."""


def share(table: Table) -> int:
    """The asides of each seat, and of the host."""
    return (BEFORE if table.stage == OPEN else SINCE) // (len(table.seats) + 1)


def check_seat(table: Table, seat: int) -> None:
    """Say so when a seat has no aside left."""
    _check(table, table.seats[seat].asides)


def check_host(table: Table) -> None:
    """The same of the host."""
    _check(table, table.dossier.asides)


def _check(table: Table, asides: int) -> None:
    if asides >= share(table):
        raise Mistake("only-moves", most=share(table))
