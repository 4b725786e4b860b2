"""C1 High Five."""

import pytest

from royale.positions import Position, position

LONE_PRIZES = {1: (60, 30)}


def holder(game: Position) -> str | None:
    """Who has the token."""
    seen = game.seen()
    held = [seat.name for seat in seen.seats if seat.high_five]
    assert seen.tiles.token == (not held)
    assert len(held) <= 1
    return held[0] if held else None


@pytest.mark.parametrize(
    ("before", "small", "big", "taken"),
    [
        (0, 4, False, False),
        (0, 5, False, True),
        (0, 7, False, True),
        (0, 2, True, False),
        (0, 3, True, True),
        (4, 1, False, True),
        (3, 1, False, False),
        ("1+big", 1, False, False),
        ("2+big", 1, False, True),
        (3, 0, True, True),
        (2, 0, True, False),
    ],
)
def test_five_take_the_token_the_biggy_counting_two(before: int | str, small: int, big: bool, taken: bool) -> None:
    """R-HIGHFIVE-1: dice placed earlier and now together."""
    game = position(tiles={1: "C1"}, dice={"Anna": {1: before}})
    assert holder(game) is None
    game.rolls("Anna", [1] * small + [4] * (6 - small if not before else 1), big=1 if big else None)
    game.play("place 1")
    assert holder(game) == ("Anna" if taken else None)
    assert game.events("won_token") == ([{"event": "won_token", "player": "Anna"}] if taken else [])
    assert game.gained("Anna") == 0
    assert (game.phase, game.waiting_for) == ("roll", "Benno")


def test_only_the_first_gets_it() -> None:
    """R-HIGHFIVE-1: more dice do not take it from its holder."""
    game = position(tiles={1: "C1"}, dice={"Anna": {1: 4}})
    game.rolls("Anna", [1, 4])
    game.play("place 1")
    game.rolls("Benno", [1, 1, 1, 1, 1, 1, 4])
    game.play("place 1")
    assert holder(game) == "Anna"


def test_dice_of_others_do_not_help() -> None:
    """R-HIGHFIVE-1"""
    game = position(tiles={1: "C1"}, dice={"Benno": {1: 4}, "Carla": {1: 5}})
    game.rolls("Anna", [1, 4])
    game.play("place 1")
    assert holder(game) is None


def test_dice_that_came_without_activating_count_when_their_owner_activates() -> None:
    """R-HIGHFIVE-1, R-TILE-7: Handicap's move brings the fifth die but takes nothing; My Choice then does."""
    game = position(tiles={1: "C1", 2: "F2", 3: "H2"}, dice={"Anna": {1: 4}})
    game.rolls("Anna", [2, 4])
    game.play("place 2", "lift 6 move", "turn small 1")
    assert game.dice_at(1, "Anna") == (5, 0)
    assert holder(game) is None
    game.rolls("Anna", [3, 4])
    game.next_dice(4, 4)
    game.play("place 3", "choose 4", "activate 1")
    assert holder(game) == "Anna"


def test_reached_by_my_choice_four_dice_are_not_five() -> None:
    """R-HIGHFIVE-1, R-CHOICE-2: only what really lies there counts."""
    game = position(tiles={1: "C1", 3: "H2"}, dice={"Anna": {1: 4}})
    game.rolls("Anna", [3, 4])
    game.next_dice(4, 4)
    game.play("place 3", "choose 4", "activate 1")
    assert holder(game) is None


def test_it_pays_100_when_this_casino_is_scored() -> None:
    """R-HIGHFIVE-1, R-TILE-4: after the prizes of its casino and before those of the next."""
    game = position(tiles={1: "C1"}, dice={"Anna": {1: 4}, "Benno": {2: 1}}, prizes={1: (60, 30), 2: (70, 40)})
    game.rolls("Anna", [1, 4])
    game.play("place 1")
    game.finish_round()
    assert game.cards("Anna") == [60, 100]
    told = [(event["event"], event.get("amount")) for event in game.events() if event["event"] in ("won", "paid")]
    assert told == [("won", 60), ("paid", 100), ("won", 70)]


def test_it_is_not_lost_when_dice_leave() -> None:
    """R-HIGHFIVE-1: Handicap's move takes one of the five back."""
    game = position(tiles={1: "C1", 2: "F2"}, dice={"Anna": {1: 4}}, prizes=LONE_PRIZES)
    game.rolls("Anna", [1, 4])
    game.play("place 1")
    game.rolls("Anna", [2, 4])
    game.play("place 2", "lift 1 move", "back small 1")
    assert game.dice_at(1, "Anna") == (4, 0)
    assert holder(game) == "Anna"
    game.finish_round()
    assert 100 in game.cards("Anna")


def test_it_is_not_lost_by_a_tie() -> None:
    """R-HIGHFIVE-1: Anna and Benno win no prize here, but the token pays."""
    game = position(tiles={1: "C1"}, dice={"Anna": {1: 4}, "Benno": {1: 5}}, prizes=LONE_PRIZES)
    game.rolls("Anna", [1, 4])
    game.play("place 1")
    assert holder(game) == "Anna"
    game.finish_round()
    assert game.cards("Anna") == [100]
    assert game.cards("Benno") == []


def test_a_token_nobody_took_pays_nobody() -> None:
    """R-HIGHFIVE-1: five dice that never activated have no token."""
    game = position(tiles={1: "C1"}, dice={"Anna": {1: 5}}, prizes=LONE_PRIZES)
    game.finish_round()
    assert game.cards("Anna") == [60]


def test_the_next_round_begins_with_the_token_on_its_tile() -> None:
    """R-HIGHFIVE-1, R-TILE-5"""
    game = position(tiles={1: "C1"}, dice={"Anna": {1: 4}})
    game.rolls("Anna", [1, 4])
    game.play("place 1")
    game.finish_round(last=False)
    assert game.s.round_number == 2
    assert all(not seat.high_five for seat in game.seen().seats)
