"""Moves in words: what a choice says, what to type for it, and where on the plan it lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from neonstrip.cli.terminal.newvegas.cards import action_name
from neonstrip.cli.terminal.newvegas.city import Place, block, drive
from neonstrip.cli.terminal.newvegas.scoresheet import SHEET
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.newvegas.sheet_view import SheetView
from neonstrip.play.newvegas.view import View
from neonstrip.rules.newvegas.facts import COLUMNS, STACKS

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


def line_of(view: View, sheet: SheetView, text: str) -> tuple[Place, list[str]] | None:
    """Where a line of the limousine would end, and the carpets on its way that were not passed yet."""
    family, *ways = text.split()
    if family != "drive":
        return None
    carpets = {(lot.street, lot.avenue): lot.carpet for lot in sheet.lots if lot.carpet and not lot.passed}
    place, passed = sheet.limousine, []
    for way in ways:
        lot, across = block(place, way)
        if across and lot in carpets:
            passed.append(str(carpets[lot]))
        place = drive(place, way)
    return place, passed


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


def choice_words(screen: Screen, view: View, sheet: SheetView, text: str) -> str:
    """A choice in words."""
    family, *words = text.split()
    facts: dict[str, Any] = {}
    name = family
    match family:
        case "vote" | "cards":
            name = f"{family}-{words[0]}"
        case "choose" | "give":
            combination = view.combinations[int(words[0]) - 1]
            facts = {"number": combination.number, "action": action_name(screen, combination.action)}
        case "use":
            facts = _used(screen, view, words)
        case "build":
            facts = {"street": int(words[0]), "avenue": int(words[1])}
        case "extend":
            facts = _extension(sheet, words)
        case "circle":
            facts = {"boxes": int(SHEET["inauguration_groups"][int(words[0]) - 1])}
        case "number":
            facts = {"number": (view.turn.number or 0 if view.turn else 0) + int(words[0])}
        case "improve":
            name, facts = _improvement(screen, sheet, words[0])
        case "show":
            values, shows = SHEET[f"shows_{words[0]}"], sheet.shows[("left", "right").index(words[0])]
            facts = {"side": words[0], "from": values[shows], "to": values[shows + 1]}
        case "inaugurate":
            name = "inaugurate-last" if sheet.checked + 1 == SHEET["inauguration_last_box"] else family
            facts = {"box": sheet.checked + 1}
        case "drive":
            return _line(screen, view, sheet, text)
        case "confirm":
            name = "confirm-without" if view.turn and view.turn.phase == "act" else family
    return screen.say(f"nv-choice-{name}", **facts)


def _used(screen: Screen, view: View, words: list[str]) -> dict[str, Any]:
    """N-SOLO-2: one card's number, another's action, the third for the ACME."""
    number, action = int(words[0]) - 1, int(words[1]) - 1
    third = sum(range(STACKS)) - number - action
    cards = view.combinations
    return {
        "number": cards[number].number,
        "action": action_name(screen, cards[action].action),
        "given": action_name(screen, cards[third].action),
    }


def _extension(sheet: SheetView, words: list[str]) -> dict[str, Any]:
    street, avenue = int(words[0]), int(words[1])
    source = avenue - 1 if words[2] == "left" else avenue + 1
    numbers = {(lot.street, lot.avenue): lot.number for lot in sheet.lots}
    return {"street": street, "avenue": avenue, "number": numbers[street, source]}


def _improvement(screen: Screen, sheet: SheetView, column: str) -> tuple[str, dict[str, Any]]:
    if column == "inauguration":
        before, after = ("/".join(map(str, ranks)) for ranks in SHEET["inauguration_rank"])
        return "improve", {"column": screen.say(f"nv-column-{column}"), "from": before, "to": after}
    crossed = sheet.improved[column]
    values = SHEET[column]
    # Numbers as texts: a minus must not be written the way of sums
    facts = {"from": str(values[crossed]), "to": str(values[crossed + 1])}
    return "improve", {"column": screen.say(f"nv-column-{column}"), **facts}


def _line(screen: Screen, view: View, sheet: SheetView, text: str) -> str:
    end = line_of(view, sheet, text)
    ways = text.split()[1:]
    place, passed = end if end else ((0, 0), [])
    facts = {"first": screen.say(f"nv-way-{ways[0]}"), "second": screen.say(f"nv-way-{ways[1]}")}
    if place == view.roads.traffic_light:
        name = "drive-home"
    elif passed:
        name = "drive-past"
    else:
        name = "drive-straight" if ways[0] == ways[1] else "drive"
    return screen.say(f"nv-choice-{name}", **facts, carpets=", ".join(screen.say(f"nv-carpet-{c}") for c in passed))
