"""The dealer turns the cards that the rules turn, edition by edition, and lays out the projects that they draw."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from neonstrip.bots.player import choose
from neonstrip.play import Game, Mistake
from neonstrip.play.newvegas import dealer
from neonstrip.play.seeds import derive
from neonstrip.rules.newvegas.printed import ACTION_OF, ACTIONS, CARDS, NUMBER_OF

PASS = 26
"""Rounds that a stack of 27 has a number for."""


def flipped(game: Game, wish: str) -> tuple[list[tuple[list[int], list[str]]], int]:
    """What lay open in a game of bots, round by round, and when they shuffled."""
    found, shuffled = list[tuple[list[int], list[str]]](), 0
    while not game.is_over:
        view: Any = game.view(game.names[0])
        if view.round > len(found):
            found.append(([each.number for each in view.combinations], [each.action for each in view.combinations]))
        for seat in game.seats:
            moves = game.legal(game.names[seat])
            shuffled = len(found) if wish == "cards reshuffle" and wish in moves else shuffled
            game.make(game.number_of(wish, seat) if wish in moves else choose(game, "greedy", seat), seat)
    return found, shuffled


def dealt_in(options: dict[str, Any], seed: str, number: int) -> list[tuple[list[int], list[str]]]:
    """All combinations of a shuffle."""
    return [(flip.numbers, flip.effects) for flip in dealer.shuffle(options, seed, number)[1:]]


@pytest.mark.parametrize("seed", range(8))
def test_what_is_dealt_is_what_the_game_flips_with_the_same_seed(seed: int) -> None:
    """N-SETUP-2, N-SETUP-3, N-ROUND-1, N-ROUND-2."""
    hexed, options = derive("dealer", seed), dealer.read({"edition": "pegasus"})
    game = Game.new("newvegas", ["Anna", "Benno"], {"edition": "pegasus", "bank": False}, seed=hexed)
    view: Any = game.view("Anna")
    assert [(goal.kind, goal.name, goal.points) for goal in dealer.goals(options, hexed)] == [
        (project.colour, project.name, project.points) for project in view.projects
    ]
    played, _ = flipped(game, "cards keep")
    assert played == dealt_in(options, hexed, 0)[: len(played)]


def test_a_wish_leads_to_the_next_shuffle_as_in_the_game() -> None:
    """N-ROUND-2, N-PROJECT-4."""
    wished = 0
    for seed in range(12):
        hexed, options = derive("wish", seed), dealer.read({})
        game = Game.new("newvegas", ["Anna", "Benno"], {"bank": False}, seed=hexed)
        played, shuffled = flipped(game, "cards reshuffle")
        wished += 0 < shuffled < len(played)
        first = shuffled or PASS
        dealt = dealt_in(options, hexed, 0)[:first] + dealt_in(options, hexed, 1) + dealt_in(options, hexed, 2)
        assert played == dealt[: len(played)]
    assert wished > 2


def test_a_shuffle_of_bluecocker_turns_all_cards_but_the_last_numbers() -> None:
    """N-ROUND-2: 26 rounds, and then all 81 cards anew."""
    for number in range(3):
        flips = dealer.shuffle(dealer.read({}), derive("pass"), number)
        assert len(flips) == 1 + PASS
        assert (flips[0].effects, flips[0].left) == ([], PASS + 1)
        assert [flip.left for flip in flips] == list(range(PASS + 1, 0, -1))
        assert not any(flip.shuffled for flip in flips)
        numbers = sorted(number for flip in flips for number in flip.numbers)
        assert numbers == sorted(NUMBER_OF.tolist())
        assert sum(len(flip.effects) for flip in flips) == CARDS - 3


def test_pegasus_shuffles_each_stack_by_itself_and_says_so() -> None:
    """N-ROUND-2: the flip that leaves no number, then 26 more with the cards that were turned."""
    flips = dealer.shuffle(dealer.read({"edition": "pegasus"}), derive("pass"), 0)
    again = [place for place, flip in enumerate(flips) if flip.shuffled]
    assert again == [27 + PASS * number for number in range(dealer.PASSES)]
    assert {flips[place].left for place in again} == {PASS}
    assert Counter(effect for flip in flips[1:28] for effect in flip.effects) == Counter(
        ACTIONS[action] for action in ACTION_OF
    )


def test_projects_can_be_chosen() -> None:
    """N-SETUP-2: those that are not chosen are drawn, as without any choice."""
    seed = derive("chosen")
    drawn = dealer.goals(dealer.read({}), seed)
    chosen = dealer.goals(dealer.read({"projects": {"yellow": "all_sites_built"}}), seed)
    assert chosen[:2] == drawn[:2]
    assert (chosen[2].kind, chosen[2].name, chosen[2].points) == ("yellow", "all_sites_built", [13, 7])


def test_without_golf_no_project_is_about_it() -> None:
    """N-SETUP-5."""
    about = {"golf_and_shows_street_one", "all_par_four"}
    assert about <= {goal.name for goal in dealer.choices()[2]}
    drawn = {dealer.goals(dealer.read({"golf": False}), derive("golf", seed))[2].name for seed in range(60)}
    assert len(drawn) == 5
    assert not drawn & about


@pytest.mark.parametrize(
    "options",
    [{"edition": "third"}, {"projects": {"pink": "all_sites_built"}}, {"projects": {"green": "x"}}, {"opponent": 11}],
)
def test_wrong_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(Mistake):
        dealer.read(options)
