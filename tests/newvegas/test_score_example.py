"""The rulebooks' scoring example, 92 points, built as a real sheet by the rules and line by line."""

from __future__ import annotations

import pytest

from neonstrip.play.newvegas.sheet_scoring import list_debts
from neonstrip.rules.newvegas.printed import PRINTED
from newvegas.paper import drive, example, found, scored, write_down
from newvegas.positions import Position, position

EDITIONS = pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
FACTS = PRINTED["example"]
SHOWS = [[1, 4], [1, 7], [2, 7], [3, 3], [3, 5], [3, 8], [3, 9], [4, 1], [4, 7]]


def play_benoit(game: Position, name: str) -> None:
    """The sheet of the example. The 13 is opened before the 12, which costs all holes right of the 11."""
    game.write(name, {1: {7: 11, 6: 9, 5: 7, 4: 5, 3: 4, 2: 2, 9: 13, 8: 12}})
    game.write(name, {2: {1: 1, 2: 1, 3: 4, 5: 5, 6: 8, 7: 9, 8: 12}})
    game.write(name, {3: {3: 1, 4: 5, 5: 5, 6: 7, 7: 9, 8: 11, 9: 15}})
    game.write(name, {4: {1: 0, 2: 4, 3: 6, 4: 8, 5: 9, 6: 10, 7: 11, 8: 14, 9: 15}})
    game.build(name, (2, 4))
    for street, avenue in SHOWS:
        for d in (game.sheet(name), game.draft(name)):
            d.star[street - 1, avenue - 1] = 1
    improved = {"inauguration": 1, "street_bonus": 2, "par5": 3, "missing_line": 1}
    game.set(name, shows=[6, 3], improved=improved, checked=9, group={1: 3, 2: 3, 3: 1, 4: 2})
    game.set(name, hotel={1: 1, 2: 1, 3: 1, 5: 2, 6: 2, 7: 2, 8: 2}, points={"pink": 6, "yellow": 12})
    drive(game, name, "north east", "east south", "east south")


def play_alexis(game: Position, name: str) -> None:
    """The opponent: more free boxes, and longer runs in all streets but the third."""
    game.write(name, {1: {3: 1, 4: 2, 5: 4, 6: 6, 7: 8, 8: 10, 9: 12, 10: 14}})
    game.write(name, {2: {2: 1, 3: 2, 5: 3, 6: 5, 7: 7, 8: 8, 9: 9, 10: 12, 11: 13}})
    game.write(name, {3: {5: 2, 6: 4, 7: 5, 8: 8, 9: 9, 10: 12, 11: 13}})
    game.write(name, {4: {4: 2, 5: 3, 6: 5, 7: 7, 8: 9, 9: 11}})
    for street, avenue in [[1, 7], [1, 9], [2, 7], [2, 10], [3, 8], [4, 7]]:
        for d in (game.sheet(name), game.draft(name)):
            d.star[street - 1, avenue - 1] = 1
    game.set(name, shows=[3, 3], improved={"grand_hotel": 2, "street_bonus": 1, "luxury": 1}, checked=9)
    game.set(name, hotel=dict.fromkeys(range(5, 12), 1), points={"pink": 10, "purple": 8, "yellow": 6})
    drive(game, name, "north east", "east south", "west west")


def evening(edition: str) -> Position:
    """Anna is Benoit, Benno is Alexis; only Benoit voted for the loan."""
    game = position(edition=edition, votes=["loan", "against"])
    play_benoit(game, "Anna")
    play_alexis(game, "Benno")
    return game


@EDITIONS
def test_the_example_scores_92_line_by_line(edition: str) -> None:
    """N-SCORE-1 to N-SCORE-8"""
    areas = evening(edition).areas("Anna")
    assert areas["projects"] == FACTS["projects"] == 6 + 12
    assert areas["inauguration"] == FACTS["inauguration"] == 8
    assert areas["shows"] == sum(FACTS["shows"]) == 28 + 9
    assert areas["hotels"] == FACTS["hotels"]["grand_points"] + FACTS["hotels"]["small_points"] == 9 + 4
    assert areas["streets"] == sum(FACTS["streets"]["runs"]) + FACTS["streets"]["bonus"] == 17 + 8
    assert areas["golf"] == sum(FACTS["golf"]) == 3 + 4 + 10
    limousine = FACTS["limousine"]
    assert areas["limousine"] == limousine["vip"] + limousine["luxury"] + limousine["missing_points"] == 3 + 3 - 12
    assert areas["safe"] == FACTS["safe"]["points"] == -20
    assert (areas["bundles"], areas["debts"]) == (FACTS["safe"]["bundles"], FACTS["safe"]["debts"]) == (4, 5)
    assert areas["total"] == FACTS["total"] == 92


@EDITIONS
def test_the_debts_of_the_example(edition: str) -> None:
    """N-SCORE-8: a site of street 2, two extensions, the inauguration, the right column of shows"""
    assert list_debts(evening(edition).game.state, 0) == [
        {"from": "site", "street": FACTS["unopened_site_street"], "avenue": 4},
        {"from": "extension", "group": 1},
        {"from": "extension", "group": 2},
        {"from": "inauguration"},
        {"from": "show", "column": "right"},
    ]


@EDITIONS
def test_what_the_example_depends_on(edition: str) -> None:
    """N-SCORE-2, N-SCORE-5, N-SCORE-8: one box more, a longer run of Alexis's, a show more"""
    game = evening(edition)
    game.set("Anna", shows=[6, 4])  # the show that would have repaid the last debt, as the rulebooks say
    areas = game.areas("Anna")
    assert (areas["debts"], areas["safe"], areas["total"]) == (4, 0, 92 + 3 + 20)
    game = evening(edition)
    game.write("Benno", {3: {6: 3, 7: 5, 8: 7, 9: 9, 10: 11, 11: 13}})
    assert game.areas("Anna")["streets"] == 25  # a run of six is shorter than seven
    game.write("Benno", {3: {5: 1}})
    assert game.areas("Anna")["streets"] == 25  # one of seven shares the bonus
    game.write("Benno", {3: {4: 1}})
    assert game.areas("Anna")["streets"] == 17
    game = evening(edition)
    game.set("Benno", checked=4, group={1: 1, 2: 1})
    assert game.areas("Anna")["inauguration"] == 15
    assert game.areas("Anna")["debts"] == 4


def test_the_golf_of_the_example_by_the_order_of_openings() -> None:
    """N-SCORE-6, N-GOLF-3: with the 12 before the 13 nothing would have been lost"""
    game = position()
    game.write("Anna", {1: {7: 11, 9: 13, 8: 12}})
    assert game.areas("Anna")["golf"] == 1
    game.write("Benno", {1: {7: 11, 8: 12, 9: 13}})
    assert game.areas("Benno")["golf"] == 1 + 2 + 2


@EDITIONS
def test_written_down_it_is_the_example_of_the_documents(edition: str) -> None:
    """N-SCORE-1 to N-SCORE-9: the sheet played here and the one in docs/score.md are the same"""
    game = evening(edition)
    written = write_down(game.m, game.game.state.sheets, ["Benoit", "Alexis"])
    for played, told in zip(written["players"], example()["players"], strict=True):
        played["shows_given"].sort()
        assert played == told
    assert found(written) == []
    result = scored(written)
    assert result["players"][0]["total"] == 92
    assert result["ranking"] == [["Alexis"], ["Benoit"]]
