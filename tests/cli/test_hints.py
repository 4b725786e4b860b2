"""Hints in the terminal, in every language."""

from __future__ import annotations

import itertools

import pytest

from cli.person import run
from neonstrip.bots.advice import ANYWHERE, Reason
from neonstrip.bots.hints import hints_of
from neonstrip.cli.terminal.hints import reason_words
from neonstrip.cli.terminal.screen import Screen
from neonstrip.games import GAMES
from neonstrip.locales import LANGUAGES, say
from phrasing import HINTED

FACTS = HINTED | {"total": 3, "areas": {"golf": 3}, "project": "three_grand_hotels", "points": 9, "avenue": 4}
FACTS |= {"first": {"cause": "takes", "casino": 2, "amount": 9, "theirs": 4}}
FACTS |= {"missing": 1, "seat": 1, "theirs": 2, "numbers": 17, "other": 13}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    screen = Screen(language)
    for game in GAMES:
        hints = hints_of(game)
        for why in (*ANYWHERE, *(hints.REASONS if hints else ())):
            words = reason_words(screen, game, Reason(why, FACTS), ["Anna", "Benno"])
            assert words[0].isupper()
            assert not any(sign in words for sign in "{}$")
    assert "Benno" in reason_words(screen, "newvegas", Reason("race", FACTS), ["Anna", "Benno"])


SESSIONS = {
    "royale": ("\nt\nhint\nq\nn\n", "--starter", "1"),
    "classic": ("\nt\nhint\nq\nn\n", "--starter", "1"),
    "newvegas": ("1\nt\nhint\nq\nn\n",),
}


@pytest.mark.parametrize(("game", "language"), list(zip(itertools.cycle(SESSIONS), LANGUAGES, strict=False)))
def test_a_session_with_a_hint(game: str, language: str) -> None:
    typed, *more = SESSIONS[game]
    done = run("play", game, "--seed", "strip", "--bots", "greedy", "--language", language, *more, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count(say(language, "hint-title")) == 2
    assert say(language, "hint-next") in done.stdout
    assert "%" in done.stdout
    assert say(language, "keys-hint") in done.stdout


@pytest.mark.parametrize("game", ["royale", "classic"])
def test_no_hints_if_none_are_wanted(game: str) -> None:
    done = run("play", game, "--no-hints", "--seed", "strip", "--starter", "1", typed="\nt\nq\nn\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Hints are not allowed at this table." in done.stdout
    assert say("en", "hint-title") not in done.stdout
    assert say("en", "keys-hint") not in done.stdout
