"""A hint in words and numbers: what the expert would do, why, and what comes next best."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from neonstrip.bots.advice import Advice, Choice, Reason, Step
from neonstrip.cli.terminal.looks import GOLD
from neonstrip.cli.terminal.screen import Screen

Words = Callable[[Choice | Step], str]
"""A move of the game in question as a choice."""


def tell_hint(screen: Screen, game: str, advice: Advice, names: list[str], words: Words) -> list[Text]:
    """The lines of a hint."""
    say, best = screen.say, advice.choices[0]
    first = Text.assemble((f" {say('hint-title')} ", GOLD), f" {words(best)}")
    if best.chance is not None:
        first.append(f" · {say(f'hint-figures-{game}', percent=percent(best), amount=amount(best))}")
    lines = [first]
    if advice.plan:
        lines.append(Text("   " + say("hint-then", moves=" · ".join(words(step) for step in advice.plan))))
    lines += [Text("   " + reason_words(screen, game, reason, names)) for reason in advice.reasons]
    if others := advice.choices[1:]:
        lines.append(Text(f"   {say('hint-next')}", "bold"))
        lines += [Text("     " + _other(screen, best, other, words)) for other in others]
    return lines


def reason_words(screen: Screen, game: str, reason: Reason, names: list[str]) -> str:
    """A reason in words."""
    say, facts = screen.say, dict(reason.facts)
    if "casino" in facts:
        facts["casino"] = say(f"casino-{facts['casino']}")
    if "areas" in facts:
        areas = facts["areas"].items()
        facts["areas"] = ", ".join(say("nv-change", area=say(f"nv-area-{area}"), points=f"{n:+d}") for area, n in areas)
    if "project" in facts:
        facts["project"] = say(f"nv-project-{facts['project']}")
    if "seat" in facts:
        facts["name"] = names[facts["seat"]]
    name = f"more-{game}" if reason.why == "more" else reason.why
    return say(f"hint-why-{name}", **facts)


def percent(choice: Choice) -> int:
    return round(100 * (choice.chance or 0.0))


def amount(choice: Choice) -> int:
    return round(choice.amount or 0.0)


def _other(screen: Screen, best: Choice, other: Choice, words: Words) -> str:
    facts = {"percent": percent(other), "amount": amount(other), "difference": f"{amount(other) - amount(best):+d}"}
    return screen.say("hint-other", move=words(other), **facts)
