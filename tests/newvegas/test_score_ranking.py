"""Who wins: points, then hotels, then grand hotels, then the victory is shared."""

import pytest

from newvegas.positions import NAMES, Position, position

EDITIONS = pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])


def winners(game: Position) -> list[str]:
    rules = game.game.rules
    return [game.game.names[seat] for seat in rules.winners(game.game.state)]


def table(edition: str, players: int = 3) -> Position:
    """Nobody has anything; everybody is first and last in the inauguration."""
    return position(players=players, edition=edition)


@EDITIONS
def test_most_points_win(edition: str) -> None:
    """N-SCORE-9: hotels do not matter then"""
    game = table(edition)
    game.set("Benno", points={"pink": 10})
    game.set("Carla", hotel={1: 2, 2: 2})
    assert game.areas("Benno")["total"] > game.areas("Carla")["total"]
    assert winners(game) == ["Benno"]


@EDITIONS
def test_with_equal_points_most_hotels_win(edition: str) -> None:
    """N-SCORE-9: three small ones are more than one grand one"""
    game = table(edition)
    game.set("Anna", hotel={1: 1})
    game.set("Carla", hotel={2: 2, 3: 2, 4: 2})
    assert game.areas("Anna")["total"] == game.areas("Carla")["total"] > game.areas("Benno")["total"]
    assert winners(game) == ["Carla"]


@EDITIONS
def test_with_equal_hotels_most_grand_ones_win(edition: str) -> None:
    """N-SCORE-9"""
    game = table(edition)
    game.set("Anna", hotel={1: 2, 2: 2, 3: 2}, points={"pink": 8})
    game.set("Carla", hotel={4: 1, 5: 2, 6: 2}, points={"pink": 6})
    assert game.areas("Anna")["total"] == game.areas("Carla")["total"]
    assert winners(game) == ["Carla"]


@EDITIONS
def test_then_the_victory_is_shared(edition: str) -> None:
    """N-SCORE-9: in both editions, and by all who are level"""
    assert winners(table(edition)) == NAMES[:3]
    game = table(edition)
    game.set("Anna", hotel={1: 1})
    game.set("Carla", hotel={2: 1})
    assert winners(game) == ["Anna", "Carla"]


@EDITIONS
def test_the_total_is_the_sum_of_all_areas(edition: str) -> None:
    """N-SCORE-9: the safe's loss among them"""
    game = table(edition)
    game.write("Anna", {1: {4: 5, 5: 7}, 2: {5: 3}})
    game.set("Anna", shows=[2, 1], hotel={1: 1}, points={"pink": 6}, checked=8)
    *areas, total, bundles, debts = game.areas("Anna").values()
    assert debts > bundles
    assert areas[-1] == -20
    assert total == sum(areas)
