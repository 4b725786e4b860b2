"""The inauguration track."""

from __future__ import annotations

from newvegas.positions import Position, position


def start(checked: int = 3) -> Position:
    game = position(2, [(8, "inauguration"), (3, "limousine"), (12, "improvement")])
    game.projects(pink="seven_hotels", purple="run_of_seven_odd", yellow="all_sites_built")
    game.set("Anna", checked=checked)
    return game


def test_three_boxes_are_checked_at_the_start() -> None:
    """N-INAUG-1, N-BONUS-1"""
    game = position(6)
    assert [int(game.sheet(name).checked) for name in game.game.names] == [3] * 6


def test_the_action_checks_the_next_box() -> None:
    """N-INAUG-1: one, and it is optional."""
    game = start()
    game.play("Anna", "choose 1", "open 1 6", "inaugurate")
    assert game.draft("Anna").checked == 4
    assert game.refused("Anna", "inaugurate") == "N-ROUND-5"
    game.play("Benno", "choose 1", "open 1 6", "confirm")
    assert game.draft("Benno").checked == 3


def test_other_actions_check_nothing() -> None:
    """N-INAUG-1, N-ROUND-5"""
    game = start()
    game.play("Anna", "choose 2", "open 1 6")
    assert game.refused("Anna", "inaugurate") == "N-INAUG-1"


def test_the_box_after_the_scissors_ends_the_game() -> None:
    """N-INAUG-1, N-END-1: the fourteenth; the thirteenth does not."""
    game = start(12)
    game.play("Anna", "choose 1", "open 1 6", "inaugurate", "confirm")
    game.pass_round("Benno")
    assert game.game.seats == [0, 1]
    game.deal((9, "inauguration"), (3, "limousine"), (12, "improvement"))
    game.play("Anna", "choose 1", "open 1 7", "inaugurate", "confirm")
    assert game.game.seats == [1], "Benno has this round still to play"
    game.play("Benno", "choose 1", "open 2 7", "confirm")
    assert game.game.is_over
    assert game.sheet("Anna").checked == 14


def test_circled_boxes_stay_checked() -> None:
    """N-INAUG-1, N-BONUS-1: a group that was used does not make room on the track."""
    game = start(13)
    game.play("Anna", "choose 1", "open 1 6", "circle 6", "free", "inaugurate", "confirm")
    game.pass_round("Benno")
    assert game.sheet("Anna").checked == 14
    assert game.game.is_over
