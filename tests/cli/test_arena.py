"""`neonstrip arena` and `neonstrip ladder`, run as the real commands."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len

from cli.person import say_here
from neonstrip.bots import BOTS
from neonstrip.cli.arena import show as show_arena
from neonstrip.cli.ladder import show as show_ladder
from neonstrip.cli.ladder_plot import draw
from neonstrip.games import GAMES
from neonstrip.locales import LANGUAGES
from neonstrip.play.rulebook import Opponent
from server.running import PYTHON

SVG = "{http://www.w3.org/2000/svg}"


def run(*arguments: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    command = [PYTHON, "-m", "neonstrip", *arguments]
    known = {**os.environ, "NEONSTRIP_LANG": language, "COLUMNS": "80"}
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=known)


def test_the_arena_prints_one_json_object_whatever_the_processes() -> None:
    arguments = ("arena", "royale", "--bots", "expert,greedy", "--games", "6", "--worlds", "8", "--tiles", "0")
    one, two = run(*arguments, "--json"), run(*arguments, "--json", "--jobs", "2")
    assert one.returncode == 0, one.stderr
    assert one.stdout == two.stdout
    result = json.loads(one.stdout)
    assert (result["games"], result["deals"], result["options"]["tiles"]) == (6, 3, 0)
    assert [bot["bot"] for bot in result["bots"]] == ["expert", "greedy"]


def test_the_summary_tells_how_long_bots_think() -> None:
    done = run("arena", "newvegas", "--bots", "greedy,random", "--games", "4", "--jobs", "2")
    assert done.returncode == 0, done.stderr
    assert "█" in done.stdout
    for words in ("4 games on 2 deals", "games a second", "95% sure", "ms/move", "limousine"):
        assert words in done.stdout


def bot(name: str, seats: int = 1) -> dict[str, Any]:
    areas = dict.fromkeys(
        ("projects", "inauguration", "shows", "hotels", "streets", "golf", "limousine", "safe"), -10.5
    )
    figures = {"win_rate": 1.0, "interval": [0.725, 1.0], "mean_result": 1234.5, "mean_areas": areas}
    rated = {"mu": -12.34, "sigma": 8.33, "ordinal": -37.3, "ahead_of": dict.fromkeys(BOTS, 1.0)}
    return {"bot": name, "seats": seats, **figures, "thinking_ms": {"mean": 1300.0, "percentile_99": 1300.0}, **rated}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_words_and_figures_keep_to_80_columns(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    result = {"game": game, "games": 4000, "deals": 2000, "unfinished": 5, "seconds": 12345.6, "games_per_second": 12.3}
    fought = {**result, "bots": [bot("expert"), bot("beginner", 49)], "acme": {**bot("acme"), "opponent": 10}}
    show_arena(fought, Opponent("ACME", 10), language)
    show_ladder({**result, "bots": [bot(name) for name in BOTS]}, language)
    out = capsys.readouterr().out
    assert max(map(cell_len, out.splitlines())) <= 80
    assert "…" not in out
    assert "49 × beginner" in out


@pytest.mark.parametrize("game", ["royale", "classic"])
def test_the_ladder_is_a_table_and_a_drawing(game: str, tmp_path: Path) -> None:
    file = tmp_path / "ladder.svg"
    arguments = ("ladder", game, "--bots", "random,greedy,beginner", "--games", "4", "--worlds", "2")
    done = run(*arguments, "--plot", str(file))
    assert done.returncode == 0, done.stderr
    for words in ("12 games", "rating", "random", "greedy", "beginner", str(file)):
        assert words in done.stdout.replace("\n", "")
    drawn = ElementTree.fromstring(file.read_text("utf-8"))  # noqa: S314 - our own file
    texts = [text.text for text in drawn.iter(f"{SVG}text")]
    assert {"random", "greedy", "beginner"} < set(texts)
    assert len(list(drawn.iter(f"{SVG}circle"))) == 3
    result = json.loads(run(*arguments, "--json").stdout)
    assert [bot["bot"] for bot in result["bots"]][-1] == "random"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_drawing_is_whole_in_every_language(game: str, language: str) -> None:
    bots = [{**bot(name), "mu": 40.0 - 11 * place} for place, name in enumerate(BOTS)]
    drawn = ElementTree.fromstring(draw({"game": game, "players": 2, "games": 6000, "bots": bots}, language))  # noqa: S314
    width, height = float(drawn.attrib["width"]), float(drawn.attrib["height"])
    for text in drawn.iter(f"{SVG}text"):
        x, y, size = (float(text.attrib[name]) for name in ("x", "y", "font-size"))
        assert 0 < y < height
        space = {"start": width - x, "end": x, "middle": 2 * min(x, width - x)}[text.attrib.get("text-anchor", "start")]
        assert len(text.text or "") * size * 0.55 < space, text.text
    circles = [float(circle.attrib["cx"]) for circle in drawn.iter(f"{SVG}circle")]
    assert circles == sorted(circles, reverse=True)
    assert 0 < min(circles) < max(circles) < width


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("arena", "royale", "--bots", "clever"), "clever"),
        (("arena", "royale", "--bots", "greedy,random,greedy"), "3 bots"),
        (("arena", "royale", "--games", "0"), "games"),
        (("arena", "royale", "--jobs", "0"), "processes"),
        (("arena", "royale", "--worlds", "0"), "worlds"),
        (("arena", "royale", "--opponent", "3"), "opponent"),
        (("arena", "newvegas", "--opponent", "3"), "opponent"),
        (("arena", "chess"), "chess"),
        (("ladder", "royale", "--bots", "greedy"), "one bot"),
        (("ladder", "newvegas", "--players", "7"), "7 seats"),
        (("ladder", "royale", "--jobs", "0"), "processes"),
        (("ladder", "royale", "--plot", "/nowhere/ladder.svg"), "/nowhere/ladder.svg"),
    ],
)
def test_what_cannot_be_played_is_said_without_a_traceback(arguments: tuple[str, ...], said: str) -> None:
    done = say_here(*arguments)
    assert done.code == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("language", "said"), [("de", "Prozesse"), ("fr", "processus"), ("pl", "procesów"), ("en", "processes")]
)
def test_mistakes_are_said_in_the_readers_language(language: str, said: str) -> None:
    assert said in say_here("arena", "royale", "--jobs", "0", language=language).stderr
