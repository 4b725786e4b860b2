"""`neonstrip score`: sheets of the printed New Las Vegas from a file, run as the real command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from cli.person import run
from neonstrip.cli.terminal.newvegas.score import tell
from neonstrip.locales import LANGUAGES
from neonstrip.play.newvegas.cityfile import write_city
from newvegas.paper import blank, example, scored
from newvegas.test_cityfile import HARBOUR, harbour

WIDTH = 80
NAMES = ["Anna", "Bartholomew the Great", "Carla", "Ludwig van B.", "日本語の名前です", "Fanny", "Gustav", "Hanna"]


def file(folder: Path, data: Any) -> str:
    path = folder / "evening.json"
    path.write_text(json.dumps(data) if not isinstance(data, str) else data, "utf-8")
    return str(path)


def test_the_command_prints_one_json_object(tmp_path: Path) -> None:
    """N-SCORE-1 to N-SCORE-9: the rulebooks' example"""
    done = run("score", file(tmp_path, example()), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    result = json.loads(done.stdout)
    assert result == scored(example())
    assert result["players"][0] == {
        "name": "Benoit",
        "areas": {
            "projects": 18,
            "inauguration": 8,
            "shows": 37,
            "hotels": 13,
            "streets": 25,
            "golf": 17,
            "limousine": -6,
            "safe": -20,
        },
        "bundles": 4,
        "debts": [
            {"from": "site", "street": 2, "avenue": 4},
            {"from": "extension", "group": 1},
            {"from": "extension", "group": 2},
            {"from": "inauguration"},
            {"from": "show", "column": "right"},
        ],
        "total": 92,
    }
    assert result["ranking"] == [["Alexis"], ["Benoit"]]


def test_a_home_made_city_comes_from_its_file(tmp_path: Path) -> None:
    """N-SETUP-1: a number where the printed city has no casino; a city that cannot be is refused with its place"""
    (tmp_path / "harbour.toml").write_text(HARBOUR, "utf-8")
    (tmp_path / "broken.toml").write_text(HARBOUR.replace("oV", "oX"), "utf-8")
    data = blank("Anna")
    data["players"][0]["streets"][3][10] = 9
    sheets = file(tmp_path, data)
    assert "N-OPEN-1" in run("score", sheets, "--json").stdout
    done = run("score", sheets, "--city", str(tmp_path / "harbour.toml"), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    named = {**data, "options": {"city": write_city(harbour())}}
    assert json.loads(done.stdout) == scored(named)
    done = run("score", sheets, "--city", str(tmp_path / "broken.toml"))
    assert done.returncode == 2
    assert "oX" in done.stderr


def test_the_command_draws_a_score_sheet(tmp_path: Path) -> None:
    """N-SCORE-9: areas below each other, players beside each other"""
    done = run("score", file(tmp_path, example()))
    assert (done.returncode, done.stderr) == (0, "")
    table, _, told = done.stdout.partition("\n\n")
    rows = {line.split()[0]: line.split()[1:] for line in table.splitlines()}
    assert rows["Benoit"] == ["Alexis"]
    assert rows["Shows"] == ["37", "20"]
    assert rows["Safe"] == ["-20", "0"]
    assert rows["Total"] == ["92", "142"]
    assert rows["Place"] == ["2", "1"]
    assert rows["Debts"] == ["5", "3"]
    assert told.startswith("Benoit owes for: the site 2-4, the extension of group 1,")
    assert "the left column of shows (×2)" in told
    assert told.endswith("Alexis wins.\n")


def test_contradictions_are_told_in_json(tmp_path: Path) -> None:
    """N-OPEN-2, N-LIMO-1: all of them, with exit code 2"""
    data = example()
    data["players"][0]["streets"][0][4] = 3
    data["players"][1]["limousine"] = [[2, 2], [4, 4]]
    done = run("score", file(tmp_path, data), "--json")
    assert (done.returncode, done.stderr) == (2, "")
    first, second = json.loads(done.stdout)["errors"]
    assert first == {
        "rule": "N-OPEN-2",
        "player": "Benoit",
        "where": "streets[1][5]",
        "message": "3 stands to the right of the 5 in avenue 4: numbers must rise.",
    }
    assert (second["rule"], second["player"], second["where"]) == ("N-LIMO-1", "Alexis", "limousine[2]")


def test_contradictions_are_told_in_lines(tmp_path: Path) -> None:
    """N-OPEN-2, N-LIMO-1: one line each on standard error, with exit code 2"""
    data = example()
    data["players"][0]["streets"][0][4] = 3
    data["players"][1]["limousine"] = [[2, 2], [4, 4]]
    done = run("score", file(tmp_path, data))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [
        "Benoit: streets[1][5]: 3 stands to the right of the 5 in avenue 4: numbers must rise. (N-OPEN-2)",
        "Alexis: limousine[2]: From crossing 2-2 to 4-4 is more than one block. (N-LIMO-1)",
    ]


@pytest.mark.parametrize("text", ["{", None])
def test_a_file_that_is_none(tmp_path: Path, text: str | None) -> None:
    """N-SCORE-8: what cannot be read is told in the same two ways"""
    path = file(tmp_path, text) if text else str(tmp_path / "none.json")
    done = run("score", path)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    done = run("score", path, "--json")
    assert (done.returncode, done.stderr) == (2, "")
    (error,) = json.loads(done.stdout)["errors"]
    assert (error["rule"], error["player"], error["where"]) == (None, None, "")
    assert error["message"]


def test_a_terminal_that_knows_few_signs(tmp_path: Path) -> None:
    """N-SCORE-9: stand-ins in tables and lines, and JSON that loses nothing"""
    data = blank("Zażółć", "Bartholomew the Great")
    done = run("score", file(tmp_path, data), encoding="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0].split() == ["Zazolc", "Bartholo~"]
    done = run("score", file(tmp_path, data), "--json", encoding="ascii")
    assert json.loads(done.stdout) == scored(data)
    del data["players"][0]["loan"]
    done = run("score", file(tmp_path, data), encoding="ascii")
    assert done.stderr == "Zazolc: loan: The vote for or against the loan is missing. (N-SETUP-4)\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 6, 7, 8])
def test_score_sheets_fit_80_columns(language: str, players: int) -> None:
    """N-SCORE-9: names are cut, and more than six players go below each other; a shared victory is told"""
    lines = list(tell(scored(blank(*NAMES[:players])), language))
    tables = [line for line in lines if line and not line.startswith(tuple(NAMES))]
    assert [line for line in tables if cell_len(line) > WIDTH] == []
    assert sum(line.startswith("─") for line in tables) == 2 * (1 if players <= 6 else 2)
    columns = min(players, 6)
    assert {cell_len(line) for line in tables if line.startswith("─")} >= {15 + 10 * columns}
    assert lines[-1].startswith("Anna")
