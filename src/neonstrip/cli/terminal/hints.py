"""A hint in words and numbers: what the expert would do, why, and what comes next best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from rich.text import Text

from neonstrip.bots.advice import Advice, Choice, Reason, Step
from neonstrip.cli.terminal.looks import GOLD
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.phrases import templates_of

Words = Callable[[Choice | Step], str]
"""A move of the game in question as a choice."""


def tell_hint(screen: Screen, game: str, advice: Advice, names: list[str], words: Words) -> list[Text]:
    """The lines of a hint."""

    def told(about: str, facts: dict[str, Any]) -> str:
        return screen.tell(templates_of(game)["hints"][about], facts)

    best, *others = advice.choices
    title = f" {screen.say('hint-title')} "
    first = [words(best), told("figures", msgspec.structs.asdict(best))]
    lines = [Text.assemble((title, GOLD), " ", " · ".join(filter(None, first)))]
    then = told("then", {"moves": [words(step) for step in advice.plan]})
    reasons = [reason_words(screen, game, reason, names) for reason in advice.reasons]
    lines += [Text(f"   {line}") for line in (then, *reasons) if line]
    if others:
        lines.append(Text(f"   {screen.say('hint-next')}", "bold"))
    for other in others:
        weighed = msgspec.structs.asdict(other) | {"best": best.amount}
        lines.append(Text(f"     {told('other', weighed | {'move': words(other)})}"))
    return lines


def reason_words(screen: Screen, game: str, reason: Reason, names: list[str]) -> str:
    """A reason in words."""
    facts = dict(reason.facts)
    if "seat" in facts:
        facts["name"] = names[facts["seat"]]
    return screen.tell(templates_of(game)["hints"][reason.why], facts)
