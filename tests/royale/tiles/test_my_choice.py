"""H2 My Choice: throw two black dice and use one of them."""

import pytest

from royale.positions import Position, position


def thrown(first: int, second: int, game: Position | None = None, small: int = 2, big: bool = True) -> Position:
    """Anna has placed a die at My Choice's casino 1 and thrown the black dice; these dice are left in her hand."""
    game = game or position(tiles={1: "H2"})
    game.rolls("Anna", [1, *[6] * small], big=6 if big else None)
    game.next_dice(first, second)
    game.play("place 1")
    return game


def test_two_black_dice_are_thrown_and_one_is_used() -> None:
    """R-CHOICE-1: all see them; using one ends the turn."""
    game = thrown(3, 1)
    assert game.seen().black == [3, 1]
    assert game.events("black") == [{"event": "black", "first": 3, "second": 1, "tile": "H2"}]
    assert (game.waiting_for, game.legal()) == ("Anna", ["choose 3", "choose 1"])
    game.play("choose 1")
    assert (game.waiting_for, game.phase) == ("Benno", "roll")


def test_doubles_leave_one_choice_used_once() -> None:
    """R-CHOICE-1"""
    game = thrown(2, 2)
    assert game.legal() == ["choose 2"]
    game.play("choose 2")
    assert (game.gained("Anna"), game.waiting_for) == (20, "Benno")


def test_a_choice_must_be_made() -> None:
    """R-CHOICE-1, R-TILE-6"""
    game = thrown(4, 6)
    assert game.refused("decline") == "R-CHOICE-1"
    assert game.refused("choose 3") == "R-CHOICE-1"


@pytest.mark.parametrize(("number", "jetons", "cards"), [(1, 1, []), (2, 2, []), (3, 0, [30])])
def test_one_to_three_pay(number: int, jetons: int, cards: list[int]) -> None:
    """R-CHOICE-1: one jeton, two jetons, 30."""
    game = thrown(number, 6)
    before = game.jetons_of("Anna")
    game.play(f"choose {number}")
    assert (game.jetons_of("Anna") - before, game.cards("Anna")) == (jetons, cards)
    assert game.waiting_for == "Benno"


def test_four_activates_any_other_tile() -> None:
    """R-CHOICE-1: of all tiles on the table but this one; what each does is told in test_my_choice_activates."""
    game = thrown(4, 1, position(tiles={1: "H2", 2: "D1", 3: "G1", 4: "C2", 5: "A2"}))
    game.play("choose 4")
    assert game.legal() == ["activate 2", "activate 3", "activate 4", "activate 5"]
    assert game.refused("activate 1") == "R-CHOICE-1"
    assert game.refused("activate 6") == "R-CHOICE-1"
    assert game.refused("decline") == "R-CHOICE-1"


def test_four_without_another_tile_does_nothing() -> None:
    """R-CHOICE-1: an impossible choice is allowed."""
    game = thrown(4, 1)
    game.play("choose 4")
    assert (game.waiting_for, game.gained("Anna")) == ("Benno", 0)


def test_five_turns_a_remaining_die_without_activating() -> None:
    """R-CHOICE-1, R-TILE-7: at Pay Day it earns nothing."""
    game = thrown(5, 1, position(tiles={1: "H2", 2: "D1"}))
    game.play("choose 5")
    assert game.can("turn") == [f"{die} {number}" for die in ("small", "big") for number in range(1, 7)]
    game.play("turn big 2")
    assert (game.dice_at(2, "Anna"), game.in_hand("Anna")) == ((0, 1), (2, 0))
    assert (game.gained("Anna"), game.waiting_for) == (0, "Benno")


def test_five_may_turn_a_die_to_this_casino_without_another_throw() -> None:
    """R-CHOICE-1, R-TILE-7"""
    game = thrown(5, 1)
    game.play("choose 5", "turn small 1")
    assert (game.dice_at(1, "Anna"), game.events("black"), game.waiting_for) == ((2, 0), [], "Benno")


def test_five_may_take_back_a_die_from_any_casino() -> None:
    """R-CHOICE-1: an own one, also the one just placed, never one on a tile."""
    game = position(tiles={1: "H2", 2: "G2"}, dice={"Anna": {4: "1"}, "Benno": {5: 2}})
    game.put_on_double_down("Anna", 1)
    game.put_on_gold("Anna")
    thrown(5, 1, game, small=1)
    game.play("choose 5")
    assert game.can("back") == ["small 1", "small 4"]
    game.play("back small 4")
    assert (game.dice_at(4, "Anna"), game.in_hand("Anna"), game.waiting_for) == ((0, 0), (2, 1), "Benno")


def test_five_is_compulsory_if_possible() -> None:
    """R-CHOICE-1: with the last die placed, one must come back; that keeps Anna in the round."""
    game = position(players=2, tiles={1: "H2"})
    game.hand("Benno", 0)
    thrown(5, 5, game, small=0, big=False)
    game.play("choose 5")
    assert game.legal() == ["back small 1"]
    assert game.refused("decline") == "R-CHOICE-1"
    game.play("back small 1")
    assert (game.waiting_for, game.in_hand("Anna"), game.seen().round) == ("Anna", (1, 0), 1)


def test_five_leaves_a_closed_casino_alone() -> None:
    """R-CHOICE-1, R-NOENTRY-1"""
    game = position(tiles={1: "H2", 2: "E1"}, dice={"Anna": {4: 2, 5: 1}})
    game.close(4)
    thrown(5, 1, game, small=1, big=False)
    game.play("choose 5")
    assert game.can("turn") == [f"small {number}" for number in (1, 2, 3, 5, 6)]
    assert game.can("back") == ["small 1", "small 5"]


@pytest.mark.parametrize(("kind", "left"), [("small", (1, 1)), ("big", (2, 0))])
def test_six_puts_a_remaining_die_on_the_gold_field(kind: str, left: tuple[int, int]) -> None:
    """R-CHOICE-1"""
    game = thrown(6, 1)
    game.play("choose 6")
    assert game.legal() == ["gold small", "gold big"]
    game.play(f"gold {kind}")
    assert (game.on_gold(), game.in_hand("Anna")) == (("Anna", kind), left)
    assert (game.gained("Anna"), game.waiting_for) == (0, "Benno")


def test_six_is_compulsory_if_possible() -> None:
    """R-CHOICE-1"""
    game = thrown(6, 6, small=1, big=False)
    game.play("choose 6")
    assert game.legal() == ["gold small"]
    assert game.refused("decline") == "R-CHOICE-1"


def test_six_sends_another_player_s_die_home_first() -> None:
    """R-CHOICE-1, R-TURN-3: which brings its owner back into the round."""
    game = position(tiles={1: "H2"})
    game.put_on_gold("Benno", "big")
    game.hand("Benno", 0)
    thrown(6, 1, game)
    game.play("choose 6")
    assert game.events("freed") == [{"event": "freed", "player": "Benno", "kind": "big", "tile": "H2"}]
    game.play("gold small")
    assert (game.on_gold(), game.in_hand("Benno")) == (("Anna", "small"), (0, 1))
    assert game.waiting_for == "Benno"


def test_six_sends_an_own_die_home_first_too() -> None:
    """R-CHOICE-1: it is then in hand like the others."""
    game = position(tiles={1: "H2"})
    game.put_on_gold("Anna", "big")
    thrown(6, 1, game, small=1, big=False)
    game.play("choose 6")
    assert game.in_hand("Anna") == (1, 1)
    assert game.legal() == ["gold small", "gold big"]
    game.play("gold small")
    assert (game.on_gold(), game.in_hand("Anna")) == (("Anna", "small"), (0, 1))


@pytest.mark.parametrize("owner", ["Anna", "Benno"])
def test_six_without_a_remaining_die_does_nothing(owner: str) -> None:
    """R-CHOICE-1: the die on the field stays."""
    game = position(tiles={1: "H2"})
    game.put_on_gold(owner)
    thrown(6, 6, game, small=0, big=False)
    game.play("choose 6")
    assert (game.on_gold(), game.waiting_for) == ((owner, "small"), "Benno")


def test_an_impossible_choice_may_be_preferred() -> None:
    """R-CHOICE-1: 6 without a die left, though 3 would pay."""
    game = thrown(3, 6, small=0, big=False)
    assert game.legal() == ["choose 3", "choose 6"]
    game.play("choose 6")
    assert (game.gained("Anna"), game.waiting_for) == (0, "Benno")


@pytest.mark.parametrize("kind", ["small", "big"])
def test_the_gold_field_pays_60_at_the_scoring(kind: str) -> None:
    """R-CHOICE-1: to whoever owns the die there."""
    game = position(tiles={1: "H2"})
    game.put_on_gold("Carla", kind)
    game.finish_round()
    assert [game.gained(name) for name in ("Anna", "Benno", "Carla")] == [0, 0, 60]


def test_the_gold_field_is_paid_when_its_casino_is_scored() -> None:
    """R-CHOICE-1, R-TILE-4: after the prizes of casino 2, before those of casino 3."""
    game = position(tiles={2: "H2"}, dice={"Anna": {1: 1, 2: 1, 3: 1}})
    game.put_on_gold("Carla")
    game.finish_round()
    told = [(event["event"], event.get("site")) for event in game.events() if event["event"] in ("won", "paid")]
    assert told == [("won", 1), ("won", 2), ("paid", None), ("won", 3)]


def test_a_die_on_the_gold_field_scores_in_no_casino() -> None:
    """R-CHOICE-1"""
    game = position(players=2, tiles={1: "H2"}, dice={"Benno": {1: 1}}, prizes={1: [90, 40]})
    game.put_on_gold("Anna", "big")
    game.finish_round()
    assert (game.cards("Anna"), game.cards("Benno")) == ([60], [90])


def test_the_die_returns_from_the_gold_field_at_the_end_of_the_round() -> None:
    """R-CHOICE-1, R-SCORE-3, R-TILE-5"""
    game = position(tiles={1: "H2"})
    game.put_on_gold("Carla", "big")
    game.finish_round(last=False)
    assert (game.on_gold(), game.in_hand("Carla")) == (None, (7, 1))


def test_a_power_play_die_activates_my_choice() -> None:
    """R-CHOICE-1, R-TILE-7, R-POWER-1"""
    game = position(players=2, tiles={1: "D2", 2: "H2"})
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    game.turn("Anna")
    game.next_dice(2, 3)
    game.play("turn small 2")
    assert game.legal() == ["choose 2", "choose 3"]
