"""What a view counts for those who draw it: how often columns count, debts beside shows, which numbers fit where."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from conformance.games import SETTINGS, Setting, random_play
from neonstrip.play.newvegas.acme_view import Acme
from neonstrip.play.newvegas.sheet_view import Lot, SheetView
from neonstrip.rules.newvegas.printed import HIGHEST, LOWEST, PRINTED
from newvegas.positions import Position, position
from newvegas.solo_positions import PICTURED, solo

NEW_VEGAS = [setting for setting in SETTINGS if setting.game == "newvegas"]
SHEET = PRINTED["score_sheet"]


def sheet_of(game: Position, name: str) -> SheetView:
    sheet: SheetView = game.game.view(name).draft
    return sheet


def lot(game: Position, street: int, avenue: int) -> Lot:
    return next(each for each in sheet_of(game, "Anna").lots if (each.street, each.avenue) == (street, avenue))


def test_room_is_what_lies_between_the_numbers_beside() -> None:
    """N-OPEN-1, N-OPEN-2: the numbers to the left and to the right, however far, bound what fits."""
    game = position()
    assert lot(game, 1, 4).room == (LOWEST, HIGHEST)
    game.write("Anna", {1: {3: 5, 6: 9, 8: 10}})
    game.build("Anna", (1, 2))
    assert lot(game, 1, 2).room == (LOWEST, 4)
    assert lot(game, 1, 4).room == lot(game, 1, 5).room == (6, 8)
    assert lot(game, 1, 9).room == (11, HIGHEST)
    assert lot(game, 1, 7).room is None, "no number lies between 9 and 10"
    assert lot(game, 1, 3).room is None, "a number stands there"
    sites = [each for each in sheet_of(game, "Anna").lots if not each.built]
    assert sites
    assert all(each.room is None for each in sites)


@pytest.mark.parametrize("setting", NEW_VEGAS, ids=str)
def test_a_number_can_be_written_exactly_where_it_has_room(setting: Setting) -> None:
    """N-OPEN-2: at every opening of a random game, the moves that the rules allow."""
    game, seen = setting.new(5), 0
    for _ in random_play(game, 5):
        view: Any = game.view_from(0)
        if view.turn.phase == "open":
            number = view.turn.number
            fitting = {
                (each.street, each.avenue)
                for each in view.draft.lots
                if each.room and each.room[0] <= number <= each.room[1]
            }
            legal = {tuple(map(int, move.split()[1:])) for move in game.legal(game.names[0]) if move.startswith("open")}
            assert fitting == legal
            seen += 1
    assert seen > 5


def test_columns_count_what_they_are_for() -> None:
    """N-SCORE-4, N-SCORE-5, N-SCORE-6, N-SCORE-7"""
    game = position()
    game.set("Anna", hotel={1: 1, 2: 1, 3: 2})
    game.write("Anna", {1: {4: 4, 5: 6, 6: 8}})
    times = sheet_of(game, "Anna").times
    assert (times["grand_hotel"], times["small_hotel"]) == (2, 1)
    assert times["street_bonus"] == sum(sheet_of(game, "Anna").leads) > 0
    view = game.game.view("Anna")
    for par in (3, 4, 5):
        circled = sum(hole == "circled" and view.pars[a] == par for a, hole in enumerate(view.draft.holes))
        assert times[f"par{par}"] == circled
    assert sum(times[f"par{par}"] for par in (3, 4, 5)) > 0


def test_carpets_count_when_passed_and_opened() -> None:
    """N-SCORE-7, N-LIMO-3: the luxury carpet of avenue 10 is passed first, and counts when its casino is opened."""
    game = position()
    game.build("Anna", (1, 10))
    assert sheet_of(game, "Anna").times["missing_line"] == 0
    game.drive("Anna", "west north")
    assert (sheet_of(game, "Anna").times["luxury"], sheet_of(game, "Anna").times["missing_line"]) == (0, 1)
    game.write("Anna", {street: {avenue: 5} for street, avenue in passed(game)})
    assert sheet_of(game, "Anna").times["luxury"] == 1
    assert sheet_of(game, "Anna").times["vip"] == 0


def passed(game: Position) -> list[tuple[int, int]]:
    return [(each.street, each.avenue) for each in sheet_of(game, "Anna").lots if each.passed]


@pytest.mark.parametrize("side", [0, 1])
def test_debts_beside_shows_stand_until_their_box_is_crossed(side: int) -> None:
    """N-SHOW-2: each box repays the debt beside it."""
    game = position()
    boxes = SHEET[f"show_debts_{('left', 'right')[side]}"]
    assert sheet_of(game, "Anna").show_debts[side] == boxes
    for shows in range(1, len(SHEET[f"shows_{('left', 'right')[side]}"])):
        game.set("Anna", shows=[shows, 0] if side == 0 else [0, shows])
        left = sheet_of(game, "Anna").show_debts[side]
        assert left == [box for box in boxes if box > shows]
        assert sheet_of(game, "Anna").debts >= len(left)


def test_a_grand_hotel_is_taken_for_everybody() -> None:
    """N-HOTEL-2: whoever built it."""
    game = position(2, [(3, "limousine"), (8, "show"), (12, "construction")])
    game.write("Anna", {2: {10: 6}, 3: {10: 11}})
    game.build("Anna", (1, 10))
    assert game.game.view("Benno").grand_hotels == []
    game.play("Anna", "choose 1", "open 1 10", "confirm")
    assert game.game.view("Anna").grand_hotels == [], "nobody knows before the round is over"
    game.pass_round("Benno")
    assert game.game.view("Benno").grand_hotels == game.game.view().grand_hotels == [10]


def test_the_acme_says_what_its_areas_are_worth() -> None:
    """N-SOLO-8: the better points count from as many improvement cards on as its card says."""
    game = solo()
    for improvements in range(6):
        acme = game.game.view("Anna").acme
        assert acme.level == PICTURED
        assert [each.improved for each in acme.reckonings] == [improvements >= each.cards for each in acme.reckonings]
        limousine = next(each for each in acme.reckonings if each.area == "limousine")
        assert limousine.points == acme.areas["limousine"]
        game.give("improvement")
    game.give("limousine")
    acme = game.game.view("Anna").acme
    limousine = next(each for each in acme.reckonings if each.area == "limousine")
    assert limousine.points == (limousine.better if limousine.improved else limousine.base)


@pytest.mark.parametrize("golf", [True, False])
def test_what_the_acme_reckons_adds_up_to_its_points(golf: bool) -> None:
    """N-SOLO-8: its runs are construction cards and the crane's number, at least 1, and told apart."""
    game = solo(golf=golf)
    game.architect(crane_modifier=-2, street=([3, 5], 2))
    lengths = []
    for action in ("show", "show", "construction", "construction", "construction", "construction", "improvement"):
        game.give(action)
        acme = game.game.view("Anna").acme
        assert sum(each.points for each in acme.reckonings) + acme.run.points == acme.total
        assert ("golf" in {each.area for each in acme.reckonings}) == golf
        assert acme.run.points == 4 * acme.run.length
        assert next(each.points for each in acme.reckonings if each.area == "street") == 12, "longer in four streets"
        lengths.append(acme.run.length)
    assert lengths == [1, 1, 1, 1, 1, 2, 2]
    assert (acme.run.cards, acme.run.crane) == (4, -2)
    assert msgspec.json.decode(msgspec.json.encode(acme), type=Acme) == acme, "it can be sent"
