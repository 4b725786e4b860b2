"""Moves in words: what a choice says, and the facts that any sentence about a move may need."""

from __future__ import annotations

from typing import Any

from neonstrip.cli.terminal.royale.tiles import field_reward
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.royale.view import View
from neonstrip.rules.royale import facts

YES, NO = "yes", "no"
NUMBERED = ("place", "turn", "back", "hide", "guess", "close", "block", "nice", "choose", "activate")
"""Families whose last word is a number from 1 to 6, often a casino's."""


def facts_of(screen: Screen, view: View, move: str) -> dict[str, Any]:
    """What there is to say about a move, made in the position of the view."""
    family, *words = move.split()
    told: dict[str, Any] = {}
    if family in NUMBERED:
        told |= {"number": int(words[-1]), "casino": casino_name(screen, words[-1])}
    if words and words[0] in ("small", "big"):
        told |= {"kind": words[0], "die": screen.say("a-die", kind=words[0])}
    if family in MORE:
        told |= MORE[family](screen, view, words)
    return told


def casino_name(screen: Screen, number: int | str) -> str:
    return screen.say(f"casino-{number}")


def reward(screen: Screen, amount: int) -> str:
    """An amount as it is paid: small ones in jetons."""
    return screen.say("reward", amount=amount)


def _place(screen: Screen, view: View, words: list[str]) -> dict[str, Any]:
    dice = view.roll[int(words[0]) - 1]
    told: dict[str, Any] = {"small": dice.small, "both": YES if dice.small and dice.big else NO}
    return {**told, "dice": screen.say("placed-dice", number=int(words[0]), **told)}


def _markers(screen: Screen, view: View, words: list[str]) -> dict[str, Any]:
    return {"reward": reward(screen, int(facts.LUCKY_PUNCH_REWARDS[int(words[0]) - 1]))}


def _gamble(screen: Screen, view: View, words: list[str]) -> dict[str, Any]:
    amount = view.tiles.fifty_fifty or 0
    return {"amount": amount, "reward": reward(screen, amount), "sum": sum(view.black)}


def _block(screen: Screen, view: View, words: list[str]) -> dict[str, Any]:
    return {"size": int(words[0])}


def _lift(screen: Screen, view: View, words: list[str]) -> dict[str, Any]:
    return {"casino": casino_name(screen, words[0]), "reward": field_reward(screen, words[1])}


def _down(screen: Screen, view: View, words: list[str]) -> dict[str, Any]:
    small, big = int(words[0]), words[1] == "big"
    return {"small": small, "both": YES if small and big else NO, "count": small + big}


def _nice(screen: Screen, view: View, words: list[str]) -> dict[str, Any]:
    return {"reward": reward(screen, int(facts.NICE_DICE_REWARDS[int(words[1]) - 1]))}


def _choose(screen: Screen, view: View, words: list[str]) -> dict[str, Any]:
    number = int(words[0])
    rewards = facts.MY_CHOICE_REWARDS
    amount = int(rewards[number - 1]) if number <= len(rewards) else facts.GOLD_FIELD_REWARD
    return {"reward": reward(screen, amount)}


def _activate(screen: Screen, view: View, words: list[str]) -> dict[str, Any]:
    return {"tile": screen.say(f"tile-{view.casinos[int(words[0]) - 1].tile}")}


def _black(screen: Screen, view: View, words: list[str]) -> dict[str, Any]:
    first, second = (casino_name(screen, number) for number in view.black)
    return {"casino": second if words[0] == "second" else first, "other": second}


def _split(screen: Screen, view: View, words: list[str]) -> dict[str, Any]:
    """The tokens of both piles: the move names those of the first."""
    second = [str(v) for v, n in zip(facts.BOX_VALUES, facts.BOX_TOKENS, strict=True) for _ in range(n)]
    first = words[0].split("+")
    for token in first:
        second.remove(token)
    return {"first": " ".join(first), "second": " ".join(second)}


def _take(screen: Screen, view: View, words: list[str]) -> dict[str, Any]:
    sizes = view.tiles.piles or (0, 0)
    return {"pile": words[0], "tokens": sizes[0 if words[0] == "first" else 1]}


MORE = {
    "place": _place,
    "hide": _markers,
    "guess": _markers,
    "stop": _gamble,
    "higher": _gamble,
    "lower": _gamble,
    "block": _block,
    "lift": _lift,
    "down": _down,
    "nice": _nice,
    "choose": _choose,
    "activate": _activate,
    "black": _black,
    "split": _split,
    "take": _take,
}


def variant(view: View, move: str) -> str:
    """The family of a move, closer where one family says several things."""
    family, *words = move.split()
    if family != "black":
        return family
    if words[0] == "both":
        return "black-double" if view.black[0] == view.black[1] else "black-both"
    return "black-none" if words[0] == "none" else "black-one"


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
