"""What words about a move need besides its own text: figures from what everybody sees. Words are made at the edge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from neonstrip.play.royale.view import Glance
from neonstrip.rules.grammar import Parts
from neonstrip.rules.kernel import Numbers, uncompiled
from neonstrip.rules.royale.printed import BOX_TOKENS, BOX_VALUES
from neonstrip.rules.royale.tiles import black_box
from neonstrip.rules.royale.tiles.registry import DECISIONS


def facts_of(table: Glance, move: Parts) -> dict[str, Any]:
    """The facts about a move, as things lie on the table; none where its text says all."""
    return MORE[move.family](table, move) if move.family in MORE else {}


def public_facts(table: Glance, move: Parts) -> dict[str, Any]:
    """R-LUCKY-1, R-BOX-1: the same without what others may not know: the fist, and what lies in the piles."""
    if move.family == "hide":
        return {}
    told = facts_of(table, move)
    return {"sizes": [len(told["first"]), len(told["second"])]} if move.family == "split" else told


def _roll(table: Glance, move: Parts) -> dict[str, Any]:
    small = [number for number, dice in enumerate(table.roll, 1) for _ in range(dice.small)]
    big = [number for number, dice in enumerate(table.roll, 1) if dice.big]
    return {"roll": {"small": small, "big": big[0] if big else None}}


def _place(table: Glance, move: Parts) -> dict[str, Any]:
    dice = table.roll[move.values["casino"]]
    return {"small": dice.small, "big": dice.big, **_roll(table, move)}


def _gamble(table: Glance, move: Parts) -> dict[str, Any]:
    return {"amount": table.fifty_fifty or 0, "sum": sum(table.black)}


def _activate(table: Glance, move: Parts) -> dict[str, Any]:
    return {"tile": table.tiles[move.values["casino"]]}


def _black(table: Glance, move: Parts) -> dict[str, Any]:
    """R-PRIME-1: the casinos that the black dice are sent to."""
    chosen = {"none": (), "first": (0,), "second": (1,), "both": (0, 1)}[move.words["black"]]
    return {"to": [table.black[die] for die in chosen]}


def _split(table: Glance, move: Parts) -> dict[str, Any]:
    """The tokens of both piles: the move names those of the first."""
    first = [uncompiled(black_box.tokens_of)(move.values["tokens"], kind) for kind in range(len(BOX_TOKENS))]
    piles = {"first": np.array(first), "second": BOX_TOKENS - first}
    return {name: np.repeat(BOX_VALUES, counts).tolist() for name, counts in piles.items()}


def _take(table: Glance, move: Parts) -> dict[str, Any]:
    return {"tokens": (table.piles or (0, 0))[move.values["pile"]]}


def _paid(slot: str, amounts: Numbers) -> Callable[[Glance, Parts], dict[str, Any]]:
    """What the value of a slot may bring."""
    return lambda table, move: {"amount": int(amounts[move.values[slot]])}


MORE: dict[str, Callable[[Glance, Parts], dict[str, Any]]] = {
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
