"""What words about a move need besides its own text: figures from what everybody sees. Words are made at the edge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from neonstrip.play.royale.printed import box_tokens
from neonstrip.play.royale.view import View
from neonstrip.rules.royale import facts
from neonstrip.rules.royale.tiles.my_choice import RELOCATION

Facts = dict[str, Any]


def facts_of(view: View, move: str) -> Facts:
    """The facts about a move in the position of the view; none where its text says all."""
    family, *words = move.split()
    return MORE[family](view, words) if family in MORE else {}


def public_facts(view: View, move: str) -> Facts:
    """R-LUCKY-1, R-BOX-1: the same without what others may not know: the fist, and what lies in the piles."""
    family = move.split()[0]
    if family == "hide":
        return {}
    told = facts_of(view, move)
    return {"sizes": [len(told["first"]), len(told["second"])]} if family == "split" else told


def _roll(view: View, words: list[str]) -> Facts:
    small = [number for number, dice in enumerate(view.roll, 1) for _ in range(dice.small)]
    big = [number for number, dice in enumerate(view.roll, 1) if dice.big]
    return {"roll": {"small": small, "big": big[0] if big else None}}


def _place(view: View, words: list[str]) -> Facts:
    dice = view.roll[int(words[0]) - 1]
    return {"small": dice.small, "big": dice.big, **_roll(view, words)}


def _markers(view: View, words: list[str]) -> Facts:
    return {"amount": int(facts.LUCKY_PUNCH_REWARDS[int(words[0]) - 1])}


def _gamble(view: View, words: list[str]) -> Facts:
    return {"amount": view.tiles.fifty_fifty or 0, "sum": sum(view.black)}


def _nice(view: View, words: list[str]) -> Facts:
    return {"amount": int(facts.NICE_DICE_REWARDS[int(words[1]) - 1])}


def _choose(view: View, words: list[str]) -> Facts:
    """R-CHOICE-1: what the low numbers pay at once, and the gold field at the scoring."""
    number, rewards = int(words[0]), facts.MY_CHOICE_REWARDS
    if number <= len(rewards):
        return {"amount": int(rewards[number - 1])}
    return {"amount": facts.GOLD_FIELD_REWARD if number > RELOCATION else 0}


def _activate(view: View, words: list[str]) -> Facts:
    return {"tile": view.casinos[int(words[0]) - 1].tile}


def _black(view: View, words: list[str]) -> Facts:
    """R-PRIME-1: the casinos that the black dice are sent to."""
    chosen = {"none": (), "first": (0,), "second": (1,), "both": (0, 1)}[words[0]]
    return {"to": [view.black[die] for die in chosen]}


def _split(view: View, words: list[str]) -> Facts:
    """The tokens of both piles: the move names those of the first."""
    first, second = [int(token) for token in words[0].split("+")], box_tokens()
    for token in first:
        second.remove(token)
    return {"first": first, "second": second}


def _take(view: View, words: list[str]) -> Facts:
    sizes = view.tiles.piles or (0, 0)
    return {"tokens": sizes[0 if words[0] == "first" else 1]}


MORE: dict[str, Callable[[View, list[str]], Facts]] = {
    "place": _place,
    "pass": _roll,
    "skip": _roll,
    "hide": _markers,
    "guess": _markers,
    "stop": _gamble,
    "higher": _gamble,
    "lower": _gamble,
    "nice": _nice,
    "choose": _choose,
    "activate": _activate,
    "black": _black,
    "split": _split,
    "take": _take,
}
