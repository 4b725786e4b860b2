"""Rounds: everyone drafts a turn at the same time, in private, and the table goes on when all have confirmed."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from neonstrip.play import Game, Mistake
from neonstrip.play.game import SPECTATOR
from neonstrip.rules.newvegas.state import GRAND, NO_HOTEL, NONE
from newvegas.positions import Position, position

COMBINATIONS = [(8, "construction"), (3, "inauguration"), (12, "improvement")]
EDITIONS = pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
TURNS = {
    "Anna": ["choose 1", "open 1 5", "build 2 4", "confirm"],
    "Benno": ["choose 1", "circle 1", "number +2", "open 4 1", "confirm"],
    "Carla": ["choose 2", "open 3 3", "inaugurate", "confirm"],
}


def after(order: list[tuple[str, str]], edition: str) -> bytes:
    """The state after these moves of the first round."""
    game = position(3, COMBINATIONS, edition=edition)
    for name, move in order:
        game.play(name, move)
    assert game.m.round_number == 2
    return bytes(game.game.state.tobytes())


def eyes(game: Game, seat: int) -> tuple[bytes, bytes]:
    """Everything a seat gets to know."""
    return game.rules.see(game.state, seat).tobytes(), msgspec.json.encode(game.view_from(seat))


@EDITIONS
def test_several_may_take_the_same_combination(edition: str) -> None:
    """N-ROUND-3: each writes its number into their own city, and each may use its action."""
    game = position(3, COMBINATIONS, edition=edition)
    for avenue, name in enumerate(("Anna", "Benno", "Carla"), 3):
        game.play(name, "choose 1", f"open 1 {avenue}", "build 2 1", "confirm")
    for avenue, name in enumerate(("Anna", "Benno", "Carla"), 3):
        assert game.sheet(name).number[0, avenue - 1] == 8
        assert game.sheet(name).built[1, 0]


@EDITIONS
def test_the_order_of_moves_does_not_matter(edition: str) -> None:
    """N-ROUND-3: turns in any order of players, and step by step in turn, give the same table to the last byte."""
    whole_turns = [[(name, move) for name in names for move in TURNS[name]] for names in itertools.permutations(TURNS)]
    steps = itertools.zip_longest(*([(name, move) for move in moves] for name, moves in TURNS.items()))
    mixed = [step for together in steps for step in together if step is not None]
    assert len({after(order, edition) for order in [*whole_turns, mixed]}) == 1


@EDITIONS
def test_a_draft_is_seen_by_nobody_else(edition: str) -> None:
    """N-ROUND-3: no step of Anna's changes anything for others; only that she has confirmed is known."""
    game = position(3, COMBINATIONS, edition=edition)
    others = (SPECTATOR, 1, 2)
    before = [eyes(game.game, seat) for seat in others]
    own = eyes(game.game, 0)
    for move in TURNS["Anna"][:-1]:
        game.play("Anna", move)
        assert [eyes(game.game, seat) for seat in others] == before
        assert eyes(game.game, 0) != own
        own = eyes(game.game, 0)
    game.play("Anna", "confirm")
    for seat in others:
        sheet = game.game.view_from(seat).sheets[0]
        assert all(lot.number is None and lot.built is not lot.site for lot in sheet.lots)
    assert game.game.view().waiting_for == ["Benno", "Carla"]
    view = game.game.view("Anna")
    assert [lot.number for lot in view.draft.lots if lot.number is not None] == [8]


@EDITIONS
def test_what_others_confirmed_is_the_same_to_see_whatever_it_was(edition: str) -> None:
    """N-ROUND-3: two different confirmed turns of Anna's look alike until the round is over, and then do not."""
    one, two = position(3, COMBINATIONS, edition=edition), position(3, COMBINATIONS, edition=edition)
    one.play("Anna", *TURNS["Anna"])
    two.play("Anna", "choose 2", "circle 1", "number -2", "open 4 9", "confirm")
    for seat in (SPECTATOR, 1, 2):
        assert eyes(one.game, seat) == eyes(two.game, seat)
    for game in (one, two):
        game.play("Benno", *TURNS["Benno"])
    for seat in (SPECTATOR, 1, 2):
        assert eyes(one.game, seat) == eyes(two.game, seat)
    for game in (one, two):
        game.play("Carla", *TURNS["Carla"])
    for seat in (SPECTATOR, 1, 2):
        assert eyes(one.game, seat) != eyes(two.game, seat)


def test_a_confirmed_turn_becomes_visible_to_all_when_the_last_confirms() -> None:
    """N-ROUND-3, N-ROUND-4"""
    game = position(3, COMBINATIONS)
    for name in ("Carla", "Anna", "Benno"):
        assert (game.sheet(name).number == NONE).all()
        game.play(name, *TURNS[name])
    for looking in (None, "Anna", "Benno", "Carla"):
        sheets = game.game.view(looking).sheets
        written = [[(lot.street, lot.avenue, lot.number) for lot in s.lots if lot.number is not None] for s in sheets]
        assert written == [[(1, 5, 8)], [(4, 1, 10)], [(3, 3, 3)]]
        assert [sheet.checked for sheet in sheets] == [3, 3, 4]
        assert [sheet.groups[0] for sheet in sheets] == [None, "number", None]


@EDITIONS
def test_undo_is_free_until_confirmed(edition: str) -> None:
    """N-ROUND-3: back to the first step of the own turn, whatever others did meanwhile, and they stay as they are."""
    game = position(3, COMBINATIONS, edition=edition)
    start = game.draft("Anna").tobytes()
    for mine, other in zip(TURNS["Anna"][:-1], TURNS["Benno"], strict=False):
        game.play("Anna", mine)
        game.play("Benno", other)
    game.play("Carla", *TURNS["Carla"])
    others = [game.draft(name).tobytes() for name in ("Benno", "Carla")]
    sheets = game.game.state.sheets.tobytes()
    for _ in TURNS["Anna"][:-1]:
        assert game.game.can_undo(0)
        game.game.undo(0)
        assert [game.draft(name).tobytes() for name in ("Benno", "Carla")] == others
        assert game.game.state.sheets.tobytes() == sheets
    assert game.draft("Anna").tobytes() == start
    assert not game.game.can_undo(0)
    with pytest.raises(Mistake):
        game.game.undo(0)
    game.play("Anna", "choose 3", "open 4 1", "improve vip", "confirm")
    game.play("Benno", *TURNS["Benno"][3:])
    assert game.m.round_number == 2
    assert game.sheet("Anna").number[3, 0] == 12
    assert (game.sheet("Anna").number != NONE).sum() == 1
    played = [move for seat, move in game.game.record().moves if seat == 0]
    assert played == ["vote against", "choose 3", "open 4 1", "improve vip", "confirm"]


@EDITIONS
def test_a_confirmed_turn_is_not_taken_back(edition: str) -> None:
    """N-ROUND-3, N-ROUND-4: neither by undo nor by another move, before others confirm and after."""
    game = position(2, COMBINATIONS, edition=edition)
    game.play("Anna", *TURNS["Anna"])
    assert not game.game.can_undo(0)
    for move in ("choose 2", "open 1 6", "confirm", "circle 1"):
        assert game.refused("Anna", move) == "N-ROUND-4"
    game.play("Benno", "choose 2", "open 2 2", "confirm")
    assert not game.game.can_undo(0)
    assert not game.game.can_undo(1)


def test_undoing_a_bonus_gives_everything_back() -> None:
    """N-ROUND-3, N-BONUS-4: group, debt, number, hole and star of an extension."""
    game = position(2, COMBINATIONS)
    game.play("Anna", "choose 1", "open 1 5")
    before = game.draft("Anna").tobytes()
    game.play("Anna", "circle 1", "extend 1 4 right")
    assert game.draft("Anna").tobytes() != before
    game.game.undo(0)
    game.game.undo(0)
    assert game.draft("Anna").tobytes() == before


@EDITIONS
def test_the_round_ends_when_everyone_has_confirmed(edition: str) -> None:
    """N-ROUND-4: only then are hotels and projects settled, the cards flipped and a new turn begun by all."""
    game = position(3, COMBINATIONS, edition=edition)
    game.projects("ten_inaugurations", "limousine_each_street", "all_sites_built")
    game.write("Anna", {1: {6: 5}, 2: {6: 5}, 3: {6: 5}})
    game.play("Anna", "choose 1", "open 4 6", "confirm")
    game.play("Carla", *TURNS["Carla"])
    numbers = game.m.numbers.tolist()
    assert game.m.round_number == 1
    assert game.draft("Anna").hotel[5] == NO_HOTEL
    assert game.game.seats == [1]
    game.play("Benno", "choose 1", "open 1 5")
    assert game.m.round_number == 1
    game.play("Benno", "confirm")
    assert game.m.round_number == 2
    assert game.sheet("Anna").hotel[5] == GRAND
    assert game.m.left.tolist() == [25, 25, 25]
    assert game.m.numbers.tolist() != numbers
    assert game.game.seats == [0, 1, 2]
    assert game.game.view("Anna").turn.phase == "choose"


@EDITIONS
def test_a_turn_goes_choose_open_act(edition: str) -> None:
    """N-ROUND-5: no opening before a choice, no action before the opening, no end of the turn before it either."""
    game = position(2, COMBINATIONS, edition=edition)
    assert sorted({move.split()[0] for move in game.game.legal("Anna")}) == ["choose"]
    for move in ("open 1 5", "build 2 4", "confirm", "circle 1", "extend 1 4 left"):
        assert game.refused("Anna", move) == "N-ROUND-5"
    game.play("Anna", "choose 1")
    for move in ("choose 2", "build 2 4", "inaugurate", "confirm"):
        assert game.refused("Anna", move) == "N-ROUND-5"
    game.play("Anna", "open 1 5")
    for move in ("choose 2", "open 1 6"):
        assert game.refused("Anna", move) == "N-ROUND-5"


@pytest.mark.parametrize(
    ("combination", "family"), [("choose 1", "build"), ("choose 2", "inaugurate"), ("choose 3", "improve")]
)
def test_the_action_is_that_of_the_combination(combination: str, family: str) -> None:
    """N-ROUND-5: and of no other."""
    game = position(2, COMBINATIONS)
    game.play("Anna", combination, "open 1 5")
    assert {move.split()[0] for move in game.game.legal("Anna")} == {family, "circle", "confirm"}


@EDITIONS
def test_one_opening_and_one_action(edition: str) -> None:
    """N-ROUND-5: the action is optional and comes once."""
    game = position(2, COMBINATIONS, edition=edition)
    game.play("Anna", "choose 1", "open 1 5", "build 2 4")
    assert game.refused("Anna", "build 2 1") == "N-ROUND-5"
    assert game.refused("Anna", "open 1 6") == "N-ROUND-5"
    game.play("Benno", "choose 1", "open 1 5", "confirm")
    game.play("Anna", "confirm")
    assert game.sheet("Anna").built.sum() == game.sheet("Benno").built.sum() + 1


def test_the_next_turn_starts_afresh() -> None:
    """N-ROUND-5, N-BONUS-1: nothing of a turn is left in the next but what was written."""
    game = position(2, COMBINATIONS)
    game.play("Anna", "choose 1", "open 1 5", "circle 1", "free", "improve vip", "confirm")
    game.pass_round("Benno")
    turn = game.game.view("Anna").turn
    assert (turn.combination, turn.number, turn.action, turn.free, turn.bonus, turn.opened) == (None,) * 3 + (
        False,
        None,
        None,
    )


def test_a_view_says_where_the_own_turn_stands() -> None:
    """N-ROUND-5: phase, combination, number, action, bonus and the opened casino; spectators have no turn."""
    game = position(2, COMBINATIONS)
    phases = []
    for move in ("choose 1", "circle 1", "number +1", "open 1 5", "build 2 4", "confirm"):
        phases.append(game.game.view("Anna").turn.phase)
        game.play("Anna", move)
    assert phases == ["choose", "open", "bonus", "open", "act", "after"]
    turn = game.game.view("Anna").turn
    assert (turn.phase, turn.combination, turn.number, turn.action) == ("wait", 1, 9, "construction")
    assert (turn.bonus, turn.opened) == ("number", (1, 5))
    assert game.game.view().turn is None
    assert game.game.view("Benno").turn.phase == "choose"


def test_a_stranger_or_a_spectator_makes_no_move() -> None:
    """N-ROUND-3"""
    game: Position = position(2, COMBINATIONS)
    before = game.game.state.tobytes()
    with pytest.raises(Mistake):
        game.game.play("choose 1", "Zoe")
    with pytest.raises(Mistake):
        game.game.make(game.game.rules.numbers["choose 1"], SPECTATOR)
    assert game.game.state.tobytes() == before
