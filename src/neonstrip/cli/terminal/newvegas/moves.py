"""Moves in words: what a choice says, what to type for it, and where on the plan it lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from neonstrip.cli.terminal.newvegas.cards import action_name
from neonstrip.cli.terminal.newvegas.city import Place
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.newvegas.view import View
from neonstrip.rules.newvegas.facts import COLUMNS

LOTS = ("open", "build", "extend")
"""Families whose place is a lot, which is also what to type: street, then avenue."""
END = "0"


def key_of(text: str, legal: Sequence[str]) -> str:
    """What to type for a move. It says where or which way, wherever a move does."""
    family, *words = text.split()
    match family:
        case "open" | "build":
            return "".join(words)
        case "extend":
            street, avenue, side = words
            twins = [each for each in legal if each.split()[:3] == [family, street, avenue]]
            return street + avenue + (side[0] if len(twins) > 1 else "")
        case "use":
            return "".join(words)
        case "choose" | "give" | "number":
            return words[0]
        case "circle":
            return f"b{words[0]}"
        case "drive":
            return words[0][0] + words[1][0]
        case "improve":
            return str(COLUMNS.index(words[0]) + 1)
        case "show":
            return f"s{words[0][0]}"
    return {
        "vote loan": "1",
        "vote against": "2",
        "cards reshuffle": "1",
        "cards keep": "2",
        "refuse": "1",
        "free": "f",
        "inaugurate": "i",
        "confirm": END,
    }[text]


def spot_of(text: str) -> Place | None:
    """The lot that a move is about."""
    family, *words = text.split()
    return (int(words[0]), int(words[1])) if family in LOTS else None


def question(screen: Screen, view: View) -> str:
    """What the person is asked now."""
    turn = view.turn
    if turn is None:
        return ""
    phase = turn.phase
    if phase == "choose" and view.acme:
        phase = "use"
    action = screen.say("nv-any-action") if turn.free else action_name(screen, turn.action) if turn.action else ""
    return screen.say(f"nv-turn-{phase}", number=turn.number or 0, action=action)


def choice_words(screen: Screen, text: str, facts: dict[str, Any]) -> str:
    """A choice in words, with the facts that the rules give to it."""
    family, *words = text.split()
    say, name, told = screen.say, family, dict(facts)
    for fact in ("action", "given"):
        if fact in facts:
            told[fact] = action_name(screen, facts[fact])
    match family:
        case "vote" | "cards":
            name = f"{family}-{words[0]}"
        case "build" | "extend":
            told |= {"street": int(words[0]), "avenue": int(words[1])}
        case "improve":
            # Numbers as texts: a minus must not be written the way of sums
            told = {fact: "/".join(map(str, values)) for fact, values in facts.items()}
            told["column"] = say(f"nv-column-{words[0]}")
        case "show":
            told = {fact: value for fact, [value] in facts.items()} | {"side": words[0]}
        case "inaugurate":
            name = "inaugurate-last" if facts["last"] else family
        case "drive":
            name = _line(words, facts)
            told = {"first": say(f"nv-way-{words[0]}"), "second": say(f"nv-way-{words[1]}")}
            told["carpets"] = ", ".join(say(f"nv-carpet-{carpet}") for carpet in facts["carpets"])
        case "confirm":
            name = "confirm-without" if facts["without"] else family
    return say(f"nv-choice-{name}", **told)


def _line(ways: list[str], facts: dict[str, Any]) -> str:
    if facts["home"]:
        return "drive-home"
    if facts["carpets"]:
        return "drive-past"
    return "drive-straight" if ways[0] == ways[1] else "drive"
