"""Solo: the ACME's points, area by area, and what its cards mean for the player's."""

from typing import Any

import pytest

from neonstrip.rules.newvegas.printed import ACME_AREAS, EDITIONS
from neonstrip.rules.newvegas.state import USED_EXTENSION
from newvegas.solo_positions import Card, Solo, solo

THREE: tuple[Card, Card, Card] = ((8, "show"), (5, "limousine"), (12, "construction"))
both_editions = pytest.mark.parametrize("edition", EDITIONS)
NEVER = 99
"""More improvement cards than there are."""


def plain(edition: str = "bluecocker", **options: Any) -> Solo:
    """Nothing written yet; the ACME's pile is empty."""
    return solo(*THREE, edition=edition, **options)


@both_editions
def test_project_points_are_added(edition: str) -> None:
    """N-SOLO-8"""
    game = plain(edition)
    assert game.acme()["projects"] == 0
    game.m.acme_points[:] = [8, 0, 13]
    assert game.acme()["projects"] == 21


@both_editions
@pytest.mark.parametrize(
    ("area", "action", "scored"),
    [
        ("inauguration", "inauguration", "inauguration"),
        ("show", "show", "shows"),
        ("limousine", "limousine", "limousine"),
    ],
)
@pytest.mark.parametrize("cards", [0, 1, 5])
def test_cards_bring_points_each(edition: str, area: str, action: str, scored: str, cards: int) -> None:
    """N-SOLO-8: inauguration, show, limousine."""
    game = plain(edition)
    card: dict[str, Any] = {area: ([3, 5], 2)}
    game.architect(**card)
    game.give(*[action] * cards, "construction")
    assert game.acme()[scored] == 3 * cards
    game.give("improvement")
    assert game.acme()[scored] == 3 * cards, "one improvement card is not enough"
    game.give("improvement")
    assert game.acme()[scored] == 5 * cards, "the threshold is reached"
    game.give("improvement")
    assert game.acme()[scored] == 5 * cards, "more than that changes nothing"


@both_editions
def test_each_area_has_its_own_threshold(edition: str) -> None:
    """N-SOLO-8: base or improved points are decided area by area."""
    game = plain(edition)
    game.architect(
        inauguration=([1, 2], 1),
        show=([1, 2], 2),
        hotel=([1, 2], 3),
        street=([1, 2], 4),
        golf=([1, 2], 5),
        limousine=([1, 2], 6),
        crane_modifier=0,
    )
    game.m.acme_hotels[4] = 1
    game.give("inauguration", "show", "limousine", "construction", "construction")
    areas = ("inauguration", "shows", "hotels", "streets", "golf", "limousine")
    base = {"inauguration": 1, "shows": 1, "hotels": 1, "streets": 4 * 2 + 4 * 1, "golf": 1, "limousine": 1}
    assert {area: game.acme()[area] for area in areas} == base
    for reached in range(1, 7):
        game.give("improvement", "show")
        now = game.acme()
        golf_cards, show_cards = 1, 1 + reached
        assert now["inauguration"] == (2 if reached >= 1 else 1)
        assert now["shows"] == show_cards * (2 if reached >= 2 else 1)
        assert now["hotels"] == (2 if reached >= 3 else 1)
        assert now["streets"] == 8 + 4 * (2 if reached >= 4 else 1)
        assert now["golf"] == golf_cards * (2 if reached >= 5 else 1)
        assert now["limousine"] == (2 if reached >= 6 else 1)


@both_editions
def test_hotels_bring_points_each(edition: str) -> None:
    """N-SOLO-8"""
    game = plain(edition)
    game.architect(hotel=([4, 6], 2))
    for avenue in (1, 5, 8):
        game.m.acme_hotels[avenue] = 1
    assert game.acme()["hotels"] == 12
    game.give("improvement", "show", "improvement")
    assert game.acme()["hotels"] == 18


@both_editions
@pytest.mark.parametrize(
    ("cards", "modifier", "run"),
    [(0, -4, 1), (4, -4, 1), (5, -4, 1), (6, -4, 2), (11, -4, 7), (0, 0, 1), (3, 0, 3), (0, 2, 2), (4, 3, 7)],
)
def test_construction_cards_and_the_crane_make_its_run_in_every_street(
    edition: str, cards: int, modifier: int, run: int
) -> None:
    """N-SOLO-8: at least 1, a point a casino in each of the four streets, and points where its run is longer."""
    game = plain(edition)
    game.architect(crane_modifier=modifier, street=([3, 9], NEVER))
    game.give(*["construction"] * cards)
    assert game.acme()["streets"] == 4 * run + 4 * 3, "an empty street is shorter than any run"


@both_editions
def test_street_points_only_where_its_run_is_longer(edition: str) -> None:
    """N-SOLO-8: not where it is equal, in neither edition."""
    game = plain(edition)
    game.architect(crane_modifier=0, street=([5, 9], NEVER))
    game.give(*["construction"] * 3)
    game.write("Anna", {1: {3: 1, 4: 3}, 2: {5: 2, 6: 4, 7: 6}, 3: {6: 1, 7: 3, 8: 5, 9: 7}})
    assert game.acme()["streets"] == 4 * 3 + 2 * 5, "streets 1 and 4"


@both_editions
@pytest.mark.parametrize(
    ("pile", "holes"),
    [
        ([], 0),
        (["show"], 0),
        (["show", "show"], 1),
        (["show", "show", "show"], 2),
        (["show", "limousine", "show", "limousine"], 0),
        (["show", "show", "limousine", "show", "construction", "construction", "construction"], 3),
        (["improvement", "improvement", "inauguration", "inauguration"], 2),
    ],
)
def test_a_card_like_the_one_before_it_is_a_hole(edition: str, pile: list[str], holes: int) -> None:
    """N-SOLO-8: three equal ones in a row are two holes."""
    game = plain(edition)
    game.architect(golf=([2, 9], NEVER))
    game.give(*pile)
    assert game.acme()["golf"] == 2 * holes


def test_without_golf_the_acme_plays_none() -> None:
    """N-SOLO-8, N-SETUP-5"""
    game = plain(golf=False)
    game.give("show", "show", "show")
    assert game.acme()["golf"] == 0


@both_editions
def test_the_pictured_architect_scored_by_hand(edition: str) -> None:
    """N-SOLO-8, N-SOLO-11: a pile as it may lie at the end, every area by the values of the picture."""
    game = solo(*THREE, edition=edition, vote="loan")
    pictured = ([2, 3], 7), ([3, 4], 8), ([4, 6], 9), ([2, 3], 10), ([2, 3], 11), ([2, 3], 12)
    areas: dict[str, Any] = dict(zip(ACME_AREAS, pictured, strict=True))
    game.architect(crane_modifier=-4, bank_number=2, **areas)
    game.give("construction", "construction", "limousine", "show", "improvement", "construction", "show", "show")
    game.give("inauguration", "improvement", "improvement", "construction", "improvement", "limousine", "improvement")
    game.give("construction", "improvement", "construction", "improvement", "limousine", "inauguration", "improvement")
    game.m.acme_hotels[[5, 6]] = 1
    game.m.acme_points[2] = 7
    game.write("Anna", {1: {4: 8, 5: 10}, 2: {5: 3}, 3: {6: 5, 7: 7, 8: 9}})
    assert game.acme() == {
        "projects": 7,
        "inauguration": 2 * 3,  # 8 improvement cards reach 7 and 8
        "shows": 3 * 4,
        "hotels": 2 * 4,
        "streets": 4 * 2 + 2 * 2,  # 6 construction cards less 4; longer than in streets 2 and 4
        "golf": 3 * 2,
        "limousine": 3 * 2,
        "safe": 0,
        "total": 57,
    }


@both_editions
@pytest.mark.parametrize(
    ("boxes", "cards", "points", "debts"), [(3, 2, 10, 0), (3, 3, 10, 0), (3, 4, 5, 1), (5, 9, 5, 1), (7, 0, 10, 0)]
)
def test_the_players_inauguration_rank_is_against_its_cards(
    edition: str, boxes: int, cards: int, points: int, debts: int
) -> None:
    """N-SOLO-9: more is first, fewer is second with the debt; a tie is first."""
    game = plain(edition)
    game.set("Anna", checked=boxes)
    game.give(*["inauguration"] * cards)
    assert game.areas("Anna")["inauguration"] == points
    assert game.areas("Anna")["debts"] == debts


@both_editions
def test_circled_boxes_do_not_count_against_the_acme(edition: str) -> None:
    """N-SOLO-9, N-SCORE-2: and the own column says what a rank is worth."""
    game = plain(edition)
    game.set("Anna", checked=5, improved={"inauguration": 1})
    game.give("inauguration", "inauguration")
    assert game.areas("Anna")["inauguration"] == 15
    game.set("Anna", group={1: USED_EXTENSION, 2: USED_EXTENSION})
    assert game.areas("Anna")["inauguration"] == 8
    assert game.areas("Anna")["debts"] == 2 + 1


@both_editions
def test_the_acme_gets_no_points_for_a_rank(edition: str) -> None:
    """N-SOLO-8, N-SOLO-9"""
    game = plain(edition)
    game.architect(inauguration=([2, 3], NEVER))
    game.give(*["inauguration"] * 4)
    assert game.acme()["inauguration"] == 8


def test_without_a_free_box_the_first_place_is_worth_nothing_in_one_edition() -> None:
    """N-SOLO-9, N-SCORE-2"""
    for edition, points in (("bluecocker", 10), ("pegasus", 0)):
        game = plain(edition)
        game.set("Anna", checked=4, group={1: USED_EXTENSION, 2: USED_EXTENSION})
        assert game.areas("Anna")["inauguration"] == points


@pytest.mark.parametrize(
    ("edition", "mine", "bonus"),
    [
        ("bluecocker", 2, 0),
        ("bluecocker", 3, 4),
        ("bluecocker", 4, 4),
        ("pegasus", 2, 0),
        ("pegasus", 3, 0),
        ("pegasus", 4, 4),
    ],
)
def test_street_bonus_on_equal_runs_depends_on_the_edition(edition: str, mine: int, bonus: int) -> None:
    """N-SOLO-9: `bluecocker` the player gets it, `pegasus` neither does."""
    game = plain(edition)
    game.architect(crane_modifier=0, street=([5, 9], NEVER))
    game.give(*["construction"] * 3)
    game.write("Anna", {2: {avenue: 2 * avenue - 9 for avenue in (5, 6, 7, 8)[:mine]}})
    assert game.areas("Anna")["streets"] == mine + bonus
    longer = 4 if mine < 3 else 3
    assert game.acme()["streets"] == 4 * 3 + longer * 5


def test_an_empty_street_has_no_bonus_even_against_the_shortest_run() -> None:
    """N-SOLO-9, N-SCORE-5"""
    for edition in EDITIONS:
        game = plain(edition)
        assert game.areas("Anna")["streets"] == 0


@both_editions
@pytest.mark.parametrize(
    ("vote", "hidden", "bundles", "lost"),
    [
        ("loan", 7, 1 + 4, 0),
        ("loan", 8, 1 + 4, 0),
        ("loan", 6, 1 + 2, 0),
        ("against", 7, 1 + 2, 0),
        ("against", 15, 1 + 2, 0),
        ("against", 6, 1 + 0, 6),
        ("against", 1, 1 + 0, 1),
    ],
)
def test_the_hidden_number_is_the_acmes_vote(edition: str, vote: str, hidden: int, bundles: int, lost: int) -> None:
    """N-SOLO-10: at or above the architect's number it is for the loan; if both are against, the ACME loses points."""
    game = solo(*THREE, edition=edition, vote=vote)
    game.architect(bank_number=7)
    game.hide(hidden)
    assert game.areas("Anna")["bundles"] == bundles
    assert game.acme()["safe"] == -lost


@both_editions
def test_a_lost_vote_lowers_the_acmes_total(edition: str) -> None:
    """N-SOLO-10"""
    game = solo(*THREE, edition=edition, vote="against")
    game.architect(bank_number=16)
    game.hide(13)
    areas = game.acme()
    assert areas["safe"] == -13
    assert areas["total"] == sum(points for area, points in areas.items() if area != "total")


def test_without_bank_nobody_votes() -> None:
    """N-SOLO-10, N-SETUP-5"""
    game = plain(bank=False)
    game.architect(bank_number=16)
    assert game.areas("Anna")["bundles"] == 3
    assert game.acme()["safe"] == 0


@both_editions
def test_the_player_alone_has_debts_and_missing_lines(edition: str) -> None:
    """N-SOLO-8: the ACME has neither, whatever its pile."""
    game = plain(edition)
    game.give(*["limousine"] * 5, *["construction"] * 5, *["show"] * 5)
    assert min(game.acme().values()) == 0
    game.build("Anna", (2, 1), (2, 4), (2, 9))
    game.give(*["inauguration"] * 4)
    assert game.areas("Anna")["debts"] == 4
    assert game.acme()["safe"] == 0
