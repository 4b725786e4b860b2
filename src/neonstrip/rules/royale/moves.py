"""Moves of Royale: every decision is a number, and every number has a short text that people can type."""

from itertools import product

from neonstrip.rules.grammar import Family, Grammar, Slot, accessors, counted
from neonstrip.rules.royale.printed import (
    BLOCK_SIZES,
    BOX_TOKENS,
    BOX_VALUES,
    CASINOS,
    HANDICAP_MOVE,
    HANDICAP_REWARDS,
    LUCKY_PUNCH_REWARDS,
    SMALL_DICE,
)

_casino = counted("casino", CASINOS)
_number = counted("number", CASINOS)
_markers = counted("markers", len(LUCKY_PUNCH_REWARDS))
_die = Slot("die", ("small", "big"))
_size = Slot("size", tuple(str(size) for size in BLOCK_SIZES))
_reward = Slot("reward", tuple("move" if amount == HANDICAP_MOVE else str(amount) for amount in HANDICAP_REWARDS))
_small = Slot("small", tuple(str(small) for small in range(SMALL_DICE + 1)))
_biggy = Slot("biggy", ("small", "big"))
_black = Slot("black", ("none", "first", "second", "both"))
_pile = Slot("pile", ("first", "second"))


def _first_piles() -> Slot:
    """Every first pile of Black Box, the empty and the full one included so that numbers stay regular."""
    piles = product(*(range(count + 1) for count in BOX_TOKENS))
    return Slot(
        "tokens",
        tuple("+".join(str(v) for v, n in zip(BOX_VALUES, pile, strict=True) for _ in range(n)) for pile in piles),
    )


FAMILIES = (
    Family("roll"),
    Family("place", (_casino,), certain=True),
    Family("pass", certain=True),
    Family("skip", certain=True),
    Family("decline", certain=True),
    Family("turn", (_die, _casino), certain=True),
    Family("back", (_die, _casino), certain=True),
    Family("hide", (_markers,), secret=True),  # R-LUCKY-1: the fist
    Family("guess", (_markers,)),
    Family("stop"),
    Family("higher"),
    Family("lower"),
    Family("close", (_casino,), certain=True),
    Family("bar", (_die,)),
    Family("block", (_size, _casino), certain=True),
    Family("lift", (_casino, _reward), certain=True),
    Family("down", (_biggy, _small), said=(1, 0), certain=True),
    Family("nice", (_die, _number), certain=True),
    Family("choose", (_number,)),
    Family("activate", (_casino,)),
    Family("gold", (_die,)),
    Family("black", (_black,), certain=True),
    Family("split", (_first_piles(),), secret=True),  # R-BOX-1: what lies in the piles
    Family("take", (_pile,)),
)
GRAMMAR = Grammar(FAMILIES)
move_of, slot_of, is_of = accessors(GRAMMAR)

ROLL, PLACE, PASS, SKIP, DECLINE = map(GRAMMAR.family, ("roll", "place", "pass", "skip", "decline"))
TURN, BACK, HIDE, GUESS = map(GRAMMAR.family, ("turn", "back", "hide", "guess"))
STOP, HIGHER, LOWER, CLOSE, BAR = map(GRAMMAR.family, ("stop", "higher", "lower", "close", "bar"))
BLOCK, LIFT, DOWN, NICE = map(GRAMMAR.family, ("block", "lift", "down", "nice"))
CHOOSE, ACTIVATE, GOLD = map(GRAMMAR.family, ("choose", "activate", "gold"))
BLACK, SPLIT, TAKE = map(GRAMMAR.family, ("black", "split", "take"))
