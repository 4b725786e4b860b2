"""The end of a round: ties, notes, what goes under the pile, and who starts next."""

import pytest

from classic.positions import position


def test_the_most_dice_take_the_highest_note_and_so_on_down() -> None:
    """C-SCORE-1"""
    game = position(players=4, dice={"Anna": {3: 1}, "Benno": {3: 4}, "Denny": {3: 2}}, prizes={3: (40, 30, 20, 10)})
    game.finish_round()
    assert [game.notes(player) for player in ("Anna", "Benno", "Carla", "Denny")] == [[20], [40], [], [30]]
    assert game.events("won")[:3] == [
        {"event": "won", "owner": "Benno", "amount": 40, "site": 3},
        {"event": "won", "owner": "Denny", "amount": 30, "site": 3},
        {"event": "won", "owner": "Anna", "amount": 20, "site": 3},
    ]
    assert {"event": "returned", "amount": 10, "site": 3, "owner": None} in game.events()


def test_equal_counts_are_struck_out() -> None:
    """C-SCORE-1: Anna and Carla take their dice back, and Benno's single die wins the 90."""
    game = position(dice={"Anna": {5: 3}, "Benno": {5: 1}, "Carla": {5: 3}}, prizes={5: (90,)})
    game.finish_round()
    assert game.notes("Benno") == [90]
    assert [event["owner"] for event in game.events("tied")] == ["Anna", "Carla"]


def test_two_ties_at_one_casino() -> None:
    """C-SCORE-1: two pairs of equals; who is left takes the highest note."""
    game = position(
        players=5,
        dice={"Anna": {2: 4}, "Benno": {2: 4}, "Carla": {2: 2}, "Denny": {2: 2}, "Emil": {2: 1}},
        prizes={2: (30, 20)},
    )
    game.finish_round()
    assert game.notes("Emil") == [30]
    assert game.under_pile()[-1] != 30
    assert {"event": "returned", "amount": 20, "site": 2, "owner": None} in game.events()


def test_more_winners_than_notes() -> None:
    """C-SCORE-1: as long as there are notes."""
    game = position(dice={"Anna": {4: 3}, "Benno": {4: 2}, "Carla": {4: 1}}, prizes={4: (80,)})
    game.finish_round()
    assert [game.notes(player) for player in ("Anna", "Benno", "Carla")] == [[80], [], []]


def test_five_players_take_five_notes() -> None:
    """C-SCORE-1"""
    game = position(
        players=5,
        dice={"Anna": {1: 1}, "Benno": {1: 2}, "Carla": {1: 3}, "Denny": {1: 4}, "Emil": {1: 5}},
        prizes={1: (60, 10, 10, 10, 10)},
    )
    game.finish_round()
    assert game.notes("Emil") == [60]
    assert all(game.notes(player) == [10] for player in ("Anna", "Benno", "Carla", "Denny"))


def test_white_dice_are_one_owner_who_ties_and_wins() -> None:
    """C-SCORE-1, C-SCORE-2: white dice win the 70, which goes under the pile, and tie with Anna at casino 2."""
    game = position(
        players=2,
        dice={"Anna": {1: 1, 2: 2}, "Benno": {2: 1}, "white": {1: 3, 2: 2}},
        prizes={1: (70, 20), 2: (50,)},
    )
    game.finish_round()
    assert game.notes("Anna") == [20]
    assert game.notes("Benno") == [50]
    assert {"event": "returned", "amount": 70, "site": 1, "owner": "neutral"} in game.events()
    assert [(event["owner"], event["site"]) for event in game.events("tied")] == [("Anna", 2), ("neutral", 2)]
    assert game.under_pile()[0] == 70


def test_notes_that_nobody_won_go_under_the_pile() -> None:
    """C-SCORE-2: casino by casino, from high to low, below all that lies there."""
    game = position(prizes={1: (30, 20), 2: (50,), 3: (90,), 4: (10, 40), 5: (60,), 6: (80,)})
    pile = game.in_pile()
    game.finish_round()
    assert game.in_pile() == [*pile, 30, 20, 50, 90, 40, 10, 60, 80]
    assert game.under_pile() == [30, 20, 50, 90, 40, 10, 60, 80]


@pytest.mark.parametrize(("starter", "following"), [(1, "Benno"), (2, "Carla"), (3, "Anna")])
def test_the_next_round_begins_to_the_left_of_the_last_starter(starter: int, following: str) -> None:
    """C-SCORE-3: whoever won, and whoever placed last."""
    game = position(starter=starter, dice={"Carla": {6: 3}}, prizes={6: (90,)})
    game.turn("Carla")
    game.finish_round(last=False)
    assert game.waiting_for == following
    assert game.events("starts") == [{"event": "starts", "player": following, "round": 2}]


def test_the_first_starter_is_chosen_or_drawn() -> None:
    """C-SCORE-3"""
    drawn = {position(players=4, seed=seed).seen().starter for seed in range(60)}
    assert drawn == {"Anna", "Benno", "Carla", "Denny"}
    assert {position(players=4, seed=seed, starter=3).seen().starter for seed in range(10)} == {"Carla"}
