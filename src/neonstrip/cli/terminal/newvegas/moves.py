"""Moves in words: what a choice says, what to type for it, and where on the map it lies."""

from __future__ import annotations

from collections.abc import Sequence

from neonstrip.cli.terminal.newvegas.city import Place
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.newvegas.phrases import PHRASES
from neonstrip.play.newvegas.view import View
from neonstrip.play.phrases import Facts, slots
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
        case "encore", _, {"side": side}:
            return f"e{side[0]}"
        case "decline", {"colour": colour}, _:
            return f"p{colour + 1}"
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
    facts = {"number": turn.number, "action": turn.action, "free": turn.free, "solo": view.acme is not None}
    return screen.tell(PHRASES["questions"].get(turn.phase), facts)


def choice_words(screen: Screen, text: str, facts: Facts) -> str:
    """A choice in words, with the facts that the rules give to it."""
    parts = GRAMMAR.of(text)
    return screen.tell(PHRASES["choices"][parts.family], {**slots(parts), **facts})
