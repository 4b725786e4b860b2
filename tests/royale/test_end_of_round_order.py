"""In which order things happen at the end of a round."""

import pytest

from neonstrip.rules.royale.tiles import handicap
from royale.positions import Position, position


def told(game: Position, *names: str) -> list[tuple[object, ...]]:
    """The events of some names that the last move brought, in order and in short."""
    return [tuple(event.values()) for event in game.events() if event["event"] in names]


def owed_by(game: Position) -> list[str]:
    """Who was fined by the last move."""
    return [event["player"] for event in game.events("fined")]


def test_prime_time_comes_before_everything_else() -> None:
    """R-TILE-4: even from the highest casino, nothing is scored before its winner has decided."""
    game = position(players=3, tiles={1: "C1", 5: "B1"}, dice={"Anna": {1: 1, 5: 1}, "Benno": {1: 2}})
    game.next_dice(1, 1)
    game.finish_round()
    assert game.waiting_for == "Anna"
    assert game.phase == "prime"
    assert told(game, "won", "paid", "returned", "tied") == []
    assert all(len(casino.prizes) == 2 for casino in game.seen().casinos)
    game.play("black both")
    assert [event["owner"] for event in game.events("won") if event["site"] == 1] == ["Anna", "Benno"]


def test_black_dice_save_from_bad_luck() -> None:
    """R-TILE-4: who owes is fixed after Prime Time, black dice counted."""
    dice = {"Anna": {1: 1}, "Benno": {2: 1}, "Carla": {2: 1}}
    for move, fined in (("black none", ["Anna"]), ("black both", ["Benno", "Carla"])):
        game = position(players=3, tiles={1: "B1", 2: "C2"}, dice=dice)
        game.next_dice(2, 2)
        game.finish_round()
        game.play(move)
        assert owed_by(game) == fined


def test_who_owes_is_fixed_before_ties_are_removed() -> None:
    """R-TILE-4, R-BADLUCK-1: tied at the top, Anna and Benno get nothing here, but Carla has the fewest."""
    game = position(players=3, tiles={2: "C2"}, dice={"Anna": {2: 3}, "Benno": {2: 3}, "Carla": {2: 1}})
    game.finish_round()
    assert owed_by(game) == ["Carla"]


def test_each_casino_pays_its_prizes_and_then_its_tile() -> None:
    """R-TILE-4: casinos 1 to 6; High Five, Double Down, Nice Dice and the gold field pay right after their casino."""
    game = position(
        players=3,
        tiles={1: "H2", 2: "G2", 3: "H1", 4: "C1"},
        dice={"Anna": {1: 1, 6: 1}, "Benno": {2: 1, 3: 1}},
        prizes={1: (50, 30), 2: (60, 30), 3: (70, 30), 4: (80, 30), 5: (90, 40), 6: (100, 40)},
    )
    game.put_on_gold("Carla")
    game.put_on_double_down("Benno", 1)
    game.put_on_nice("Carla", 2)
    game.put_on_nice("Anna", 3)
    game.rolls("Carla", [4] * 5)
    game.play("place 4")
    game.finish_round()
    assert told(game, "won", "paid", "jetons") == [
        ("won", "Anna", 50, 1),
        ("paid", "Carla", 60, "H2"),
        ("won", "Benno", 60, 2),
        ("paid", "Benno", 60, "G2"),
        ("won", "Benno", 70, 3),
        ("jetons", "Carla", 2, "H1"),
        ("paid", "Anna", 30, "H1"),
        ("won", "Carla", 80, 4),
        ("paid", "Carla", 100, "C1"),
        ("won", "Anna", 100, 6),
    ]


def test_a_black_box_is_opened_between_its_casino_and_the_next() -> None:
    """R-TILE-4, R-BOX-1"""
    game = position(
        players=3,
        tiles={3: "G1"},
        dice={"Anna": {2: 1, 3: 1, 4: 1}},
        prizes={2: (50, 30), 3: (60, 30), 4: (70, 30)},
    )
    game.finish_round()
    assert told(game, "won") == [("won", "Anna", 50, 2), ("won", "Anna", 60, 3)]
    assert game.waiting_for == "Benno"
    assert [len(casino.prizes) for casino in game.seen().casinos] == [0, 0, 0, 2, 2, 2]
    game.play("split 60+0+0", "take first")
    assert told(game, "boxed", "paid", "won") == [
        ("boxed", "Anna", 60),
        ("paid", "Anna", 60, "G1"),
        ("won", "Anna", 70, 4),
    ]


def test_fines_come_last_and_can_be_paid_from_what_was_just_won() -> None:
    """R-TILE-4: then the next starter is told."""
    game = position(players=3, tiles={1: "C2"}, dice={"Anna": {6: 1}, "Benno": {1: 1}, "Carla": {1: 2}})
    game.prizes(6, 50, 30)
    game.jetons("Anna", 3)
    game.finish_round(last=False)
    assert [event["event"] for event in game.events()][-2:] == ["fined", "starts"]
    assert told(game, "fined", "starts") == [("fined", "Anna", 50, 0), ("starts", "Anna", 2)]
    assert game.cards("Anna") == []
    assert game.jetons_of("Anna") == 3 + 2


@pytest.mark.parametrize(("jetons", "paid"), [(0, 0), (1, 1), (4, 4), (5, 5), (6, 5)])
def test_the_jetons_of_the_next_round_never_pay_a_fine(jetons: int, paid: int) -> None:
    """R-SCORE-3, R-SETUP-1, R-BADLUCK-2"""
    game = position(players=3, tiles={1: "C2"}, dice={"Benno": {1: 1}, "Carla": {1: 2}})
    game.jetons("Anna", jetons)
    game.finish_round(last=False)
    assert told(game, "fined") == [("fined", "Anna", 0, paid)]
    assert game.jetons_of("Anna") == jetons - paid + 2
    assert not any(seat.owes for seat in game.seen().seats)


def test_a_fine_is_not_paid_again_in_the_next_round() -> None:
    """R-SCORE-3: debts do not stay when Bad Luck is gone."""
    game = position(players=3, tiles={1: "C2"}, dice={"Benno": {1: 1}, "Carla": {1: 2}})
    game.finish_round(last=False)
    assert owed_by(game) == ["Anna"]
    game.put_tiles({1: "A1"})
    game.finish_round()
    assert owed_by(game) == []


def test_all_dice_return_at_the_end_of_a_round() -> None:
    """R-SCORE-3: from casinos, Double Down, Nice Dice, bar and gold field; grey and black dice go aside."""
    game = position(
        players=3,
        tiles={1: "G2", 2: "E2", 3: "H1", 4: "H2", 5: "F1", 6: "B1"},
        dice={"Anna": {1: 1, 6: "1+big"}, "Benno": {2: 2}, "Carla": {5: "big"}, "grey": {3: 3, 5: 1}},
    )
    game.put_on_double_down("Anna", 2)
    game.put_on_bar("Benno", "1+big")
    game.put_on_nice("Carla", 4)
    game.put_on_gold("Carla")
    game.next_dice(2, 4)
    game.finish_round(last=False)
    game.play("black both")
    view = game.seen()
    assert view.round == 2
    assert [game.in_hand(player) for player in game.game.names] == [(7, 1)] * 3
    assert [game.on_bar(player) for player in game.game.names] == [(0, 0)] * 3
    assert game.on_nice() == {}
    assert game.on_gold() is None
    assert not game.s.dice[:, :6].any()
    assert [casino.black for casino in view.casinos] == [0] * 6
    assert view.black == []
    grey = list(handicap.GREY_IN_CASINO) if "F2" in game.tiles_out() else [0] * 6
    assert [game.dice_at(casino, "grey")[0] for casino in range(1, 7)] == grey


def test_black_dice_of_one_round_do_not_count_in_the_next() -> None:
    """R-SCORE-3"""
    game = position(players=3, tiles={1: "B1"}, dice={"Anna": {1: 1}})
    game.next_dice(6, 6)
    game.finish_round(last=False)
    game.play("black both")
    game.put_tiles({1: "A1"})
    game.put("Benno", 6, 1)
    game.finish_round()
    assert [event["owner"] for event in game.events("won")] == ["Benno"]


def test_new_prizes_come_only_after_the_scoring() -> None:
    """R-SCORE-3"""
    game = position(players=3, tiles={6: "G1"}, dice={"Anna": {6: 1}}, prizes={6: (90, 60)})
    upcoming = sorted(int(prize) for prize in game.s.upcoming[:12])
    game.finish_round(last=False)
    assert game.phase == "split"
    assert game.seen().round == 1
    assert not any(casino.prizes for casino in game.seen().casinos)
    assert game.jetons_of("Benno") == 2
    game.play("split 60", "take second")
    assert game.seen().round == 2
    assert sorted(int(prize) for prize in game.s.prizes.flatten()) == upcoming
    assert game.jetons_of("Benno") == 4
