"""Setting up: players, projects, stacks, votes, and games without golf or bank."""

from __future__ import annotations

from collections import Counter

import msgspec
import numpy as np
import pytest

from neonstrip.play import Game, Mistake
from neonstrip.play.game import SPECTATOR
from neonstrip.rules.newvegas.printed import CARDS, GOLF_PROJECTS, NUMBER_OF, PRINTED, PROJECT_NAMES, YELLOW
from neonstrip.rules.newvegas.state import AGAINST, FOR_LOAN, NO_VOTE, NONE, PLAYING, VOTING, WAIT
from newvegas.positions import Position, position


@pytest.mark.parametrize(
    ("edition", "players"), [("bluecocker", 1), ("bluecocker", 2), ("bluecocker", 50), ("pegasus", 1), ("pegasus", 6)]
)
def test_as_many_as_the_edition_says_can_play(edition: str, players: int) -> None:
    """N-SETUP-1: 1 to 50 in one edition, 1 to 6 in the other."""
    game = Position(players, "seats", edition=edition)
    assert len(game.game.state.sheets) == players
    assert bool(game.m.solo) == (players == 1)


@pytest.mark.parametrize(
    ("edition", "players"), [("bluecocker", 0), ("bluecocker", 51), ("pegasus", 0), ("pegasus", 7)]
)
def test_more_or_fewer_cannot(edition: str, players: int) -> None:
    """N-SETUP-1"""
    with pytest.raises(Mistake) as mistake:
        Position(players, "seats", edition=edition)
    assert mistake.value.rule == "N-SETUP-1"


def test_everyone_has_the_same_sheets() -> None:
    """N-SETUP-1: 38 casinos, of which the sites are not built, nothing written, three boxes checked."""
    game = Position(6, "sheets", edition="pegasus")
    state = game.game.state
    assert len({sheet.tobytes() for sheet in [*state.sheets, *state.drafts]}) == 1
    sheet = game.sheet("Anna")
    rows = [PRINTED["city"][f"street{street}"] for street in range(1, 5)]
    assert sum(mark != "." for row in rows for mark in row) == 38
    assert sheet.built.tolist() == [[int(mark[0] == "o") for mark in row] for row in rows]
    assert (sheet.number == NONE).all()
    assert sheet.checked == 3
    for nothing in ("star", "passed", "hole", "hotel", "improved", "shows", "group", "points", "blocks", "refusals"):
        assert not np.any(sheet[nothing]), nothing


def test_fifty_play_a_round() -> None:
    """N-SETUP-1, N-ROUND-4: the round ends with the fiftieth confirmation and not before; each has their own sheet."""
    game = position(50, [(8, "construction"), (3, "improvement"), (12, "limousine")])
    for seat, name in enumerate(game.game.names):
        assert game.m.round_number == 1
        game.play(name, f"choose {seat % 3 + 1}", f"open 1 {3 + seat % 7}", "confirm")
    assert game.m.round_number == 2
    for seat, name in enumerate(game.game.names):
        assert game.sheet(name).number[0, 2 + seat % 7] == (8, 3, 12)[seat % 3]
        assert (game.sheet(name).number != NONE).sum() == 1


def test_one_project_of_each_colour_lies_open() -> None:
    """N-SETUP-2: all 21 come up, seven of each colour; everybody sees the three."""
    found = [set(), set(), set()]  # type: list[set[str]]
    for seed in range(150):
        game = Game.new("newvegas", ["Anna", "Benno"], seed=seed)
        view = game.view()
        assert [project.colour for project in view.projects] == ["pink", "purple", "yellow"]
        assert view.projects == game.view("Anna").projects == game.view("Benno").projects
        assert not any(project.scored for project in view.projects)
        for colour, project in enumerate(view.projects):
            found[colour].add(project.name)
    assert found == [set(names) for names in PROJECT_NAMES]


@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
def test_three_stacks_of_27_numbers_up(edition: str) -> None:
    """N-SETUP-3: all 81 cards, shuffled; the number of each top card is seen, also while people vote."""
    orders = set()
    for seed in range(20):
        game = Game.new("newvegas", ["Anna", "Benno"], {"edition": edition}, seed=seed)
        m = game.state.middle[0]
        assert m.left.tolist() == [27, 27, 27]
        assert m.discarded.tolist() == [0, 0, 0]
        assert sorted(m.stacks.ravel().tolist()) == list(range(CARDS))
        assert game.view().tops == [NUMBER_OF[m.stacks[stack, 26]] for stack in range(3)]
        assert game.view().combinations == []
        orders.add(m.stacks.tobytes())
    assert len(orders) == 20


def test_the_stacks_hold_the_printed_cards() -> None:
    """N-SETUP-3: as often as the rulebooks say."""
    view = Game.new("newvegas", ["Anna", "Benno"], seed=1).view()
    copies = {1: 3, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 8: 9, 9: 8, 10: 7, 11: 6, 12: 5, 13: 4, 14: 3, 15: 3}
    assert Counter(view.numbers_to_come) + Counter(view.tops) == Counter(copies)
    assert view.actions_to_come == {
        "construction": 16,
        "improvement": 17,
        "show": 16,
        "inauguration": 16,
        "limousine": 16,
    }


def test_the_first_flip_comes_after_all_votes() -> None:
    """N-SETUP-4: votes come after projects and stacks lie open, in any order, and before the first flip."""
    game = Position(3, "votes")
    game.play("Carla", "vote loan")
    game.play("Anna", "vote against")
    assert game.m.stage == VOTING
    assert game.m.left.tolist() == [27, 27, 27]
    assert game.game.view().waiting_for == ["Benno"]
    game.play("Benno", "vote against")
    assert (game.m.stage, game.m.round_number) == (PLAYING, 1)
    assert game.m.left.tolist() == [26, 26, 26]
    assert [int(sheet.vote) for sheet in game.game.state.sheets] == [AGAINST, AGAINST, FOR_LOAN]


def test_a_vote_cannot_be_changed() -> None:
    """N-SETUP-4: neither by another vote nor by taking it back."""
    game = Position(2, "votes")
    game.play("Anna", "vote loan")
    assert game.refused("Anna", "vote against") == "N-SETUP-4"
    assert game.refused("Anna", "vote loan") == "N-SETUP-4"
    assert not game.game.can_undo(0)
    game.play("Benno", "vote against")
    assert not game.game.can_undo(0)
    assert not game.game.can_undo(1)
    assert game.refused("Anna", "vote against") == "N-ROUND-5"
    assert game.sheet("Anna").vote == FOR_LOAN


def test_nobody_else_sees_a_vote_until_the_end() -> None:
    """N-SETUP-4: two games that differ in Anna's vote alone look the same to all others, down to the last byte."""
    games = [Position(3, "votes"), Position(3, "votes")]
    for game, vote in zip(games, ("loan", "against"), strict=True):
        game.play("Anna", f"vote {vote}")
    same_to_all_but_anna(games)
    for game in games:
        game.play("Benno", "vote loan")
        game.play("Carla", "vote against")
    same_to_all_but_anna(games)
    for _ in range(4):
        for name in ("Anna", "Benno", "Carla"):
            for game in games:
                game.pass_round(name)
            same_to_all_but_anna(games)
    for game, vote in zip(games, ("loan", "against"), strict=True):
        assert game.game.view("Anna").draft.vote == vote
        assert game.game.view().draft is None
        for eyes in (None, "Anna", "Benno", "Carla"):
            assert [sheet.vote for sheet in game.game.view(eyes).sheets] == [None, None, None]
        game.set("Anna", checked=14)
        game.pass_round()
        assert game.game.is_over
        for eyes in (None, "Anna", "Benno", "Carla"):
            assert [sheet.vote for sheet in game.game.view(eyes).sheets] == [vote, "loan", "against"]


def same_to_all_but_anna(games: list[Position]) -> None:
    one, two = (game.game for game in games)
    for seat in (SPECTATOR, 1, 2):
        assert one.rules.see(one.state, seat).tobytes() == two.rules.see(two.state, seat).tobytes()
        assert msgspec.json.encode(one.view_from(seat)) == msgspec.json.encode(two.view_from(seat))
    assert one.rules.see(one.state, 0).tobytes() != two.rules.see(two.state, 0).tobytes()


@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
@pytest.mark.parametrize("players", [1, 3])
def test_without_bank_there_is_no_vote(edition: str, players: int) -> None:
    """N-SETUP-5: the first cards are flipped at once, and everyone has three bundles whatever the edition."""
    game = Position(players, "no bank", edition=edition, bank=False)
    assert (game.m.stage, game.m.round_number) == (PLAYING, 1)
    assert game.refused("Anna", "vote loan") == "N-ROUND-5"
    for name in game.game.names:
        assert game.areas(name)["bundles"] == 3
        assert game.sheet(name).vote == NO_VOTE


@pytest.mark.parametrize(("votes", "bundles"), [([], 1), (["loan"], 3), (["loan", "loan"], 5)])
def test_with_bank_there_is_one_bundle_and_the_loan(votes: list[str], bundles: int) -> None:
    """N-SETUP-5, N-SCORE-8: nobody, half, and more than half of the players vote for the loan."""
    game = position(2, votes=votes)
    assert [game.areas(name)["bundles"] for name in ("Anna", "Benno")] == [bundles, bundles]


@pytest.mark.parametrize("names", [["Anna"], ["Anna", "Benno"]], ids=["solo", "two"])
@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
def test_without_golf_no_project_is_about_golf(edition: str, names: list[str]) -> None:
    """N-SETUP-5: such a yellow one is replaced, by each of the others; the other colours are drawn as ever."""
    yellow, drawn = Counter[str](), Counter[str]()
    for seed in range(120):
        without, with_golf = (
            Game.new("newvegas", names, {"golf": golf, "edition": edition}, seed=seed).state.middle[0].projects
            for golf in (False, True)
        )
        yellow[PROJECT_NAMES[YELLOW][without[YELLOW]]] += 1
        drawn[PROJECT_NAMES[YELLOW][with_golf[YELLOW]]] += 1
        assert without[:YELLOW].tolist() == with_golf[:YELLOW].tolist()
    about_golf = {name for name, golf in zip(PROJECT_NAMES[YELLOW], GOLF_PROJECTS, strict=True) if golf}
    assert about_golf == {"golf_and_shows_street_one", "all_par_four"}
    assert set(yellow) == set(PROJECT_NAMES[YELLOW]) - about_golf
    assert about_golf < set(drawn)


def test_without_golf_there_are_no_holes() -> None:
    """N-SETUP-5: openings in street 1 circle none, and the PAR columns cannot be improved."""
    for golf in (True, False):
        game = position(2, [(8, "improvement"), (3, "show"), (12, "show")], golf=golf)
        game.play("Anna", "choose 1", "open 1 5")
        assert bool(game.draft("Anna").hole.any()) is golf
        assert [f"par{par}" in game.can("Anna", "improve") for par in (3, 4, 5)] == [golf] * 3
        assert len(game.can("Anna", "improve")) == (10 if golf else 7)
        if not golf:
            assert game.refused("Anna", "improve par3") == "N-IMPROVE-1"
        game.play("Anna", "confirm")
        game.pass_round("Benno")
        assert game.areas("Anna")["golf"] == (1 if golf else 0)


def test_golf_and_bank_are_left_out_each_on_its_own() -> None:
    """N-SETUP-5"""
    assert Position(2, "one", golf=False).m.stage == VOTING
    no_bank = Position(2, "two", bank=False)
    assert no_bank.m.golf
    assert [sheet.phase for sheet in no_bank.game.state.drafts] != [WAIT, WAIT]
    neither = Position(2, "three", golf=False, bank=False)
    assert (neither.m.golf, neither.m.bank) == (0, 0)
