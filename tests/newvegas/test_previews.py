"""Previews that tell the truth: what is sure, what is owed and what is still to be done stand apart."""

from __future__ import annotations

from neonstrip.play.worth import Worth
from newvegas.positions import Position, position

CARDS = [(8, "construction"), (9, "limousine"), (12, "show")]


def worth(game: Position, move: str, name: str = "Anna") -> Worth:
    """What a legal move would bring."""
    rules, seat = game.game.rules, game.seat(name)
    [found] = rules.forecast(game.game.state, seat, [rules.numbers[move]])
    assert found is not None
    return found


def gain(found: Worth) -> int:
    before, after = found["total"]
    return after - before


def test_a_crane_is_a_debt_and_a_casino_to_open_and_costs_nothing_yet() -> None:
    """N-CONSTRUCT-1, N-SCORE-8"""
    game = position(2, CARDS)
    game.play("Anna", "choose 1", "open 1 6")
    found = worth(game, "build 2 4")
    assert gain(found) == 0
    assert (found["areas"], found["debts"], found["todo"]) == ({}, 1, {"open": 1})


def test_a_sheet_tells_apart_what_can_still_be_averted() -> None:
    """N-SCORE-7, N-SCORE-8: neither cranes nor lines take anything from what is sure; in the end it is lost."""
    game = position(2, CARDS)
    game.play("Anna", "choose 2", "open 1 6")
    sure = game.game.view("Anna").draft.total
    game.play("Anna", "drive south west")
    game.build("Anna", (1, 2), (1, 10), (2, 4), (2, 9), (3, 5), (4, 3))
    draft = game.game.view("Anna").draft
    assert draft.owed == {"limousine": -30, "safe": -20}
    assert (draft.sure_total, draft.sure("safe"), draft.sure("limousine")) == (sure, 0, 0)
    assert draft.total == draft.sure_total - 50


def test_a_run_that_a_crane_breaks_is_a_setback_until_it_is_opened() -> None:
    """N-SCORE-5"""
    game = position(2, CARDS)
    game.write("Anna", {3: {4: 3, 6: 5}})
    game.write("Benno", {3: {6: 1, 7: 3, 8: 5}})
    game.play("Anna", "choose 1", "open 1 6")
    found = worth(game, "build 3 5")
    assert found["setbacks"]["streets"] < 0
    assert "streets" not in found["areas"]
    assert gain(found) == 0


def test_a_line_of_the_limousine_tells_the_way_home_and_costs_nothing_yet() -> None:
    """N-LIMO-1, N-SCORE-7"""
    game = position(2, CARDS)
    game.play("Anna", "choose 2", "open 1 6")
    assert worth(game, "drive north east")["todo"] == {"lines": 1}
    assert worth(game, "drive south west")["todo"] == {"lines": 3}
    assert gain(worth(game, "drive south west")) == 0


def test_a_first_show_tells_how_many_more_pay_its_debts() -> None:
    """N-SHOW-2: on the left the debts stand beside boxes 5 and 6, on the right beside 3 and 4."""
    game = position(2, CARDS)
    game.play("Anna", "choose 3", "open 1 8")
    left, right = worth(game, "show left"), worth(game, "show right")
    assert (gain(left), left["debts"], left["todo"]) == (3, 2, {"shows": 5})
    assert (gain(right), right["debts"], right["todo"]) == (3, 2, {"shows": 3})


def test_where_the_turn_ends_the_game_everything_counts() -> None:
    """N-END-1, N-SCORE-7, N-SCORE-8: nothing can be made up for any more."""
    game = position(2, CARDS)
    game.set("Anna", checked=14)
    game.play("Anna", "choose 2", "open 1 6")
    found = worth(game, "drive south west")
    assert found["areas"]["limousine"] == -30
    assert gain(found) == -30
