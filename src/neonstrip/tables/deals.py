"""Tables of one deal: they can start together, and afterwards show when each was played, and which from one place.

Who has played such a table knows what the others have yet to come. So it is told when each began and ended, and which
were played from an address in common: by the same person, or in the same house. How places are kept:
`places`.
"""

from __future__ import annotations

from msgspec import Struct

from neonstrip.tables import drawing
from neonstrip.tables.dossier import OPEN, OVER
from neonstrip.tables.house import House
from neonstrip.tables.table import Table


class Played(Struct):
    """How a table of a deal was played."""

    table: Table
    started: int | None
    ended: int | None
    shared: list[int]
    """The other tables, by their place in the list, that were played from an address in common."""


async def start_together(house: House, deal: str) -> None:
    """Begin at all tables of a deal that wait for each other, if all are ready. Asked twice, nothing happens twice."""
    tables = [await house.find(summary.table) for summary in await house.journal.same_deal(deal)]
    if all(table.dossier.ready or table.stage != OPEN for table in tables):
        for table in tables:
            await house.change(
                table.id,
                lambda table: (
                    drawing.started(table, table.dossier.ready, {})
                    if table.stage == OPEN and table.dossier.ready
                    else None
                ),
            )


async def played(house: House, deal: str) -> list[Played]:
    """All tables of a deal, in the order in which they were laid."""
    tables = [await house.find(summary.table) for summary in await house.journal.same_deal(deal)]
    places = [{place for seat in table.seats for place in seat.places} for table in tables]
    return [
        Played(
            table,
            _time(table, "started"),
            _time(table, "over"),
            [other for other, theirs in enumerate(places) if other != number and theirs & places[number]],
        )
        for number, table in enumerate(tables)
    ]


def _time(table: Table, kind: str) -> int | None:
    return next((line.at for line in table.dossier.log.lines if line.kind == kind), None)


def is_over(tables: list[Played]) -> bool:
    """Whether nobody can learn anything any more that would help."""
    return all(one.table.stage == OVER for one in tables)
