"""Remarks at a table: nothing of them is in its log, for they follow from what it tells everybody."""

from __future__ import annotations

from neonstrip.bots.remarks import QUIET, Wit, at_end, at_start, in_between, pick
from neonstrip.tables.lines import Line, Remark
from neonstrip.tables.table import Table


def remark_on(table: Table, line: Line) -> Remark | None:
    """What is said about a line that everybody reads, if anything is."""
    seats = {seat.name: number for number, seat in enumerate(table.seats) if seat.character}
    cast = {name: table.seats[number].character for name, number in seats.items()}
    wit = Wit.at(table.id, table.dossier.log.public)
    match line.kind:
        case "started":
            topics = at_start(cast)
        case "over":
            topics = at_end(cast, line.winners)
        case _ if any(said.remark for said in table.dossier.log.lines[-QUIET:]):
            return None
        case _:
            topics = in_between(table.dossier.game, line.events or [], cast, wit)
    said = pick(topics, cast, wit)
    return said and Remark(seats[said.name], said.says)
