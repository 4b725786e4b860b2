"""Moves: every decision is a number, and every number has a short text that people can type.

A family of moves is a name with the words that may follow it. `place 3`, for example, is the third of the
family `place`; its number is `PLACE_AT + 2`.
"""

from itertools import product

from neonstrip.rules.royale.facts import (
    BLOCK_SIZES,
    BOX_TOKENS,
    BOX_VALUES,
    CASINOS,
    HANDICAP_MOVE,
    HANDICAP_REWARDS,
    LUCKY_PUNCH_REWARDS,
    SMALL_DICE,
)

_numbers = [str(n + 1) for n in range(CASINOS)]
_markers = [str(n + 1) for n in range(len(LUCKY_PUNCH_REWARDS))]
_dice = ["small", "big"]
_die_to_number = [f"{die} {number}" for die, number in product(_dice, _numbers)]


def _lift() -> list[str]:
    rewards = ["move" if reward == HANDICAP_MOVE else str(reward) for reward in HANDICAP_REWARDS]
    return [f"{casino} {reward}" for casino, reward in product(_numbers, rewards)]


def _splits() -> list[str]:
    """Every first pile of Black Box, the empty and the full one included so that numbers stay regular."""
    piles = product(*(range(count + 1) for count in BOX_TOKENS))
    return ["+".join(str(v) for v, n in zip(BOX_VALUES, pile, strict=True) for _ in range(n)) for pile in piles]


def _downs() -> list[str]:
    """Small dice, and the Biggy or not; none at all is `decline`."""
    return [f"{small} {'big' if big else 'small'}" for big in (0, 1) for small in range(SMALL_DICE + 1)]


FAMILIES: dict[str, list[str]] = {
    "roll": [""],
    "place": _numbers,
    "pass": [""],
    "skip": [""],
    "decline": [""],
    "turn": _die_to_number,
    "back": _die_to_number,
    "hide": _markers,
    "guess": _markers,
    "stop": [""],
    "higher": [""],
    "lower": [""],
    "close": _numbers,
    "bar": _dice,
    "block": [f"{size} {casino}" for size, casino in product(BLOCK_SIZES, _numbers)],
    "lift": _lift(),
    "down": _downs(),
    "nice": _die_to_number,
    "choose": _numbers,
    "activate": _numbers,
    "gold": _dice,
    "black": ["none", "first", "second", "both"],
    "split": _splits(),
    "take": ["first", "second"],
}

TEXTS = [f"{family} {words}".strip() for family, texts in FAMILIES.items() for words in texts]
NUMBERS = {text: number for number, text in enumerate(TEXTS)}
MOVES = len(TEXTS)


def _start(family: str) -> int:
    return NUMBERS[f"{family} {FAMILIES[family][0]}".strip()]


ROLL_DICE, PASS, SKIP, DECLINE = (_start(name) for name in ("roll", "pass", "skip", "decline"))
STOP, HIGHER, LOWER = (_start(name) for name in ("stop", "higher", "lower"))
PLACE_AT, TURN_TO, BACK_FROM = (_start(name) for name in ("place", "turn", "back"))
HIDE_AT, GUESS_AT, CLOSE_AT, BAR_AT = (_start(name) for name in ("hide", "guess", "close", "bar"))
BLOCK_AT, LIFT_AT, DOWN_AT, NICE_AT = (_start(name) for name in ("block", "lift", "down", "nice"))
CHOOSE_AT, ACTIVATE_AT, GOLD_AT = (_start(name) for name in ("choose", "activate", "gold"))
BLACK_AT, SPLIT_AT, TAKE_AT = (_start(name) for name in ("black", "split", "take"))
