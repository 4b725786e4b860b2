"""D2 Power Play. It lies at casino 2."""

from collections.abc import Mapping

import pytest

from royale.positions import Dice, Position, position

NUMBERS = ["1", "2", "3", "4", "5", "6"]


def holder(game: Position) -> str | None:
    """Who has the marker."""
    held = [seat.name for seat in game.seen().seats if seat.power]
    assert len(held) <= 1
    return held[0] if held else None


def power(
    dice: Mapping[str, Mapping[int, Dice]] | None = None,
    tiles: Mapping[int, str] | None = None,
    players: int = 3,
    neutral: bool = False,
) -> Position:
    """Anna has the marker: she has just placed a die at Power Play, on top of the dice that are given."""
    game = position(players=players, tiles={2: "D2", **(tiles or {})}, dice=dice, neutral=neutral)
    hand = game.in_hand("Anna")
    game.rolls("Anna", [2, 4])
    game.play("place 2")
    game.s.hand[0] = hand
    game.s.hand[0, 0] -= 1
    assert holder(game) == "Anna"
    return game


# taking it


@pytest.mark.parametrize(
    ("benno", "small", "big", "taken"),
    [
        (0, 1, False, True),
        (1, 1, False, False),
        (1, 2, False, True),
        (2, 1, False, False),
        (1, 0, True, True),
        (2, 0, True, False),
        ("big", 2, False, False),
        ("big", 3, False, True),
    ],
)
def test_it_goes_to_the_sole_majority(benno: Dice, small: int, big: bool, taken: bool) -> None:
    """R-POWER-1: the Biggy counts two, and equal is not enough."""
    game = position(tiles={2: "D2"}, dice={"Benno": {2: benno}})
    game.rolls("Anna", [2] * small + [4], big=2 if big else None)
    game.play("place 2")
    assert holder(game) == ("Anna" if taken else None)
    assert game.events("won_power") == ([{"event": "won_power", "player": "Anna"}] if taken else [])
    assert (game.phase, game.waiting_for) == ("roll", "Benno")


def test_dice_placed_earlier_count() -> None:
    """R-POWER-1"""
    game = position(tiles={2: "D2"}, dice={"Anna": {2: 2}, "Benno": {2: 2}})
    game.rolls("Anna", [2, 4])
    game.play("place 2")
    assert holder(game) == "Anna"


def test_two_who_are_tied_behind_do_not_matter() -> None:
    """R-POWER-1, R-POWER-2: only the lead must be somebody's alone."""
    game = power({"Anna": {2: 1}, "Benno": {2: 1}})
    game.rolls("Carla", [2, 4])
    game.play("place 2")
    assert holder(game) == "Anna"


def test_who_activates_without_the_majority_takes_nothing() -> None:
    """R-POWER-1: not from the tile, although Benno leads alone without the marker; nor from Anna."""
    game = position(tiles={2: "D2"}, dice={"Benno": {2: 3}})
    game.rolls("Anna", [2, 4])
    game.play("place 2")
    assert holder(game) is None
    game = power({"Anna": {2: 2}})
    game.rolls("Benno", [2, 4])
    game.play("place 2")
    assert holder(game) == "Anna"


def test_it_is_taken_from_its_holder() -> None:
    """R-POWER-1: Benno overtakes Anna in one placement, so it never goes back to the tile."""
    game = power()
    game.rolls("Benno", [2, 2, 4])
    game.play("place 2")
    assert holder(game) == "Benno"
    assert game.events("lost_power") == []
    game.turn("Anna")
    assert game.legal() == ["roll"]


def test_activated_by_my_choice_it_looks_at_what_lies_here() -> None:
    """R-POWER-1, R-CHOICE-2"""
    for anna, taken in ((1, None), (2, "Anna")):
        game = position(tiles={2: "D2", 3: "H2"}, dice={"Anna": {2: anna}, "Benno": {2: 1}})
        game.rolls("Anna", [3, 4])
        game.next_dice(4, 4)
        game.play("place 3", "choose 4", "activate 2")
        assert holder(game) == taken


# using it


def test_the_holder_may_roll_or_turn_a_die() -> None:
    """R-POWER-1: a small one or the Biggy, to any number; there is no passing here."""
    game = power()
    game.hand("Anna", "2+big")
    game.turn("Anna")
    assert game.legal() == ["roll", *[f"turn small {n}" for n in NUMBERS], *[f"turn big {n}" for n in NUMBERS]]
    assert game.refused("pass") == "R-TURN-2"


@pytest.mark.parametrize(("hand", "kind"), [(2, "small"), ("big", "big")])
def test_only_dice_left_can_be_turned(hand: Dice, kind: str) -> None:
    """R-POWER-1"""
    game = power()
    game.hand("Anna", hand)
    game.turn("Anna")
    assert game.can("turn") == [f"{kind} {n}" for n in NUMBERS]
    other = "big" if kind == "small" else "small"
    assert game.refused(f"turn {other} 3") == "R-POWER-1"


def test_others_cannot_turn() -> None:
    """R-POWER-1"""
    game = power()
    game.turn("Benno")
    assert game.legal() == ["roll"]
    assert game.refused("turn small 3") == "R-POWER-1"


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("kind", ["small", "big"])
def test_one_die_is_placed_and_the_turn_is_over(kind: str, number: int) -> None:
    """R-POWER-1: it costs no jeton, and the other dice stay in hand."""
    game = power()
    game.hand("Anna", "3+big")
    game.turn("Anna")
    before = game.dice_at(number, "Anna")
    game.play(f"turn {kind} {number}")
    moved = (1, 0) if kind == "small" else (0, 1)
    assert game.dice_at(number, "Anna") == (before[0] + moved[0], before[1] + moved[1])
    assert game.in_hand("Anna") == (3 - moved[0], 1 - moved[1])
    assert (game.phase, game.waiting_for) == ("roll", "Benno")
    assert game.gained("Anna") == 0


def test_it_is_not_used_up() -> None:
    """R-POWER-1: turn after turn, until the last die."""
    game = power()
    game.hand("Anna", 2)
    for left in (1, 0):
        game.turn("Anna")
        game.play("turn small 6")
        assert holder(game) == "Anna"
        assert game.in_hand("Anna") == (left, 0)
    assert game.dice_at(6, "Anna") == (2, 0)


def test_the_holder_who_rolls_plays_as_always() -> None:
    """R-POWER-1, R-TURN-2: all dice of a number, or a jeton to pass; no turning any more."""
    game = power()
    game.rolls("Anna", [5, 5, 6])
    assert game.legal() == ["place 5", "place 6", "pass"]
    game.play("pass")
    assert holder(game) == "Anna"
    assert game.jetons_of("Anna") == 1


def test_a_turned_die_activates_the_tile() -> None:
    """R-POWER-1, R-TILE-7: Pay Day counts casinos 1 and 2."""
    game = power(tiles={1: "D1"})
    game.turn("Anna")
    game.play("turn small 1")
    assert game.gained("Anna") == 20


def test_a_turned_biggy_weighs_two() -> None:
    """R-POWER-1: with three dice there it makes five for High Five."""
    game = power({"Anna": {1: 3}}, tiles={1: "C1"})
    game.turn("Anna")
    game.play("turn big 1")
    assert game.seen().seats[0].high_five


def test_a_tile_asks_its_question_and_no_pass_is_possible() -> None:
    """R-POWER-1: no jeton pass on such a turn."""
    game = power(tiles={1: "A1"})
    game.turn("Anna")
    game.play("turn small 1")
    assert game.legal() == ["hide 1", "hide 2", "hide 3"]
    assert game.refused("pass") is not None
    assert game.jetons_of("Anna") == 2


def test_a_die_turned_to_this_casino_strengthens_the_lead() -> None:
    """R-POWER-1"""
    game = power()
    game.turn("Anna")
    game.play("turn small 2")
    assert holder(game) == "Anna"
    assert game.events("won_power") == []


def test_the_closed_casino_cannot_be_turned_to() -> None:
    """R-POWER-1, R-NOENTRY-1"""
    game = power(tiles={1: "E1"})
    game.hand("Anna", 2)
    game.close(5)
    game.turn("Anna")
    assert game.can("turn") == [f"small {n}" for n in (1, 2, 3, 4, 6)]
    assert game.refused("turn small 5") == "R-NOENTRY-1"


# losing it


def test_a_tie_sends_it_back_at_once() -> None:
    """R-POWER-2: and the next one who leads alone takes it from the tile."""
    game = power()
    game.rolls("Benno", [2, 4])
    game.play("place 2")
    assert holder(game) is None
    assert game.events("lost_power") == [{"event": "lost_power", "player": "Anna"}]
    game.turn("Anna")
    assert game.legal() == ["roll"]
    game.rolls("Carla", [2, 2, 4])
    game.play("place 2")
    assert holder(game) == "Carla"


def test_a_tie_with_the_biggy_sends_it_back() -> None:
    """R-POWER-2"""
    game = power({"Anna": {2: 1}})
    game.rolls("Benno", [4], big=2)
    game.play("place 2")
    assert holder(game) is None


@pytest.mark.parametrize(("group", "kept"), [(1, True), (2, False), (3, False)])
def test_grey_dice_of_block_it_count(group: int, kept: bool) -> None:
    """R-POWER-2, R-BLOCK-1: Anna's two against one, two and three: behind, tied, sole leader but imaginary."""
    game = power({"Anna": {2: 1}, "Benno": {2: 1}, "Carla": {2: 1}}, tiles={1: "F1"})
    game.rolls("Benno", [1, 4])
    game.play("place 1", f"block {group} 2")
    assert holder(game) == ("Anna" if kept else None)


def test_grey_dice_of_block_it_keep_it_on_the_tile() -> None:
    """R-POWER-1, R-BLOCK-1"""
    game = position(tiles={1: "F1", 2: "D2"}, dice={"grey": {2: 2}})
    game.rolls("Anna", [2, 2, 4])
    game.play("place 2")
    assert holder(game) is None


def test_grey_dice_of_handicap_do_not_count() -> None:
    """R-POWER-1, R-HANDICAP-2: one lies here, and Anna's single die leads all the same, all through the round."""
    game = power(tiles={3: "F2"})
    assert game.dice_at(2, "grey") == (1, 0)
    game.rolls("Benno", [3, 4])
    game.play("place 3", "decline")
    assert holder(game) == "Anna"


@pytest.mark.parametrize(("neutral", "taken"), [(1, "Anna"), (2, None), (3, None)])
def test_neutral_dice_count(neutral: int, taken: str | None) -> None:
    """R-POWER-1, R-POWER-2"""
    game = position(players=2, tiles={2: "D2"}, dice={"neutral": {2: neutral}}, neutral=True)
    game.rolls("Anna", [2, 2, 4])
    game.play("place 2")
    assert holder(game) == taken


@pytest.mark.parametrize(("neutral", "kept"), [(1, True), (2, False), (3, False)])
def test_dice_taken_back_may_lose_it(neutral: int, kept: bool) -> None:
    """R-POWER-2, R-HANDICAP-1: four become two; tied with or behind the neutral dice, Anna's marker goes back."""
    game = power({"Anna": {2: "1+big"}, "neutral": {2: neutral}}, tiles={3: "F2"}, players=2, neutral=True)
    game.rolls("Anna", [3, 4])
    game.play("place 3", "lift 6 move")
    assert holder(game) == "Anna"
    game.play("back big 2")
    assert game.dice_at(2, "Anna") == (2, 0)
    assert holder(game) == ("Anna" if kept else None)


def test_the_last_die_taken_back_leaves_nobody() -> None:
    """R-POWER-2, R-CHOICE-1"""
    game = power(tiles={3: "H2"})
    game.rolls("Anna", [3, 4])
    game.next_dice(5, 5)
    game.play("place 3", "choose 5", "back small 2")
    assert holder(game) is None


def test_a_die_pushed_out_by_nice_dice_may_lose_it() -> None:
    """R-POWER-2, R-NICE-1: Carla's die comes to casino 2 and ties, whoever pushed it."""
    game = power(tiles={3: "H1"})
    game.put_on_nice("Carla", 2)
    game.rolls("Benno", [3, 2])
    game.play("place 3", "nice small 2")
    assert game.dice_at(2, "Carla") == (1, 0)
    assert holder(game) is None


def test_a_move_that_ties_sends_it_back_though_it_activates_nothing() -> None:
    """R-POWER-2, R-TILE-7"""
    game = power(tiles={3: "F2"})
    game.rolls("Benno", [3, 4])
    game.play("place 3", "lift 6 move", "turn small 2")
    assert holder(game) is None


def overtaken() -> Position:
    """Benno's Biggy came to Power Play by Handicap's move: he leads alone there but activated nothing."""
    game = power(tiles={3: "F2", 1: "H2"})
    game.rolls("Benno", [3], big=4)
    game.play("place 3", "lift 6 move", "turn big 2")
    assert game.dice_at(2, "Benno") == (0, 1)
    return game


def test_the_holder_keeps_it_while_the_new_leader_has_not_activated() -> None:
    """R-POWER-2"""
    game = overtaken()
    assert holder(game) == "Anna"
    game.turn("Anna")
    assert game.can("turn") != []
    game.turn("Benno")
    assert game.legal() == ["roll"]


def test_the_new_leader_takes_it_by_activating() -> None:
    """R-POWER-2: by placing here, or by My Choice."""
    game = overtaken()
    game.rolls("Benno", [2, 4])
    game.play("place 2")
    assert holder(game) == "Benno"
    game = overtaken()
    game.rolls("Benno", [1, 4])
    game.next_dice(4, 4)
    game.play("place 1", "choose 4", "activate 2")
    assert holder(game) == "Benno"


def test_activating_behind_the_new_leader_changes_nothing() -> None:
    """R-POWER-2: Carla activates with one die; Anna still has the marker, Benno still leads."""
    game = overtaken()
    game.rolls("Carla", [2, 4])
    game.play("place 2")
    assert holder(game) == "Anna"


def test_a_tie_with_the_new_leader_sends_it_back() -> None:
    """R-POWER-2: Anna's own second die ties Benno's Biggy."""
    game = overtaken()
    game.turn("Anna")
    game.play("turn small 2")
    assert holder(game) is None


def test_the_next_round_begins_with_the_marker_on_the_tile() -> None:
    """R-POWER-1, R-TILE-5"""
    game = power()
    game.finish_round(last=False)
    assert game.s.round_number == 2
    assert holder(game) is None


@pytest.mark.parametrize("more", [{}, {3: "G1"}])
def test_nobody_watches_the_marker_while_a_round_is_scored(more: dict[int, str]) -> None:
    """R-POWER-2: a black die that draws level is one of the scoring, whether a decision interrupts it or not."""
    game = power({"Anna": {2: 1, 3: 1}, "Benno": {1: 1, 2: 1}}, {1: "B1", **more})
    game.next_dice(2, 6)
    game.finish_round(last=False)
    game.play("black first")
    if more:
        assert holder(game) == "Anna"
        game.play("split 60", "take first")
    assert game.events("lost_power") == []
