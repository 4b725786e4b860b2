"""Hints that name the cause: positions in which it is beyond doubt what a move is good for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from neonstrip.bots.advice import Reason
from neonstrip.bots.books import Books
from neonstrip.bots.casinos.causes import BECAUSE
from neonstrip.bots.hints import hint
from neonstrip.bots.levels import Budget
from neonstrip.bots.review.questions import Question
from neonstrip.bots.review.reviewer import weigh
from neonstrip.cli.terminal.hints import reason_words
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.phrases import templates_of
from phrasing import all_said
from royale.positions import Position, position

ENOUGH = Budget(64)
EVEN = dict.fromkeys(range(1, 7), (40, 30))


def told(game: Position, budget: Budget = ENOUGH) -> tuple[str, str]:
    """The move that is proposed, and why."""
    advice = hint(game.game, budget=budget)
    reasons = [reason_words(Screen("en"), "royale", reason, game.game.names) for reason in advice.reasons]
    return advice.choices[0].move, " ".join(reasons)


def alone(tiles: dict[int, str] | None = None, dice: Any = None, prizes: Any = None, hand: int | str = 0) -> Position:
    """Two players, of whom Benno has few dice left, or none."""
    game = position(2, tiles=tiles, dice=dice, prizes=EVEN | (prizes or {}))
    game.hand("Benno", hand)
    return game


# What is beyond doubt


def test_a_tile_pays() -> None:
    """R-PAYDAY-1: five casinos with dice of hers pay 50."""
    game = alone({2: "D1"}, {"Anna": {1: 1, 3: 1, 4: 1, 5: 1}})
    game.rolls("Anna", [2, 6])
    move, why = told(game)
    assert (move, "Pay Day pays 50" in why) == ("place 2", True)


def test_a_tie_is_broken_and_a_tile_pays() -> None:
    """R-HANDICAP-1: the grey dice at the last casino are as many as hers, until one of them is lifted."""
    game = alone({2: "F2"}, {"Anna": {6: 2}, "Benno": {5: 2}}, hand=1)
    game.rolls("Anna", [2, 2, 3])
    game.play("place 2")
    move, why = told(game)
    assert move == "lift 6 30"
    assert "Handicap pays 30, and it breaks the tie at Sunset" in why


def test_a_tie_is_broken() -> None:
    """R-SCORE-1"""
    game = alone(dice={"Anna": {6: 2}, "Benno": {6: 2}}, prizes={6: (90,), 1: (30,)})
    game.rolls("Anna", [6, 1])
    move, why = told(game)
    assert (move, "It breaks the tie at Sunset" in why) == ("place 6", True)


def test_a_tie_is_made_that_denies() -> None:
    """R-SCORE-1: nothing for her, and nothing for him."""
    game = alone(dice={"Benno": {3: 1}}, prizes={3: (90,), 1: (30,)})
    game.rolls("Anna", [3, 1])
    move, why = told(game)
    assert (move, "It makes a tie at Blue Coyote that costs Benno about " in why) == ("place 3", True)


def test_a_prize_is_taken_from_somebody() -> None:
    """R-SCORE-1"""
    game = alone(dice={"Benno": {5: 2}}, prizes={5: (90,), 1: (30,)})
    game.rolls("Anna", [5, 5, 5, 1])
    move, why = told(game)
    assert move == "place 5"
    assert "Cleopatra brings about " in why
    assert ", and Benno about " in why


def test_dice_are_kept() -> None:
    """R-TURN-1: she leads at both casinos already, and all the money is elsewhere."""
    rich = dict.fromkeys((1, 3, 5, 6), (80,))
    game = alone(dice={"Anna": {2: 2, 4: 2}}, prizes=rich | {2: (30,), 4: (30,)})
    game.jetons("Anna", 0)
    game.rolls("Anna", [2, 2, 2, 2, 4])
    move, why = told(game)
    assert (move, "It keeps 3 more dice in hand, which win about " in why) == ("place 4", True)


def test_what_does_not_matter_is_no_cause() -> None:
    """A tie at a casino without prizes is read off the table, but the worlds do not show that it matters."""
    game = alone(dice={"Anna": {6: 2}, "Benno": {6: 2}}, prizes={6: (), 1: (90,)})
    game.rolls("Anna", [6, 1])
    assert "tie at Sunset" not in told(game)[1]


def test_too_few_worlds_tell_no_cause() -> None:
    """Then the rules say how it would leave the seat."""
    game = alone(dice={"Anna": {6: 2}, "Benno": {6: 2}}, prizes={6: (90,), 1: (30,)})
    game.rolls("Anna", [6, 1])
    assert BECAUSE not in [reason.why for reason in hint(game.game, budget=Budget(8)).reasons]
    assert "If the round ended now" in told(game, Budget(8))[1]


def test_choices_are_compared_where_both_were_tried() -> None:
    books = Books()
    for worlds in (8, 8, 4):
        books.enter([7, 9], worlds, np.array([[[10, 0]], [[2, 0]]]) * worlds)
    books.enter([7], 8, np.array([[[1000, 0]]]))
    compared = books.compared(7, 9)
    assert compared is not None
    assert (compared.more.tolist(), compared.error.tolist()) == ([[8.0, 0.0]], [[0.0, 0.0]])
    assert compared.together(0, [0, 1]) == (8.0, 0.0)
    assert compared.surely(0, 0) == 10.0
    books.pages = books.pages[:2]
    assert books.compared(7, 9) is None


# Each tile


def placing(tile: str, *roll: int, dice: Any = None, hand: int | str = 1) -> Position:
    """A roll with the number of the casino that a tile is at."""
    game = alone({2: tile}, dice, hand=hand)
    game.rolls("Anna", list(roll))
    return game


def placed(tile: str, *roll: int, black: tuple[int, ...] = (), dice: Any = None, hand: int | str = 1) -> Position:
    """Dice were placed there, and the tile asks."""
    game = placing(tile, *roll, dice=dice, hand=hand)
    game.next_dice(*black)
    game.play("place 2")
    return game


def turning() -> Position:
    """Anna holds the Power Play marker."""
    game = alone({2: "D2"}, {"Anna": {2: 1, 6: 1, 5: 1}, "Benno": {6: 1}}, hand=2)
    game.s.power = 0
    game.hand("Anna", 3)
    game.turn("Anna")
    return game


TILES: dict[str, tuple[Callable[[], Position], str]] = {
    "A1": (lambda: placing("A1", 2, 6), "Lucky Punch pays about "),
    "A1 hide": (lambda: placed("A1", 2, 6), "draw by chance"),
    "A2": (lambda: placing("A2", 2, 6), "Jackpot pays about "),
    "B1": (lambda: placed("B1", 2, black=(5, 6), dice={"Anna": {2: 2}, "Benno": {5: 2, 6: 1}}, hand=0), "Cleopatra"),
    "B2": (lambda: placed("B2", 2, 6, black=(1, 1)), "Fifty Fifty pays about "),
    "C1": (lambda: placing("C1", 2, 6, dice={"Anna": {2: 4}}), "High Five pays 100"),
    "D1": (lambda: placing("D1", 2, 6, dice={"Anna": {1: 1, 3: 1, 4: 1, 5: 1}}), "Pay Day pays 50"),
    "D2": (turning, "Moonlight brings about "),
    "E1": (lambda: placed("E1", 2, 2, dice={"Anna": {6: 2}, "Benno": {6: 1}}, hand=3), "Benno wins about "),
    "E2": (lambda: placed("E2", 2, 2, 3, dice={"Anna": {6: 2}, "Benno": {6: 1}}, hand="3+big"), "Anna wins about "),
    "F1": (
        lambda: placed("F1", 2, 2, 3, dice={"Anna": {6: 1}, "Benno": {5: 2}}, hand=0),
        "It makes a tie at Cleopatra",
    ),
    "F2": (lambda: placed("F2", 2, 2, 3, dice={"Anna": {6: 2}, "Benno": {5: 2}}), "Handicap pays 30"),
    "G1": (lambda: placing("G1", 2, 2, 6, 6, dice={"Benno": {2: 1}}, hand=0), "Black Box pays about "),
    "G2": (lambda: placed("G2", 2, 2, 3, dice={"Anna": {2: 2}}), "Silver Spur brings about "),
    "H1": (lambda: placed("H1", 2, 6, 5), "Nice Dice pays about "),
    "H2": (lambda: placed("H2", 2, 6, 6, black=(1, 4)), "My Choice pays 1 jeton"),
}


def fined() -> Position:
    """R-BADLUCK-1: fewest dice at the tile."""
    game = placing("C2", 2, 2, 6, dice={"Benno": {2: 1}}, hand=0)
    game.cash("Anna", 50, 50)
    return game


TILES["C2"] = fined, "Bad Luck costs about "


@pytest.mark.parametrize("tile", TILES)
def test_a_hint_says_something_about_each_tile(tile: str) -> None:
    arrange, words = TILES[tile]
    assert words in told(arrange())[1]


# Words, and the review


CAUSES: dict[str, dict[str, Any]] = {
    "pays": {"tile": "F2", "amount": 26, "sure": 30},
    "pays-more": {"cause": "pays", "tile": "F2", "amount": 26, "sure": 0},
    "spares": {"tile": "C2", "amount": 20},
    "withholds": {"tile": "D2", "theirs": 20},
    "fines": {"tile": "C2", "theirs": 20},
    "wins": {"casino": 6, "amount": 20},
    "takes": {"casino": 6, "amount": 20, "theirs": 10},
    "denies": {"casino": 6, "theirs": 10},
    "breaks": {"casino": 6, "amount": 20},
    "strikes": {"casino": 6, "theirs": 10},
    "keeps": {"dice": 2, "amount": 20},
}


@pytest.mark.parametrize("cause", CAUSES)
def test_each_cause_has_words_that_begin_and_go_on_with_a_sentence(cause: str) -> None:
    facts = {"cause": cause} | CAUSES[cause]
    template = templates_of("royale")["hints"][BECAUSE]
    for alone, both in zip(
        all_said(template, {"first": facts, "name": "Benno"}),
        all_said(template, {"first": facts, "second": facts, "name": "Benno"}),
        strict=True,
    ):
        assert alone[0].isupper()
        assert alone.endswith(".")
        assert both.startswith(alone.removesuffix(".") + ", ")
        assert both.count(str(facts.get("sure") or facts.get("amount") or facts["theirs"])) == 2


def test_a_review_tells_the_same_causes() -> None:
    game = alone(dice={"Anna": {6: 2}, "Benno": {6: 2}}, prizes={6: (90,), 1: (30,)})
    game.rolls("Anna", [6, 1])
    rules = game.game.rules
    question = Question(
        0,
        "royale",
        2,
        0,
        rules.remember(game.game.state, 0).tobytes(),
        game.game.numbers(0),
        [rules.numbers["place 1"]],
        "1",
        256,
    )
    [reason] = weigh(question).reasons
    assert isinstance(reason, Reason)
    assert (reason.why, reason.facts["first"]["cause"]) == (BECAUSE, "breaks")
