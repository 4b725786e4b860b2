"""How mistakes travel: a code for programs, the facts, and words in the reader's language."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from neonstrip.locales import DEFAULT, LANGUAGES, say
from neonstrip.play.errors import Mistake

NOT_FOUND = {"no-such-table", "no-such-moment", "no-such-deal", "no-such-lesson", "no-such-page"}
FORBIDDEN = {"not-host", "not-your-seat", "deal-closed", "hints-off", "not-joined", "not-your-sheet"}
CONFLICT = {
    "already-started",
    "busy",
    "deal-not-over",
    "drawing",
    "game-over",
    "kept-silent",
    "not-drawing",
    "not-over",
    "not-noted-here",
    "not-paper",
    "not-started",
    "on-paper",
    "paper-full",
    "phones-full",
    "seat-present",
    "seat-taken",
    "seats-open",
    "sheets-full",
    "stale",
    "table-full",
}
TOO_LARGE = {"too-large"}
UNSUPPORTED = {"needs-json"}
MISDIRECTED = {"wrong-host"}
TOO_MANY = {"quota-address", "too-many"}
UNAVAILABLE = {
    "disk-nearly-full",
    "house-full",
    "no-hint",
    "preparing",
    "replay-failed",
    "review-failed",
    "storage-gone",
    "table-damaged",
}
STATUSES = {
    403: FORBIDDEN,
    404: NOT_FOUND,
    409: CONFLICT,
    413: TOO_LARGE,
    415: UNSUPPORTED,
    421: MISDIRECTED,
    429: TOO_MANY,
    503: UNAVAILABLE,
}


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
    return next((number for number, codes in STATUSES.items() if mistake.code in codes), 400)


def language(accepted: str | None) -> str:
    """The first language of an Accept-Language header that we speak."""
    for choice in (accepted or "")[:200].split(","):
        code = choice.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return DEFAULT
