"""Which tiles lie out in which round, and that each is prepared anew."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from arranged import NAMES
from neonstrip.play import Game, Mistake
from neonstrip.play.royale.view import View
from neonstrip.rules.royale.printed import TILE_CODES
from royale.positions import Position, position

SIDES = set(TILE_CODES[1:])
BOARDS = {code[0] for code in SIDES}
Rounds = list[list[str]]


def drawn(tiles: int, repeat: str, games: int) -> Iterator[Rounds]:
    """The tiles of the three rounds, in the order of casinos, of many games."""
    for seed in range(games):
        game = Position(3, tiles, seed=seed, repeat=repeat)
        rounds = [game.tiles_out()[:tiles]]
        for _ in range(2):
            game.finish_round(last=False)
            rounds.append(game.tiles_out()[:tiles])
        yield rounds


def boards(tiles: list[str]) -> set[str]:
    """A board is named by the letter of its two sides."""
    return {code[0] for code in tiles}


def other_side(code: str) -> str:
    return code[0] + ("2" if code[1] == "1" else "1")


def test_three_tiles_unless_the_table_wants_otherwise() -> None:
    """R-TILE-1"""
    view = Game.new("royale", NAMES[:3], seed="default").view()
    assert [casino.tile is not None for casino in view.casinos] == [True, True, True, False, False, False]


@pytest.mark.parametrize("repeat", ["reshuffle", "aside", "turn"])
@pytest.mark.parametrize("tiles", range(7))
def test_as_many_tiles_as_agreed_from_casino_1_upwards(tiles: int, repeat: str) -> None:
    """R-TILE-1: in every round, and no board twice in one."""
    for seed in range(10):
        game = Position(3, tiles, seed=seed, repeat=repeat)
        for _ in range(3):
            out = game.tiles_out()
            assert set(out[:tiles]) <= SIDES
            assert out[tiles:] == [""] * (6 - tiles)
            assert len(boards(out[:tiles])) == tiles
            assert [casino.tile or "" for casino in game.seen().casinos] == out
            if game.seen().round < 3:
                game.finish_round(last=False)


@pytest.mark.parametrize("tiles", [-1, 7])
def test_no_more_tiles_than_casinos(tiles: int) -> None:
    """R-TILE-1"""
    with pytest.raises(Mistake) as refusal:
        Game.new("royale", NAMES[:3], {"tiles": tiles})
    assert refusal.value.facts["option"] == "tiles"


@pytest.mark.parametrize("tiles", [3, 6])
def test_every_round_anew_from_all(tiles: int) -> None:
    """R-TILE-1: each side of each board comes equally often, to every casino and in every round."""
    games = 600
    at_casino = [Counter[str]() for _ in range(tiles)]
    in_round = [Counter[str]() for _ in range(3)]
    same_board, same_side = 0, 0
    for rounds in drawn(tiles, "reshuffle", games):
        for number, out in enumerate(rounds):
            in_round[number].update(out)
            for casino, code in enumerate(out):
                at_casino[casino][code] += 1
        same_board += len(boards(rounds[0]) & boards(rounds[1]))
        same_side += len(set(rounds[0]) & set(rounds[1]))
    for counts in at_casino:
        assert set(counts) == SIDES
        assert all(0.65 < count / (games * 3 / 16) < 1.35 for count in counts.values())
    for counts in in_round:
        assert all(0.65 < count / (games * tiles / 16) < 1.35 for count in counts.values())
    # of the tiles of round 1, tiles / 8 of the boards come again, half of them with the same side
    assert 0.9 < same_board / (games * tiles * tiles / 8) < 1.1
    assert 0.9 < same_side / (games * tiles * tiles / 16) < 1.1


def test_boards_set_aside_with_three_tiles() -> None:
    """R-TILE-1: no board comes again; only the third tile of round 3 must be the unused side of a used board."""
    both_sides = set()
    for first, second, third in drawn(3, "aside", 200):
        assert not boards(first) & boards(second)
        unused = BOARDS - boards(first + second)
        assert unused <= boards(third)
        (again,) = (code for code in third if code[0] not in unused)
        assert other_side(again) in first + second
        both_sides |= {*first, *second, *third}
    assert both_sides == SIDES


def test_boards_set_aside_with_six_tiles() -> None:
    """R-TILE-1: first unused boards, then unused sides of used boards, then any."""
    repeated = set()
    for first, second, third in drawn(6, "aside", 200):
        assert BOARDS - boards(first) <= boards(second)
        assert not set(first) & set(second)
        unused_sides = SIDES - {*first, *second}
        assert len(unused_sides) == 4
        assert unused_sides <= set(third)
        repeated |= set(third) - unused_sides
    assert repeated == SIDES


def test_boards_turned_over_with_three_tiles() -> None:
    """R-TILE-1: a board may come again, but only with its unused side."""
    came_again = 0
    for first, second, third in drawn(3, "turn", 200):
        assert len({*first, *second, *third}) == 9
        came_again += len(boards(first) & boards(second))
    # of three boards, as many come again as when all are drawn anew
    assert 0.8 < came_again / (200 * 9 / 8) < 1.2


def test_boards_turned_over_with_six_tiles() -> None:
    """R-TILE-1: every board with an unused side shows it before any side is seen twice."""
    for first, second, third in drawn(6, "turn", 200):
        assert not set(first) & set(second)
        unused = SIDES - {*first, *second}
        assert boards(third) >= boards(sorted(unused))
        assert len(set(third) & unused) == len(boards(sorted(unused)))


def grey_dice(view: View) -> list[int]:
    return [casino.dice["grey"].small if "grey" in casino.dice else 0 for casino in view.casinos]


PREPARED: dict[str, tuple[list[str], list[int], Callable[[View], Any], Any]] = {
    # tile: moves that change it, black dice they need, what to look at, how it is prepared
    "A2": ([], [1, 3], lambda view: view.tiles.jackpot, 30),
    "C1": ([], [], lambda view: (view.tiles.token, [seat.high_five for seat in view.seats]), (True, [False] * 3)),
    "D2": ([], [], lambda view: [seat.power for seat in view.seats], [False] * 3),
    "E1": (["close 5"], [], lambda view: (view.tiles.track, [c.closed for c in view.casinos]), (0, [False] * 6)),
    "E2": ([], [], lambda view: [bool(seat.bar) for seat in view.seats], [False] * 3),
    "F1": (["block 3 5"], [], lambda view: (view.tiles.block, grey_dice(view)), ({1: 2, 2: 2, 3: 1}, [0] * 6)),
    "F2": (
        ["lift 5 30"],
        [],
        lambda view: (view.tiles.fields, grey_dice(view)),
        ({"10": 2, "30": 3, "move": 4}, [1, 1, 1, 2, 2, 2]),
    ),
    "G2": (["down 2 small"], [], lambda view: view.tiles.double_down, {}),
    "H1": (["nice small 1"], [], lambda view: view.tiles.nice, {}),
    "H2": (["choose 6", "gold small"], [6, 6], lambda view: view.tiles.gold, None),
}


@pytest.mark.parametrize("code", PREPARED)
def test_a_tile_that_comes_again_is_prepared_anew(code: str) -> None:
    """R-TILE-5: markers on start, tokens and grey dice as printed, whatever happened to the tile a round before."""
    moves, black, look, prepared = PREPARED[code]
    came_again = 0
    for seed in range(20):
        game = position(players=3, tiles={1: code, 6: "B1"}, seed=seed)
        assert look(game.seen()) == prepared
        game.hand("Benno", 3)
        game.hand("Carla", 3)
        game.rolls("Anna", [1, 1, 1, 1, 1, 4])
        game.next_dice(*black)
        game.play("place 1", *moves)
        assert look(game.seen()) != prepared
        # nothing in the casinos, so that the scoring changes nothing and asks nothing
        game.s.dice[:6, :5] = 0
        game.leave_to_chance()
        game.finish_round(last=False)
        if code in game.tiles_out():
            assert look(game.seen()) == prepared
            came_again += 1
    assert came_again > 0
