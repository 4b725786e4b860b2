"""`neonstrip replay`: recorded games, shown to a spectator, to a seat, and to open eyes."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from neonstrip.bots import choose
from neonstrip.cli import main
from neonstrip.play import Game, Record

NAMES = ["Anna", "Benno", "Carla"]


def shown(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> tuple[int, str, str]:
    """Run the command: its exit code, what it says, what it complains about."""
    monkeypatch.setenv("NEONSTRIP_LANG", "en")
    monkeypatch.setattr(sys, "argv", ["neonstrip", "replay", *words])
    with pytest.raises(SystemExit) as end:
        main()
    captured = capsys.readouterr()
    return int(end.value.code or 0), captured.out, captured.err


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game in which both secrets were kept: a fist and a split."""
    for seed in range(200):
        game = Game.new("royale", NAMES, {"tiles": 6}, seed)
        while not game.is_over:
            game.make(choose(game, "random"))
        texts = [game.rules.texts[move] for _, move in game.history]
        if any(text.startswith("hide") for text in texts) and any(text.startswith("split") for text in texts):
            file = tmp_path_factory.mktemp("replay") / "game.neonstrip"
            game.save(file)
            return file
    raise AssertionError("no such game")


def test_the_whole_game_elsewhere_than_in_a_terminal(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, err = shown(capsys, monkeypatch, str(record))
    assert (code, err) == (0, "")
    assert out.count("END OF ROUND") == 3
    assert " in all, " in out
    assert "\x1b" not in out
    assert [line for line in out.splitlines() if cell_len(line) > 80] == []


def test_spectators_see_no_secrets(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """R-HIDE-1, R-LUCKY-1, R-BOX-1"""
    _, out, _ = shown(capsys, monkeypatch, str(record))
    assert "hides markers in a fist" in out
    assert "splits the tokens into piles of" in out
    assert "worth" not in out.replace("worth up to", "").replace(", worth ", "").replace("The pile is worth", "")


def test_open_eyes_see_everything(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, out, _ = shown(capsys, monkeypatch, str(record), "--open")
    hidden = [text for _, text in Record.load(record).moves if text.startswith("hide")]
    assert out.count(" hides 1 marker.") == hidden.count("hide 1")
    assert " | " in out
    assert "face down" not in out


def test_a_seat_sees_its_own(record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    _, out, _ = shown(capsys, monkeypatch, str(record), "--seat", "Benno", "--move", "1")
    seats = [line.lstrip(" ▸") for line in out.splitlines() if " jetons   " in line]
    assert [(line.split()[1], "face down" in line) for line in seats] == [
        ("Anna", True),
        ("Benno", False),
        ("Carla", True),
    ]
    assert "worth 20" in seats[1]


def test_the_board_after_some_moves(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, _ = shown(capsys, monkeypatch, str(record), "--move", "3")
    view = Game.replay(Record.load(record), 3).view()
    assert code == 0
    assert f"After move 3 of {len(Record.load(record).moves)}" in out
    for casino in view.casinos:
        assert " ".join(f"[{prize}]" for prize in casino.prizes) in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--move", "100000"], "no move 100,000"),
        (["--seat", "Zoe"], "Zoe"),
        (["--seat", "Anna", "--open"], "not both"),
    ],
)
def test_wrong_wishes(
    words: list[str],
    said: str,
    record: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    code, out, err = shown(capsys, monkeypatch, str(record), *words)
    assert (code, out) == (2, "")
    assert said in err


def test_what_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear Anna,\n")
    assert shown(capsys, monkeypatch, str(file))[0] == 2
    assert shown(capsys, monkeypatch, str(tmp_path / "nothing"))[0] == 2
