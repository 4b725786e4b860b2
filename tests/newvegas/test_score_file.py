"""The form of the file: what may be left out, what is wrong, and who can be at the table."""

from __future__ import annotations

import json
from typing import Any

import pytest

from neonstrip.locales import LANGUAGES
from neonstrip.play.newvegas.sheet_findings import Contradictions
from neonstrip.play.newvegas.sheet_scoring import score_sheets
from newvegas.paper import blank, example, found, scored


def test_only_names_streets_and_votes_are_needed() -> None:
    """N-SCORE-2, N-SCORE-8: nothing happened, so both are first and last"""
    anna, benno = scored(blank("Anna", "Benno"))["players"]
    assert anna["areas"] == benno["areas"]
    assert anna["areas"] == {
        **dict.fromkeys(("projects", "shows", "hotels", "streets", "golf", "limousine", "safe"), 0),
        "inauguration": 10,
    }
    assert list(anna) == ["name", "areas", "bundles", "debts", "total"]
    assert (anna["bundles"], anna["debts"], anna["total"]) == (1, [{"from": "inauguration"}], 10)


def test_editions_differ() -> None:
    """N-SCORE-2: without a free box `pegasus` gives nothing"""
    data = blank("Anna", "Benno")
    data["players"][0]["inauguration"] = {
        "checked": 4,
        "bonuses": [{"group": 1, "bonus": "number"}, {"group": 2, "bonus": "action"}],
    }
    for edition, points in (("bluecocker", 5), ("pegasus", 0)):
        assert scored(data | {"edition": edition})["players"][0]["areas"]["inauguration"] == points
    assert scored(data) == scored(data | {"edition": "bluecocker"})


def test_without_bank_there_are_three_bundles() -> None:
    """N-SETUP-5, N-SCORE-8"""
    data = blank("Anna", "Benno", options={"bank": False})
    for player in data["players"]:
        del player["loan"]
    assert [player["bundles"] for player in scored(data)["players"]] == [3, 3]


def test_the_ranking_has_tied_names_together() -> None:
    """N-SCORE-9: points, hotels, grand hotels"""
    data = blank("Anna", "Benno", "Carla", "Denny")
    data["players"][1]["projects"] = {"pink": 8}
    data["players"][3]["projects"] = {"pink": 4}
    assert scored(data)["ranking"] == [["Benno"], ["Denny"], ["Anna", "Carla"]]
    assert scored(blank("Anna", "Benno"))["ranking"] == [["Anna", "Benno"]]


def test_a_lone_sheet_is_a_table_of_one() -> None:
    """N-SCORE-2, N-SCORE-8: first and last, and the own vote is the majority"""
    data = blank("Anna")
    data["players"][0]["loan"] = True
    (anna,) = scored(data)["players"]
    assert (anna["areas"]["inauguration"], anna["bundles"], len(anna["debts"])) == (10, 5, 1)


@pytest.mark.parametrize(("edition", "most"), [("bluecocker", 50), ("pegasus", 6)])
def test_as_many_players_as_can_play(edition: str, most: int) -> None:
    """N-SETUP-1"""
    names = [f"P{seat}" for seat in range(most + 1)]
    assert len(scored(blank(*names[:most], edition=edition))["players"]) == most
    assert found(blank(*names, edition=edition)) == [("N-SETUP-1", None, "players")]
    assert found(blank(edition=edition)) == [("N-SETUP-1", None, "players")]


def test_names_tell_players_apart() -> None:
    """N-SETUP-1: each has one, and another one"""
    assert found(blank("Anna", "Benno", "Anna")) == [(None, "Anna", "players[3].name")]
    for name in ("", " ", " Anna", "A" * 41, "A\nB", 7, None, "\ud800"):
        assert found(blank(name, "Benno")) == [(None, None, "players[1].name")]  # type: ignore[arg-type]
    data = blank("Anna", "Benno")
    del data["players"][1]["name"]
    assert found(data) == [(None, None, "players[2].name")]


@pytest.mark.parametrize(
    ("part", "value", "where"),
    [
        ("streets", [[None] * 11] * 3, "streets"),
        ("streets", [*[[None] * 11] * 3, [None] * 10], "streets[4]"),
        ("streets", None, "streets"),
        ("built", [[5, 1]], "built[1][1]"),
        ("built", [[1, 12]], "built[1][2]"),
        ("built", [[1]], "built[1]"),
        ("built", {}, "built"),
        ("shows_given", [4], "shows_given[1]"),
        ("show_columns", [0, 0, 0], "show_columns"),
        ("show_columns", [0, -1], "show_columns[2]"),
        ("improvements", [], "improvements"),
        ("improvements", {"par2": 1}, "improvements.par2"),
        ("improvements", {"shows_left": 1}, "improvements.shows_left"),
        ("improvements", {"par3": "1"}, "improvements.par3"),
        ("inauguration", {"bonuses": []}, "inauguration.checked"),
        ("inauguration", {"checked": 9, "bonuses": [{"group": 7, "bonus": "number"}]}, "inauguration.bonuses[1].group"),
        ("inauguration", {"checked": 9, "bonuses": [{"group": 1, "bonus": "free"}]}, "inauguration.bonuses[1].bonus"),
        ("inauguration", {"checked": 9, "bonuses": [{"group": 1}]}, "inauguration.bonuses[1].bonus"),
        ("inauguration", {"checked": True}, "inauguration.checked"),
        ("holes", [0], "holes[1]"),
        ("holes", [2.0], "holes[1]"),
        ("limousine", [[2, 2], [1, 0]], "limousine[2][2]"),
        ("limousine", "north", "limousine"),
        ("hotels", {"large": [1]}, "hotels.large"),
        ("hotels", {"grand": 1}, "hotels.grand"),
        ("projects", {"blue": 6}, "projects.blue"),
        ("projects", {"pink": None}, "projects.pink"),
        ("loan", 1, "loan"),
        ("loan", None, "loan"),
        ("colour", "red", "colour"),
    ],
)
def test_what_cannot_be_read_is_named_once(part: str, value: Any, where: str) -> None:
    """N-SCORE-8: a part that cannot be read is not checked against the rules besides"""
    data = blank("Anna", "Benno")
    data["players"][0][part] = value
    assert [(player, place) for _, player, place in found(data)] == [("Anna", where)]


@pytest.mark.parametrize("number", [-1, 18, "5", 5.0, True, [5]])
def test_numbers_go_from_0_to_17(number: Any) -> None:
    """N-BONUS-2"""
    data = blank("Anna", "Benno")
    data["players"][1]["streets"][3][1] = number
    assert found(data) == [("N-BONUS-2", "Benno", "streets[4][2]")]


@pytest.mark.parametrize(
    ("part", "where"),
    [
        ({"edition": "third"}, "edition"),
        ({"options": {"golf": "no"}}, "options.golf"),
        ({"options": {"sites": "closed"}}, "options.sites"),
        ({"options": {"opponent": 1}}, "options.opponent"),
        ({"options": []}, "options"),
        ({"players": {}}, "players"),
        ({"game": "newvegas"}, "game"),
    ],
)
def test_what_is_wrong_with_the_table(part: dict[str, Any], where: str) -> None:
    """N-SETUP-5: options are golf, bank and house rules"""
    assert found(blank("Anna", "Benno") | part) == [(None, None, where)]


@pytest.mark.parametrize("text", ["", "{", "[1,", "nonsense", "[" * 100_000, '{"players": 1' + "0" * 5000 + "}"])
def test_no_json(text: str) -> None:
    """N-SCORE-8: cannot be scored"""
    with pytest.raises(Contradictions) as wrong:
        score_sheets(text)
    assert [finding.mistake.code for finding in wrong.value.findings] == ["not-json"]


@pytest.mark.parametrize("data", [None, 7, [], "Anna", {}])
def test_json_of_another_kind(data: Any) -> None:
    """N-SCORE-8: cannot be scored"""
    assert len(found(data)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_words_in_every_language(language: str) -> None:
    """N-OPEN-2: and all other rules that a sheet can break, with nothing left out of the words"""
    wrong = blank("Anna", "Benno", mood="good", edition="third")
    wrong["options"] = {"golf": 1}
    wrong["players"][0] |= {
        "streets": [
            [1, None, 5, 5, 4, None, 16, None, 16, None, None],
            [None, 3, 9, None, None, None, None, None, None, None, None],
            [None] * 11,
            [None] * 11,
        ],
        "built": [[1, 3], [2, 4], [2, 4]],
        "shows_given": [[1, 5], [1, 9], [2, 7], [1, 9]],
        "show_columns": [7, 0],
        "improvements": {"vip": 4},
        "inauguration": {"checked": 15, "bonuses": [{"group": 1, "bonus": "action"}, {"group": 1, "bonus": "action"}]},
        "holes": [1, 3, 6],
        "limousine": [[1, 2], [2, 2], [2, 1], [3, 1], [4, 4], [4, 5], [4, 4]],
        "hotels": {"grand": [4, 4], "small": [4, 9]},
        "projects": {"pink": 5, "purple": 4, "yellow": 14},
        "name": "Anna",
    }
    del wrong["players"][0]["loan"]
    wrong["players"][1] |= {
        "inauguration": {"checked": 3, "bonuses": [{"group": 2, "bonus": "extension"}]},
        "projects": {"purple": 4, "yellow": 8, "pink": "6"},
        "limousine": [[2, 2], [1, 2]],
        "loan": "no",
        "holes": [[]],
    }
    with pytest.raises(Contradictions) as told:
        score_sheets(json.dumps(wrong))
    codes = {finding.mistake.code for finding in told.value.findings}
    assert len(codes) >= 30, sorted(codes)
    for finding in told.value.findings:
        assert finding.message(language)
        assert "{" not in finding.line(language), finding.mistake.code


def test_both_kinds_of_mistakes_are_told_together() -> None:
    """N-OPEN-2: what is wrong in form does not hide what is wrong in fact"""
    data = example() | {"mood": "good"}
    data["players"][0]["holes"] = "all"
    data["players"][1]["streets"][0][4] = 9
    assert found(data) == [
        (None, None, "mood"),
        (None, "Benoit", "holes"),
        ("N-OPEN-2", "Alexis", "streets[1][6]"),
    ]
