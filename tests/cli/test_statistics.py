"""`neonstrip statistics`: a recorded game in figures, run as the real command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.person import run
from neonstrip.bots import choose
from neonstrip.play import Game


def saved(game: str, folder: Path, moves: int = 10_000) -> Game:
    playing = Game.new(game, ["Anna", "Benno"], seed=3)
    while not playing.is_over and len(playing.history) < moves:
        playing.make(choose(playing, "greedy"))
    playing.save(folder / "game")
    return playing


@pytest.mark.parametrize("game", ["royale", "newvegas"])
def test_a_game_in_figures(game: str, tmp_path: Path) -> None:
    results = saved(game, tmp_path).results()
    told = run("statistics", "game", folder=tmp_path)
    assert (told.returncode, told.stderr) == (0, "")
    lines = {line.rsplit(None, 2)[0].strip(): line.split()[-2:] for line in told.stdout.splitlines()[1:]}
    if game == "royale":
        assert lines["after round 3"] == [str(result) for result in results]
        assert "luck of the dice" in lines
    else:
        assert lines["total"] == [str(result) for result in results]
        assert "blocks driven" in lines
    found = json.loads(run("statistics", "game", "--json", folder=tmp_path).stdout)
    assert found["results"] == results
    assert len(found["players"]) == 2


def test_only_a_finished_game_is_told(tmp_path: Path) -> None:
    saved("royale", tmp_path, moves=4)
    told = run("statistics", "game", folder=tmp_path)
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.count("\n") == 1
