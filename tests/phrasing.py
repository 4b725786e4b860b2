"""Phrases said strictly: a message must be there, and have all that it asks for, in every language."""

from __future__ import annotations

from typing import Any

from neonstrip.locales import LANGUAGES, _words
from neonstrip.play.phrases import Facts, Template, phrase, words

HINTED: dict[str, Any] = {
    "amount": 3,
    "percent": 2,
    "answers": 4,
    "casino": 2,
    "rank": 2,
    "dice": 1,
    "left": 5,
    "seconds": 1.5,
    "first": {"cause": "wins", "casino": 2, "amount": 3, "theirs": 0, "dice": 0},
}
"""What reasons of hints are told from, all at once."""


def all_said(template: Template | None, facts: Facts) -> list[str]:
    """What a template says of some facts, in all languages."""
    return [words(phrase(template, facts), Strict(language).say) for language in LANGUAGES]


class Strict:
    """A language that says nothing of which it lacks a word."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, **facts: Any) -> str:
        """A message, which must be there and must miss nothing."""
        found = _words(self.language).find(message)
        assert found is not None, f"{self.language} has no words for {message}"
        text, errors = _words(self.language).bundle.format_pattern(found.value, {"edition": "bluecocker"} | facts)
        assert not errors, f"{message} in {self.language}: {errors}"
        return str(text)
