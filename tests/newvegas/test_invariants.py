"""Thousands of games in every setting, with everything checked after every step; and the checks checked."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import numpy as np
import pytest

from length import LONG
from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.rules.newvegas.printed import EDITIONS, PROJECT_NAMES
from neonstrip.rules.newvegas.state import (
    ACME_PROJECTS,
    ALL_OPENED,
    ALL_PROJECTS,
    HOLE_CIRCLED,
    LAST_BOX,
    SHEET,
    STAR_GIVEN,
    USED_ACTION,
    USED_EXTENSION,
    WISHING,
)
from newvegas.checked_games import play_games
from newvegas.invariants import BOOK, BOOK_BOXES, BROKEN, check_all
from newvegas.positions import Position, position

GAMES = 5_000 if LONG else 2_000
GAMES_OF_50 = 5_000 if LONG else 480
SETTINGS: list[dict[str, Any]] = [
    {"golf": golf, "bank": bank, "sites": sites}
    for golf, bank, sites in product((True, False), (True, False), ("built", "opened"))
]
for place, setting in enumerate(SETTINGS):  # house rules, each with half of the settings and with half of every other's
    setting["shows"] = "opened" if place & 1 else "given"
    setting["extension_shows"], setting["decline_projects"] = bool(place & 2), bool(place & 4)
    setting["acme_runs"] = place.bit_count() % 2 == 0
EVERY_PROJECT = {name for names in PROJECT_NAMES for name in names}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_nothing_is_ever_lost_made_up_or_stuck(players: int, edition: str) -> None:
    """N-ROUND-1 to N-ROUND-5, N-END-1: cards, numbers, tracks, bonuses, debts, routes, hotels, projects, ends."""
    for place, setting in enumerate(SETTINGS):
        opponent: dict[str, Any] = {"opponent": 1 + place % len(OPPONENTS)} if players == 1 else {}
        finished = 0
        options = {**setting, **opponent, "edition": edition}
        for _ in play_games(players, GAMES // len(SETTINGS), f"invariants {place}", **options):
            finished += 1
        assert finished == GAMES // len(SETTINGS)


def test_fifty_players() -> None:
    """N-SETUP-1: the same at the largest table."""
    for place, setting in enumerate(SETTINGS):
        games = list(play_games(50, GAMES_OF_50 // len(SETTINGS), f"invariants {place}", **setting))
        assert len(games) == GAMES_OF_50 // len(SETTINGS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_project_is_completed_somewhere(edition: str) -> None:
    """N-PROJECT-1: programs that aim at one project complete it, each of the 21, by the rules alone."""
    completed: Counter[str] = Counter()
    for aim in sorted(EVERY_PROJECT):
        for players in (1, 2, 6):
            for game in play_games(players, 40, f"aim {aim}", aims=[aim], edition=edition):
                completed.update({aim} & game.completed())
    assert set(completed) == EVERY_PROJECT
    assert min(completed.values()) >= 5


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_end_is_reached(edition: str) -> None:
    """N-END-1, N-SOLO-7: the last box, all projects, everything opened; alone also the ACME's projects."""
    ends: Counter[int] = Counter()
    aims = ["two_adjacent_grand_hotels", "limousine_each_kind", "sites_first_and_last"]
    for players in (1, 2, 6):
        ends.update(int(game.middle.ended_by) for game in play_games(players, 60, "ends", edition=edition))
        ends.update(int(game.middle.ended_by) for game in play_games(players, 60, "ends", aims, edition=edition))
        ends.update(int(game.middle.ended_by) for game in play_games(players, 60, "ends", fill=True, edition=edition))
    ends.update(int(game.middle.ended_by) for game in play_games(1, 60, "acme", eager_acme=True, edition=edition))
    assert {LAST_BOX, ALL_PROJECTS, ALL_OPENED, ACME_PROJECTS} <= set(ends), ends
    assert LAST_BOX | ALL_OPENED in ends, "two ends in one round"


def settled() -> tuple[Position, Any, Any]:
    """A game after its first round, in which Anna has done a little of everything, and its books."""
    game = position(combinations=[(8, "inauguration"), (3, "limousine"), (12, "construction")])
    game.projects(pink="three_grand_hotels", purple="run_of_seven_odd", yellow="all_sites_built")
    game.write("Anna", {1: {5: 6, 6: 7}, 2: {6: 6}, 3: {6: 6}})
    game.drive("Anna", "east east")
    game.play("Anna", "choose 1", "open 4 6", "inaugurate", "confirm")
    game.play("Benno", "choose 1", "open 2 6", "confirm")
    kept = game.game.state.sheets.copy()
    books = np.zeros((2, BOOK), np.int64)
    books[:, BOOK_BOXES] = [4, 3]
    return game, kept, books


def verdict(game: Position, kept: Any, books: Any) -> str:
    state = game.game.state
    return BROKEN[check_all(state.middle, state.sheets, state.drafts, kept, books, 1)]


@pytest.mark.parametrize(
    ("broken", "field", "at", "value"),
    [
        ("only built casinos are opened", "number", (1, 0), 1),
        ("numbers rise", "number", (3, 6), 3),
        ("numbers rise", "number", (3, 7 - 1), 18),
        ("numbers rise", "number", (0, 7), 7),
        ("equal numbers come from extensions", "number", (3, 6), 8),
        ("equal numbers come from extensions", "group", 0, USED_EXTENSION),
        ("what is written stays written", "number", (3, 5), -1),
        ("what is written stays written", "built", (0, 7), 0),
        ("what is written stays written", "hole", 4, 2),
        ("what is written stays written", "route", 1, 2),
        ("a track stays within its end", "improved", 0, 2),
        ("a track stays within its end", "improved", 7, 2),
        ("a track stays within its end", "shows", 0, 7),
        ("a track stays within its end", "checked", None, 3),
        ("a track stays within its end", "checked", None, 15),
        ("the boxes checked", "checked", None, 5),
        ("one bonus a round", "group", 1, USED_ACTION + 10),
        ("one bonus a round", "group", 3, USED_ACTION),
        ("stars and shows", "shows", 0, 1),
        ("stars and shows", "star", (0, 3), STAR_GIVEN),
        ("holes are circled side by side", "hole", 7, HOLE_CIRCLED),
        ("the limousine's route", "avenue", None, 5),
        ("the limousine's route", "home", None, 1),
        ("the limousine's route", "used_down", (1, 1), 1),
        ("carpets passed", "passed", (1, 4), 1),
    ],
)
def test_the_checks_of_a_sheet_see_what_is_broken(
    broken: str, field: str, at: tuple[int, ...] | int | None, value: int
) -> None:
    """A check that cannot fail proves nothing: each is broken here by hand."""
    game, kept, books = settled()
    assert verdict(game, kept, books) == ""
    draft = game.draft("Anna")
    if field == "group" and value > 10:  # two groups in one round
        draft.checked = 4
        draft.group[0], value = USED_ACTION, value - 10
    if at is None:
        draft[field] = value
    else:
        draft[field][at] = value
    assert verdict(game, kept, books) == broken


@pytest.mark.parametrize(
    ("broken", "field", "at", "value"),
    [
        ("81 cards, each once", "stacks", (0, 3), 5),
        ("81 cards, each once", "left", 1, 20),
        ("combinations are what lies on top", "numbers", 2, 0),
        ("combinations are what lies on top", "actions", 0, 9),
        ("the game ends when it must", "ended_by", None, ALL_PROJECTS),
        ("wishes come with the first project", "stage", None, WISHING),
    ],
)
def test_the_checks_of_the_table_see_what_is_broken(broken: str, field: str, at: Any, value: int) -> None:
    """The same for what lies in the middle."""
    game, kept, books = settled()
    if value == WISHING and field == "stage":
        game.m.first_scored[0] = 1
        assert game.m.round_number == 2
    if at is None:
        game.m[field] = value
    else:
        game.m[field][at] = value
    assert verdict(game, kept, books) == broken


@pytest.mark.parametrize(
    ("broken", "field", "at", "value"),
    [
        ("hotels stand under complete avenues", "hotel", 6, 1),
        ("hotels stand under complete avenues", "hotel", 5, 0),
        ("grand hotels come from one round", "hotel", 5, 2),
        ("points of projects", "points", 1, 9),
        ("points of projects", "scored", 1, 1),
        ("the game ends when it must", "checked", None, 14),
        ("debts have an origin", "shows", 1, 1),
        ("debts have an origin", "built", (1, 3), 1),
    ],
)
def test_the_checks_of_a_settled_round_see_what_is_broken(broken: str, field: str, at: Any, value: int) -> None:
    """The same for what is settled when all have confirmed."""
    game, kept, books = settled()
    sheet = game.sheet("Anna")
    if at is None:
        sheet[field] = value
    else:
        sheet[field][at] = value
    assert verdict(game, kept, books) == broken


def test_hotels_of_a_later_round_are_not_grand() -> None:
    """N-HOTEL-2: the checks know in which round each hotel appeared."""
    game, kept, books = settled()
    assert verdict(game, kept, books) == ""
    game.write("Benno", {1: {6: 6}, 3: {6: 6}, 4: {6: 6}})
    game.set("Benno", hotel={6: 1})
    kept = game.game.state.sheets.copy()
    state = game.game.state
    assert (
        BROKEN[check_all(state.middle, state.sheets, state.drafts, kept, books, 2)]
        == "grand hotels come from one round"
    )
    game.set("Benno", hotel={6: 2})
    kept = game.game.state.sheets.copy()
    assert BROKEN[check_all(state.middle, state.sheets, state.drafts, kept, books, 2)] == ""


def test_sheets_are_as_wide_as_the_checks_think() -> None:
    """The checks name every field that is written on a sheet; a new one must be thought of."""
    fields = set(SHEET.names or ()) - {"padding"}
    turn = {"phase", "combination", "chosen", "action", "any_action", "bonus", "circled", "back_to", "opened_street"}
    turn |= {"opened_avenue", "wish", "given", "met", "declined"}
    written = {"number", "built", "star", "passed", "hole", "hotel", "used_across", "used_down", "route", "blocks"}
    written |= {"street", "avenue", "home", "improved", "shows", "checked", "group", "points", "scored"}
    assert fields == turn | written | {"vote", "refusals"}
