"""What tables have in common at which sheets are entered, each by one device: who may write which, and how much."""

from __future__ import annotations

import msgspec

from neonstrip.play.assessing import is_bounded
from neonstrip.play.errors import Mistake
from neonstrip.play.record import check_names
from neonstrip.tables.dossier import Dossier
from neonstrip.tables.paper import notes
from neonstrip.tables.paper.state import Refereeing, Scoring, Sheet

MOST_NOTES = 4_000
"""Notes at a table: of its host, and as many of all its phones."""
LARGEST = 8_000
"""Bytes of a sheet, or of the terms."""
MOST_MEGABYTES = 8
"""All that is noted at a table by its host, and as much by all its phones: a log is for ever. A sheet takes some 50
kilobytes if every touch is sent by itself, a round of Royale some 30."""


def check_space(dossier: Dossier, paper: Scoring | Refereeing, note: notes.AnyNote, key: str) -> None:
    """Whether something new still fits into the log of a table."""
    if (paper.noted if key else dossier.asides) >= MOST_NOTES:
        raise Mistake("only-moves", most=MOST_NOTES)
    if (paper.noted_bytes if key else paper.own_bytes) + _size(note) > MOST_MEGABYTES * 1_000_000:
        raise Mistake("paper-full", most=MOST_MEGABYTES)


def count(dossier: Dossier, paper: Scoring | Refereeing, note: notes.AnyNote, key: str) -> None:
    """Something is noted, by a phone or by the host."""
    if key:
        paper.noted += 1
        paper.noted_bytes += _size(note)
    else:
        dossier.asides += 1
        paper.own_bytes += _size(note)


def _size(given: object) -> int:
    return len(msgspec.json.encode(given))


def find(sheets: list[Sheet], name: str) -> Sheet | None:
    return next((sheet for sheet in sheets if sheet.id == name), None)


def check_mine(sheet: Sheet, key: str) -> None:
    """Who has begun a sheet goes on with it, until the host takes it."""
    if sheet.by != key:
        raise Mistake("not-your-sheet")


def check_terms(note: notes.Agreed) -> None:
    _check_size(note.terms)


def check_text(note: notes.Written) -> None:
    if note.name:
        check_names([note.name])
    _check_size(note.text)


def _check_size(given: dict[str, object]) -> None:
    if not is_bounded(given) or _size(given) > LARGEST:
        raise Mistake("too-large")


def is_new(sheet: Sheet | None, note: notes.Written) -> bool:
    return sheet is None or (sheet.text, sheet.name, sheet.done) != (note.text, note.name, note.done)


def write(sheets: list[Sheet], note: notes.Written, key: str) -> None:
    sheet = find(sheets, note.sheet)
    if sheet is None:
        sheet = Sheet(note.sheet, key)
        sheets.append(sheet)
    sheet.name, sheet.text, sheet.done = note.name, note.text, note.done
