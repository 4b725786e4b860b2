"""Each language's screens without a missing word, and without a word of another language."""

from __future__ import annotations

import re

import pytest

from length import LONG
from neonstrip.games import GAMES
from neonstrip.locales import LANGUAGES, say
from server.running import Running
from web.conftest import Welcome
from web.places import PLACES

LOOKED_AT = [
    *((language, place) for language in LANGUAGES for place in ("home", "scorer")),
    *(
        (language, game)
        for number, language in enumerate(LANGUAGES)
        for seat, game in enumerate(GAMES)
        if LONG or number % len(GAMES) == seat
    ),
]
"""Every language at home, at the scorer and at a table: at all in full, at one in short."""
SAMPLES = {
    "home": ["web-lead", "web-join", "web-join-link", "web-rules", "web-learn", "web-settings"],
    "scorer": ["scorer-done", "scorer-skip", "scorer-pen-route", "web-nv-score-sheet", "nv-area-streets"],
    "royale": ["web-log", "web-casinos", "web-menu", "web-your-choice"],
    "classic": ["web-log", "web-casinos", "web-menu", "web-your-choice"],
    "newvegas": ["web-nv-map", "web-your-choice", "nv-area-streets", "web-menu"],
}
"""Words that each of these screens says, to eyes or ears."""
RAW = re.compile(
    r"\{|\b(web|nv|classic|game|choice|turn|event|tile|learn|ending|rules|log|scorer|scoring)-"
    r"[a-z0-9]+(-[a-z0-9]+)*\b(?! )"
)
"""What is left when a message was not filled in or not found."""


@pytest.mark.parametrize(("language", "place"), LOOKED_AT)
async def test_a_screen_speaks_one_language(guests: Welcome, house: Running, language: str, place: str) -> None:
    """A missing word is an error in the console, which fails every test."""
    anna = await guests(settings={"language": language, "name": "Anna"})
    await PLACES[place](anna, house)
    await anna.quiet()
    assert await anna.page.evaluate("document.documentElement.lang") == language
    told = await anna.page.locator("body").aria_snapshot() + await anna.page.locator("body").inner_text()
    told = re.sub(r"/url: \S+", "", told)
    assert RAW.findall(told) == []
    for name in SAMPLES[place]:
        words = say(language, name)
        assert words.lower() in told.lower(), name
        english = say("en", name)
        assert language == "en" or english.lower() == words.lower() or f'"{english.lower()}"' not in told.lower(), name
