"""`neonstrip sheets`: the real command writes files that can be printed, and says what it cannot."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from pypdf import PdfReader

from cli.person import COMMAND, run, say_here, surroundings
from newvegas.test_cityfile import HARBOUR


def test_without_words_it_prints_what_a_player_needs(tmp_path: Path) -> None:
    done = run("sheets", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "player.pdf" in done.stdout
    assert len(PdfReader(tmp_path / "player.pdf").pages) == 2


def test_everything_can_be_chosen(tmp_path: Path) -> None:
    city = tmp_path / "harbour.toml"
    city.write_text(HARBOUR, "utf-8")
    words = ("--paper", "letter", "--per-page", "2", "--plain", "--language", "pl", "--city", str(city))
    done = run("sheets", "player", *words, "-o", str(tmp_path / "zabawa.pdf"))
    assert (done.returncode, done.stderr) == (0, "")
    [page] = PdfReader(tmp_path / "zabawa.pdf").pages
    assert float(page.mediabox.width) == pytest.approx(612, abs=0.2)
    assert "Punktacji" in page.extract_text().title()
    assert page.extract_text().split().count("V") == HARBOUR.count("V") + 1


def test_a_file_can_go_on_through_a_pipe() -> None:
    done = subprocess.run([*COMMAND, "sheets", "tiles", "-o", "-"], capture_output=True, env=surroundings(), timeout=60)
    assert (done.returncode, done.stdout[:5], done.stderr) == (0, b"%PDF-", b"")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("menu",), "There are: player"),
        (("tiles", "--per-page", "2"), "so many times"),
        (("tiles", "--city", "harbour.toml"), "shows no city"),
        (("city", "--edition", "third"), "Possible: bluecocker, pegasus"),
        (("city", "--city", "nowhere.toml"), "could not be read"),
        (("city", "--city", "wrong.toml"), "avenue 2"),
        (("city", "--city", "harbour.toml", "-o", "no/such/folder.pdf"), "could not be written"),
    ],
)
def test_mistakes_end_in_one_line(
    words: tuple[str, ...], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "harbour.toml").write_text(HARBOUR, "utf-8")
    (tmp_path / "wrong.toml").write_text(HARBOUR.replace('"oV", "o*"', '"oX", "o*"'), "utf-8")
    done = say_here("sheets", *words)
    assert (done.code, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert told in done.stderr
    assert not list(tmp_path.glob("*.pdf"))


@pytest.mark.parametrize("words", [("--paper", "a5"), ("--per-page", "3"), ("--language", "it")])
def test_choices_that_there_are_not_are_refused(words: tuple[str, ...]) -> None:
    assert say_here("sheets", *words).code == 2
