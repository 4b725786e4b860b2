"""Whether the circled holes of a sheet of the printed game can be."""

from __future__ import annotations

from neonstrip.play.errors import Mistake
from neonstrip.play.newvegas.paper_sheet import Note, PaperSheet, PaperTable
from neonstrip.play.newvegas.sheet_checks import opened, repeated
from neonstrip.play.newvegas.sheet_findings import Findings
from neonstrip.rules.kernel import Counts


def check_golf(table: PaperTable, sheet: PaperSheet, findings: Findings) -> None:
    """N-GOLF-1 to N-GOLF-3, N-SETUP-5: one row of holes, all over opened casinos, as long as the openings made it."""
    note = sheet.noting(findings)
    if not sheet.has("holes"):
        return
    if not table.golf:
        if sheet.holes:
            note("holes", Mistake("sheet-no-golf", "N-SETUP-5"))
        return
    for place in repeated(sheet.holes):
        note(f"holes[{place}]", Mistake("sheet-twice", "N-GOLF-1"))
    numbered = [avenue for avenue, _ in opened(sheet, 1)]
    sound = True
    for place, avenue in enumerate(sheet.holes, 1):
        if not sheet.city.par[avenue - 1]:
            note(f"holes[{place}]", Mistake("sheet-no-hole", "N-GOLF-1", avenue=avenue))
            sound = False
        elif sheet.has("streets") and avenue not in numbered:
            note(f"holes[{place}]", Mistake("sheet-hole-closed", "N-GOLF-1", avenue=avenue))
            sound = False
    row = sorted(set(sheet.holes))
    if row and row[-1] - row[0] >= len(row):
        note("holes", Mistake("sheet-hole-row", "N-GOLF-2"))
        sound = False
    if sound and sheet.has("streets"):
        _check_missing(row, numbered, sheet.city.par, note)


def _check_missing(row: list[int], numbered: list[int], par: Counts, note: Note) -> None:
    """N-GOLF-1, N-GOLF-2: the first opening circles a hole, and one beside a circled hole the next.

    Only a casino beyond, opened before the one beside the row, can have lost its hole (N-GOLF-3).
    """
    if not row:
        if any(par[avenue - 1] for avenue in numbered):
            note("holes", Mistake("sheet-hole-first", "N-GOLF-1"))
        return
    right = [avenue for avenue in numbered if avenue > row[-1]]
    left = [avenue for avenue in numbered if avenue < row[0]]
    for beside, beyond in ((row[-1] + 1, right), (row[0] - 1, left)):
        if beyond == [beside] and par[beside - 1]:
            note("holes", Mistake("sheet-hole-next", "N-GOLF-2", avenue=beside))
