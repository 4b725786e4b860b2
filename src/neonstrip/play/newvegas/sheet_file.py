"""Sheets of the printed game in a JSON file, read. docs/score.md has the format; sheet_checks.py knows the rules.

Reading goes on after a mistake, so that all of them can be told at once. A part that could not be read is noted in
`unread`, so that no rule is checked against what was never said.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from neonstrip.play.errors import Mistake
from neonstrip.play.newvegas.options import SHOWS, SITES
from neonstrip.play.newvegas.sheet_findings import Findings
from neonstrip.play.record import LONGEST_NAME
from neonstrip.rules.newvegas.city import PRINTED_CITY
from neonstrip.rules.newvegas.printed import (
    AVENUES,
    COLOURS,
    COLUMNS,
    EDITIONS,
    GROUPS,
    HIGHEST,
    IMPROVABLE,
    LOWEST,
    MOST_PLAYERS,
    SHOW_COLUMNS,
    STREETS,
)

BONUSES = ("number", "action", "extension")
KINDS = ("grand", "small")
WORDS = {"sites": SITES, "shows": SHOWS}
SWITCHES = {"golf": True, "bank": True, "extension_shows": False, "decline_projects": False, "acme_runs": True}
OPTIONS = (*SWITCHES, *WORDS)
"""What a table may agree on. Only golf, bank and shows at extensions make a difference to sheets."""
MANY = 999
"""More than any count on a sheet: what is too much is for the rules to say."""
Lot = tuple[int, int]
"""Street and avenue, from 1."""
Note = Callable[[str, Mistake], None]
"""Notes a place and what is wrong there."""


@dataclass
class PaperSheet:
    """A player's two sheets as the file has them."""

    name: str | None
    seat: int
    streets: list[list[int | None]] = field(default_factory=lambda: [[None] * AVENUES for _ in range(STREETS)])
    built: list[Lot] = field(default_factory=list)
    shows_given: list[Lot] = field(default_factory=list)
    show_columns: list[int] = field(default_factory=lambda: [0] * SHOW_COLUMNS)
    improvements: dict[str, int] = field(default_factory=dict)
    checked: int = int(PRINTED_CITY[0].boxes_at_start)
    bonuses: list[tuple[int, str]] = field(default_factory=list)
    holes: list[int] = field(default_factory=list)
    limousine: list[Lot] = field(default_factory=list)
    hotels: dict[str, list[int]] = field(default_factory=lambda: {kind: [] for kind in KINDS})
    projects: dict[str, int] = field(default_factory=dict)
    loan: bool | None = None
    unread: set[str] = field(default_factory=set)

    def has(self, *parts: str) -> bool:
        """Whether these parts could be read."""
        return not self.unread & set(parts)

    @property
    def at(self) -> str:
        """Where the player is in the file, for those who have no name."""
        return f"players[{self.seat + 1}]"

    def noting(self, findings: Findings) -> Note:
        """Notes what is wrong with this sheet, by its place on it."""

        def note(where: str, mistake: Mistake) -> None:
            place = where if self.name is not None else f"{self.at}.{where}".rstrip(".")
            findings.note(place, mistake, self.name, self.seat)

        return note


@dataclass
class PaperTable:
    """A table of the printed game."""

    edition: str = EDITIONS[0]
    golf: bool = True
    bank: bool = True
    extension_shows: bool = False
    sheets: list[PaperSheet] = field(default_factory=list)


def read_sheets(text: str, findings: Findings) -> PaperTable:
    """Everything that the file says; what is wrong with its form goes to the findings."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        findings.note("", Mistake("not-json", line=line))
        return PaperTable()
    return read_table(data, findings)


def read_table(data: Any, findings: Findings) -> PaperTable:
    """The same of a file that has been taken apart."""
    table = PaperTable()
    file = _Part(findings.note)
    given = file.entries(data, "", ("edition", "options", "players"), needed=("players",))
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
    for seat, player in enumerate(file.items(given.get("players", []), "players") or []):
        table.sheets.append(_read_player(player, seat, findings))
    _check_seats(table, given, findings)
    return table


def _check_seats(table: PaperTable, given: dict[str, Any], findings: Findings) -> None:
    """N-SETUP-1: as many as can play, with names that tell them apart."""
    most = MOST_PLAYERS[EDITIONS.index(table.edition)]
    if isinstance(given.get("players"), list) and not 1 <= len(table.sheets) <= most:
        findings.note("players", Mistake("seats", "N-SETUP-1", seats=len(table.sheets), fewest=1, most=most))
    names = [sheet.name for sheet in table.sheets]
    for seat, sheet in enumerate(table.sheets):
        if sheet.name is not None and sheet.name in names[:seat]:
            findings.note(f"{sheet.at}.name", Mistake("same-name", name=sheet.name), sheet.name, seat)


def _read_player(value: Any, seat: int, findings: Findings) -> PaperSheet:
    keys = (
        *("name", "streets", "built", "shows_given", "show_columns", "improvements", "inauguration", "holes"),
        *("limousine", "hotels", "projects", "loan"),
    )
    sheet = PaperSheet(_name(value), seat)
    part = _Part(sheet.noting(findings))
    given = part.entries(value, "", keys, needed=("name", "streets"))
    if given is None:
        sheet.unread.update(keys)
        return sheet
    if "name" in given and sheet.name is None:
        part.note("name", Mistake("bad-name", name=_shown(given["name"]), longest=LONGEST_NAME))
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


def _shown(value: Any) -> str:
    """Something from the file, short and fit to be printed."""
    return "".join(sign if sign.isprintable() else "?" for sign in str(value)[:LONGEST_NAME])


class _Part:
    """Reads one player's part of the file, or what is common to all. None is what could not be read."""

    def __init__(self, note: Note) -> None:
        self.note = note

    def entries(
        self, value: Any, where: str, keys: tuple[str, ...], needed: tuple[str, ...] = ()
    ) -> dict[str, Any] | None:
        """An object with known keys."""
        if not isinstance(value, dict):
            self.note(where, Mistake("sheet-object"))
            return None
        dot = f"{where}." if where else ""
        for key in value:
            if key not in keys:
                self.note(dot + _shown(key), Mistake("sheet-key", key=_shown(key), keys=", ".join(keys)))
        for key in needed:
            if key not in value:
                self.note(dot + key, Mistake("sheet-missing", key=key))
        return {key: each for key, each in value.items() if key in keys}

    def items(self, value: Any, where: str, length: int | None = None) -> list[Any] | None:
        """A list, perhaps of a given length."""
        if not isinstance(value, list):
            self.note(where, Mistake("sheet-list"))
            return None
        if length is not None and len(value) != length:
            self.note(where, Mistake("sheet-length", length=length, found=len(value)))
            return None
        return value

    def number(self, value: Any, where: str, lowest: int, highest: int, rule: str | None = None) -> int | None:
        if type(value) is not int or not lowest <= value <= highest:
            self.note(where, Mistake("sheet-number", rule, lowest=lowest, highest=highest))
            return None
        return value

    def truth(self, value: Any, where: str) -> bool | None:
        if not isinstance(value, bool):
            self.note(where, Mistake("sheet-truth"))
            return None
        return value

    def one_of(self, value: Any, where: str, known: tuple[str, ...]) -> str | None:
        if not isinstance(value, str) or value not in known:
            self.note(where, Mistake("sheet-word", words=", ".join(known)))
            return None
        return value

    def pairs(self, value: Any, where: str, rule: str) -> list[Lot]:
        """A list of lots or crossings."""
        found = []
        for place, each in enumerate(self.items(value, where) or [], 1):
            pair = self.items(each, f"{where}[{place}]", 2)
            if pair is not None:
                street = self.number(pair[0], f"{where}[{place}][1]", 1, STREETS, rule)
                avenue = self.number(pair[1], f"{where}[{place}][2]", 1, AVENUES, rule)
                if street is not None and avenue is not None:
                    found.append((street, avenue))
        return found

    def avenues(self, value: Any, where: str, rule: str) -> list[int]:
        """A list of avenues."""
        read = [
            self.number(each, f"{where}[{place}]", 1, AVENUES, rule)
            for place, each in enumerate(self.items(value, where) or [], 1)
        ]
        return [avenue for avenue in read if avenue is not None]


# one reader for each key of a player


def _streets(part: _Part, value: Any, sheet: PaperSheet) -> None:
    for street, row in enumerate(part.items(value, "streets", STREETS) or []):
        for avenue, number in enumerate(part.items(row, f"streets[{street + 1}]", AVENUES) or []):
            if number is not None:
                where = f"streets[{street + 1}][{avenue + 1}]"
                sheet.streets[street][avenue] = part.number(number, where, LOWEST, HIGHEST, "N-BONUS-2")


def _built(part: _Part, value: Any, sheet: PaperSheet) -> None:
    sheet.built = part.pairs(value, "built", "N-CONSTRUCT-1")


def _shows_given(part: _Part, value: Any, sheet: PaperSheet) -> None:
    sheet.shows_given = part.pairs(value, "shows_given", "N-SHOW-1")


def _show_columns(part: _Part, value: Any, sheet: PaperSheet) -> None:
    for column, boxes in enumerate(part.items(value, "show_columns", SHOW_COLUMNS) or []):
        sheet.show_columns[column] = part.number(boxes, f"show_columns[{column + 1}]", 0, MANY) or 0


def _improvements(part: _Part, value: Any, sheet: PaperSheet) -> None:
    for column, boxes in (part.entries(value, "improvements", COLUMNS[:IMPROVABLE]) or {}).items():
        sheet.improvements[column] = part.number(boxes, f"improvements.{column}", 0, MANY) or 0


def _inauguration(part: _Part, value: Any, sheet: PaperSheet) -> None:
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


def _holes(part: _Part, value: Any, sheet: PaperSheet) -> None:
    sheet.holes = part.avenues(value, "holes", "N-GOLF-1")


def _limousine(part: _Part, value: Any, sheet: PaperSheet) -> None:
    sheet.limousine = part.pairs(value, "limousine", "N-LIMO-1")


def _hotels(part: _Part, value: Any, sheet: PaperSheet) -> None:
    for kind, avenues in (part.entries(value, "hotels", KINDS) or {}).items():
        sheet.hotels[kind] = part.avenues(avenues, f"hotels.{kind}", "N-HOTEL-1")


def _projects(part: _Part, value: Any, sheet: PaperSheet) -> None:
    for colour, points in (part.entries(value, "projects", COLOURS) or {}).items():
        sheet.projects[colour] = part.number(points, f"projects.{colour}", 0, MANY) or 0


def _loan(part: _Part, value: Any, sheet: PaperSheet) -> None:
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
