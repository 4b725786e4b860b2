"""Sheets of the printed Welcome to New Las Vegas, assessed while they are being written down."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct, field

from neonstrip.play import assessing
from neonstrip.play.assessing import MOST_FINDINGS, Found
from neonstrip.play.newvegas.acme_view import Acme, show_acme
from neonstrip.play.newvegas.paper_sheet import PaperTable
from neonstrip.play.newvegas.sheet_file import read_table
from neonstrip.play.newvegas.sheet_findings import Finding, Findings
from neonstrip.play.newvegas.sheet_mending import mend
from neonstrip.play.newvegas.sheet_scoring import acme_wins, check_all, fill_records, list_debts, rank_sheets
from neonstrip.play.newvegas.sheet_view import SheetView, public_sheets
from neonstrip.play.newvegas.table_checks import cards_of
from neonstrip.play.newvegas.ties import tie_break
from neonstrip.play.newvegas.view import Roads, roads_of
from neonstrip.rules.kernel import uncompiled
from neonstrip.rules.newvegas.opening import number_left_of, number_right_of
from neonstrip.rules.newvegas.printed import COLOURS, MAX_PLAYERS

MISSING = {
    *("sheet-not-built", "sheet-copies", "sheet-changed", "sheet-extensions", "sheet-not-opened", "sheet-show-boxes"),
    *("sheet-hole-closed", "sheet-hole-first", "sheet-hole-next", "sheet-tour-lamp", "sheet-group"),
    *("sheet-unfinished", "sheet-no-hotel", "sheet-no-grand", "sheet-project-first", "sheet-no-vote"),
}
"""What may only be missing as long as sheets are being entered: more of it makes it fit."""


class Debt(Struct, frozen=True):
    """N-SCORE-8: a debt circled and not crossed off, and where it comes from."""

    origin: str = field(name="from")
    street: int | None = None
    avenue: int | None = None
    group: int | None = None
    column: str | None = None


class PaperMap(Struct, frozen=True):
    """What is printed, for who draws it."""

    pars: list[int]
    roads: Roads
    cards: dict[str, list[int]]
    """The points that projects of each colour give."""


class Assessed(assessing.Assessed):
    """Sheets with what does not fit, and their scores."""

    sheets: list[SheetView]
    debts: list[list[Debt]]
    rooms: list[list[tuple[int, int]]]
    """On each sheet, for every lot, the lowest and the highest number that fit there, whatever stands there now."""
    city: PaperMap
    acme: Acme | None
    """Whom who plays alone played against."""
    acme_wins: bool


def assess(data: dict[str, Any]) -> Assessed:
    """N-SCORE-1 to N-SCORE-9, although there are contradictions: what cannot be counted is left out."""
    findings = Findings()
    table = read_table(data, findings)
    table.sheets = table.sheets[:MAX_PLAYERS]
    check_all(table, findings)
    mended = mend(table)
    state = fill_records(mended)
    sheets = public_sheets(state, [str(sheet.name) for sheet in mended.sheets])
    totals = [sheet.total for sheet in sheets]
    ranking = rank_sheets(state, totals)
    acme = show_acme(state) if mended.acme else None
    return Assessed(
        findings=[_told(finding) for finding in findings.all[:MOST_FINDINGS]],
        ranking=ranking,
        tie=_tie(sheets, ranking),
        totals=totals,
        sheets=sheets,
        debts=[msgspec.convert(list_debts(state, seat), list[Debt]) for seat in range(len(sheets))],
        rooms=[_rooms(sheet, state.sheets[seat].number) for seat, sheet in enumerate(sheets)],
        city=PaperMap(
            table.city["par"][0].tolist(),
            roads_of(table.city.tobytes()),
            {name: _points(mended, colour) for colour, name in enumerate(COLOURS)},
        ),
        acme=acme,
        acme_wins=acme is not None and acme_wins(state, totals[0], acme.total),
    )


def has_votes(data: dict[str, Any]) -> bool:
    """N-SETUP-4: the loan is voted on, unless they play without the bank."""
    options = data.get("options")
    return not isinstance(options, dict) or options.get("bank") is not False


def _told(finding: Finding) -> Found:
    mistake, seat = finding.mistake, finding.seat
    where = finding.where if seat is None else finding.where.removeprefix(f"players[{seat + 1}].")
    return Found(mistake.code, mistake.facts, mistake.rule, seat, where, mistake.code in MISSING)


def _tie(sheets: list[SheetView], ranking: list[list[int]]) -> str | None:
    """N-SCORE-9: what separates the first from who has as many points."""
    hotels = [sum(hotel is not None for hotel in sheet.hotels) for sheet in sheets]
    return tie_break([sheet.total for sheet in sheets], hotels, len(ranking[0])) if sheets else None


def _points(table: PaperTable, colour: int) -> list[int]:
    return sorted({points for card in cards_of(table, colour) for points in card})


def _rooms(sheet: SheetView, numbers: Any) -> list[tuple[int, int]]:
    """N-OPEN-2: the order of the street as the numbers around each lot leave it."""
    paper: Any = SimpleNamespace(number=np.asarray(numbers))
    left, right = uncompiled(number_left_of), uncompiled(number_right_of)
    return [
        (left(paper, lot.street - 1, lot.avenue - 1) + 1, right(paper, lot.street - 1, lot.avenue - 1) - 1)
        for lot in sheet.lots
    ]
