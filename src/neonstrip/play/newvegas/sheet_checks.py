"""What can be contradictory on a sheet of the printed game, part by part.

The sheets are checked, not the course of the game: whether cards and rounds could have led to them is not asked.
Parts that could not be read are left alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from neonstrip.play.errors import Mistake
from neonstrip.play.newvegas.paper_sheet import Note, PaperSheet, PaperTable
from neonstrip.play.newvegas.sheet_findings import Findings
from neonstrip.rules.newvegas.printed import AVENUES, COLUMNS, NUMBER_OF, SHOWS_LEFT, STREETS

LOWEST_CARD, HIGHEST_CARD = int(NUMBER_OF.min()), int(NUMBER_OF.max())


def check_sheet(table: PaperTable, sheet: PaperSheet, findings: Findings) -> None:
    """Everything on one player's sheets."""
    note = sheet.noting(findings)
    if sheet.has("streets"):
        _check_order(sheet, note)
        if sheet.has("inauguration"):
            _check_equal_numbers(sheet, note)
            _check_changed_numbers(sheet, note)
    if sheet.has("built"):
        _check_sites(sheet, note)
        if sheet.has("streets"):
            _check_lots(sheet, note)
    if sheet.has("shows_given"):
        _check_shows(table, sheet, note)
    if sheet.has("show_columns"):
        _check_show_columns(sheet, note)
    if sheet.has("improvements"):
        _check_improvements(table, sheet, note)
    if sheet.has("inauguration"):
        _check_inauguration(sheet, note)
    if sheet.has("hotels"):
        _check_hotels(sheet, note)
    _check_loan(table, sheet, note)


def repeated(places: Sequence[Any]) -> Iterable[int]:
    """Places in a list, from 1, of what stood there before."""
    return (index + 1 for index, each in enumerate(places) if each in places[:index])


def opened(sheet: PaperSheet, street: int) -> list[tuple[int, int]]:
    """Avenues and numbers of the opened casinos of a street, left to right; numbers beside the city do not count."""
    row = sheet.streets[street - 1]
    return [
        (avenue, number)
        for avenue, number in enumerate(row, 1)
        if number is not None and sheet.city.casino[street - 1, avenue - 1]
    ]


def copies(sheet: PaperSheet) -> list[tuple[int, int]]:
    """Casinos with the same number as their left neighbour: each was, or gave, an extension."""
    return [
        (street, avenue)
        for street in range(1, STREETS + 1)
        for (left, number), (avenue, same) in pairwise(opened(sheet, street))
        if number == same and avenue == left + 1
    ]


# the city


def _check_order(sheet: PaperSheet, note: Note) -> None:
    """N-OPEN-2: numbers rise; equal ones stand next to each other."""
    for street in range(1, STREETS + 1):
        for (left, lower), (avenue, number) in pairwise(opened(sheet, street)):
            where = f"streets[{street}][{avenue}]"
            if number < lower:
                note(where, Mistake("sheet-rising", "N-OPEN-2", number=number, left=lower, avenue=left))
            elif number == lower and avenue > left + 1:
                note(where, Mistake("sheet-apart", "N-OPEN-2", number=number, avenue=left))


def _check_equal_numbers(sheet: PaperSheet, note: Note) -> None:
    """N-OPEN-2, N-BONUS-4: every extension writes a number once more, and nothing else does."""
    extensions = [bonus for _, bonus in sheet.bonuses].count("extension")
    found = copies(sheet)
    for street, avenue in found[extensions:]:
        mistake = Mistake("sheet-copies", "N-OPEN-2", copies=len(found), extensions=extensions)
        note(f"streets[{street}][{avenue}]", mistake)
    if extensions > len(found):
        mistake = Mistake("sheet-extensions", "N-BONUS-4", copies=len(found), extensions=extensions)
        note("inauguration.bonuses", mistake)


def _check_changed_numbers(sheet: PaperSheet, note: Note) -> None:
    """N-BONUS-2: what is on no card was made by the bonus, or copied from such a number by an extension."""
    bonuses = [bonus for _, bonus in sheet.bonuses].count("number")
    copied = copies(sheet)
    made = [
        (street, avenue, number)
        for street in range(1, STREETS + 1)
        for avenue, number in opened(sheet, street)
        if not LOWEST_CARD <= number <= HIGHEST_CARD and (street, avenue) not in copied
    ]
    for street, avenue, number in made[bonuses:]:
        cards = f"{LOWEST_CARD}-{HIGHEST_CARD}"
        mistake = Mistake("sheet-changed", "N-BONUS-2", number=number, cards=cards, bonuses=bonuses)
        note(f"streets[{street}][{avenue}]", mistake)


def _check_sites(sheet: PaperSheet, note: Note) -> None:
    """N-CONSTRUCT-1: only sites are built, each once."""
    for place, (street, avenue) in enumerate(sheet.built, 1):
        if not sheet.city.site[street - 1, avenue - 1]:
            note(f"built[{place}]", Mistake("sheet-no-site", "N-CONSTRUCT-1", street=street, avenue=avenue))
    for place in repeated(sheet.built):
        note(f"built[{place}]", Mistake("sheet-twice", "N-CONSTRUCT-1"))


def is_under_crane(sheet: PaperSheet, street: int, avenue: int) -> bool:
    """Whether a number stands on a site that was never built."""
    site = bool(sheet.city.site[street - 1, avenue - 1]) and (street, avenue) not in sheet.built
    return site and sheet.streets[street - 1][avenue - 1] is not None


def _check_lots(sheet: PaperSheet, note: Note) -> None:
    """N-OPEN-1: numbers stand in casinos that are built."""
    for street in range(1, STREETS + 1):
        for avenue in range(1, AVENUES + 1):
            number, where = sheet.streets[street - 1][avenue - 1], f"streets[{street}][{avenue}]"
            if number is not None and not sheet.city.casino[street - 1, avenue - 1]:
                note(where, Mistake("sheet-no-casino", "N-OPEN-1", number=number))
            elif is_under_crane(sheet, street, avenue):
                note(where, Mistake("sheet-not-built", "N-OPEN-1", number=number))


# shows


def _check_shows(table: PaperTable, sheet: PaperSheet, note: Note) -> None:
    """N-SHOW-1: a show is given once, at an opened star casino; no extension opened it, but by a house rule."""
    for place, (street, avenue) in enumerate(sheet.shows_given, 1):
        where = f"shows_given[{place}]"
        if not sheet.city.star[street - 1, avenue - 1]:
            note(where, Mistake("sheet-no-star", "N-SHOW-1", street=street, avenue=avenue))
        elif sheet.has("streets") and sheet.streets[street - 1][avenue - 1] is None:
            note(where, Mistake("sheet-not-opened", "N-SHOW-1", street=street, avenue=avenue))
    for place in repeated(sheet.shows_given):
        note(f"shows_given[{place}]", Mistake("sheet-twice", "N-SHOW-1"))
    if sheet.has("streets") and not table.extension_shows:
        _check_shows_of_copies(sheet, note)


def _check_shows_of_copies(sheet: PaperSheet, note: Note) -> None:
    """N-SHOW-1: of casinos with one number all but one were opened by extensions."""
    seen: set[tuple[int, int]] = set()
    for place, (street, avenue) in enumerate(sheet.shows_given, 1):
        number = sheet.streets[street - 1][avenue - 1]
        if number is not None and (street, avenue) not in sheet.shows_given[: place - 1]:
            if (street, number) in seen:
                note(f"shows_given[{place}]", Mistake("sheet-show-copy", "N-SHOW-1", number=number, street=street))
            seen.add((street, number))


def _check_show_columns(sheet: PaperSheet, note: Note) -> None:
    """N-SHOW-1: every show crosses off one value, never the last of a column."""
    for column, crossed in enumerate(sheet.show_columns):
        most = int(sheet.city.lengths[SHOWS_LEFT + column]) - 1
        if crossed > most:
            note(f"show_columns[{column + 1}]", Mistake("sheet-column", "N-SHOW-1", boxes=crossed, most=most))
    crossed, given = sum(sheet.show_columns), len(sheet.shows_given)
    if sheet.has("shows_given") and crossed != given:
        note("show_columns", Mistake("sheet-show-boxes", "N-SHOW-1", boxes=crossed, shows=given))


# the score sheet


def _check_improvements(table: PaperTable, sheet: PaperSheet, note: Note) -> None:
    """N-IMPROVE-1: never the last value of a column; N-SETUP-5: no PAR column without golf."""
    for column, crossed in sheet.improvements.items():
        most = int(sheet.city.lengths[COLUMNS.index(column)]) - 1
        if crossed and not table.golf and column.startswith("par"):
            note(f"improvements.{column}", Mistake("sheet-no-golf", "N-SETUP-5"))
        elif crossed > most:
            note(f"improvements.{column}", Mistake("sheet-column", "N-IMPROVE-1", boxes=crossed, most=most))


def _check_inauguration(sheet: PaperSheet, note: Note) -> None:
    """N-INAUG-1: from the boxes checked at the start to the last one; N-BONUS-1: complete groups, each circled once."""
    start, last = int(sheet.city.boxes_at_start), int(sheet.city.last_box)
    if not start <= sheet.checked <= last:
        mistake = Mistake("sheet-boxes", "N-INAUG-1", boxes=sheet.checked, lowest=start, highest=last)
        note("inauguration.checked", mistake)
    for place, (group, _) in enumerate(sheet.bonuses, 1):
        needed = int(sheet.city.group_ends[group - 1])
        if sheet.checked < needed:
            mistake = Mistake("sheet-group", "N-BONUS-1", group=group, needed=needed, boxes=sheet.checked)
            note(f"inauguration.bonuses[{place}]", mistake)
    for place in repeated([group for group, _ in sheet.bonuses]):
        note(f"inauguration.bonuses[{place}]", Mistake("sheet-twice", "N-BONUS-1"))


def is_finished(sheet: PaperSheet, avenue: int) -> bool:
    """N-HOTEL-1: every casino of an avenue has its number."""
    casinos = [street for street in range(STREETS) if sheet.city.casino[street, avenue - 1]]
    return all(sheet.streets[street][avenue - 1] is not None for street in casinos)


def _check_hotels(sheet: PaperSheet, note: Note) -> None:
    """N-HOTEL-1, N-HOTEL-2, N-HOTEL-3: one hotel under every finished avenue, and under no other."""
    grand, small = sheet.hotels["grand"], sheet.hotels["small"]
    for kind, avenues in sheet.hotels.items():
        for place in repeated(avenues):
            note(f"hotels.{kind}[{place}]", Mistake("sheet-twice", "N-HOTEL-2"))
        for place, avenue in enumerate(avenues, 1):
            if sheet.has("streets") and not is_finished(sheet, avenue):
                note(f"hotels.{kind}[{place}]", Mistake("sheet-unfinished", "N-HOTEL-1", avenue=avenue))
    for avenue in range(1, AVENUES + 1):
        if avenue in grand and avenue in small:
            note(f"hotels.small[{small.index(avenue) + 1}]", Mistake("sheet-both-hotels", "N-HOTEL-2", avenue=avenue))
        elif sheet.has("streets") and avenue not in (*grand, *small) and _needs_hotel(sheet, avenue):
            note("hotels", Mistake("sheet-no-hotel", "N-HOTEL-3", avenue=avenue))


def _needs_hotel(sheet: PaperSheet, avenue: int) -> bool:
    """N-HOTEL-3: finished, and not only by a number under a crane, which is told elsewhere."""
    cranes = [street for street in range(1, STREETS + 1) if is_under_crane(sheet, street, avenue)]
    return is_finished(sheet, avenue) and not cranes


def _check_loan(table: PaperTable, sheet: PaperSheet, note: Note) -> None:
    """N-SETUP-4: everyone votes; N-SETUP-5: without bank nobody does."""
    if not sheet.has("loan"):
        return
    if table.bank and sheet.loan is None:
        note("loan", Mistake("sheet-no-vote", "N-SETUP-4"))
    elif not table.bank and sheet.loan:
        note("loan", Mistake("sheet-no-bank", "N-SETUP-5"))
