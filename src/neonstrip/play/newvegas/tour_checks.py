"""Whether the limousine's tour on a sheet of the printed game can be."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

from neonstrip.play.errors import Mistake
from neonstrip.play.newvegas.paper_sheet import Lot, Note, PaperSheet
from neonstrip.play.newvegas.sheet_findings import Findings
from neonstrip.rules.kernel import uncompiled
from neonstrip.rules.newvegas.limousine import BLOCKS_PER_LINE, TO_AVENUE, TO_STREET, is_drawn
from neonstrip.rules.newvegas.printed import PRINTED

WAY = {step: way for way, step in enumerate(zip(TO_STREET.tolist(), TO_AVENUE.tolist(), strict=True))}
"""The way from a crossing to the next."""
START: Lot = tuple(PRINTED["limousine"]["start"])
"""The traffic light, which every city has at the same place."""


def check_tour(sheet: PaperSheet, findings: Findings) -> None:
    """N-LIMO-1, N-LIMO-2: block by block from the traffic light, no block twice, to a lamp, and home once."""
    note = sheet.noting(findings)
    tour = sheet.limousine
    if not tour or not sheet.has("limousine"):
        return
    if tour[0] != START:
        note("limousine[1]", Mistake("sheet-tour-start", "N-LIMO-1", street=START[0], avenue=START[1]))
    sound = _check_blocks(sheet, note)
    if sound and (len(tour) - 1) % BLOCKS_PER_LINE:
        note(f"limousine[{len(tour)}]", Mistake("sheet-tour-lamp", "N-LIMO-1", street=tour[-1][0], avenue=tour[-1][1]))
    if START in tour[1:-1]:
        note(f"limousine[{tour.index(START, 1) + 1}]", Mistake("sheet-tour-closed", "N-LIMO-2"))


def holding(sheet: PaperSheet) -> list[Lot]:
    """N-LIMO-1, N-LIMO-2: a tour as far as it holds: whole lines from the traffic light, until it is closed."""
    tour = sheet.limousine
    if not tour or tour[0] != START:
        return []
    used: set[frozenset[Lot]] = set()
    for here, there in pairwise(tour):
        block = frozenset((here, there))
        if not _is_block(sheet, here, there) or block in used or (used and here == START):
            break
        used.add(block)
    return tour[: len(used) // BLOCKS_PER_LINE * BLOCKS_PER_LINE + 1]


def _check_blocks(sheet: PaperSheet, note: Note) -> bool:
    """Every step is a block of the map, and a new one. Returns whether no step was a jump."""
    used: set[frozenset[Lot]] = set()
    sound = True
    for place, (here, there) in enumerate(pairwise(sheet.limousine), 2):
        where, block = f"limousine[{place}]", frozenset((here, there))
        (s, a), (to_s, to_a) = here, there
        if abs(s - to_s) + abs(a - to_a) != 1:
            note(where, Mistake("sheet-tour-jump", "N-LIMO-1", street=s, avenue=a, to_street=to_s, to_avenue=to_a))
            sound = False
        elif not _is_drawn(sheet, here, there):
            note(where, Mistake("sheet-tour-block", "N-LIMO-1", street=s, avenue=a, to_street=to_s, to_avenue=to_a))
        elif block in used:
            note(where, Mistake("sheet-tour-twice", "N-LIMO-1", street=s, avenue=a, to_street=to_s, to_avenue=to_a))
        used.add(block)
    return sound


def _is_block(sheet: PaperSheet, here: Lot, there: Lot) -> bool:
    """Whether one block of the map leads from a crossing to another."""
    return abs(here[0] - there[0]) + abs(here[1] - there[1]) == 1 and _is_drawn(sheet, here, there)


def _is_drawn(sheet: PaperSheet, here: Lot, there: Lot) -> bool:
    """Whether the map has the block between two neighbouring crossings."""
    way = WAY[there[0] - here[0], there[1] - here[1]]
    table: Any = SimpleNamespace(city=sheet.city)  # all that a rule about roads asks of it
    return uncompiled(is_drawn)(table, here[0] - 1, here[1] - 1, way)
