"""Sheets of the printed game for tests: written down from records of played games, and the rulebooks' example."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

from neonstrip.play.newvegas.paper_sheet import BONUSES
from neonstrip.play.newvegas.sheet_findings import Contradictions
from neonstrip.play.newvegas.sheet_scoring import score_sheets
from neonstrip.rules.newvegas.limousine import TO_AVENUE, TO_STREET
from neonstrip.rules.newvegas.moves import GRAMMAR
from neonstrip.rules.newvegas.printed import AVENUES, COLOURS, COLUMNS, EDITIONS, IMPROVABLE, STREETS
from neonstrip.rules.newvegas.state import ACT, EXTENSION_SHOWS, FOR_LOAN, GRAND, HOLE_CIRCLED, NONE, SMALL, STAR_GIVEN
from newvegas.positions import Position

DOCS = Path(__file__).resolve().parents[2] / "docs"
EXAMPLE: dict[str, Any] = json.loads(
    re.findall(r"```json\n(.*?)```", (DOCS / "score.md").read_text("utf-8"), re.DOTALL)[0]
)
LOTS = [(street, avenue) for street in range(STREETS) for avenue in range(AVENUES)]
NOTHING: dict[str, Any] = {"streets": [[None] * AVENUES for _ in range(STREETS)], "loan": False}


def example() -> dict[str, Any]:
    """The rulebooks' scoring example, to be changed at will: Benoit's 92 points against Alexis."""
    return copy.deepcopy(EXAMPLE)


def blank(*names: str, **more: Any) -> dict[str, Any]:
    """A table at which nothing has happened yet."""
    return {**more, "players": [{"name": name, **copy.deepcopy(NOTHING)} for name in names]}


def scored(data: dict[str, Any]) -> dict[str, Any]:
    return score_sheets(json.dumps(data))


def found(data: Any) -> list[tuple[str | None, str | None, str]]:
    """Rule, player and place of everything that is wrong with a file."""
    try:
        score_sheets(json.dumps(data))
    except Contradictions as wrong:
        return [(finding.mistake.rule, finding.player, finding.where) for finding in wrong.findings]
    return []


def drive(game: Position, name: str, *lines: str) -> None:
    """Drive lines by the rules, each as the free action of a turn; then all know the sheet."""
    state, seat = game.game.state, game.seat(name)
    for line in lines:
        state.drafts[seat].phase, state.drafts[seat].any_action = ACT, 1
        assert game.game.rules.make(state, seat, GRAMMAR.numbers[f"drive {line}"]) == 0, f"no line {line}"
    state.sheets[seat] = state.drafts[seat]


def write_down(middle: Any, sheets: Any, names: list[str], **options: Any) -> dict[str, Any]:
    """What people would write into the file after a game, with what no record of a state tells of its options."""
    return {
        "edition": EDITIONS[middle.edition],
        "options": {
            "golf": bool(middle.golf),
            "bank": bool(middle.bank),
            "extension_shows": bool(middle.house & EXTENSION_SHOWS),
            **options,
        },
        "players": [_sheet(middle, sheet, name) for sheet, name in zip(sheets, names, strict=True)],
    }


def _sheet(middle: Any, d: Any, name: str) -> dict[str, Any]:
    sheet = {
        "name": name,
        "streets": [[None if number == NONE else int(number) for number in row] for row in d.number],
        "built": [[s + 1, a + 1] for s, a in LOTS if d.built[s, a] and middle.city.site[s, a]],
        "shows_given": [[s + 1, a + 1] for s, a in LOTS if d.star[s, a] == STAR_GIVEN],
        "show_columns": [int(boxes) for boxes in d.shows],
        "improvements": {COLUMNS[i]: int(d.improved[i]) for i in range(IMPROVABLE) if d.improved[i]},
        "inauguration": {
            "checked": int(d.checked),
            "bonuses": [{"group": i + 1, "bonus": BONUSES[used - 1]} for i, used in enumerate(d.group) if used],
        },
        "holes": [a + 1 for a in range(AVENUES) if d.hole[a] == HOLE_CIRCLED],
        "limousine": _tour(middle, d),
        "hotels": {
            "grand": [a + 1 for a in range(AVENUES) if d.hotel[a] == GRAND],
            "small": [a + 1 for a in range(AVENUES) if d.hotel[a] == SMALL],
        },
        "projects": {COLOURS[i]: int(points) for i, points in enumerate(d.points) if points},
    }
    return {**sheet, "loan": bool(d.vote == FOR_LOAN)} if middle.bank else sheet


def _tour(middle: Any, d: Any) -> list[list[int]]:
    """Every crossing passed, from the traffic light."""
    street, avenue = int(middle.city.start_street) + 1, int(middle.city.start_avenue) + 1
    tour = [[street, avenue]]
    for way in d.route[: d.blocks]:
        street, avenue = street + int(TO_STREET[way]), avenue + int(TO_AVENUE[way])
        tour.append([street, avenue])
    return tour if d.blocks else []
