"""What is wrong with sheets of the printed game: every finding with its rule, its player and its place in the file."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from neonstrip.locales import say
from neonstrip.play.errors import Mistake


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong, and where."""

    mistake: Mistake
    player: str | None
    """None where the file as a whole, or a player without a name, is meant."""
    where: str
    """As `streets[2][4]`: places in lists count from 1, so this is street 2, avenue 4."""
    seat: int | None = None
    """Which of the players is meant, from 0: names may be missing, or the same."""

    def message(self, language: str) -> str:
        return say(language, f"mistake-{self.mistake.code}", **self.mistake.facts)

    def line(self, language: str) -> str:
        """Everything in one line."""
        return ": ".join(part for part in (self.player, self.where, self.mistake.words(language)) if part)

    def as_json(self, language: str) -> dict[str, Any]:
        return {
            "rule": self.mistake.rule,
            "player": self.player,
            "where": self.where,
            "message": self.message(language),
        }


@dataclass
class Findings:
    """Collects what is wrong, so that all of it can be told at once."""

    all: list[Finding] = field(default_factory=list)

    def note(self, where: str, mistake: Mistake, player: str | None = None, seat: int | None = None) -> None:
        self.all.append(Finding(mistake, player, where, seat))


class Contradictions(Exception):  # noqa: N818 - the rules' vocabulary has no word "error"
    """A file that cannot be scored, with everything that is wrong in it."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__(f"{len(findings)} findings")
        self.findings = findings
