"""The three stacks: flips, what the editions do at the end of a pass, and what everybody can work out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from neonstrip.rules.chance import BLOCK, CHANCE
from neonstrip.rules.newvegas.printed import ACTION_OF, ACTIONS, CARDS, NUMBER_OF, STACKS
from newvegas.positions import Position, position

PASS = 26
"""Rounds that a stack of 27 has a number for."""


def top(m: Any, stack: int) -> int:
    """The card whose number is seen."""
    return int(m.stacks[stack, m.left[stack] - 1])


def under(m: Any, stack: int) -> int:
    """The card whose action is seen."""
    return int(m.discards[stack, m.discarded[stack] - 1])


def cards_of(m: Any, stack: int) -> set[int]:
    """All cards of a stack and its discard."""
    return {*m.stacks[stack, : m.left[stack]].tolist(), *m.discards[stack, : m.discarded[stack]].tolist()}


def next_round(game: Position) -> None:
    """Everyone plays, and then has an empty sheet again, so that the game does not end."""
    number = game.m.round_number
    game.pass_round()
    for name in game.game.names:
        game.set(name, number=-1, checked=3, hotel=0, hole=0)
    assert game.m.round_number == number + 1


def long_game(edition: str) -> Position:
    game = position(2, edition=edition, seed="stacks")
    game.projects("ten_inaugurations", "limousine_each_street", "all_sites_built")
    return game


@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
def test_a_combination_is_a_number_of_a_stack_and_the_action_of_its_discard(edition: str) -> None:
    """N-ROUND-1: the card whose number was seen gives its action in the next round."""
    game = long_game(edition)
    for played in range(1, PASS):
        m = game.m
        assert m.left.tolist() == [27 - played] * 3
        assert m.discarded.tolist() == [played] * 3
        tops = [top(m, stack) for stack in range(STACKS)]
        for name in (None, "Anna", "Benno"):
            view = game.game.view(name)
            assert [each.number for each in view.combinations] == [NUMBER_OF[card] for card in tops] == view.tops
            assert [each.action for each in view.combinations] == [ACTIONS[ACTION_OF[under(m, s)]] for s in range(3)]
        next_round(game)
        assert [under(game.m, stack) for stack in range(STACKS)] == tops


@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
def test_what_is_to_come_can_be_worked_out(edition: str) -> None:
    """N-ROUND-1, N-ROUND-2: numbers below the visible ones and actions not flipped yet, over more than a pass."""
    game = long_game(edition)
    for _ in range(2 * PASS + 3):
        m = game.m
        hidden = [card for stack in range(STACKS) for card in m.stacks[stack, : m.left[stack] - 1].tolist()]
        shown = [top(m, stack) for stack in range(STACKS)]
        for name in (None, "Benno"):
            view = game.game.view(name)
            numbers = Counter(int(NUMBER_OF[card]) for card in hidden)
            assert {number: count for number, count in view.numbers_to_come.items() if count} == numbers
            actions = Counter(ACTIONS[ACTION_OF[card]] for card in hidden + shown)
            assert {action: count for action, count in view.actions_to_come.items() if count} == actions
        next_round(game)


def test_bluecocker_shuffles_all_cards_when_a_flip_would_leave_no_number() -> None:
    """N-ROUND-2: after 26 rounds three new stacks of 27 are made of all 81 cards, and the flip is made from those."""
    game = long_game("bluecocker")
    for again in range(2):
        for _ in range(PASS - 1):
            next_round(game)
        m = game.m
        assert m.round_number == PASS * (again + 1)
        assert m.left.tolist() == [1, 1, 1]
        before = [cards_of(m, stack) for stack in range(STACKS)]
        last_tops = [top(m, stack) for stack in range(STACKS)]
        next_round(game)
        assert m.left.tolist() == [26, 26, 26]
        assert m.discarded.tolist() == [1, 1, 1]
        after = [cards_of(m, stack) for stack in range(STACKS)]
        assert set.union(*after) == set(range(CARDS))
        assert all(len(cards) == 27 for cards in after)
        assert all(cards not in before for cards in after)
        assert [under(m, stack) for stack in range(STACKS)] != last_tops


def test_pegasus_shuffles_each_discard_but_its_top_card() -> None:
    """N-ROUND-2: each into its own stack, after the flip; the top card stays with its action. Then 26 rounds more."""
    game = long_game("pegasus")
    own = [cards_of(game.m, stack) for stack in range(STACKS)]
    for again in range(2):
        while game.m.left[0] > 1:
            next_round(game)
        m = game.m
        assert m.round_number == PASS * (again + 1)
        last_tops = [top(m, stack) for stack in range(STACKS)]
        order = [m.discards[stack, : m.discarded[stack]].tolist() for stack in range(STACKS)]
        next_round(game)
        assert m.left.tolist() == [26, 26, 26]
        assert m.discarded.tolist() == [1, 1, 1]
        assert [under(m, stack) for stack in range(STACKS)] == last_tops
        assert [ACTIONS[ACTION_OF[card]] for card in last_tops] == [c.action for c in game.game.view().combinations]
        for stack in range(STACKS):
            new = m.stacks[stack, :26].tolist()
            assert {*new, last_tops[stack]} == own[stack]
            assert new not in (order[stack], order[stack][::-1])
            assert m.numbers[stack] == NUMBER_OF[top(m, stack)]


def test_pegasus_keeps_the_cards_in_the_stacks_of_a_wished_reshuffle() -> None:
    """N-PROJECT-4, N-ROUND-2: the new stacks run out like the first ones, each is refilled with its own cards."""
    game = long_game("pegasus")
    for _ in range(4):
        next_round(game)
    old = [cards_of(game.m, stack) for stack in range(STACKS)]
    game.set("Anna", checked=10)
    game.pass_round()
    game.play("Anna", "cards reshuffle")
    game.set("Anna", checked=3)
    own = [cards_of(game.m, stack) for stack in range(STACKS)]
    assert all(cards not in old for cards in own)
    for _ in range(2):
        for _ in range(PASS):
            assert [cards_of(game.m, stack) for stack in range(STACKS)] == own
            next_round(game)
        assert game.m.left.tolist() == [PASS] * 3
        assert game.m.discarded.tolist() == [1] * 3


@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
def test_nobody_sees_the_cards_to_come(edition: str) -> None:
    """N-ROUND-1: neither their order nor the stream of chance is in what a seat or a spectator knows."""
    game = long_game(edition)
    for _ in range(3):
        next_round(game)
    rules, state = game.game.rules, game.game.state
    other = state.copy()
    m = other.middle[0]
    for stack in range(STACKS):
        below = m.left[stack] - 1
        m.stacks[stack, :below] = m.stacks[stack, :below][::-1].copy()
    m.chance.key[:] = 7
    m.chance.counter = 99
    m.chance.block[:] = 1
    for seat in (-1, 0, 1):
        assert rules.see(other, seat).tobytes() == rules.see(state, seat).tobytes()


def test_a_seat_can_imagine_the_cards_it_does_not_see() -> None:
    """N-SETUP-3, N-ROUND-1: all 81 once each, the visible numbers on top, in the voting too."""

    source = np.zeros(1, CHANCE)
    source["key"], source["used"] = np.arange(8), BLOCK
    game = Position(2, "imagined")
    imagined = set()
    for _ in range(2):
        for _ in range(10):
            seen = game.game.rules.see(game.game.state, 0)
            game.game.rules.imagine(seen, 0, source)
            m = seen.middle[0]
            assert set.union(*(cards_of(m, stack) for stack in range(STACKS))) == set(range(CARDS))
            assert [NUMBER_OF[top(m, stack)] for stack in range(STACKS)] == game.game.view().tops
            imagined.add(m.stacks.tobytes())
        if game.m.round_number == 0:
            game.vote()
    assert len(imagined) == 20


@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
def test_alone_what_is_to_come_can_be_worked_out_too(edition: str) -> None:
    """N-SOLO-1, N-SOLO-2: actions of the draw pile; numbers of it and of the hidden card."""
    game = position(1, edition=edition, seed="alone")
    rounds = 0
    while not game.game.is_over:
        m = game.m
        pile = [card for card in m.draw_pile[: m.draw_left].tolist() if card < CARDS]
        view = game.game.view("Anna")
        numbers = Counter(int(NUMBER_OF[card]) for card in [*pile, int(m.hidden_card)])
        assert {number: count for number, count in view.numbers_to_come.items() if count} == numbers
        actions = Counter(ACTIONS[ACTION_OF[card]] for card in pile)
        assert {action: count for action, count in view.actions_to_come.items() if count} == actions
        assert view.acme.hidden_number is None
        assert view.tops == []
        game.pass_round()
        rounds += 1
    assert rounds > 3
