"""What can go wrong, as values: a code, the rule that is broken if any, and the facts needed to explain it.

Words are made from these at the edge, in the reader's language; `str` of a mistake is English.
"""

from typing import Any

from neonstrip.locales import say


class Mistake(Exception):  # noqa: N818 - the rules' vocabulary has no word "error"
    """Something asked for cannot be done; nothing was changed."""

    def __init__(self, code: str, rule: str | None = None, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts = facts

    def words(self, language: str) -> str:
        """The mistake in a language, with the rule it breaks."""
        text = say(language, f"mistake-{self.code}", **self.facts)
        return f"{text} ({self.rule})" if self.rule else text

    def __str__(self) -> str:
        return self.words("en")


def shown(value: Any) -> str:
    """A value that somebody sent, short enough to be told again; lists and the like only as such."""
    return "[…]" if isinstance(value, list) else "{…}" if isinstance(value, dict) else str(value)[:40]
