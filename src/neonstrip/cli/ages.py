"""Ages as operators write them: 30d, 12h, 2w."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from neonstrip.play.errors import Mistake

if TYPE_CHECKING:  # the packages of tables take long to load
    from neonstrip.tables.storage import Stage

HOURS = {"h": 1, "d": 24, "w": 7 * 24, "y": 365 * 24}
AGE = re.compile(rf"(\d{{1,6}})([{''.join(HOURS)}])")


STAGES: tuple[Stage, ...] = ("open", "playing", "over")


def stage_ages(words: list[str]) -> dict[Stage, int]:
    """How long tables are kept, by stage, from words such as over=365d."""
    found: dict[Stage, int] = {}
    for word in words:
        name, _, age = word.partition("=")
        stage = next((stage for stage in STAGES if stage == name.strip()), None)
        if stage is None:
            raise Mistake("bad-stage", stage=name[:40], stages=", ".join(STAGES))
        found[stage] = milliseconds(age)
    return found


def milliseconds(text: str) -> int:
    """How long an age is."""
    found = AGE.fullmatch(text.strip().lower())
    if not found:
        raise Mistake("bad-age", age=text[:40])
    return int(found[1]) * HOURS[found[2]] * 3_600_000
