"""All bots against each other, rated."""

import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import pytest

from neonstrip.bots import BOTS
from neonstrip.bots.ladder import climb, prepare, standings
from neonstrip.bots.match import Played
from neonstrip.play import Mistake


def test_everybody_meets_everybody_from_every_seat() -> None:
    matches = prepare("royale", 2, 4, "1", BOTS, {}, 2).matches()
    met = Counter(match.seats for match in matches)
    assert len(met) == len(BOTS) * (len(BOTS) - 1)
    assert set(met.values()) == {2}
    fours = prepare("royale", 4, 4, "1", BOTS, {}, 2).matches()
    assert len(fours) == 15 * 4
    assert all(len(set(match.seats)) == 4 for match in fours)


@pytest.mark.parametrize(("game", "players"), [("royale", 2), ("royale", 3), ("classic", 2), ("newvegas", 2)])
def test_the_better_bot_is_rated_higher(game: str, players: int) -> None:
    result = climb(prepare(game, players, 10, "1", ["random", "greedy", "casual"], {}, 2))
    assert result["bots"][-1]["bot"] == "random"
    for bot in result["bots"]:
        assert bot["ordinal"] == pytest.approx(bot["mu"] - 3 * bot["sigma"], abs=0.01)
        assert bot["games"] * 3 == result["games"] * players
        for other in result["bots"]:
            if other is not bot:
                both = bot["ahead_of"][other["bot"]] + other["ahead_of"][bot["bot"]]
                assert both == pytest.approx(1, abs=0.001)
    assert sum(bot["win_rate"] for bot in result["bots"]) == pytest.approx(3 / players, abs=0.001)


def test_more_games_make_ratings_surer() -> None:
    few, many = (climb(prepare("royale", 2, games, "1", ["random", "greedy"], {})) for games in (4, 20))
    assert many["bots"][0]["sigma"] < few["bots"][0]["sigma"] < 25 / 3


def test_the_same_seed_gives_the_same_bytes_with_any_number_of_processes() -> None:
    ladder = prepare("royale", 2, 2, "1", ["random", "greedy", "expert"], {}, 2)
    with ProcessPoolExecutor(2) as pool:
        assert json.dumps(climb(ladder)) == json.dumps(climb(ladder, pool))


@pytest.mark.parametrize(
    ("shares", "results", "places"),
    [
        ((1.0, 0.0), (500, 500), [0, 1]),  # the tie was broken
        ((0.5, 0.5), (500, 500), [0, 0]),
        ((0.0, 1.0, 0.0, 0.0), (300, 500, 400, 300), [2, 0, 1, 2]),
    ],
)
def test_winners_stand_before_all_others(
    shares: tuple[float, ...], results: tuple[int, ...], places: list[int]
) -> None:
    assert standings(Played(True, results, shares, (), (), "")) == places


@pytest.mark.parametrize(
    ("players", "bots", "code"),
    [
        (2, ["greedy"], "ladder-seats"),
        (2, ["greedy", "greedy"], "ladder-seats"),
        (1, ["greedy", "random"], "ladder-seats"),
        (3, ["greedy", "random"], "ladder-seats"),
        (6, list(BOTS), "seats"),
        (2, ["greedy", "clever"], "unknown-bot"),
    ],
)
def test_a_ladder_needs_another_bot_for_each_seat(players: int, bots: list[str], code: str) -> None:
    with pytest.raises(Mistake) as mistake:
        prepare("royale", players, 2, "1", bots, {})
    assert mistake.value.code == code
