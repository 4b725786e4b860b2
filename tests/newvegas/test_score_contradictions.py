"""Contradictory sheets: each thing that can be wrong is found, by its rule and its place, and nothing else.

Every test changes the rulebooks' example, which is sound. Street 1 of Benoit's is
    avenue  2  3  4  5  6   7   8   9
    number  2  4  5  7  9  11  12  13
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from newvegas.paper import blank, example, found, scored

Sheet = dict[str, Any]
Found = list[tuple[str | None, str | None, str]]


def changed(**parts: Any) -> Found:
    """What is found when parts of Benoit's sheet are others."""
    data = example()
    data["players"][0].update(parts)
    return found(data)


def benoit(*findings: tuple[str | None, str]) -> Found:
    return [(rule, "Benoit", where) for rule, where in findings]


def streets(**lots: int | None) -> list[list[int | None]]:
    """Benoit's streets with some lots changed: streets(s1a4=9)."""
    rows: list[list[int | None]] = copy.deepcopy(example()["players"][0]["streets"])
    for lot, number in lots.items():
        street, avenue = lot.removeprefix("s").split("a")
        rows[int(street) - 1][int(avenue) - 1] = number
    return rows


def bonuses(*uses: str) -> Sheet:
    """The inauguration with nine boxes and groups circled from the first on."""
    return {"checked": 9, "bonuses": [{"group": group, "bonus": use} for group, use in enumerate(uses, 1)]}


def test_the_example_is_sound() -> None:
    """N-SCORE-8: both editions"""
    assert found(example()) == []
    assert found(example() | {"edition": "pegasus"}) == []


# numbers


@pytest.mark.parametrize(
    ("lots", "where"),
    [
        ({"s1a5": 3}, ["streets[1][5]"]),  # 5, then 3
        ({"s1a8": 17}, ["streets[1][9]"]),  # 17, then 13
        ({"s2a5": 3}, ["streets[2][5]"]),  # an empty lot between does not matter
        ({"s1a3": 8, "s4a9": 2}, ["streets[1][4]", "streets[4][9]"]),
    ],
)
def test_numbers_rise(lots: dict[str, int], where: list[str]) -> None:
    """N-OPEN-2"""
    rules = [finding for finding in changed(streets=streets(**lots)) if finding[0] == "N-OPEN-2"]
    assert rules == benoit(*(("N-OPEN-2", place) for place in where))


def test_equal_numbers_stand_next_to_each_other() -> None:
    """N-OPEN-2, N-BONUS-4: a built site between them keeps them apart, and so the copy is missing too"""
    assert changed(streets=streets(s2a3=5)) == benoit(("N-OPEN-2", "streets[2][5]"))


def test_as_many_copies_as_extensions() -> None:
    """N-OPEN-2, N-BONUS-4: no more, and no fewer"""
    assert changed(streets=streets(s1a6=7)) == benoit(("N-OPEN-2", "streets[3][5]"))
    uses = ("number", "action", "number", "action")
    assert changed(inauguration=bonuses(*uses)) == benoit(("N-OPEN-2", "streets[2][2]"), ("N-OPEN-2", "streets[3][5]"))
    assert changed(streets=streets(s3a4=3)) == benoit(("N-BONUS-4", "inauguration.bonuses"))


def test_three_equal_numbers_are_two_copies() -> None:
    """N-BONUS-4: extensions may copy copies"""
    rows = streets(s3a4=3, s2a3=1)
    assert changed(streets=rows) == []


def test_numbers_on_no_card_need_the_bonus() -> None:
    """N-BONUS-2: one for each, but a copy needs none"""
    uses = ("extension", "extension", "action", "action")
    assert changed(inauguration=bonuses(*uses)) == benoit(("N-BONUS-2", "streets[4][1]"))
    assert changed(streets=streets(s3a9=17)) == benoit(("N-BONUS-2", "streets[4][1]"))
    assert changed(streets=streets(s2a1=0, s2a2=0)) == benoit(("N-BONUS-2", "streets[4][1]"))
    uses = ("extension", "extension", "number", "number")
    assert changed(streets=streets(s2a1=0, s2a2=0), inauguration=bonuses(*uses)) == []


def test_numbers_stand_in_built_casinos() -> None:
    """N-OPEN-1: not beside the city, not under a crane"""
    assert changed(streets=streets(s1a1=1)) == benoit(("N-OPEN-1", "streets[1][1]"))
    assert changed(streets=streets(s2a9=14)) == benoit(("N-OPEN-1", "streets[2][9]"))
    built = [lot for lot in example()["players"][0]["built"] if lot != [3, 5]]
    assert changed(built=built) == benoit(("N-OPEN-1", "streets[3][5]"))


def test_only_sites_are_built_and_each_once() -> None:
    """N-CONSTRUCT-1"""
    built = example()["players"][0]["built"]
    assert changed(built=[*built, [1, 3]]) == benoit(("N-CONSTRUCT-1", "built[7]"))
    assert changed(built=[*built, [1, 1]]) == benoit(("N-CONSTRUCT-1", "built[7]"))
    assert changed(built=[*built, [2, 4]]) == benoit(("N-CONSTRUCT-1", "built[7]"))
    assert changed(built=[*built, [2, 9]]) == []


# shows


def test_shows_are_given_at_opened_stars() -> None:
    """N-SHOW-1"""
    given = example()["players"][0]["shows_given"][:-1]
    assert changed(shows_given=[*given, [1, 5]]) == benoit(("N-SHOW-1", "shows_given[9]"))
    assert changed(shows_given=[*given, [2, 10]]) == benoit(("N-SHOW-1", "shows_given[9]"))
    assert changed(shows_given=[*given, [2, 4]]) == benoit(("N-SHOW-1", "shows_given[9]"))
    assert changed(shows_given=[*given, [1, 4]]) == benoit(("N-SHOW-1", "shows_given[9]"))
    assert changed(shows_given=[*given, [1, 9]]) == []


def test_a_casino_and_its_extension_do_not_both_give_shows() -> None:
    """N-SHOW-1: the stars of street 3, avenues 8 and 9"""
    assert changed(streets=streets(s3a4=3, s3a9=11)) == benoit(("N-SHOW-1", "shows_given[7]"))


def test_by_a_house_rule_they_may() -> None:
    """N-SHOW-1: an extension may have a show, in the turn in which it is built."""
    data = example()
    data["players"][0]["streets"] = streets(s3a4=3, s3a9=11)
    data["options"]["extension_shows"] = True
    assert found(data) == []


def test_house_rules_that_sheets_do_not_show_are_taken() -> None:
    """N-PROJECT-1, N-PROJECT-6, N-PROJECT-7, N-SOLO-8: as long as there is such a reading."""
    data = example()
    data["options"] |= {"sites": "opened", "shows": "opened", "decline_projects": True, "acme_runs": False}
    assert scored(data) == scored(example())
    data["options"] |= {"shows": "seen", "acme_runs": 1}
    assert sorted(where for _, _, where in found(data)) == ["options.acme_runs", "options.shows"]


@pytest.mark.parametrize("columns", [[6, 2], [6, 4], [0, 0], [5, 3]])
def test_every_show_crosses_off_one_value(columns: list[int]) -> None:
    """N-SHOW-1: neither more nor fewer"""
    assert changed(show_columns=columns) == benoit(("N-SHOW-1", "show_columns"))


def test_columns_of_shows_keep_their_last_value() -> None:
    """N-SHOW-1"""
    assert changed(show_columns=[7, 2]) == benoit(("N-SHOW-1", "show_columns[1]"))
    assert changed(show_columns=[2, 7]) == benoit(("N-SHOW-1", "show_columns[2]"))
    assert changed(show_columns=[3, 6]) == []


# the score sheet


@pytest.mark.parametrize(
    ("column", "most"),
    [
        *(("inauguration", 1), ("grand_hotel", 4), ("small_hotel", 4), ("street_bonus", 3), ("par3", 3)),
        *(("par4", 3), ("par5", 3), ("vip", 3), ("luxury", 3), ("missing_line", 3)),
    ],
)
def test_columns_keep_their_last_value(column: str, most: int) -> None:
    """N-IMPROVE-1"""
    assert changed(improvements={column: most}) == []
    assert changed(improvements={column: most + 1}) == benoit(("N-IMPROVE-1", f"improvements.{column}"))


def test_boxes_begin_with_three_and_end_after_the_scissors() -> None:
    """N-INAUG-1"""
    inauguration = example()["players"][0]["inauguration"]
    assert changed(inauguration={**inauguration, "checked": 15}) == benoit(("N-INAUG-1", "inauguration.checked"))
    assert changed(inauguration={**inauguration, "checked": 14}) == []
    data = blank("Anna", "Benno")
    for checked in (0, 2):
        data["players"][0]["inauguration"] = {"checked": checked}
        assert found(data) == [("N-INAUG-1", "Anna", "inauguration.checked")]
    data["players"][0]["inauguration"] = {"checked": 3}
    assert found(data) == []


def test_circled_groups_are_complete_and_circled_once() -> None:
    """N-BONUS-1: group 6 has three boxes"""
    uses = bonuses("extension", "extension", "number", "action", "action")
    assert changed(inauguration=uses) == benoit(("N-BONUS-1", "inauguration.bonuses[5]"))
    assert changed(inauguration=uses | {"checked": 10}) == []
    uses["bonuses"][4]["group"] = 6
    assert changed(inauguration=uses | {"checked": 12}) == benoit(("N-BONUS-1", "inauguration.bonuses[5]"))
    assert changed(inauguration=uses | {"checked": 13}) == []
    uses["bonuses"][4]["group"] = 4
    assert changed(inauguration=uses) == benoit(("N-BONUS-1", "inauguration.bonuses[5]"))


def test_votes() -> None:
    """N-SETUP-4, N-SETUP-5: everyone votes, unless there is no bank"""
    data = example()
    del data["players"][1]["loan"]
    assert found(data) == [("N-SETUP-4", "Alexis", "loan")]
    data["options"]["bank"] = False
    assert found(data) == [("N-SETUP-5", "Benoit", "loan")]
    data["players"][0]["loan"] = False
    assert found(data) == []


# golf


def golf(*lots: int, holes: list[int]) -> Found:
    """Anna opened these casinos of street 1 and circled these holes."""
    data = blank("Anna", "Benno")
    for avenue in lots:
        data["players"][0]["streets"][0][avenue - 1] = avenue
    data["players"][0].update(holes=holes, built=[[1, avenue] for avenue in (2, 10) if avenue in lots])
    return [(rule, None, where) for rule, _, where in found(data)]


def test_holes_are_over_opened_casinos() -> None:
    """N-GOLF-1: and over casinos at all"""
    assert golf(4, 5, holes=[4, 5, 6]) == [("N-GOLF-1", None, "holes[3]")]
    assert golf(10, holes=[10, 11]) == [("N-GOLF-1", None, "holes[2]")]
    assert golf(4, 5, holes=[4, 5, 4]) == [("N-GOLF-1", None, "holes[3]")]


def test_holes_are_one_row() -> None:
    """N-GOLF-2"""
    assert golf(4, 5, 7, holes=[4, 5, 7]) == [("N-GOLF-2", None, "holes")]
    assert golf(4, 5, 6, holes=[4, 6]) == [("N-GOLF-2", None, "holes")]


def test_holes_that_must_be_circled() -> None:
    """N-GOLF-1, N-GOLF-2, N-GOLF-3: the first one, and one beside the row that no jump has lost"""
    assert golf(4, holes=[]) == [("N-GOLF-1", None, "holes")]
    assert golf(4, 5, holes=[4]) == [("N-GOLF-2", None, "holes")]
    assert golf(4, 5, holes=[5]) == [("N-GOLF-2", None, "holes")]
    assert golf(4, 5, 6, holes=[4]) == []  # 6 was opened before 5
    assert golf(4, 6, holes=[4]) == golf(4, 6, holes=[6]) == []
    assert golf(holes=[]) == []


def test_without_golf_there_are_no_holes_and_no_par() -> None:
    """N-SETUP-5"""
    data = example()
    data["options"]["golf"] = False
    data["players"][1]["holes"] = []
    assert found(data) == benoit(("N-SETUP-5", "improvements.par5"), ("N-SETUP-5", "holes"))
    data["players"][0].update(holes=[], improvements={"par5": 0})
    assert found(data) == []
    assert scored(data)["players"][0]["areas"]["golf"] == 0


# the limousine


@pytest.mark.parametrize(
    ("tour", "finding"),
    [
        ([[1, 2], [1, 3], [1, 4]], ("N-LIMO-1", "limousine[1]")),  # not from the traffic light
        ([[2, 2], [1, 2], [1, 4]], ("N-LIMO-1", "limousine[3]")),  # a jump
        ([[2, 2], [1, 2], [2, 3]], ("N-LIMO-1", "limousine[3]")),  # diagonally
        ([[2, 2], [1, 2], [1, 2]], ("N-LIMO-1", "limousine[3]")),  # nowhere
        ([[2, 2], [2, 1], [3, 1]], ("N-LIMO-1", "limousine[3]")),  # through the airport
        ([[2, 2], [1, 2], [1, 3], [1, 2], [1, 1]], ("N-LIMO-1", "limousine[4]")),  # back over a block
        ([[2, 2], [1, 2], [1, 3], [2, 3], [2, 4], [1, 4], [1, 3], [1, 2], [1, 1]], ("N-LIMO-1", "limousine[8]")),
        ([[2, 2], [1, 2], [1, 3], [1, 4]], ("N-LIMO-1", "limousine[4]")),  # no lamp
        ([[2, 2], [1, 2], [1, 3], [2, 3], [2, 2], [3, 2], [3, 3]], ("N-LIMO-2", "limousine[5]")),  # on from home
    ],
)
def test_tours(tour: list[list[int]], finding: tuple[str, str]) -> None:
    """N-LIMO-1, N-LIMO-2"""
    assert changed(limousine=tour) == benoit(finding)


def test_sound_tours() -> None:
    """N-LIMO-1, N-LIMO-2: none, one that crosses itself, and one that came home"""
    for tour in (
        [],
        [[2, 2]],
        [[2, 2], [1, 2], [1, 3], [2, 3], [2, 4], [3, 4], [3, 3], [2, 3], [2, 2]],
    ):
        assert changed(limousine=tour) == []


# hotels and projects


def test_hotels_belong_under_finished_avenues() -> None:
    """N-HOTEL-1, N-HOTEL-3: one under each, and under no other"""
    assert changed(hotels={"grand": [1, 2, 3, 4], "small": [5, 6, 7, 8]}) == benoit(("N-HOTEL-1", "hotels.grand[4]"))
    assert changed(hotels={"grand": [1, 2, 3], "small": [5, 6, 7, 8, 9]}) == benoit(("N-HOTEL-1", "hotels.small[5]"))
    assert changed(hotels={"grand": [1, 2, 3], "small": [5, 7, 8]}) == benoit(("N-HOTEL-3", "hotels"))
    assert changed(streets=streets(s4a1=None), shows_given=[], show_columns=[0, 0]) == benoit(
        ("N-HOTEL-1", "hotels.grand[1]")
    )


def test_an_avenue_has_one_hotel() -> None:
    """N-HOTEL-2"""
    hotels = {"grand": [1, 2, 3], "small": [5, 6, 7, 8, 2]}
    assert changed(hotels=hotels) == benoit(("N-HOTEL-2", "hotels.small[5]"))
    assert changed(hotels={"grand": [1, 2, 3, 1], "small": [5, 6, 7, 8]}) == benoit(("N-HOTEL-2", "hotels.grand[4]"))


def test_somebody_has_the_grand_hotel() -> None:
    """N-HOTEL-2: two may have it from one round, but a small one needs a grand one"""
    assert changed(hotels={"grand": [1, 2, 3, 5, 6], "small": [7, 8]}) == []
    assert changed(hotels={"grand": [1, 2], "small": [3, 5, 6, 7, 8]}) == benoit(("N-HOTEL-2", "hotels.small[1]"))


def test_points_of_projects_are_those_of_a_card() -> None:
    """N-SCORE-1, N-PROJECT-2, N-SETUP-5"""
    assert changed(projects={"pink": 7, "yellow": 12}) == benoit(("N-SCORE-1", "projects.pink"))
    assert changed(projects={"purple": 12, "yellow": 12}) == benoit(("N-SCORE-1", "projects.purple"))
    assert changed(projects={"pink": 0, "yellow": 12}) == []
    data = blank("Anna", "Benno")
    data["players"][0]["projects"] = {"yellow": 14}
    assert found(data) == []
    assert found(data | {"options": {"golf": False}}) == [("N-SCORE-1", "Anna", "projects.yellow")]


def test_points_of_projects_are_those_of_one_card_and_somebody_was_first() -> None:
    """N-PROJECT-2: several may have been first in one round"""
    assert changed(projects={"pink": 8, "yellow": 12}) == [("N-PROJECT-2", None, "projects.pink")]
    assert changed(projects={"pink": 10, "yellow": 12}) == []
    assert changed(projects={"pink": 6, "yellow": 6}) == [("N-PROJECT-2", None, "projects.yellow")]


def test_alone_the_acme_may_have_been_first() -> None:
    """N-HOTEL-2, N-PROJECT-2, N-SOLO-4: a single sheet may have small hotels and later points only"""
    data = example()
    del data["players"][1]
    assert found(data) == []


# everything together


def test_everything_is_found_at_once() -> None:
    """N-OPEN-2: and the rest, of both players and in all parts"""
    data = example()
    data["players"][0].update(streets=streets(s1a6=3), holes=[2, 4], limousine=[[2, 2], [4, 4]])
    data["players"][1].update(improvements={"vip": 4}, hotels={"grand": [5, 6, 7, 8, 9, 10, 11], "small": [5]})
    del data["players"][1]["loan"]
    assert found(data) == [
        ("N-OPEN-2", "Benoit", "streets[1][6]"),
        ("N-GOLF-2", "Benoit", "holes"),
        ("N-LIMO-1", "Benoit", "limousine[2]"),
        ("N-IMPROVE-1", "Alexis", "improvements.vip"),
        ("N-HOTEL-2", "Alexis", "hotels.small[1]"),
        ("N-SETUP-4", "Alexis", "loan"),
    ]


def change_each(data: Any, spoil: Callable[[Any], Any]) -> list[Any]:
    """Copies of a file in each of which one value somewhere is spoilt."""
    spoilt = [spoil(data)]
    if isinstance(data, dict):
        spoilt += [{**data, key: part} for key, value in data.items() for part in change_each(value, spoil)]
    if isinstance(data, list):
        spoilt += [
            [*data[:i], part, *data[i + 1 :]] for i, value in enumerate(data) for part in change_each(value, spoil)
        ]
    return spoilt


@pytest.mark.parametrize("rubbish", ["?", -1, 1000, 2.5, [], {}, [[]], True, {"a": 1}])
def test_no_rubbish_breaks_the_scorer(rubbish: Any) -> None:
    """N-SCORE-8: whatever stands at any place is scored or refused with words, never answered with a crash"""
    for data in change_each(example(), lambda _: rubbish):
        for rule, _, where in found(data):
            assert rule is None or rule.startswith("N-")
            assert isinstance(where, str)
