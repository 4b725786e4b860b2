"""B1 Prime Time. It lies at casino 1, and the prizes of other casinos show where black dice counted."""

from collections.abc import Mapping

import pytest

from royale.positions import Dice, Position, position

PRIZES = {1: (60, 30), 3: (90, 40), 5: (80, 50)}
ALONE = {"Anna": {1: 1}}
"""Anna leads at Prime Time."""


def round_end(
    first: int,
    second: int,
    dice: Mapping[str, Mapping[int, Dice]],
    tiles: Mapping[int, str] | None = None,
    closed: int | None = None,
) -> Position:
    """The round is over, and whoever wins at Prime Time has thrown these black dice."""
    game = position(tiles={1: "B1", **(tiles or {})}, dice=dice, prizes=PRIZES)
    if closed:
        game.close(closed)
    game.next_dice(first, second)
    game.finish_round()
    return game


def test_the_winner_here_throws_before_anything_is_scored() -> None:
    """R-PRIME-1, R-TILE-4"""
    game = round_end(3, 5, {"Anna": {1: 1}, "Benno": {1: 2, 3: 1}})
    assert (game.phase, game.waiting_for) == ("prime", "Benno")
    assert game.events() == [{"event": "black", "first": 3, "second": 5, "tile": "B1"}]
    assert game.cards("Benno") == []


def test_the_biggy_counts_two_for_it() -> None:
    """R-PRIME-1, R-SCORE-1"""
    assert round_end(3, 5, {"Anna": {1: "big"}, "Benno": {1: 1}}).waiting_for == "Anna"


def test_ties_are_imagined_away() -> None:
    """R-PRIME-1: Anna and Benno strike each other out, so Carla would get the higher card."""
    game = round_end(3, 5, {"Anna": {1: 3}, "Benno": {1: 3}, "Carla": {1: 1}})
    assert (game.phase, game.waiting_for) == ("prime", "Carla")
    assert game.dice_at(1, "Anna") == (3, 0)


@pytest.mark.parametrize("dice", [{}, {"Anna": {1: 2}, "Benno": {1: 2}}, {"Anna": {2: 2}}])
def test_without_a_winner_nobody_throws(dice: dict[str, dict[int, Dice]]) -> None:
    """R-PRIME-1"""
    game = round_end(3, 5, dice)
    assert game.phase == "over"
    assert game.events("black") == []


@pytest.mark.parametrize("imaginary", ["neutral", "grey"])
def test_an_imaginary_winner_gets_none_and_nor_does_the_second(imaginary: str) -> None:
    """R-PRIME-1, R-BANK-2"""
    game = round_end(3, 5, {"Anna": {1: 1}, imaginary: {1: 2}})
    assert game.phase == "over"
    assert game.events("black") == []


def test_handicaps_grey_dice_count_here() -> None:
    """R-PRIME-1, R-HANDICAP-2: the grey die strikes Anna's single one out, but not Benno's two."""
    assert round_end(3, 5, {"Anna": {1: 1}}, tiles={2: "F2"}).phase == "over"
    game = round_end(3, 5, {"Anna": {1: 1}, "Benno": {1: 2}}, tiles={2: "F2"})
    assert game.waiting_for == "Benno"


def test_none_one_or_both() -> None:
    """R-PRIME-1"""
    game = round_end(3, 5, ALONE)
    assert game.legal() == ["black none", "black first", "black second", "black both"]


def test_one_of_doubles_is_allowed() -> None:
    """R-PRIME-1: one die is like the other, so there are three choices."""
    game = round_end(4, 4, ALONE)
    assert game.legal() == ["black none", "black first", "black both"]
    assert game.refused("black second") == "R-PRIME-1"


@pytest.mark.parametrize(
    ("choice", "won"), [("none", [60]), ("first", [60, 90]), ("second", [60, 80]), ("both", [60, 80, 90])]
)
def test_black_dice_win_where_they_are_put(choice: str, won: list[int]) -> None:
    """R-PRIME-1: they count as the winner's dice, also where the winner had none."""
    game = round_end(3, 5, ALONE)
    game.play(f"black {choice}")
    assert game.cards("Anna") == won
    assert game.phase == "over"


@pytest.mark.parametrize(
    ("choice", "anna", "benno"),
    [("none", [40, 60], [90]), ("first", [60], []), ("both", [60, 90], [40])],
)
def test_each_weighs_one_and_adds_to_own_dice(choice: str, anna: list[int], benno: list[int]) -> None:
    """R-PRIME-1: Anna's Biggy at casino 3 against Benno's three: behind, tied, ahead."""
    game = round_end(3, 3, {"Anna": {1: 1, 3: "big"}, "Benno": {3: 3}})
    game.play(f"black {choice}")
    assert game.cards("Anna") == anna
    assert game.cards("Benno") == benno


def test_they_count_for_nobody_else() -> None:
    """R-PRIME-1: Benno's die at casino 3 meets one black die of Anna's, a tie, and no help."""
    game = round_end(3, 5, {"Anna": {1: 1}, "Benno": {3: 1}})
    game.play("black first")
    assert game.cards("Benno") == []
    assert game.cards("Anna") == [60]


@pytest.mark.parametrize(
    ("throw", "choices", "forbidden"),
    [
        ((5, 3), ["none", "second"], "first"),
        ((3, 5), ["none", "first"], "second"),
        ((3, 5), ["none", "first"], "both"),
        ((5, 5), ["none"], "first"),
        ((5, 5), ["none"], "both"),
    ],
)
def test_not_into_a_closed_casino(throw: tuple[int, int], choices: list[str], forbidden: str) -> None:
    """R-PRIME-1, R-NOENTRY-1"""
    game = round_end(*throw, ALONE, tiles={2: "E1"}, closed=5)
    assert game.can("black") == choices
    assert game.refused(f"black {forbidden}") == "R-PRIME-1"


def test_never_onto_double_down() -> None:
    """R-PRIME-1, R-DOUBLE-1: at its casino the dice count, on its round field Anna and Benno stay tied."""
    game = position(tiles={1: "B1", 2: "G2"}, dice={"Anna": {1: 1}, "Benno": {2: 1}}, prizes={**PRIZES, 2: (70, 40)})
    game.put_on_double_down("Anna", 1)
    game.put_on_double_down("Benno", 1)
    game.next_dice(2, 2)
    game.finish_round()
    game.play("black both")
    assert game.events("paid") == []
    assert game.cards("Anna") == [60, 70]
    assert game.cards("Benno") == [40]


def test_it_may_change_who_wins_here() -> None:
    """R-PRIME-1: Denny, first because Benno and Carla are tied, joins their tie, and Anna's single die wins."""
    dice: dict[str, dict[int, Dice]] = {"Anna": {1: 1}, "Benno": {1: 3}, "Carla": {1: "1+big"}, "Denny": {1: 2}}
    game = position(players=4, tiles={1: "B1"}, dice=dice, prizes=PRIZES)
    game.next_dice(1, 5)
    game.finish_round()
    assert game.waiting_for == "Denny"
    game.play("black first")
    assert [game.cards(name) for name in ("Anna", "Benno", "Carla", "Denny")] == [[60], [], [], []]


def test_black_dice_activate_nothing() -> None:
    """R-PRIME-1, R-TILE-7: Pay Day pays nobody, High Five gives no token for a fifth that is black."""
    game = round_end(2, 3, {"Anna": {1: 1, 3: 4}}, tiles={2: "D1", 3: "C1"})
    game.play("black both")
    assert game.events("paid") == []
    assert game.events("jetons") == []
    assert game.events("won_token") == []


def test_placing_here_during_the_round_does_nothing_special() -> None:
    """R-PRIME-1: it waits for the end of the round."""
    game = position(tiles={1: "B1"})
    game.rolls("Anna", [1, 4])
    game.play("place 1")
    assert game.events() == []
    assert (game.phase, game.waiting_for) == ("roll", "Benno")


def test_after_the_round_the_black_dice_go_aside() -> None:
    """R-PRIME-1, R-SCORE-3"""
    game = position(tiles={1: "B1"}, dice=ALONE)
    game.next_dice(3, 5)
    game.finish_round(last=False)
    game.play("black both")
    seen = game.seen()
    assert seen.round == 2
    assert seen.black == []
    assert [casino.black for casino in seen.casinos] == [0] * 6
    game.put("Anna", 3, 1)
    assert game.seen().casinos[2].standing.first == "Anna"
    game.put("Benno", 3, 1)
    assert game.seen().casinos[2].standing.tied == ["Anna", "Benno"]
