"""`neonstrip simulate` and `neonstrip verify`, run as the real commands."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from cli.person import say_here
from neonstrip.bots import choose
from neonstrip.games import GAMES
from neonstrip.play import Game
from server.running import PYTHON

NEEDED = {
    "games",
    "seconds",
    "games_per_second",
    "decisions_per_second",
    "unfinished",
    "wins",
    "digest",
}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [PYTHON, "-m", "neonstrip", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def simulated(*arguments: str) -> dict[str, Any]:
    done = run("simulate", *arguments, "--json")
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


@pytest.mark.parametrize(
    ("game", "least", "most"), [(("royale", "--tiles", "3"), 300, 600), (("classic", "--white"), 200, 400)]
)
def test_one_json_object_with_everything_asked_for(game: tuple[str, ...], least: int, most: int) -> None:
    result = simulated(*game, "--players", "4", "--games", "300", "--seed", "7")
    assert set(result) >= NEEDED | {"mean_money"}
    assert result["games"] == 300
    assert result["unfinished"] == 0
    assert sum(result["wins"]) <= 300 <= sum(result["wins"]) + sum(result["shared_wins"])
    assert all(least < money < most for money in result["mean_money"])


@pytest.mark.parametrize("game", GAMES)
def test_the_digest_depends_on_the_seed_and_not_on_the_processes(game: str) -> None:
    arguments = (game, "--players", "2", "--games", "450", "--seed")
    one, two = simulated(*arguments, "7"), simulated(*arguments, "7", "--jobs", "2")
    assert one["digest"] == two["digest"]
    assert one["wins"] == two["wins"]
    assert simulated(*arguments, "8")["digest"] != one["digest"]


def test_newvegas_tells_areas_rounds_and_ends() -> None:
    result = simulated("newvegas", "--players", "2", "--games", "200", "--edition", "bluecocker")
    assert set(result) >= NEEDED | {"mean_score", "mean_areas", "rounds", "ended"}
    assert sum(result["ended"].values()) >= 200
    for seat in range(2):
        total = sum(means[seat] for means in result["mean_areas"].values())
        assert total == pytest.approx(result["mean_score"][seat], abs=0.01)
    solo = simulated("newvegas", "--players", "1", "--opponent", "1", "--games", "50")
    assert solo["acme_mean_score"] == pytest.approx(sum(solo["acme_mean_areas"].values()), abs=0.01)


@pytest.mark.parametrize("game", GAMES)
def test_greedy_is_far_better_than_random(game: str) -> None:
    result = simulated(game, "--players", "2", "--games", "60", "--bots", "greedy,random")
    assert result["wins"][0] >= 48


@pytest.mark.parametrize(("language", "won"), [("en", "won"), ("de", "Siege"), ("fr", "gagné"), ("pl", "wygranych")])
def test_the_summary_is_for_people(language: str, won: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEONSTRIP_LANG", language)
    done = run("simulate", "royale", "--games", "50", "--bots", "greedy,random,random,random")
    assert done.returncode == 0
    assert "greedy" in done.stdout
    assert done.stdout.count(f" {won}, ") == 4
    assert "█" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("royale", "--players", "6"), "6"),
        (("royale", "--tiles", "7"), "tiles"),
        (("royale", "--repeat", "never"), "repeat"),
        (("royale", "--bots", "clever"), "clever"),
        (("royale", "--bots", "greedy,random", "--players", "3"), "bots"),
        (("royale", "--games", "0"), "games"),
        (("royale", "--jobs", "0"), "processes"),
        (("royale", "--edition", "pegasus"), "edition"),
        (("classic", "--players", "5", "--white"), "white"),
        (("classic", "--leftover", "kept"), "leftover"),
        (("newvegas", "--players", "51"), "51"),
        (("newvegas", "--players", "7", "--edition", "pegasus"), "7"),
        (("newvegas", "--players", "2", "--opponent", "3"), "opponent"),
        (("newvegas", "--tiles", "3"), "tiles"),
        (("chess",), "chess"),
    ],
)
def test_what_cannot_be_simulated_is_said_without_a_traceback(arguments: tuple[str, ...], said: str) -> None:
    done = say_here("simulate", *arguments)
    assert done.code == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_verify_tells_true_records_from_false_ones(game: str, tmp_path: Path) -> None:
    played = Game.new(game, ["Anna", "Benno"], seed=5)
    while not played.is_over:
        played.make(choose(played, "random"))
    file = tmp_path / "game.neonstrip"
    played.save(file)
    done = run("verify", str(file), "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["results"] == dict(zip(played.names, played.results(), strict=True))
    assert "legal" in say_here("verify", str(file)).stdout

    lines = file.read_text().splitlines()
    lines[-1] = "result 9999 1"
    file.write_text("\n".join(lines))
    wrong_result = say_here("verify", str(file))
    assert wrong_result.code == 2
    assert "9999" in wrong_result.stderr

    moves = [place for place, line in enumerate(lines) if line[0].isdigit()]
    lines[moves[3]] = "1 place 3" if game == "newvegas" else "1 confirm"
    file.write_text("\n".join(lines[:-1]))
    wrong_move = say_here("verify", str(file))
    assert wrong_move.code == 2
    assert "Traceback" not in wrong_move.stderr
