"""Bots in the terminal are the characters of the pages: they play in their styles, and say something now and then."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.person import LOOP, run
from neonstrip.bots.characters import TEMPERS
from neonstrip.bots.remarks import VARIANTS
from neonstrip.cli.play import in_character
from neonstrip.locales import say
from neonstrip.play import Record
from neonstrip.play.occasions import OCCASIONS

WELCOME = {
    "royale": ["Ruby  goes for the big notes · casual bot", "Duke  plays it safe · casual bot"],
    "newvegas": ["Ruby  loves shows and ribbons · casual bot", "Duke  builds and improves · casual bot"],
}
WORDS = {
    say("en", f"remark-{temper}-{occasion}-{variant}"): occasion
    for temper in TEMPERS
    for occasion in OCCASIONS
    for variant in range(1, VARIANTS + 1)
}


def remarks(shown: str) -> dict[str, str]:
    """Lines in which somebody says something, and about what."""
    found = {line: re.fullmatch(r"   (Ruby|Duke)  (.+)", line) for line in shown.splitlines()}
    return {line: WORDS[match[2]] for line, match in found.items() if match and match[2] in WORDS}


@pytest.mark.parametrize("game", WELCOME)
def test_bots_are_somebody_and_have_a_word_to_say(game: str, tmp_path: Path) -> None:
    table = ("play", game, "--players", "3", "--seed", "strip")
    evening = tmp_path / "evening"
    talking = run(*table, "--bots", "casual", "--save", str(evening), typed="q\n")
    for line in WELCOME[game]:
        assert line in talking.stdout
    assert set(remarks(talking.stdout).values()) == {"hello"}
    assert Record.load(evening).kinds == ["human", *in_character(game, ["casual"] * 2, ["Ruby", "Duke"])]


def test_who_wants_quiet_has_it() -> None:
    """The same game is told with and without remarks; with them there is one at the end, and some before."""
    table = ("play", "royale", "--players", "3", "--seed", "strip", "--bots", "greedy")
    talking, quiet = run(*table, typed=LOOP * 300).stdout, run(*table, "--no-remarks", typed=LOOP * 300).stdout
    said = remarks(talking)
    assert {"hello"} < set(said.values())
    assert set(said.values()) & {"victory", "defeat"}
    assert remarks(quiet) == {}
    assert [line for line in talking.splitlines() if line not in said] == quiet.splitlines()


def test_a_style_that_was_asked_for_stays() -> None:
    assert in_character("royale", ["greedy/spoiler", "random", "expert"], ["Ruby", "Duke", "Vera"]) == [
        "greedy/spoiler",
        "random",
        "expert",
    ]
