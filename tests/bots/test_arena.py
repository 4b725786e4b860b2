"""Bots against each other: seats rotated, wins counted, the same result for the same seed, and how sure it is."""

import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from neonstrip.bots.arena import Arena, fight, prepare, rotations
from neonstrip.bots.interval import interval
from neonstrip.bots.match import Match, play_match
from neonstrip.play import Mistake

FEW = 2
"""Worlds that planners try here."""


def arena(game: str, bots: str, players: int = 2, games: int = 4, worlds: int | None = FEW, **options: Any) -> Arena:
    return prepare(game, players, games, "1", bots.split(","), options, worlds)


def test_every_deal_is_played_from_every_seat() -> None:
    matches = arena("royale", "expert,greedy", players=3, games=12).matches()
    assert len(matches) == 12
    for deal in range(4):
        seats = [match.seats for match in matches if match.deal == deal]
        assert sorted(lineup.index("expert") for lineup in seats) == [0, 1, 2]
        assert all(Counter(lineup) == {"expert": 1, "greedy": 2} for lineup in seats)


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert arena("royale", "expert,greedy", players=4).bots == ("expert", "greedy", "greedy", "greedy")
    assert arena("royale", "expert,greedy,random", players=5).bots == ("expert", "greedy", "random", "random", "random")


def test_the_last_deal_is_played_to_its_end() -> None:
    assert len(arena("royale", "greedy,random", players=3, games=4).matches()) == 6
    assert len(arena("royale", "greedy,random", games=1).matches()) == 2


def test_no_game_is_played_twice() -> None:
    assert rotations(("greedy", "greedy")) == [("greedy", "greedy")]
    assert rotations(("greedy", "random") * 2) == [("greedy", "random") * 2, ("random", "greedy") * 2]
    matches = arena("royale", "greedy", games=3).matches()
    assert len({play_match(match).digest for match in matches}) == 3


def test_matches_of_a_deal_begin_alike() -> None:
    """The same bots on the same deal play the same game, and on another deal another one."""
    read = arena("royale", "greedy").options
    first, again, other = (Match("royale", read, ("greedy", "greedy"), "1", deal) for deal in (0, 0, 1))
    assert play_match(first).results == play_match(again).results
    assert play_match(first).digest == play_match(again).digest != play_match(other).digest


@pytest.mark.parametrize(
    ("game", "bots", "players"),
    [
        ("royale", "greedy,random", 2),
        ("royale", "expert,casual,greedy", 4),
        ("newvegas", "expert,greedy", 2),
        ("newvegas", "greedy,random", 3),
    ],
)
def test_wins_add_up(game: str, bots: str, players: int) -> None:
    result = fight(arena(game, bots, players, games=2 * players))
    assert result["games"] == 2 * players
    assert result["deals"] == 2
    assert result["unfinished"] == 0
    assert sum(bot["seats"] for bot in result["bots"]) == players
    assert sum(bot["win_share"] for bot in result["bots"]) == pytest.approx(result["games"], abs=0.01)
    assert sum(bot["win_rate"] for bot in result["bots"]) == pytest.approx(1, abs=1e-5)
    for bot in result["bots"]:
        assert bot["wins"] <= bot["win_share"] <= bot["wins"] + bot["shared_wins"]
        assert bot["interval"][0] <= bot["win_rate"] <= bot["interval"][1]
        assert bot["decisions"] > 10
    if game == "newvegas":
        for bot in result["bots"]:
            assert sum(bot["mean_areas"].values()) == pytest.approx(bot["mean_result"], abs=0.01)


@pytest.mark.parametrize("game", ["royale", "newvegas"])
def test_greedy_beats_random_whatever_the_seat(game: str) -> None:
    greedy, random = fight(arena(game, "greedy,random", games=20))["bots"]
    few = fight(arena(game, "greedy,random", games=4))["bots"][0]["interval"]
    assert greedy["interval"][1] - greedy["interval"][0] < few[1] - few[0]
    assert greedy["win_rate"] > 0.8
    assert greedy["mean_result"] > random["mean_result"]
    assert fight(arena(game, "random,greedy", games=20))["bots"][1]["win_rate"] > 0.8


def test_alone_a_win_is_one_against_the_acme() -> None:
    result = fight(arena("newvegas", "greedy", players=1, games=6, opponent=1))
    assert result["games"] == result["deals"] == 6
    assert result["acme"]["opponent"] == 1
    assert sum(result["acme"]["mean_areas"].values()) == pytest.approx(result["acme"]["mean_result"], abs=0.01)
    harder = fight(arena("newvegas", "random", players=1, games=6, opponent=10))
    assert result["bots"][0]["win_rate"] > harder["bots"][0]["win_rate"] == 0


@pytest.mark.parametrize("game", ["royale", "newvegas"])
def test_the_same_seed_gives_the_same_bytes_with_any_number_of_processes(game: str) -> None:
    def written(seed: str, pool: ProcessPoolExecutor | None) -> str:
        return json.dumps(fight(prepare(game, 2, 4, seed, ["expert", "greedy"], {}, FEW), pool))

    with ProcessPoolExecutor(2) as pool:
        assert written("1", None) == written("1", pool) != written("2", pool)


def test_a_number_of_worlds_keeps_the_clock_out() -> None:
    timed, untimed = fight(arena("royale", "greedy,random", worlds=None)), fight(arena("royale", "greedy,random"))
    assert timed["digest"] == untimed["digest"]
    assert timed["seconds"] > 0
    assert "seconds" not in untimed
    for bot in timed["bots"]:
        assert bot["thinking_ms"]["mean"] > 0
        assert bot["thinking_ms"]["percentile_99"] > 0
    assert all("thinking_ms" not in bot for bot in untimed["bots"])


def test_a_number_of_worlds_is_for_those_who_watch_the_clock() -> None:
    """Other levels think the same every time as they are, and stay what they are."""
    casual = [fight(arena("royale", "casual,greedy", games=2, worlds=worlds))["digest"] for worlds in (1, 30)]
    expert = [fight(arena("royale", "expert,greedy", games=2, worlds=worlds))["digest"] for worlds in (1, 30)]
    assert casual[0] == casual[1]
    assert expert[0] != expert[1]


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    fight(arena("royale", "greedy,random"), progress=heard.append)
    assert heard == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("game", "facts", "code"),
    [
        ("royale", {"bots": "clever"}, "unknown-bot"),
        ("royale", {"bots": ""}, "unknown-bot"),
        ("royale", {"bots": "greedy,random,expert"}, "arena-bots"),
        ("royale", {"games": 0}, "games"),
        ("royale", {"worlds": 0}, "worlds"),
        ("royale", {"players": 6}, "seats"),
        ("royale", {"edition": "pegasus"}, "unknown-option"),
        ("newvegas", {"opponent": 3}, "solo-seats"),
        ("newvegas", {"players": 1, "bots": "greedy,random"}, "arena-bots"),
        ("chess", {}, "unknown-game"),
    ],
)
def test_what_cannot_be_played_is_a_mistake(game: str, facts: dict[str, Any], code: str) -> None:
    with pytest.raises(Mistake) as mistake:
        arena(game, **{"bots": "greedy,random"} | facts)
    assert mistake.value.code == code


# how sure a win rate is


@pytest.mark.parametrize("rates", [[0.0] * 5, [1.0] * 5, [0.5] * 5, [1.0], [0.0, 1.0], [0.5, 1.0, 1.0, 0.0, 0.5]])
def test_an_interval_holds_the_rate_and_never_shrinks_to_nothing(rates: list[float]) -> None:
    low, high = interval(rates)
    assert 0 <= low <= sum(rates) / len(rates) <= high <= 1
    assert high - low > 0.1


def test_an_interval_shrinks_with_more_deals() -> None:
    widths = [high - low for low, high in (interval([0.5, 1.0, 1.0, 0.0] * times) for times in (1, 4, 16, 64))]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.11


def test_games_that_always_end_alike_on_a_deal_count_once() -> None:
    """400 independent games give Wilson's interval; 200 deals played twice with the same end only that of 200."""
    wilson = interval([1.0] * 300 + [0.0] * 100)
    assert wilson == pytest.approx((0.7053, 0.7899), abs=0.0005)
    assert interval([1.0] * 150 + [0.0] * 50) == pytest.approx((0.6858, 0.8050), abs=0.0005)


def test_deals_that_are_won_from_one_seat_only_make_it_surer() -> None:
    """Where the seat decides instead of chance, playing both seats takes luck away."""
    low, high = interval(([0.5] * 9 + [1.0]) * 20)
    independent = interval([1.0] * 220 + [0.0] * 180)
    assert high - low < independent[1] - independent[0]
