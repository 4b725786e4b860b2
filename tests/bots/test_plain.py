"""No level is stupid: what is plain, all of them see, whatever chance blurs."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from neonstrip.bots import choose
from neonstrip.bots.levels import Budget
from neonstrip.bots.names import PLANNERS
from neonstrip.bots.player import ponder
from neonstrip.play import Game
from neonstrip.rules.royale.printed import CARDS, COPIES, DEALT_LATER, DEALT_PER_ROUND, ROUNDS, VALUES
from royale.positions import Position, position

SEEDS = range(25)
IN_DECK = CARDS - DEALT_PER_ROUND - DEALT_LATER
PLAIN = 12.0
"""Points by which a choice of New Las Vegas is ahead of all others if it is plain."""

every_level = pytest.mark.parametrize("level", PLANNERS)


def last_round(seed: int, dice: dict[str, dict[int, int]]) -> Position:
    """The end of a base game: Benno has no dice left, and who takes more now has won."""
    game = position(players=2, seed=seed, dice=dice)
    game.s.round_number = ROUNDS
    game.hand("Benno", 0)
    game.jetons("Anna", 0)  # to pass is not plainly wrong
    game.s.prizes[:] = [(90 if casino in (2, 5) else 50, 0) for casino in range(1, 7)]
    return game


def put_the_rest_away(game: Position) -> None:
    """All cards but this round's prizes lie in the deck and under it: who remembers all money finds none missing."""
    rest = COPIES.astype(int)
    for amount in game.s.prizes[:, 0]:
        rest[list(VALUES).index(amount)] -= 1
    game.s.cash[:], game.s.upcoming[:] = 0, 0
    in_deck = np.minimum(rest, np.maximum(0, IN_DECK - np.cumsum(rest) + rest))
    game.s.deck[:], game.s.bank[:] = in_deck, rest - in_deck


def chosen(game: Position, level: str) -> str:
    """What a level would do, in its text."""
    put_the_rest_away(game)
    return game.game.rules.texts[choose(game.game, level)]


@every_level
def test_an_empty_casino_is_better_than_one_that_is_lost(level: str) -> None:
    for seed in SEEDS:
        game = last_round(seed, {"Benno": {1: 2}})
        game.rolls("Anna", [1, 2])
        assert chosen(game, level) == "place 2"


@every_level
def test_who_is_ahead_of_a_tie_takes_it_all(level: str) -> None:
    """Both are struck out where they have as many; one die more takes the prize."""
    for seed in SEEDS:
        game = last_round(seed, {"Anna": {5: 2}, "Benno": {5: 2, 6: 3}})
        game.rolls("Anna", [5, 6])
        assert chosen(game, level) == "place 5"


@every_level
def test_a_tie_that_nobody_needs_is_left_alone(level: str) -> None:
    """Joining one's own lead wins nothing more; a casino that stands empty does."""
    for seed in SEEDS:
        game = last_round(seed, {"Anna": {2: 4}, "Benno": {1: 3, 6: 4}})
        game.rolls("Anna", [2, 5])
        assert chosen(game, level) == "place 5"


@every_level
def test_who_cannot_win_any_more_takes_what_there_is(level: str) -> None:
    for seed in SEEDS:
        game = last_round(seed, {"Benno": {1: 2, 3: 2, 4: 2, 6: 1}})
        game.s.prizes[:, 0] = [90, 50, 90, 90, 50, 90]
        game.rolls("Anna", [1, 2])
        assert chosen(game, level) == "place 2"


def plain_choices(most: int) -> Iterator[tuple[Game, int]]:
    """Decisions of New Las Vegas in which one choice is far ahead, and what it is."""
    found, seed = 0, 0
    while found < most:
        seed += 1
        game, dice = Game.new("newvegas", ["Anna", "Benno"], seed=seed), Random(seed)
        while not game.is_over and found < most:
            seat = game.seat
            moves = game.numbers(seat)
            if len(moves) > 1 and dice.random() < 0.2:
                thought = ponder(game, seat, Budget(0))
                ahead = sorted(thought.amounts, reverse=True)
                if ahead[0] - ahead[1] > PLAIN:
                    found += 1
                    yield game, thought.best
            game.make(choose(game, "greedy") if len(moves) > 1 else moves[0], seat)


def test_what_is_far_ahead_on_a_sheet_is_chosen_by_all() -> None:
    for game, best in plain_choices(10):
        for level in PLANNERS[:-1]:  # the expert looks further, and may see more than the sheet shows
            assert choose(game, level) == best
