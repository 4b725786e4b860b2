"""G1 Black Box: your neighbour splits six tokens face down, and you take one of the two piles."""

from collections.abc import Mapping
from itertools import product

import pytest

from arranged import NAMES
from royale.positions import Dice, Position, position

TOKENS = [60, 20, 20, 0, 0, 0]


def box_won_by(winner: str, players: int = 3) -> Position:
    """The round has ended with one winner at Black Box's casino, without jetons and cards, as prizes go elsewhere."""
    game = position(players=players, tiles={1: "G1"}, dice={winner: {1: 2}}, prizes={1: [50, 40]})
    game.jetons(winner, 0)
    game.turn("Benno" if winner == "Anna" else "Anna")
    game.finish_round()
    return game


def piles() -> set[str]:
    """Every first pile that leaves something for the second, as moves name them, worked out anew."""
    chosen = (
        sorted((token for token, taken in zip(TOKENS, choice, strict=True) if taken), reverse=True)
        for choice in product((False, True), repeat=6)
    )
    return {"+".join(map(str, pile)) for pile in chosen if 0 < len(pile) < 6}


def test_placing_here_activates_nothing() -> None:
    """R-BOX-1: the box is for the scoring."""
    game = position(tiles={1: "G1"})
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert (game.waiting_for, game.phase) == ("Benno", "roll")


@pytest.mark.parametrize(
    ("players", "winner", "splitter"),
    [(2, "Anna", "Benno"), (2, "Benno", "Anna"), (3, "Carla", "Anna"), (5, "Anna", "Benno"), (5, "Emil", "Anna")],
)
def test_the_left_neighbour_of_the_winner_splits_and_the_winner_takes(players: int, winner: str, splitter: str) -> None:
    """R-BOX-1"""
    game = box_won_by(winner, players)
    assert (game.waiting_for, game.phase) == (splitter, "split")
    game.play("split 60+20")
    assert (game.waiting_for, game.legal()) == (winner, ["take first", "take second"])
    game.play("take first")
    assert game.cards(winner) == [50, 80]


def test_all_splits_are_legal_and_no_others() -> None:
    """R-BOX-1: 3/3, 4/2 and 5/1 in any mixture make 22 first piles; nobody may leave a pile empty."""
    game = box_won_by("Anna")
    assert len(piles()) == 22
    assert len(game.legal()) == 22
    assert set(game.can("split")) == piles()
    assert game.refused("split 60+20+20+0+0+0") == "R-BOX-1"


@pytest.mark.parametrize(
    ("pile", "first", "second"),
    [
        ("60+20+20", 100, 0),
        ("60+20+0", 80, 20),
        ("60+0", 60, 40),
        ("20", 20, 80),
        ("20+20", 40, 60),
        ("0+0+0", 0, 100),
        ("60+20+20+0+0", 100, 0),
        ("0", 0, 100),
    ],
)
def test_the_sum_of_the_pile_is_paid(pile: str, first: int, second: int) -> None:
    """R-BOX-1: 20 as two jetons, 40 to 100 as money, 0 as nothing; the pile is shown to all."""
    for take, amount in (("first", first), ("second", second)):
        game = box_won_by("Anna")
        game.play(f"split {pile}", f"take {take}")
        assert game.jetons_of("Anna") == (2 if amount == 20 else 0)
        assert game.cards("Anna") == sorted([50, *([amount] if amount > 20 else [])])
        assert game.events("boxed") == [{"event": "boxed", "player": "Anna", "amount": amount}]


def test_only_who_splits_knows_what_lies_in_the_piles() -> None:
    """R-BOX-1: everyone sees the sizes, and nothing else in any view or event gives the tokens away."""
    game = box_won_by("Anna", players=4)
    game.play("split 60+20")
    for viewer in [*NAMES[:4], None]:
        tiles = game.seen(viewer).tiles
        assert tiles.piles == (2, 4)
        assert tiles.pile == ([60, 20] if viewer == "Benno" else None)
    assert game.events() == []


def test_views_of_equal_sizes_are_equal_bytes_for_everyone_else() -> None:
    """R-BOX-1: no field of what a seat may know depends on the tokens."""
    seen = []
    for pile in ("60+20+20", "0+0+0", "60+20+0"):
        game = box_won_by("Anna")
        game.play(f"split {pile}")
        seen.append([game.game.rules.see(game.game.state, seat).tobytes() for seat in (-1, 0, 1, 2)])
    for seat, views in zip((-1, 0, 1, 2), zip(*seen, strict=True), strict=True):
        assert len(set(views)) == (3 if seat == NAMES.index("Benno") else 1)


def test_before_the_split_and_after_the_taking_there_are_no_piles() -> None:
    """R-BOX-1"""
    game = box_won_by("Anna")
    assert game.seen("Benno").tiles.piles is None
    game.play("split 60+20", "take second")
    assert [game.seen(name).tiles.piles for name in NAMES[:3]] == [None, None, None]


def test_a_taken_pile_cannot_be_undone() -> None:
    """R-BOX-1: it has been shown."""
    game = box_won_by("Anna")
    game.play("split 60+20", "take second")
    assert not game.game.can_undo()


def test_the_winner_is_who_gets_the_higher_card_ties_aside() -> None:
    """R-BOX-1, R-SCORE-1: Anna and Benno tie with three, so Carla's single die opens the box."""
    game = position(tiles={1: "G1"}, dice={"Anna": {1: 3}, "Benno": {1: 3}, "Carla": {1: 1}}, prizes={1: [90, 40]})
    game.finish_round()
    assert game.waiting_for == "Anna"  # left of Carla
    game.play("split 60", "take first")
    assert game.cards("Carla") == [60, 90]


def test_the_winner_of_the_lower_card_gets_no_box() -> None:
    """R-BOX-1"""
    game = position(tiles={1: "G1"}, dice={"Anna": {1: 3}, "Benno": {1: 2}}, prizes={1: [90, 50]})
    game.finish_round()
    game.play("split 60", "take first")
    assert (game.cards("Anna"), game.cards("Benno")) == ([60, 90], [50])
    assert game.phase == "over"


@pytest.mark.parametrize("dice", [{}, {"Anna": {1: 2}, "Benno": {1: "big"}}])
def test_no_winner_no_box(dice: Mapping[str, Mapping[int, Dice]]) -> None:
    """R-BOX-1: nobody there, or nobody left but ties."""
    game = position(tiles={1: "G1"}, dice=dice)
    game.finish_round()
    assert (game.phase, game.events("boxed")) == ("over", [])


def test_an_imaginary_winner_gets_no_box_and_nor_does_the_second() -> None:
    """R-BOX-1, R-BANK-2"""
    game = position(
        players=2,
        tiles={1: "G1"},
        dice={"neutral": {1: 2}, "Anna": {1: 1}},
        prizes={1: [90, 40]},
        neutral=True,
    )
    game.finish_round()
    assert (game.phase, game.cards("Anna")) == ("over", [40])


def test_black_dice_of_prime_time_decide_who_opens_the_box() -> None:
    """R-BOX-1, R-PRIME-1: Carla's black die breaks into the first place at casino 2."""
    game = position(tiles={1: "B1", 2: "G1"}, dice={"Carla": {1: 1, 2: 1}, "Benno": {2: 1}})
    game.next_dice(2, 5)
    game.finish_round()
    assert (game.waiting_for, game.phase) == ("Carla", "prime")
    game.play("black first")
    assert (game.waiting_for, game.phase) == ("Anna", "split")
    game.play("split 60", "take first")
    assert game.events("boxed")[0]["player"] == "Carla"


def test_the_box_comes_right_after_the_prizes_of_its_casino() -> None:
    """R-TILE-4: casino 2's prizes are still there while the box at 1 is split, and are paid afterwards."""
    game = position(tiles={1: "G1"}, dice={"Anna": {1: 1}, "Benno": {2: 1}}, prizes={1: [90, 40], 2: [80, 30]})
    game.finish_round()
    assert game.cards("Anna") == [90]
    assert (game.seen().casinos[0].prizes, game.seen().casinos[1].prizes) == ([], [80, 30])
    game.play("split 20", "take first")
    assert game.cards("Benno") == [80]


def test_what_the_box_pays_can_cover_bad_luck() -> None:
    """R-BOX-1, R-TILE-4: Bad Luck's fine is paid after all scoring, out of the box's money too."""
    game = position(players=2, tiles={1: "G1", 2: "C2"}, dice={"Anna": {1: 1}, "Benno": {2: 1}}, prizes={1: [30, 30]})
    game.jetons("Anna", 0)
    game.finish_round()
    game.play("split 60+20", "take first")
    assert game.gained("Anna") == 30 + 80 - 50
