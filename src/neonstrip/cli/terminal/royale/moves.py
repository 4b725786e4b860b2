"""Moves in words: what a choice says, and the facts that any sentence about a move may need."""

from __future__ import annotations

from typing import Any

from neonstrip.cli.terminal.royale.tiles import field_reward
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.royale import telling
from neonstrip.play.royale.view import View

Facts = dict[str, Any]

YES, NO = "yes", "no"
NUMBERED = ("place", "turn", "back", "hide", "guess", "close", "block", "nice", "choose", "activate")
"""Families whose last word is a number from 1 to 6, often a casino's."""


def facts_of(screen: Screen, view: View, move: str) -> Facts:
    """What there is to say about a move, made in the position of the view: its facts, and words for them."""
    family, *words = move.split()
    told = telling.facts_of(view, move)
    told.pop("roll", None)
    if family in NUMBERED:
        told |= {"number": int(words[-1]), "casino": casino_name(screen, words[-1])}
    if words and words[0] in ("small", "big"):
        told |= {"kind": words[0], "die": screen.say("a-die", kind=words[0])}
    if "amount" in told:
        told["reward"] = reward(screen, told["amount"])
    if family in MORE:
        told |= MORE[family](screen, told, words)
    return told


def casino_name(screen: Screen, number: int | str) -> str:
    return screen.say(f"casino-{number}")


def reward(screen: Screen, amount: int) -> str:
    """An amount as it is paid: small ones in jetons."""
    return screen.say("reward", amount=amount)


def _place(screen: Screen, told: Facts, words: list[str]) -> Facts:
    counts = {"small": told["small"], "both": YES if told["small"] and told["big"] else NO}
    return {**counts, "dice": screen.say("placed-dice", number=int(words[0]), **counts)}


def _block(screen: Screen, told: Facts, words: list[str]) -> Facts:
    return {"size": int(words[0])}


def _lift(screen: Screen, told: Facts, words: list[str]) -> Facts:
    return {"casino": casino_name(screen, words[0]), "reward": field_reward(screen, words[1])}


def _down(screen: Screen, told: Facts, words: list[str]) -> Facts:
    small, big = int(words[0]), words[1] == "big"
    return {"small": small, "both": YES if small and big else NO, "count": small + big}


def _activate(screen: Screen, told: Facts, words: list[str]) -> Facts:
    return {"tile": screen.say(f"tile-{told['tile']}")}


def _black(screen: Screen, told: Facts, words: list[str]) -> Facts:
    return dict(zip(("casino", "other"), (casino_name(screen, number) for number in told["to"]), strict=False))


def _split(screen: Screen, told: Facts, words: list[str]) -> Facts:
    return {pile: " ".join(map(str, told[pile])) for pile in ("first", "second")}


def _take(screen: Screen, told: Facts, words: list[str]) -> Facts:
    return {"pile": words[0]}


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
    family = move.split()[0]
    if family != "black":
        return family
    sent = telling.facts_of(view, move)["to"]
    if len(sent) < len(view.black):
        return "black-one" if sent else "black-none"
    return "black-double" if sent[0] == sent[1] else "black-both"


def choice_words(screen: Screen, view: View, move: str) -> str:
    """A legal move as a choice in a menu."""
    name = variant(view, move)
    if name == "decline":
        name = f"decline-{view.phase}"
    words = screen.say(f"choice-{name}", **facts_of(screen, view, move))
    return words[0].upper() + words[1:]


def question(screen: Screen, view: View) -> str:
    """What the reader is asked for now."""
    thrown = dict(zip(("first", "second"), view.black, strict=False))
    return screen.say(f"turn-{view.phase}", name=view.active, **thrown)
