"""Sheets that are being written down: contradictions are told, and what can be counted is counted all the same."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest

from neonstrip.locales import LANGUAGES, say
from neonstrip.play import Mistake
from neonstrip.play.assessing import MOST_FINDINGS, assess
from neonstrip.play.newvegas.assessment import Assessed
from neonstrip.play.newvegas.cityfile import write_city
from neonstrip.play.newvegas.rulebook import NewVegas
from neonstrip.play.printed import printed_in
from newvegas.paper import blank, example, found, scored, write_down
from newvegas.test_cityfile import harbour
from newvegas.test_score_real_games import play


def assessed(data: dict[str, Any]) -> Assessed:
    answer = assess("newvegas", data)
    assert isinstance(answer, Assessed)
    return answer


def totals(data: dict[str, Any]) -> list[int]:
    return [sheet.total for sheet in assessed(data).sheets]


def test_the_example_is_scored_line_by_line() -> None:
    answer, strict = assessed(example()), scored(example())
    assert answer.findings == []
    assert [sheet.areas for sheet in answer.sheets] == [player["areas"] for player in strict["players"]]
    assert [sheet.total for sheet in answer.sheets] == [92, 142]
    assert answer.ranking == [[1], [0]]
    debts = msgspec.to_builtins(answer.debts)
    told = [[{key: value for key, value in debt.items() if value is not None} for debt in owed] for owed in debts]
    assert told == [player["debts"] for player in strict["players"]]


def test_sheets_of_played_games_score_as_the_games_did() -> None:
    """N-SCORE-1 to N-SCORE-9"""
    rules = NewVegas()
    for game in range(10):
        state = play(rules, 3, {}, game)
        data = write_down(state.middle[0], state.sheets, ["A", "B", "C"])
        assert assessed(data).findings == []
        assert totals(data) == rules.results(state)


def test_sheets_of_a_home_made_city_score_as_its_games_did() -> None:
    """N-SCORE-1 to N-SCORE-9, N-SETUP-1: and who draws it is told what is printed there"""
    rules, city = NewVegas(), write_city(harbour())
    for game in range(4):
        state = play(rules, 3, {"city": city}, game)
        data = write_down(state.middle[0], state.sheets, ["A", "B", "C"], city=city)
        answer = assessed(data)
        assert (answer.findings, answer.totals) == ([], rules.results(state))
        assert len(answer.sheets[0].lots) == 42
        assert answer.city.pars == [0, 3, 3, 4, 4, 5, 5, 4, 3, 3, 0]
        printed = assessed({**data, "options": {**data["options"], "city": None}})
        assert printed.findings, "the printed city has other lots, sites and stars"
        assert printed.city.roads != answer.city.roads


@pytest.mark.parametrize("city", ["", "nowhere", write_city(harbour()).replace("oL", "oX"), 3, ["o"]])
def test_a_city_that_cannot_be_is_told_and_is_the_printed_one(city: Any) -> None:
    """N-SETUP-1"""
    data = example()
    answer, printed = assessed({**data, "options": {"city": city}}), assessed(data)
    [finding] = answer.findings
    assert (finding.seat, finding.where) == (None, "options.city")
    assert finding.code.startswith("city-")
    assert answer.totals == printed.totals == [92, 142]


def test_findings_are_those_of_the_strict_scorer() -> None:
    data = example()
    data["players"][0]["streets"][0][3] = 1
    data["players"][1]["holes"] = [1, 3]
    data["players"][1]["projects"]["pink"] = 7
    names = {seat: player["name"] for seat, player in enumerate(data["players"])}
    told = [(one.rule, names.get(-1 if one.seat is None else one.seat), one.where) for one in assessed(data).findings]
    assert told == found(data)
    assert len(told) > 3


@pytest.mark.parametrize(
    ("tour", "counted"),
    [
        ([[2, 2], [1, 2], [1, 3]], 2),
        ([[2, 2], [1, 2], [1, 3], [1, 4]], 2),
        ([[2, 2], [1, 2], [1, 3], [1, 4], [1, 6]], 2),
        ([[2, 2], [1, 2], [1, 3], [1, 2], [2, 2]], 2),
        ([[1, 2], [1, 3]], 0),
        ([[2, 2]], 0),
        ([], 0),
    ],
)
def test_a_tour_counts_up_to_where_it_holds(tour: list[list[int]], counted: int) -> None:
    """N-LIMO-1: whole lines from the traffic light, no block twice"""
    data = blank("Anna")
    data["players"][0]["limousine"] = tour
    assert len(assessed(data).sheets[0].route) == counted


def test_a_tour_ends_where_it_is_closed() -> None:
    """N-LIMO-2"""
    data = example()
    data["players"][1]["limousine"] += [[3, 2], [3, 3]]
    answer = assessed(data)
    assert answer.sheets[1].home
    assert [one.code for one in answer.findings] == ["sheet-tour-closed"]
    assert answer.sheets[1].total == 142


def test_what_no_sheet_can_hold_is_not_counted() -> None:
    """N-IMPROVE-1, N-SHOW-1, N-GOLF-1, N-SCORE-1: and does not spoil the rest"""
    data = example()
    sheet = data["players"][0]
    sheet["streets"][0][0] = 1
    sheet["holes"].append(11)
    sheet["projects"]["purple"] = 99
    sheet["built"].append([2, 2])
    sheet["shows_given"].append([1, 1])
    sheet["limousine"].append([4, 9])
    answer = assessed(data)
    assert [player.total for player in answer.sheets] == [92, 142]
    assert {one.where for one in answer.findings} >= {"streets[1][1]", "holes[7]", "projects.purple", "built[7]"}
    sheet["show_columns"], sheet["improvements"]["street_bonus"] = [99, 99], 99
    columns = assessed(data).sheets[0]
    assert columns.improved["street_bonus"] == len(printed_in("newvegas").tracks["street_bonus"]) - 1
    assert columns.areas["shows"] == sum(
        printed_in("newvegas").tracks[side][-1] for side in ("shows_left", "shows_right")
    )


def test_an_unfinished_sheet_is_scored() -> None:
    """N-SETUP-4: a vote that is missing is told, and counts for nothing"""
    data = example()
    del data["players"][0]["loan"], data["players"][1]["loan"]
    answer = assessed(data)
    assert [(one.code, one.seat, one.missing) for one in answer.findings] == [
        ("sheet-no-vote", 0, True),
        ("sheet-no-vote", 1, True),
    ]
    assert [sheet.vote for sheet in answer.sheets] == [None, None]
    assert answer.sheets[0].bundles == 2


def test_names_may_be_missing_or_the_same() -> None:
    data = example()
    data["players"][0]["name"] = ""
    data["players"][1]["name"] = data["players"][0]["name"]
    answer = assessed(data)
    assert [(one.code, one.seat, one.where) for one in answer.findings] == [
        ("bad-name", 0, "name"),
        ("bad-name", 1, "name"),
    ]
    data["players"][0]["name"] = data["players"][1]["name"] = "Anna"
    assert [(one.code, one.seat, one.where) for one in assessed(data).findings] == [("same-name", 1, "name")]


def test_rooms_keep_the_order_of_the_street_whatever_stands_in_a_lot() -> None:
    """N-OPEN-2"""
    answer = assessed(example())
    rooms = {(lot.street, lot.avenue): room for lot, room in zip(answer.sheets[0].lots, answer.rooms[0], strict=True)}
    assert rooms[1, 3] == (3, 4)
    assert rooms[2, 4] == (5, 4)
    assert rooms[4, 1] == (0, 3)


def test_a_tie_is_explained() -> None:
    """N-SCORE-9"""
    data = example()
    twin = copy.deepcopy(data["players"][0])
    data["players"] = [data["players"][0], {**twin, "name": "Bea"}]
    answer = assessed(data)
    assert (answer.ranking, answer.tie) == ([[0, 1]], "shared")


def test_whatever_is_sent_is_answered() -> None:
    """Parts of the example replaced by anything at all, one and several at a time."""
    chance = random.Random(18)
    values: list[Any] = [None, True, -1, 0, 5, 10**9, 2.5, "", "x" * 500, [], {}, [[]], [{}], [[1, 99]], {"grand": 1}]

    def spoil(value: Any) -> Any:
        if chance.random() < 0.04:
            return chance.choice(values)
        if isinstance(value, dict):
            return {key: spoil(each) for key, each in value.items()}
        return [spoil(each) for each in value] if isinstance(value, list) else value

    codes = set()
    for _ in range(400):
        spoiled = spoil(example())
        if isinstance(spoiled, dict):
            answer = assessed(spoiled)
            codes |= {one.code for one in answer.findings}
            for one in answer.findings:
                for language in LANGUAGES:
                    assert "{ $" not in say(language, f"mistake-{one.code}", **one.facts)
            msgspec.json.encode(answer)
    assert len(codes) > 20


def test_answers_are_bounded() -> None:
    many = {"players": [{"name": "a", "streets": [], "holes": ["x"] * 80} for _ in range(60)]}
    assert len(assessed(many).findings) == MOST_FINDINGS
    assert len(assessed(many).sheets) == 50
    long: list[dict[str, Any]] = [{"players": [{}] * 81}, {"players": [{"built": [1] * 81}]}, {"a": [[[[[[[[[]]]]]]]]]}]
    for endless in long:
        with pytest.raises(Mistake) as refused:
            assess("newvegas", endless)
        assert refused.value.code == "too-large"


def test_other_games_have_no_sheets() -> None:
    for game in ("royale", "classic", "nothing"):
        with pytest.raises(Mistake) as refused:
            assess(game, {})
        assert refused.value.code == "no-sheets"
