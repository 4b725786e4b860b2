"""What sheets of the printed game say about each other: hotels and projects that somebody had to be first in."""

from __future__ import annotations

from neonstrip.play.errors import Mistake
from neonstrip.play.newvegas.paper_sheet import PaperTable
from neonstrip.play.newvegas.sheet_findings import Findings
from neonstrip.rules.newvegas.printed import AVENUES, COLOURS, GOLF_PROJECTS, PROJECT_POINTS, YELLOW

FIRST, LATER = 0, 1


def check_table(table: PaperTable, findings: Findings) -> None:
    """Everything that needs more than one sheet. Alone at the table, the ACME may have been first."""
    for colour in range(len(COLOURS)):
        _check_projects(table, colour, findings)
    if len(table.sheets) > 1:
        _check_grand_hotels(table, findings)


def _check_grand_hotels(table: PaperTable, findings: Findings) -> None:
    """N-HOTEL-2: a small hotel means that somebody built the grand one before. Several may have it, from one round."""
    if not all(sheet.has("hotels") for sheet in table.sheets):
        return
    for avenue in range(1, AVENUES + 1):
        if any(avenue in sheet.hotels["grand"] for sheet in table.sheets):
            continue
        for sheet in table.sheets:
            if avenue in sheet.hotels["small"]:
                where = f"hotels.small[{sheet.hotels['small'].index(avenue) + 1}]"
                sheet.noting(findings)(where, Mistake("sheet-no-grand", "N-HOTEL-2", avenue=avenue))


def cards_of(table: PaperTable, colour: int) -> list[tuple[int, int]]:
    """First and later points of the projects of a colour that can lie out (N-SETUP-5)."""
    return [
        (int(points[FIRST]), int(points[LATER]))
        for project, points in enumerate(PROJECT_POINTS[colour])
        if table.golf or colour != YELLOW or not GOLF_PROJECTS[project]
    ]


def _check_projects(table: PaperTable, colour: int, findings: Findings) -> None:
    """N-SCORE-1, N-PROJECT-2: points that a card of the colour gives, the same card for all, and somebody was first."""
    name, cards = COLOURS[colour], cards_of(table, colour)
    where, seen = f"projects.{name}", set[int]()
    for sheet in table.sheets:
        points = sheet.projects.get(name, 0) if sheet.has("projects") else 0
        if points and not any(points in card for card in cards):
            known = ", ".join(map(str, sorted({each for card in cards for each in card})))
            mistake = Mistake("sheet-project", "N-SCORE-1", points=points, known=known)
            sheet.noting(findings)(where, mistake)
        elif points:
            seen.add(points)
    fitting = [card for card in cards if seen <= set(card)]
    complete = len(table.sheets) > 1 and all(sheet.has("projects") for sheet in table.sheets)
    scored = ", ".join(map(str, sorted(seen)))
    if seen and not fitting:
        findings.note(where, Mistake("sheet-project-cards", "N-PROJECT-2", points=scored))
    elif seen and complete and not any(first in seen for first, _ in fitting):
        findings.note(where, Mistake("sheet-project-first", "N-PROJECT-2", points=scored))
