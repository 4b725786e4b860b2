"""Contradictory sheets of the printed game, as far as they can be counted: what cannot be is left out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from neonstrip.play.newvegas.paper_sheet import PaperSheet, PaperTable
from neonstrip.play.newvegas.table_checks import cards_of
from neonstrip.play.newvegas.tour_checks import holding
from neonstrip.rules.newvegas.printed import COLOURS, COLUMNS, SHOWS_LEFT


def mend(table: PaperTable) -> PaperTable:
    """The same table with nothing on its sheets that the rules could not count."""
    return replace(table, sheets=[_mend(table, sheet) for sheet in table.sheets])


def _mend(table: PaperTable, sheet: PaperSheet) -> PaperSheet:
    city = sheet.city
    checked = min(sheet.checked, int(city.last_box))
    return replace(
        sheet,
        name=sheet.name or sheet.at,
        streets=[
            [number if city.casino[street, avenue] else None for avenue, number in enumerate(row)]
            for street, row in enumerate(sheet.streets)
        ],
        built=[lot for lot in sheet.built if city.site[lot[0] - 1, lot[1] - 1]],
        shows_given=[lot for lot in sheet.shows_given if city.star[lot[0] - 1, lot[1] - 1]],
        show_columns=[_in_column(city, SHOWS_LEFT + side, crossed) for side, crossed in enumerate(sheet.show_columns)],
        improvements={
            column: _in_column(city, COLUMNS.index(column), crossed)
            for column, crossed in sheet.improvements.items()
            if table.golf or not column.startswith("par")
        },
        checked=checked,
        bonuses=[(group, bonus) for group, bonus in sheet.bonuses if checked >= city.group_ends[group - 1]],
        holes=[avenue for avenue in sheet.holes if table.golf and city.par[avenue - 1]],
        limousine=holding(sheet),
        projects=_projects(table, sheet),
        loan=sheet.loan if table.bank else None,
    )


def _in_column(city: Any, column: int, crossed: int) -> int:
    """N-IMPROVE-1, N-SHOW-1: no more values than a column has, and never the last."""
    return min(crossed, int(city.lengths[column]) - 1)


def _projects(table: PaperTable, sheet: PaperSheet) -> dict[str, int]:
    """N-SCORE-1: points that some card of the colour gives."""
    known = {name: {points for card in cards_of(table, i) for points in card} for i, name in enumerate(COLOURS)}
    return {colour: points for colour, points in sheet.projects.items() if points in known[colour]}
