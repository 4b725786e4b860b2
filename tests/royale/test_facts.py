"""Words about a game of Royale need no rule: the view says which tile asks, moves and lines have all their facts."""

import pytest

from conformance.games import SETTINGS, Setting, random_play
from neonstrip.play.game import SPECTATOR
from royale.positions import position

ROYALE = [setting for setting in SETTINGS if setting.game == "royale"]


@pytest.mark.parametrize("setting", ROYALE, ids=str)
def test_a_decision_is_asked_for_by_a_tile_that_is_out(setting: Setting) -> None:
    """R-TILE-3, R-TILE-4"""
    game = setting.new(1)
    for seat, _ in random_play(game, 1):
        view = game.view_from(seat)
        assert view.asks == game.view_from(SPECTATOR).asks
        if view.phase in ("roll", "place"):
            assert view.asks is None
        else:
            assert view.asks in [casino.tile for casino in view.casinos]
    assert game.view_from(SPECTATOR).asks is None


def test_the_tile_at_work_asks_for_a_move_of_a_die() -> None:
    """R-HANDICAP-1, R-CHOICE-1"""
    handicap = position(players=3, tiles={1: "F2", 2: "H2"})
    handicap.rolls("Anna", [1, 2])
    handicap.play("place 1")
    assert handicap.game.view().asks == "F2"
    handicap.play("lift 4 move")
    assert (handicap.phase, handicap.game.view().asks) == ("move", "F2")

    choice = position(players=3, tiles={1: "F2", 2: "H2"})
    choice.rolls("Anna", [1, 2])
    choice.next_dice(5, 4)
    choice.play("place 2", "choose 5")
    assert (choice.phase, choice.game.view().asks) == ("move", "H2")


def test_black_box_asks_though_another_casino_comes_next() -> None:
    """R-BOX-1"""
    game = position(players=3, tiles={1: "G1", 2: "D1"})
    for name in ("Benno", "Carla"):
        game.hand(name, 0)
    game.rolls("Anna", [1])
    game.play("place 1")
    assert (game.phase, game.game.view().asks) == ("split", "G1")
    [facts] = game.game.rules.facts(game.game.state, 1, [game.game.rules.numbers["split 60+0"]])
    assert facts == {"first": [60, 0], "second": [20, 20, 0, 0]}
    assert game.game.rules.public_facts(game.game.state, game.game.rules.numbers["split 60+0"]) == {"sizes": [2, 4]}


def test_a_placing_tells_its_dice_and_the_whole_roll() -> None:
    """R-TURN-1"""
    game = position(players=3)
    game.rolls("Anna", [5, 1, 5], big=5)
    rules, state = game.game.rules, game.game.state
    roll = {"small": [1, 5, 5], "big": 5}
    place, passing = (rules.public_facts(state, rules.numbers[text]) for text in ("place 5", "pass"))
    assert (place, passing) == ({"small": 2, "big": 1, "roll": roll}, {"roll": roll})


@pytest.mark.parametrize(("thrown", "lucky"), [((1, 2), False), ((3, 4), True), ((2, 2), True)])
def test_a_throw_without_luck_is_told_with_the_pot(thrown: tuple[int, int], lucky: bool) -> None:
    """R-JACKPOT-1"""
    game = position(players=3, tiles={1: "A2"})
    game.rolls("Anna", [1, 2])
    game.next_dice(*thrown)
    game.play("place 1")
    told = [] if lucky else [{"event": "luckless", "tile": "A2", "amount": game.game.view().tiles.jackpot}]
    assert game.events("luckless") == told


def test_a_wrong_word_is_told_and_a_right_one_is_not() -> None:
    """R-FIFTY-1"""
    game = position(players=3, tiles={1: "B2"})
    game.rolls("Anna", [1, 2])
    game.next_dice(3, 3)
    game.play("place 1")
    assert game.events("luckless") == []
    game.next_dice(4, 4)
    game.play("higher")
    assert game.events("luckless") == []
    game.next_dice(6, 6)
    game.play("lower")
    assert game.events("luckless") == [{"event": "luckless", "tile": "B2", "amount": 0}]
