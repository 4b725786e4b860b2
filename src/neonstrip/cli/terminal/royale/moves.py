"""Moves in words: what a choice says, and the facts that any sentence about a move may need."""

from __future__ import annotations

from typing import Any

from neonstrip.cli.terminal.royale.tiles import field_reward
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.phrases import slots
from neonstrip.play.royale import details
from neonstrip.play.royale.phrases import PHRASES
from neonstrip.play.royale.view import View
from neonstrip.rules.grammar import Parts
from neonstrip.rules.royale.moves import GRAMMAR

Facts = dict[str, Any]

YES, NO = "yes", "no"
NUMBERED = ("casino", "number", "markers")
"""Slots that are told by their number, often a casino's."""


def facts_of(screen: Screen, view: View, move: str) -> Facts:
    """What there is to say about a move, made in the position of the view: its facts, and words for them."""
    parts = GRAMMAR.of(move)
    told = details.facts_of(view, parts)
    told.pop("roll", None)
    for number in (parts.values[kind] + 1 for kind in NUMBERED if kind in parts.values):
        told |= {"number": number, "casino": casino_name(screen, number)}
    if kind := parts.words.get("die"):
        told |= {"kind": kind, "die": screen.say("a-die", kind=kind)}
    if "amount" in told:
        told["reward"] = reward(screen, told["amount"])
    if parts.family in MORE:
        told |= MORE[parts.family](screen, told, parts)
    return told


def casino_name(screen: Screen, number: int | str) -> str:
    return screen.say(f"casino-{number}")


def reward(screen: Screen, amount: int) -> str:
    """An amount as it is paid: small ones in jetons."""
    return screen.say("reward", amount=amount)


def _place(screen: Screen, told: Facts, move: Parts) -> Facts:
    counts = {"small": told["small"], "both": YES if told["small"] and told["big"] else NO}
    return {**counts, "dice": screen.say("placed-dice", number=told["number"], **counts)}


def _block(screen: Screen, told: Facts, move: Parts) -> Facts:
    return {"size": int(move.words["size"])}


def _lift(screen: Screen, told: Facts, move: Parts) -> Facts:
    return {"reward": field_reward(screen, move.words["reward"])}


def _down(screen: Screen, told: Facts, move: Parts) -> Facts:
    small, big = move.values["small"], bool(move.values["biggy"])
    return {"small": small, "both": YES if small and big else NO, "count": small + big}


def _activate(screen: Screen, told: Facts, move: Parts) -> Facts:
    return {"tile": screen.say(f"tile-{told['tile']}")}


def _black(screen: Screen, told: Facts, move: Parts) -> Facts:
    return dict(zip(("casino", "other"), (casino_name(screen, number) for number in told["to"]), strict=False))


def _split(screen: Screen, told: Facts, move: Parts) -> Facts:
    return {pile: " ".join(map(str, told[pile])) for pile in ("first", "second")}


def _take(screen: Screen, told: Facts, move: Parts) -> Facts:
    return {"pile": move.words["pile"]}


MORE = {
    "place": _place,
    "block": _block,
    "lift": _lift,
    "down": _down,
    "activate": _activate,
    "black": _black,
    "split": _split,
    "take": _take,
}


def variant(view: View, move: str) -> str:
    """The family of a move, closer where one family says several things."""
    parts = GRAMMAR.of(move)
    if parts.family != "black":
        return parts.family
    sent = details.facts_of(view, parts)["to"]
    if len(sent) < len(view.black):
        return "black-one" if sent else "black-none"
    return "black-double" if sent[0] == sent[1] else "black-both"


def choice_words(screen: Screen, view: View, move: str) -> str:
    """A legal move as a choice in a menu."""
    parts = GRAMMAR.of(move)
    facts = slots(parts) | details.facts_of(view, parts) | {"phase": view.phase}
    words = screen.tell(PHRASES["choices"][parts.family], facts)
    return words[0].upper() + words[1:]


def question(screen: Screen, view: View) -> str:
    """What the reader is asked for now."""
    thrown = dict(zip(("first", "second"), view.black, strict=False))
    return screen.say(f"turn-{view.phase}", name=view.active, **thrown)
