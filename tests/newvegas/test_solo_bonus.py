"""Solo: the mayor's bonuses, used against the ACME as against anybody."""

import pytest

from neonstrip.rules.newvegas.printed import EDITIONS
from neonstrip.rules.newvegas.state import USED_ACTION, USED_EXTENSION, USED_NUMBER
from newvegas.solo_positions import Card, Solo, nearly_full, solo

THREE: tuple[Card, Card, Card] = ((8, "show"), (5, "inauguration"), (12, "construction"))
both_editions = pytest.mark.parametrize("edition", EDITIONS)


def with_one_room(edition: str, *drawn: Card) -> Solo:
    """The last casino is between a 3 and a 10."""
    return nearly_full(*drawn, edition=edition, street_two={2: 1, 3: 2, 5: 3, 7: 10, 8: 11, 10: 12, 11: 13})


@both_editions
def test_a_circled_group_changes_the_number(edition: str) -> None:
    """N-BONUS-1, N-BONUS-2: by one or two, without a debt; the cards are laid aside as ever."""
    game = solo(*THREE, edition=edition)
    drawn, debts = game.drawn(), game.areas("Anna")["debts"]
    game.turn("use 1 2")
    assert game.can("Anna", "circle") == ["1"]
    game.turn("circle 1")
    assert game.can("Anna", "number") == ["-2", "-1", "+1", "+2"]
    game.turn("number +2", "open 1 5", "inaugurate", "confirm")
    assert game.anna.number[0, 4] == 10
    assert game.anna.group[0] == USED_NUMBER
    assert game.areas("Anna")["debts"] == debts
    assert game.acme_cards() == [drawn[2]]
    assert sorted(game.discard()) == sorted(drawn[:2])


@both_editions
def test_a_free_action_instead_of_the_cards(edition: str) -> None:
    """N-BONUS-3: any of the five, without a debt."""
    game = solo(*THREE, edition=edition)
    debts = game.areas("Anna")["debts"]
    game.turn("use 1 2", "open 1 4")
    assert {move.split()[0] for move in game.game.legal("Anna")} == {"inaugurate", "circle", "confirm"}
    game.turn("circle 1", "free")
    assert {move.split()[0] for move in game.game.legal("Anna")} == {
        *("build", "improve", "show", "inaugurate", "drive", "confirm")
    }
    game.turn("improve vip", "confirm")
    assert game.anna.improved.sum() == 1
    assert game.anna.group[0] == USED_ACTION
    assert game.areas("Anna")["debts"] == debts


@both_editions
def test_an_extension_opens_a_second_casino(edition: str) -> None:
    """N-BONUS-4: beside an opened one, with its number and a debt."""
    game = solo(*THREE, edition=edition)
    debts = game.areas("Anna")["debts"]
    game.turn("use 1 2", "open 1 5", "circle 1")
    assert game.can("Anna", "extend") == ["1 6 left", "1 4 right"]
    game.turn("extend 1 6 left", "confirm")
    assert game.anna.number[0, [4, 5]].tolist() == [8, 8]
    assert game.anna.group[0] == USED_EXTENSION
    assert game.areas("Anna")["debts"] == debts + 1


@both_editions
def test_one_bonus_a_round(edition: str) -> None:
    """N-BONUS-1: and in the next round one of the groups that are left."""
    game = solo(*THREE, edition=edition)
    game.set("Anna", checked=5)
    game.turn("use 1 2", "circle 1", "number +1", "open 1 5")
    assert game.refused("Anna", "circle 2") == "N-BONUS-1"
    game.turn("confirm", "use 1 2")
    assert game.can("Anna", "circle") == ["2"]


def test_bluecocker_extends_at_any_moment() -> None:
    """N-BONUS-5: before the opening, before the action, and after it."""
    for moves in (
        ["circle 1", "extend 3 8 left", "open 1 5", "build 2 1"],
        ["open 1 5", "circle 1", "extend 3 8 left", "build 2 1"],
        ["open 1 5", "build 2 1", "circle 1", "extend 3 8 left"],
    ):
        game = solo(*THREE)
        game.write("Anna", {3: {7: 11}})
        game.turn("use 1 3", *moves, "confirm")
        assert (game.anna.number[2, 7], game.anna.number[0, 4], game.anna.built[1, 0]) == (11, 8, 1)


def test_pegasus_extends_right_after_the_opening() -> None:
    """N-BONUS-5: neither before it nor after the action."""
    game = solo(*THREE, edition="pegasus")
    game.write("Anna", {3: {7: 11}})
    game.turn("use 1 3", "circle 1")
    assert game.refused("Anna", "extend 3 8 left") == "N-BONUS-5"
    game.game.undo()
    game.turn("open 1 5", "build 2 1")
    assert game.game.legal("Anna") == ["confirm"]
    game.game.undo()
    game.turn("circle 1", "extend 3 8 left", "build 2 1", "confirm")
    assert (game.anna.number[2, 7], game.anna.built[1, 0]) == (11, 1)


@both_editions
def test_a_box_checked_this_turn_may_complete_a_group(edition: str) -> None:
    """N-BONUS-6: in `bluecocker`, where a bonus may follow the action."""
    game = solo(*THREE, edition=edition)
    game.set("Anna", group={1: USED_NUMBER})
    game.turn("use 1 2", "open 1 5")
    assert game.can("Anna", "circle") == []
    game.turn("inaugurate")
    if edition == "pegasus":
        assert game.game.legal("Anna") == ["confirm"]
        return
    assert game.can("Anna", "circle") == ["2"]
    game.turn("circle 2", "extend 1 6 left", "confirm")
    assert game.anna.number[0, 5] == 8


@both_editions
def test_a_card_that_only_the_number_bonus_makes_fit(edition: str) -> None:
    """N-OPEN-4: the 8 fits; the 10 may be used for its number as an 8 or a 9; the 15 may not."""
    game = with_one_room(edition, (8, "show"), (10, "improvement"), (15, "construction"))
    assert game.game.legal("Anna") == ["use 1 2", "use 1 3", "use 2 1", "use 2 3"]
    game.turn("use 2 3")
    assert game.game.legal("Anna") == ["circle 1"]
    game.turn("circle 1")
    assert game.game.legal("Anna") == ["number -2", "number -1"]
    game.turn("number -1", "open 2 6", "build 2 1", "confirm")
    assert game.anna.number[1, 5] == 9


@both_editions
def test_no_bonus_saves_a_refused_round(edition: str) -> None:
    """N-OPEN-3, N-SOLO-3: none of the three numbers fits as it is, though the bonus could make the 10 fit."""
    game = with_one_room(edition, (10, "show"), (13, "improvement"), (15, "construction"))
    assert game.game.legal("Anna") == ["refuse"]
    game.turn("refuse", "give 1")
    assert game.game.legal("Anna") == ["confirm"]


def test_an_extension_before_the_opening_leaves_room_for_the_number() -> None:
    """N-OPEN-8: the only casino for the 8 is not filled by a copy of the 3; with a second one for the 8 it may be."""
    game = with_one_room("bluecocker", (8, "show"), (10, "improvement"), (15, "construction"))
    game.turn("use 1 2", "circle 1")
    assert game.can("Anna", "extend") == []
    assert game.refused("Anna", "extend 2 6 left") == "N-BONUS-4"
    game = with_one_room("bluecocker", (8, "show"), (10, "improvement"), (15, "construction"))
    game.build("Anna", (1, 10))
    game.turn("use 1 2", "circle 1")
    assert game.can("Anna", "extend") == ["1 10 left", "2 6 left", "2 6 right"]
    game.turn("extend 2 6 left", "open 1 10", "confirm")
    assert (game.anna.number[1, 5], game.anna.number[0, 9]) == (3, 8)
