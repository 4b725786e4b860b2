"""`neonstrip statistics`: a recorded game in figures, run as the real command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.person import run
from neonstrip.bots import choose
from neonstrip.games import GAMES
from neonstrip.play import Game

TOLD = {
    "royale": ("after round 3", "luck of the dice"),
    "classic": ("after round 4", "luck of the dice"),
    "newvegas": ("total", "blocks driven"),
}
"""What tells the results of each game, and a figure that it has besides."""


def saved(game: str, folder: Path, moves: int = 10_000) -> Game:
    playing = Game.new(game, ["Anna", "Benno"], seed=3)
    while not playing.is_over and len(playing.history) < moves:
        playing.make(choose(playing, "greedy"))
    playing.save(folder / "game")
    return playing


@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_figures(game: str, tmp_path: Path) -> None:
    results = saved(game, tmp_path).results()
    told = run("statistics", "game", folder=tmp_path)
    assert (told.returncode, told.stderr) == (0, "")
    lines = {line.rsplit(None, 2)[0].strip(): line.split()[-2:] for line in told.stdout.splitlines()[1:]}
    last, more = TOLD[game]
    assert lines[last] == [str(result) for result in results]
    assert more in lines
    found = json.loads(run("statistics", "game", "--json", folder=tmp_path).stdout)
    assert found["results"] == results
    assert len(found["players"]) == 2


def test_only_a_finished_game_is_told(tmp_path: Path) -> None:
    saved("royale", tmp_path, moves=4)
    told = run("statistics", "game", folder=tmp_path)
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.count("\n") == 1
