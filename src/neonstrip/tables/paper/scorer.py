"""The scorer: sheets of the printed game, each entered by its owner's phone or all by the host's device.

Nobody is told how somebody voted before the host has said that all is entered, and all have voted.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from neonstrip.play.assessing import assess, check_sheets, has_votes
from neonstrip.play.errors import Mistake
from neonstrip.tables.dossier import Dossier
from neonstrip.tables.paper import notes, writing
from neonstrip.tables.paper.phones import phone_id
from neonstrip.tables.paper.state import Scoring, Sheet

MOST_SHEETS = 50


class SheetOnPaper(Struct):
    """A sheet as everybody may see it."""

    id: str
    name: str
    phone: str
    """The phone that enters it; nothing: the host's device."""
    done: bool
    voted: bool
    text: dict[str, Any] | None
    """What is written: a phone's is shown when votes are opened."""
    loan: bool | None
    """The vote, when all are opened."""


class ScorerView(Struct, tag_field="kind", tag="scorer"):
    """What everybody sees of a table whose sheets are scored."""

    terms: dict[str, Any]
    sheets: list[SheetOnPaper]
    ended: bool
    over: bool


def check(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """There is nothing to choose before: how they played is noted, and can be corrected."""
    check_sheets(game)
    if options:
        raise Mistake("option", option=min(options)[:40], value="", takes="-")
    return {}


def begin() -> Scoring:
    return Scoring()


# What may be noted


def decide(dossier: Dossier, scoring: Scoring, note: notes.AnyNote, key: str) -> bool:
    """Whether a note is new. A finished game can be corrected, but nobody joins it any more."""
    if key and not isinstance(note, notes.Written | notes.Voted | notes.Removed):
        raise Mistake("not-host")
    is_new = _is_new(scoring, note, key)
    if is_new:
        writing.check_space(dossier, scoring, note, key)
    return is_new


def _is_new(scoring: Scoring, note: notes.AnyNote, key: str) -> bool:
    match note:
        case notes.Agreed():
            writing.check_terms(note)
            return scoring.terms != note.terms
        case notes.Written():
            sheet = writing.find(scoring.sheets, note.sheet)
            _check_most(scoring, sheet, key)
            writing.check_text(note)
            return writing.is_new(sheet, note)
        case notes.Voted():
            sheet = _sheet(scoring, note.sheet)
            writing.check_mine(sheet, key)
            return sheet.loan != note.loan
        case notes.Removed():
            sheet = writing.find(scoring.sheets, note.sheet)
            if sheet is not None and key:
                writing.check_mine(sheet, key)
            return sheet is not None
        case notes.Took():
            return bool(_sheet(scoring, note.sheet).by)
        case notes.Ended():
            return not scoring.ended
        case _:
            raise Mistake("not-noted-here")


def _sheet(scoring: Scoring, name: str) -> Sheet:
    sheet = writing.find(scoring.sheets, name)
    if sheet is None:
        raise Mistake("not-your-sheet")
    return sheet


def _check_most(scoring: Scoring, sheet: Sheet | None, key: str) -> None:
    if sheet is not None:
        writing.check_mine(sheet, key)
    elif scoring.over and key:
        raise Mistake("game-over")
    elif len(scoring.sheets) >= MOST_SHEETS:
        raise Mistake("sheets-full", most=MOST_SHEETS)


# What comes of it


def happen(dossier: Dossier, scoring: Scoring, note: notes.AnyNote, key: str) -> None:
    """Let something be noted that was found right."""
    writing.count(dossier, scoring, note, key)
    match note:
        case notes.Agreed():
            scoring.terms = note.terms
        case notes.Written():
            writing.write(scoring.sheets, note, key)
        case notes.Voted():
            _sheet(scoring, note.sheet).loan = note.loan
        case notes.Removed():
            scoring.sheets = [sheet for sheet in scoring.sheets if sheet.id != note.sheet]
        case notes.Took():
            _sheet(scoring, note.sheet).by = ""
        case notes.Ended():
            scoring.ended = True
    scoring.over = scoring.over or (scoring.ended and _all_voted(dossier, scoring))


def _all_voted(dossier: Dossier, scoring: Scoring) -> bool:
    return not has_votes(dossier.game, scoring.terms) or all(sheet.loan is not None for sheet in scoring.sheets)


# What is seen


def show(dossier: Dossier, scoring: Scoring) -> ScorerView:
    """What everybody may see: until votes are opened, only that somebody has voted."""
    return ScorerView(scoring.terms, [_shown(scoring, each) for each in scoring.sheets], scoring.ended, scoring.over)


def _shown(scoring: Scoring, sheet: Sheet) -> SheetOnPaper:
    return SheetOnPaper(
        id=sheet.id,
        name=sheet.name,
        phone=phone_id(sheet.by),
        done=sheet.done,
        voted=sheet.loan is not None,
        text=sheet.text if scoring.over or not sheet.by else None,
        loan=sheet.loan if scoring.over else None,
    )


def results(dossier: Dossier, scoring: Scoring) -> list[tuple[str, int]]:
    """Who has how many points in the end."""
    named = [{**sheet.text, "name": sheet.name or f"#{seat}"} for seat, sheet in enumerate(scoring.sheets, 1)]
    votes = [{} if sheet.loan is None else {"loan": sheet.loan} for sheet in scoring.sheets]
    players = [{**text, **vote} for text, vote in zip(named, votes, strict=True)]
    assessed = assess(dossier.game, {**scoring.terms, "players": players})
    return [(sheet.name, total) for sheet, total in zip(scoring.sheets, assessed.totals, strict=True)]


def script(dossier: Dossier, scoring: Scoring) -> Any:
    """There is nothing that the host's device does not know."""
    raise Mistake("on-paper")
