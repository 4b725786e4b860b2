"""Contradictory sheets of the printed game, as far as they can be counted: what cannot be is left out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from neonstrip.play.newvegas.paper_sheet import PaperSheet, PaperTable
from neonstrip.play.newvegas.table_checks import cards_of
from neonstrip.play.newvegas.tour_checks import holding
from neonstrip.play.records import Fields
from neonstrip.rules.newvegas.city import PRINTED_CITY
from neonstrip.rules.newvegas.printed import COLOURS, COLUMNS, SHOWS_LEFT

CITY: Any = Fields(PRINTED_CITY)


def mend(table: PaperTable) -> PaperTable:
    """The same table with nothing on its sheets that the rules could not count."""
    return replace(table, sheets=[_mend(table, sheet) for sheet in table.sheets])


def _mend(table: PaperTable, sheet: PaperSheet) -> PaperSheet:
    checked = min(sheet.checked, int(CITY.last_box))
    return replace(
        sheet,
        name=sheet.name or sheet.at,
        streets=[
            [number if CITY.casino[street, avenue] else None for avenue, number in enumerate(row)]
            for street, row in enumerate(sheet.streets)
        ],
        built=[lot for lot in sheet.built if CITY.site[lot[0] - 1, lot[1] - 1]],
        shows_given=[lot for lot in sheet.shows_given if CITY.star[lot[0] - 1, lot[1] - 1]],
        show_columns=[_in_column(SHOWS_LEFT + side, crossed) for side, crossed in enumerate(sheet.show_columns)],
        improvements={
            column: _in_column(COLUMNS.index(column), crossed)
            for column, crossed in sheet.improvements.items()
            if table.golf or not column.startswith("par")
        },
        checked=checked,
        bonuses=[(group, bonus) for group, bonus in sheet.bonuses if checked >= CITY.group_ends[group - 1]],
        holes=[avenue for avenue in sheet.holes if table.golf and CITY.par[avenue - 1]],
        limousine=holding(sheet.limousine),
        projects=_projects(table, sheet),
        loan=sheet.loan if table.bank else None,
    )


def _in_column(column: int, crossed: int) -> int:
    """N-IMPROVE-1, N-SHOW-1: no more values than a column has, and never the last."""
    return min(crossed, int(CITY.lengths[column]) - 1)


def _projects(table: PaperTable, sheet: PaperSheet) -> dict[str, int]:
    """N-SCORE-1: points that some card of the colour gives."""
    known = {name: {points for card in cards_of(table, i) for points in card} for i, name in enumerate(COLOURS)}
    return {colour: points for colour, points in sheet.projects.items() if points in known[colour]}
