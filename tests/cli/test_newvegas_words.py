"""The words of New Las Vegas in a terminal: narrow enough for their places, and true about who has won and by what."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from rich.cells import cell_len

from neonstrip.cli.terminal.newvegas.cards import CARD, COLOUR, NAME
from neonstrip.cli.terminal.newvegas.city import LEFT, LOT, STEP
from neonstrip.cli.terminal.newvegas.ending import COLUMN, LABEL, Standing, tie_break
from neonstrip.cli.terminal.newvegas.log import tell_round
from neonstrip.cli.terminal.newvegas.looks import WIDTH
from neonstrip.cli.terminal.newvegas.scoresheet import BODY, SHEET_WIDTH
from neonstrip.cli.terminal.newvegas.scoresheet import LABEL as SHEET_LABEL
from neonstrip.cli.terminal.screen import Screen
from neonstrip.locales import LANGUAGES, say
from neonstrip.play.newvegas.opponents import ACME
from neonstrip.play.newvegas.sheet_view import SheetView
from neonstrip.rules.newvegas.printed import ACTIONS, AREAS, COLOURS, EDITIONS, PROJECT_NAMES
from neonstrip.rules.newvegas.state import PHASE_NAMES
from newvegas.positions import position

ROWS = (
    *("projects", "inauguration", "boxes", "shows", "grand", "small", "streets", "golf", "limousine", "missing"),
    *("safe", "total"),
)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_keep_to_their_places(language: str, edition: str) -> None:
    """A word too long would be cut, or push what stands behind it."""

    def words(message: str, **facts: Any) -> str:
        return say(language, message, edition=edition, **facts)

    def wide(message: str, **facts: Any) -> int:
        return cell_len(words(message, **facts))

    assert max(wide(f"nv-action-{action}") for action in ACTIONS) <= CARD - 2
    assert max(wide(f"nv-colour-{colour}") for colour in COLOURS) < COLOUR
    assert max(wide(f"nv-project-{name}") for names in PROJECT_NAMES for name in names) < NAME
    space = WIDTH - (1 + 3 * (CARD + 2) + 2) - 1 - COLOUR - NAME
    points = {"nv-points": {"first": 14, "later": 8}, "nv-points-later": {"later": 8}, "nv-points-met": {}}
    assert max(wide(name, **facts) for name, facts in {**points, "nv-points-scored": {"points": 14}}.items()) <= space
    assert max(wide(f"nv-sheet-{row}") for row in ROWS) < SHEET_LABEL
    assert cell_len("[10/5/2]15/8/0 ") + wide("nv-sheet-rank", rank=6) <= BODY
    assert wide("nv-sheet-title") + 1 + wide("nv-sheet-points") <= SHEET_WIDTH
    assert max(wide("nv-map-golf"), wide("nv-map-hotels")) <= LEFT
    assert wide("nv-map-airport") <= STEP + LOT
    coming = "  ".join(f"{words(f'nv-action-{action}')} 17" for action in ACTIONS)
    assert wide("nv-coming-actions") + cell_len(coming) + 2 <= WIDTH
    most = {"total": 100, "opened": 38, "projects": 3, "grand": 9, "small": 2, "shows": 10, "boxes": 14}
    assert 12 + wide("nv-other", **most, runs="9 9 9 9") <= WIDTH
    assert wide("nv-sheet-owed", points=-100) <= BODY
    questions = ["use", *(phase for phase in PHASE_NAMES if phase != "wait")]
    longest = max((words(f"nv-action-{action}") for action in ACTIONS), key=cell_len)
    assert max(wide(f"nv-turn-{phase}", number=17, action=longest) for phase in questions) <= WIDTH - 2
    labels = [f"nv-area-{area}" for area in AREAS] + [
        f"nv-end-{row}" for row in ("votes", "bundles", "debts", "hotels")
    ]
    assert max(map(wide, labels)) < LABEL
    assert max(wide("nv-vote", vote=vote) for vote in ("loan", "against", "none")) < COLUMN


def standing(name: str, total: int, grand: int, small: int) -> Standing:
    """Somebody with points and hotels."""
    sheet: SheetView = position().game.view("Anna").sheets[0]
    hotels = ["grand"] * grand + ["small"] * small + [None] * (11 - grand - small)
    return Standing(name, sheet.areas, total, msgspec.structs.replace(sheet, hotels=hotels))


def test_what_broke_a_tie_is_told() -> None:
    """N-SCORE-9, N-SOLO-12"""
    anna = standing("Anna", 80, 2, 1)
    assert tie_break(["Anna"], [anna, standing("Benno", 79, 5, 5)]) is None
    assert tie_break(["Anna"], [anna, standing("Benno", 80, 2, 0)]) == "hotels"
    assert tie_break(["Anna"], [anna, standing("Benno", 80, 1, 2)]) == "grand"
    assert tie_break(["Anna", "Benno"], [anna, standing("Benno", 80, 2, 1)]) == "shared"
    assert tie_break([], [anna, Standing(ACME, anna.areas, 80, None)]) == "acme"


def test_a_round_is_told_in_the_order_of_a_turn() -> None:
    """N-ROUND-4, N-HOTEL-2: openings, then actions, then the hotel; nothing before all have confirmed."""
    game = position(2, [(3, "limousine"), (8, "show"), (12, "construction")])
    game.write("Anna", {2: {10: 6}, 3: {10: 11}})
    game.build("Anna", (1, 10))
    before = game.game.state.copy()
    game.play("Anna", "choose 1", "open 1 10", "drive west north", "confirm")
    screen = Screen("en", color=False)

    def told() -> list[str]:
        events = game.game.rules.events(game.game.state, game.game.names, before)
        return [line.plain for line in tell_round(screen, game.game.view("Benno"), events)]

    assert told() == []
    game.pass_round("Benno")
    lines = told()
    assert lines[0] == " ● Anna     3 at 1/10 · drove past luxury · GRAND HOTEL at avenue 10"
    assert lines[1].startswith(" ■ Benno    3 at ")
