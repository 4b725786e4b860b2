"""Moves in words: what a choice says, what to type for it, and where on the plan it lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from neonstrip.cli.terminal.newvegas.cards import action_name
from neonstrip.cli.terminal.newvegas.city import Place
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.newvegas.view import View
from neonstrip.rules.newvegas.moves import GRAMMAR

END = "0"


def key_of(text: str, legal: Sequence[str]) -> str:
    """What to type for a move. It says where or which way, wherever a move does."""
    match GRAMMAR.of(text):
        case "open" | "build", _, {"street": street, "avenue": avenue}:
            return street + avenue
        case "extend", _, {"street": street, "avenue": avenue, "side": side}:
            twins = [each for each in legal if spot_of(each) == spot_of(text)]
            return street + avenue + (side[0] if len(twins) > 1 else "")
        case "use", _, {"number": number, "action": action}:
            return number + action
        case ("choose" | "give", _, {"card": word}) | ("number", _, {"change": word}):
            return word
        case "circle", _, {"group": group}:
            return f"b{group}"
        case "drive", _, {"first": first, "second": second}:
            return first[0] + second[0]
        case "improve", {"column": column}, _:
            return str(column + 1)
        case "show", _, {"side": side}:
            return f"s{side[0]}"
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
    values = GRAMMAR.of(text).values
    return (values["street"] + 1, values["avenue"] + 1) if "street" in values else None


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
    family, values, words = GRAMMAR.of(text)
    say, name, told = screen.say, family, dict(facts)
    for fact in ("action", "given"):
        if fact in facts:
            told[fact] = action_name(screen, facts[fact])
    match family:
        case "vote" | "cards":
            name = f"{family}-{words[family]}"
        case "build" | "extend":
            told |= {"street": values["street"] + 1, "avenue": values["avenue"] + 1}
        case "improve":
            # Numbers as texts: a minus must not be written the way of sums
            told = {fact: "/".join(map(str, values)) for fact, values in facts.items()}
            told["column"] = say(f"nv-column-{words['column']}")
        case "show":
            told = {fact: value for fact, [value] in facts.items()} | {"side": words["side"]}
        case "inaugurate":
            name = "inaugurate-last" if facts["last"] else family
        case "drive":
            name = _line(values["first"] == values["second"], facts)
            told = {block: say(f"nv-way-{way}") for block, way in words.items()}
            told["carpets"] = ", ".join(say(f"nv-carpet-{carpet}") for carpet in facts["carpets"])
        case "confirm":
            name = "confirm-without" if facts["without"] else family
    return say(f"nv-choice-{name}", **told)


def _line(straight: bool, facts: dict[str, Any]) -> str:
    if facts["home"]:
        return "drive-home"
    if facts["carpets"]:
        return "drive-past"
    return "drive-straight" if straight else "drive"
