"""What words about a move need besides its own text: figures from what everybody sees. Words are made at the edge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from neonstrip.play.royale.view import View
from neonstrip.rules.grammar import Parts
from neonstrip.rules.kernel import Numbers
from neonstrip.rules.royale.tiles import black_box
from neonstrip.rules.royale.tiles.registry import DECISIONS

Facts = dict[str, Any]


def facts_of(view: View, move: Parts) -> Facts:
    """The facts about a move in the position of the view; none where its text says all."""
    return MORE[move.family](view, move) if move.family in MORE else {}


def public_facts(view: View, move: Parts) -> Facts:
    """R-LUCKY-1, R-BOX-1: the same without what others may not know: the fist, and what lies in the piles."""
    if move.family == "hide":
        return {}
    told = facts_of(view, move)
    return {"sizes": [len(told["first"]), len(told["second"])]} if move.family == "split" else told


def _roll(view: View, move: Parts) -> Facts:
    small = [number for number, dice in enumerate(view.roll, 1) for _ in range(dice.small)]
    big = [number for number, dice in enumerate(view.roll, 1) if dice.big]
    return {"roll": {"small": small, "big": big[0] if big else None}}


def _place(view: View, move: Parts) -> Facts:
    dice = view.roll[move.values["casino"]]
    return {"small": dice.small, "big": dice.big, **_roll(view, move)}


def _gamble(view: View, move: Parts) -> Facts:
    return {"amount": view.tiles.fifty_fifty or 0, "sum": sum(view.black)}


def _activate(view: View, move: Parts) -> Facts:
    return {"tile": view.casinos[move.values["casino"]].tile}


def _black(view: View, move: Parts) -> Facts:
    """R-PRIME-1: the casinos that the black dice are sent to."""
    chosen = {"none": (), "first": (0,), "second": (1,), "both": (0, 1)}[move.words["black"]]
    return {"to": [view.black[die] for die in chosen]}


def _split(view: View, move: Parts) -> Facts:
    """The tokens of both piles: the move names those of the first."""
    first, second = [int(token) for token in move.words["tokens"].split("+")], black_box.TOKENS.tolist()
    for token in first:
        second.remove(token)
    return {"first": first, "second": second}


def _take(view: View, move: Parts) -> Facts:
    return {"tokens": (view.tiles.piles or (0, 0))[move.values["pile"]]}


def _paid(slot: str, amounts: Numbers) -> Callable[[View, Parts], Facts]:
    """What the value of a slot may bring."""
    return lambda view, move: {"amount": int(amounts[move.values[slot]])}


MORE: dict[str, Callable[[View, Parts], Facts]] = {
    "place": _place,
    "pass": _roll,
    "skip": _roll,
    "stop": _gamble,
    "higher": _gamble,
    "lower": _gamble,
    "activate": _activate,
    "black": _black,
    "split": _split,
    "take": _take,
} | {family: _paid(*decision.pays) for family, decision in DECISIONS.items() if decision.pays}
"""By family. A decision that pays by a slot of its moves is named after their family."""
