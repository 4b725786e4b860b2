"""How mistakes travel: a code for programs, the facts, and words in the reader's language."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from neonstrip.locales import DEFAULT, LANGUAGES, say
from neonstrip.play.errors import Mistake

NOT_FOUND = {"no-such-table", "no-such-moment", "no-such-deal", "no-such-lesson", "no-such-page"}
FORBIDDEN = {"not-host", "not-your-seat", "deal-closed", "hints-off"}
CONFLICT = {
    "already-started",
    "busy",
    "deal-not-over",
    "game-over",
    "not-over",
    "not-started",
    "seat-present",
    "seat-taken",
    "seats-open",
    "stale",
    "table-full",
}
TOO_MANY = {"too-many"}
UNAVAILABLE = {"no-hint", "review-failed", "storage-gone", "table-damaged"}


class Problem(Struct, omit_defaults=True):
    """What was wrong with a request. Nothing has changed."""

    code: str
    text: str
    rule: str | None = None
    facts: dict[str, Any] = {}


def problem(mistake: Mistake, language: str) -> Problem:
    return Problem(mistake.code, say(language, f"mistake-{mistake.code}", **mistake.facts), mistake.rule, mistake.facts)


def status(mistake: Mistake) -> int:
    """The HTTP status that belongs to a mistake."""
    kinds = ((NOT_FOUND, 404), (FORBIDDEN, 403), (CONFLICT, 409), (TOO_MANY, 429), (UNAVAILABLE, 503))
    return next((number for codes, number in kinds if mistake.code in codes), 400)


def language(accepted: str | None) -> str:
    """The first language of an Accept-Language header that we speak."""
    for choice in (accepted or "")[:200].split(","):
        code = choice.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return DEFAULT
