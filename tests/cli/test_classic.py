"""Tools of the command line with games of Las Vegas (2012): settle, replay, verify, arena."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from cli.person import say_here
from neonstrip.bots import choose
from neonstrip.locales import LANGUAGES
from neonstrip.play import Game, Record


def position(**more: Any) -> dict[str, Any]:
    """Two casinos with dice, the others with a note and none."""
    with_dice: list[dict[str, Any]] = [
        {"notes": [60], "dice": {"Anna": 3, "Benno": 2, "neutral": 3}},
        {"notes": [20, 40], "dice": {"Benno": 1, "Anna": 2}},
    ]
    without = [{"notes": [note], "dice": {}} for note in (90, 30, 50, 70)]
    return {"game": "classic", "players": ["Anna", "Benno"], "casinos": [*with_dice, *without], **more}


def settled(folder: Path, data: dict[str, Any], *words: str, language: str = "en") -> tuple[int, str, str]:
    file = folder / "round.json"
    file.write_text(json.dumps(data))
    said = say_here("settle", str(file), *words, language=language)
    return said.code, said.stdout, said.stderr


def test_a_round_is_settled_as_json(tmp_path: Path) -> None:
    """C-SCORE-1, C-SCORE-2, C-SCORE-3: white dice tie with Anna's; the higher note goes to whoever has more."""
    code, out, _ = settled(tmp_path, position(last_starter="Anna"), "--json")
    result = json.loads(out)
    assert code == 0
    assert result["casinos"][:3] == [
        {"number": 1, "tied": ["Anna", "neutral"], "awards": [{"to": "Benno", "amount": 60}], "returned": []},
        {
            "number": 2,
            "tied": [],
            "awards": [{"to": "Anna", "amount": 40}, {"to": "Benno", "amount": 20}],
            "returned": [],
        },
        {"number": 3, "tied": [], "awards": [], "returned": [90]},
    ]
    assert result["next_starter"] == "Benno"
    assert json.loads(settled(tmp_path, position(), "--json")[1])["next_starter"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_settled_in_words(tmp_path: Path, language: str) -> None:
    code, out, err = settled(tmp_path, position(), language=language)
    assert (code, err) == (0, "")
    assert "neutral" not in out
    assert [line for line in out.splitlines() if cell_len(line) > 80] == []


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"notes": [60, 55]}, "casinos[1].notes"),
        ({"notes": [60], "dice": {"Zoe": 1}}, "Zoe"),
        ({"notes": [60], "dice": {"Anna": 9}}, "casinos[1].dice.Anna"),
        ({"notes": [60], "dice": {"Anna": 7}}, "casinos"),
        ({"notes": [60], "dice": {"neutral": 9}}, "casinos[1].dice.neutral"),
        ({"notes": [10] * 6}, "casinos[1].notes"),
    ],
)
def test_a_wrong_position_is_named_in_one_line(tmp_path: Path, change: dict[str, Any], where: str) -> None:
    data = position()
    data["casinos"][0] = change
    code, out, err = settled(tmp_path, data)
    assert (code, out) == (2, "")
    assert where in err
    assert err.count("\n") == 1


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = Game.new("classic", ["Anna", "Benno", "Carla"], {"white": True}, seed=5)
    while not game.is_over:
        game.make(choose(game, "greedy"))
    file = tmp_path_factory.mktemp("classic") / "game.neonstrip"
    game.save(file)
    return file


def test_a_game_is_replayed(record: Path) -> None:
    said = say_here("replay", str(record))
    assert (said.code, said.stderr) == (0, "")
    assert said.stdout.count("END OF ROUND") == 4
    assert [line for line in said.stdout.splitlines() if cell_len(line) > 80] == []


def test_a_board_is_shown_after_some_moves(record: Path) -> None:
    said = say_here("replay", str(record), "--move", "3")
    assert f"After move 3 of {len(Record.load(record).moves)}" in said.stdout
    for casino in Game.replay(Record.load(record), 3).view().casinos:
        assert " ".join(f"[{prize}]" for prize in casino.prizes) in said.stdout


def test_notes_of_others_stay_face_down(record: Path) -> None:
    """R-HIDE-1: spectators see nobody's, a seat its own, open eyes all."""
    for words, hidden in (((), 3), (("--seat", "Anna"), 2), (("--open",), 0)):
        told = say_here("replay", str(record), "--move", "100", *words).stdout
        assert told.count("face down") == hidden


def test_a_record_is_verified_and_a_forged_one_is_not(record: Path, tmp_path: Path) -> None:
    assert say_here("verify", str(record)).code == 0
    lines = record.read_text().splitlines()
    forged = tmp_path / "forged"
    forged.write_text("\n".join([*lines[:-1], lines[-1] + "0"]) + "\n")
    assert say_here("verify", str(forged)).code != 0


def test_bots_meet_in_the_arena() -> None:
    said = say_here("arena", "classic", "--bots", "greedy,random", "--games", "4", "--json")
    result = json.loads(said.stdout)
    assert (said.code, result["game"], result["games"]) == (0, "classic", 4)
    assert [bot["bot"] for bot in result["bots"]] == ["greedy", "random"]
