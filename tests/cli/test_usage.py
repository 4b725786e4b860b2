"""Commands that were called wrongly: told in the reader's language, with what would be right, in one line."""

from __future__ import annotations

import re

import pytest

from cli.person import say_here
from neonstrip.locales import LANGUAGES

ENGLISH = re.compile(r"\b(Usage:|Error|Invalid|Missing|No such|Input should|Try)\b")
"""Words of Typer's own."""
WRONG = {
    "shuffle": "shuffle",
    "tables shuffle": "delete",
    "train shuffle": "royale",
    "serve --prt 3": "--port",
    "serve --port": "--port",
    "serve --lan=3": "--lan",
    "serve --port 99999": "0-65535",
    "serve --port many": "0-65535",
    "serve --limits many": "0, 0.5, 1 …",
    "serve --most-tables 0": "1, 2, 3 …",
    "serve there": "neonstrip serve [OPTIONS]",
    "sheets --paper a5": "a4, letter",
    "tables list --stage late": "open, playing, over",
    "play royale --players many": "0, 1, 2 …",
    "play royale --language xx": ", ".join(LANGUAGES),
    "score": "neonstrip score --help",
}


@pytest.mark.parametrize("words", WRONG)
def test_what_is_wrong_is_told_in_every_language(words: str) -> None:
    told = {language: say_here(*words.split(), language=language) for language in LANGUAGES}
    for said in told.values():
        assert said.code == 2
        assert said.stdout == ""
        assert WRONG[words] in said.stderr
        assert len(said.stderr.splitlines()) == 1
        assert not ENGLISH.search(said.stderr)
    assert len({said.stderr for said in told.values()}) == len(LANGUAGES)


@pytest.mark.parametrize("words", ["", "tables", "play", "train"])
def test_who_names_no_command_is_helped(words: str) -> None:
    said = say_here(*words.split())
    assert "--help" in said.stdout + said.stderr
    assert "Traceback" not in said.stderr


def test_help_and_version_end_well() -> None:
    for words in (["--version"], ["--help"], ["serve", "--help"], ["tables", "list", "--help"]):
        said = say_here(*words)
        assert said.code == 0
        assert said.stdout
