"""`neonstrip review`: a finished game as text in every language, as JSON, and as a picture."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from neonstrip.bots import choose
from neonstrip.bots.review import Review
from neonstrip.cli import main
from neonstrip.locales import LANGUAGES, say
from neonstrip.play import Game

WORLDS = ("--worlds", "32", "--jobs", "1")


@pytest.fixture(scope="module", params=["royale", "classic"])
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game in which one seat plays anything at all."""
    game = Game.new(request.param, ["Anna", "Benno <&>"], {"tiles": 0} if request.param == "royale" else {}, seed=4)
    while not game.is_over:
        game.make(choose(game, ("greedy", "random")[game.seat]))
    file = tmp_path_factory.mktemp("review") / "game.neonstrip"
    game.save(file)
    return file


def shown(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> tuple[int, str, str]:
    """Run the command: its exit code, what it says, what it complains about."""
    monkeypatch.setenv("NEONSTRIP_LANG", os.environ.get("NEONSTRIP_LANG", "en"))
    monkeypatch.setattr(sys, "argv", ["neonstrip", "review", *words])
    with pytest.raises(SystemExit) as end:
        main()
    captured = capsys.readouterr()
    return int(end.value.code or 0), captured.out, captured.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_in_every_language(
    record: Path, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, _ = shown(capsys, monkeypatch, str(record), *WORLDS, "--language", language)
    assert code == 0
    for message in ("review-turning", "review-course", "review-shares", "review-decisions"):
        assert say(language, message) in out
    assert out.index(say(language, "review-turning")) < out.index(say(language, "review-decisions"))
    assert "\x1b" not in out


def test_only_the_decisions_of_a_seat(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, out, _ = shown(capsys, monkeypatch, str(record), *WORLDS, "--language", "en", "--seat", "Benno <&>")
    decisions = out[out.index("Decisions that mattered") :]
    assert "Benno <&>: " in decisions
    assert "Anna: " not in decisions


def test_json_and_picture(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = tmp_path / "game.svg"
    code, out, _ = shown(capsys, monkeypatch, str(record), *WORLDS, "--json", "--plot", str(picture))
    found = msgspec.json.decode(out, type=Review)
    assert (code, found.worlds, found.names) == (0, 32, ["Anna", "Benno <&>"])
    assert ElementTree.parse(picture).getroot().tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314 - our own


@pytest.mark.parametrize(
    ("words", "complaint"),
    [(("--seat", "Carla"), "Carla"), (("--worlds", "0"), "worlds"), (("--jobs", "0"), "processes")],
)
def test_what_cannot_be_is_refused(
    record: Path,
    words: tuple[str, ...],
    complaint: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    code, out, err = shown(capsys, monkeypatch, str(record), *words, "--language", "en")
    assert (code, out) == (2, "")
    assert complaint in err


def test_an_unfinished_game_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.neonstrip"
    Game.new("royale", ["Anna", "Benno"], seed=1).save(file)
    code, out, err = shown(capsys, monkeypatch, str(file), "--language", "en")
    assert (code, out, err.strip()) == (2, "", "This is available once the game is over.")
