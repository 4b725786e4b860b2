"""Sheets of the printed game in a JSON file, read. docs/score.md has the format; sheet_checks.py knows the rules.

Reading goes on after a mistake, so that all of them can be told at once. A part that could not be read is noted in
`unread`, so that no rule is checked against what was never said.
"""

from __future__ import annotations

import json
from typing import Any

from neonstrip.play.errors import Mistake
from neonstrip.play.newvegas.cityfile import read_city
from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.play.newvegas.options import SHOWS, SITES
from neonstrip.play.newvegas.paper_sheet import BONUSES, KINDS, PaperAcme, PaperSheet, PaperTable
from neonstrip.play.newvegas.sheet_findings import Findings
from neonstrip.play.newvegas.sheet_part import Part, shown
from neonstrip.play.record import LONGEST_NAME
from neonstrip.play.records import Fields
from neonstrip.rules.kernel import Records
from neonstrip.rules.newvegas.city import PRINTED_CITY
from neonstrip.rules.newvegas.printed import (
    ACTIONS,
    AVENUES,
    CARDS,
    COLOURS,
    COLUMNS,
    EDITIONS,
    GROUPS,
    HIGHEST,
    IMPROVABLE,
    LOWEST,
    MOST_PLAYERS,
    NUMBER_OF,
    PROJECT_POINTS,
    SHOW_COLUMNS,
    STREETS,
)

WORDS = {"sites": SITES, "shows": SHOWS}
SWITCHES = {"golf": True, "bank": True, "extension_shows": False, "decline_projects": False, "acme_runs": True}
OPTIONS = (*SWITCHES, *WORDS, "city")
"""What a table may agree on. Only golf, bank, shows at extensions and the city make a difference to sheets."""
CARD_NUMBERS: list[int] = NUMBER_OF.tolist()
MOST_POINTS = int(PROJECT_POINTS.max())
MANY = 999
"""More than any count on a sheet: what is too much is for the rules to say."""


def read_sheets(text: str, findings: Findings, city: str | None = None) -> PaperTable:
    """Everything that the file says, perhaps of another city than it names; what is wrong goes to the findings."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        findings.note("", Mistake("not-json", line=line))
        return PaperTable()
    return read_table(data, findings, city)


def read_table(data: Any, findings: Findings, city: str | None = None) -> PaperTable:
    """The same of a file that has been taken apart."""
    table = PaperTable()
    file = Part(findings.note)
    given = file.entries(data, "", ("edition", "options", "players", "acme"), needed=("players",))
    if given is None:
        return table
    table.edition = file.one_of(given.get("edition", EDITIONS[0]), "edition", EDITIONS) or EDITIONS[0]
    options = file.entries(given.get("options", {}), "options", OPTIONS) or {}
    given_or_preset = SWITCHES | options
    switched = {name: file.truth(given_or_preset[name], f"options.{name}") for name in SWITCHES}
    table.golf, table.bank = switched["golf"] is not False, switched["bank"] is not False
    table.extension_shows = switched["extension_shows"] is True
    for name, words in WORDS.items():
        file.one_of(options.get(name, words[0]), f"options.{name}", words)
    table.city = _read_city(file, options.get("city") if city is None else city)
    for seat, player in enumerate(file.items(given.get("players", []), "players") or []):
        table.sheets.append(_read_player(player, seat, Fields(table.city), findings))
    _check_seats(table, given, findings)
    if given.get("acme") is not None:
        table.acme = _read_acme(file, given["acme"], len(table.sheets))
    return table


def _read_city(file: Part, word: Any) -> Records:
    """N-SETUP-1: another city as the word that records have of it. One that cannot be played is the printed one."""
    try:
        return read_city(None if word is None else str(word))
    except Mistake as mistake:
        file.note("options.city", mistake)
        return PRINTED_CITY


def _read_acme(file: Part, value: Any, seats: int) -> PaperAcme | None:
    """N-SOLO-8: what there is of the ACME at the end. It plays against one."""
    needed = ("opponent", "hidden")
    given = file.entries(value, "acme", (*needed, "pile", "hotels", "projects"), needed)
    if given is None or not all(key in given for key in needed):
        return None
    opponent = file.number(given["opponent"], "acme.opponent", 1, len(OPPONENTS), "N-SOLO-11")
    hidden = file.number(given["hidden"], "acme.hidden", min(CARD_NUMBERS), max(CARD_NUMBERS), "N-SOLO-10")
    if seats > 1:
        file.note("acme", Mistake("solo-seats", "N-SOLO-1", seats=seats))
    if opponent is None or hidden is None or seats != 1:
        return None
    acme = PaperAcme(opponent, hidden)
    for place, action in enumerate(file.items(given.get("pile", []), "acme.pile") or [], 1):
        acme.pile.append(file.one_of(action, f"acme.pile[{place}]", ACTIONS) or "")
    acme.pile = [action for action in acme.pile if action][:CARDS]
    acme.hotels = file.avenues(given.get("hotels", []), "acme.hotels", "N-SOLO-5")
    for colour, points in (file.entries(given.get("projects", {}), "acme.projects", COLOURS) or {}).items():
        acme.projects[colour] = file.number(points, f"acme.projects.{colour}", 0, MOST_POINTS, "N-SOLO-4") or 0
    return acme


def _check_seats(table: PaperTable, given: dict[str, Any], findings: Findings) -> None:
    """N-SETUP-1: as many as can play, with names that tell them apart."""
    most = MOST_PLAYERS[EDITIONS.index(table.edition)]
    if isinstance(given.get("players"), list) and not 1 <= len(table.sheets) <= most:
        findings.note("players", Mistake("seats", "N-SETUP-1", seats=len(table.sheets), fewest=1, most=most))
    names = [sheet.name for sheet in table.sheets]
    for seat, sheet in enumerate(table.sheets):
        if sheet.name is not None and sheet.name in names[:seat]:
            findings.note(f"{sheet.at}.name", Mistake("same-name", name=sheet.name), sheet.name, seat)


def _read_player(value: Any, seat: int, city: Any, findings: Findings) -> PaperSheet:
    keys = (
        *("name", "streets", "built", "shows_given", "show_columns", "improvements", "inauguration", "holes"),
        *("limousine", "hotels", "projects", "loan"),
    )
    sheet = PaperSheet(_name(value), seat, city)
    part = Part(sheet.noting(findings))
    given = part.entries(value, "", keys, needed=("name", "streets"))
    if given is None:
        sheet.unread.update(keys)
        return sheet
    if "name" in given and sheet.name is None:
        part.note("name", Mistake("bad-name", name=shown(given["name"]), longest=LONGEST_NAME))
    for key in keys[1:]:
        if key in given:
            before = len(findings.all)
            _READERS[key](part, given[key], sheet)
            if len(findings.all) > before:
                sheet.unread.add(key)
    if "streets" not in given:
        sheet.unread.add("streets")
    return sheet


def _name(value: Any) -> str | None:
    """A player's name, if it is one."""
    name = value.get("name") if isinstance(value, dict) else None
    if not isinstance(name, str) or not name.strip() or name != name.strip():
        return None
    return name if len(name) <= LONGEST_NAME and name.isprintable() else None


# one reader for each key of a player


def _streets(part: Part, value: Any, sheet: PaperSheet) -> None:
    for street, row in enumerate(part.items(value, "streets", STREETS) or []):
        for avenue, number in enumerate(part.items(row, f"streets[{street + 1}]", AVENUES) or []):
            if number is not None:
                where = f"streets[{street + 1}][{avenue + 1}]"
                sheet.streets[street][avenue] = part.number(number, where, LOWEST, HIGHEST, "N-BONUS-2")


def _built(part: Part, value: Any, sheet: PaperSheet) -> None:
    sheet.built = part.pairs(value, "built", "N-CONSTRUCT-1")


def _shows_given(part: Part, value: Any, sheet: PaperSheet) -> None:
    sheet.shows_given = part.pairs(value, "shows_given", "N-SHOW-1")


def _show_columns(part: Part, value: Any, sheet: PaperSheet) -> None:
    for column, boxes in enumerate(part.items(value, "show_columns", SHOW_COLUMNS) or []):
        sheet.show_columns[column] = part.number(boxes, f"show_columns[{column + 1}]", 0, MANY) or 0


def _improvements(part: Part, value: Any, sheet: PaperSheet) -> None:
    for column, boxes in (part.entries(value, "improvements", COLUMNS[:IMPROVABLE]) or {}).items():
        sheet.improvements[column] = part.number(boxes, f"improvements.{column}", 0, MANY) or 0


def _inauguration(part: Part, value: Any, sheet: PaperSheet) -> None:
    given = part.entries(value, "inauguration", ("checked", "bonuses"), needed=("checked",)) or {}
    if "checked" in given:
        sheet.checked = part.number(given["checked"], "inauguration.checked", 0, MANY) or 0
    for place, each in enumerate(part.items(given.get("bonuses", []), "inauguration.bonuses") or [], 1):
        where = f"inauguration.bonuses[{place}]"
        bonus = part.entries(each, where, ("group", "bonus"), needed=("group", "bonus"))
        if bonus is not None and len(bonus) == 2:
            group = part.number(bonus["group"], f"{where}.group", 1, GROUPS, "N-BONUS-1")
            kind = part.one_of(bonus["bonus"], f"{where}.bonus", BONUSES)
            if group is not None and kind is not None:
                sheet.bonuses.append((group, kind))


def _holes(part: Part, value: Any, sheet: PaperSheet) -> None:
    sheet.holes = part.avenues(value, "holes", "N-GOLF-1")


def _limousine(part: Part, value: Any, sheet: PaperSheet) -> None:
    sheet.limousine = part.pairs(value, "limousine", "N-LIMO-1")


def _hotels(part: Part, value: Any, sheet: PaperSheet) -> None:
    for kind, avenues in (part.entries(value, "hotels", KINDS) or {}).items():
        sheet.hotels[kind] = part.avenues(avenues, f"hotels.{kind}", "N-HOTEL-1")


def _projects(part: Part, value: Any, sheet: PaperSheet) -> None:
    for colour, points in (part.entries(value, "projects", COLOURS) or {}).items():
        sheet.projects[colour] = part.number(points, f"projects.{colour}", 0, MANY) or 0


def _loan(part: Part, value: Any, sheet: PaperSheet) -> None:
    sheet.loan = part.truth(value, "loan")


_READERS = {
    "streets": _streets,
    "built": _built,
    "shows_given": _shows_given,
    "show_columns": _show_columns,
    "improvements": _improvements,
    "inauguration": _inauguration,
    "holes": _holes,
    "limousine": _limousine,
    "hotels": _hotels,
    "projects": _projects,
    "loan": _loan,
}
