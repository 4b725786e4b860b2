"""Everything printed on the cards and tiles of Las Vegas Royale, read from data/royale.toml.

Amounts are in thousands of dollars. A reward of 10 or 20 is always paid in jetons.
"""

import tomllib
from importlib.resources import files
from itertools import combinations_with_replacement

import numpy as np

from neonstrip.rules.kernel import Numbers

PRINTED = tomllib.loads(files("neonstrip.rules").joinpath("data/royale.toml").read_text("utf-8"))
_material = PRINTED["material"]
TILE_VALUES = PRINTED["tile_values"]


def _reward(printed: str | int) -> int:
    """A printed reward as an amount: "2j" is two jetons, an empty or a start field nothing."""
    text = str(printed)
    if text in {"-", "start"}:
        return 0
    return int(text[:-1]) * JETON if text.endswith("j") else int(text)


def rewards(printed: list[str] | list[int]) -> Numbers:
    """Printed rewards as amounts."""
    return np.array([_reward(value) for value in printed], np.int64)


# What is in the box
MIN_PLAYERS: int = _material["players"][0]
MAX_PLAYERS: int = _material["players"][1]
ROUNDS: int = _material["rounds"]
SMALL_DICE: int = _material["small_dice_per_player"]
BIG_DICE: int = _material["big_dice_per_player"]
BIGGY_WEIGHT = 2
GREY_DICE: int = _material["grey_dice"]
JETONS_PER_ROUND: int = _material["jetons_per_round"]
JETON: int = _material["jeton_value"]
CASINOS = len(_material["casinos"])
PRIZES = 2
"""Money cards at each casino."""

# Money cards: a card is named by the index of its value
VALUES: Numbers = np.array([int(value) for value in PRINTED["money_cards"]], np.int64)
COPIES: Numbers = np.array(list(PRINTED["money_cards"].values()), np.int64)
KINDS_OF_CARD = len(VALUES)
SMALLEST = int(VALUES[0])
CARDS = int(COPIES.sum())
DEALT_PER_ROUND = CASINOS * PRIZES
DEALT_LATER = DEALT_PER_ROUND * (ROUNDS - 1)
DECK: Numbers = np.repeat(VALUES, COPIES)


def _combinations() -> tuple[Numbers, Numbers]:
    """Every set of up to three cards, fewest cards first, then the smallest sum, then the highest single card.

    Three always suffice: what is paid is at most 100, and any three cards make 80 (R-BADLUCK-3).
    """
    sets = [cards for size in (1, 2, 3) for cards in combinations_with_replacement(range(KINDS_OF_CARD), size)]
    sets.sort(key=lambda cards: (len(cards), sum(VALUES[list(cards)]), -max(cards)))
    counts = np.array([np.bincount(cards, minlength=KINDS_OF_CARD) for cards in sets], np.int64)
    return counts, counts @ VALUES


COMBINATIONS, SUMS = _combinations()

# Tiles: 0 is no tile; the two sides of a board follow each other
NO_TILE = 0
TILE_CODES: tuple[str, ...] = ("", *PRINTED["tiles"])
TILE_NAMES: tuple[str, ...] = ("", *PRINTED["tiles"].values())
TILES = len(TILE_CODES)
"""Sides of boards, and no tile."""
SIDES = 2
BOARDS = (TILES - 1) // SIDES


def tile(code: str) -> int:
    """The number of a tile in states and events, by its code."""
    return TILE_CODES.index(code)


# What is printed on tiles and shapes the moves, the record or the bank; the rest is read in each tile's own file
LUCKY_PUNCH_REWARDS = rewards(TILE_VALUES["lucky_punch"])
FINE: int = TILE_VALUES["bad_luck"]["fine"]
BLOCK_SIZES: Numbers = np.unique(TILE_VALUES["block_it"])
BLOCK_GROUPS: Numbers = np.array([TILE_VALUES["block_it"].count(size) for size in BLOCK_SIZES], np.int64)
HANDICAP_MOVE = 0
"""Stands for the move among Handicap's rewards."""
HANDICAP_REWARDS: Numbers = np.array(
    [HANDICAP_MOVE if field == "move" else _reward(field) for field in TILE_VALUES["handicap"]["fields"]], np.int64
)
HANDICAP_FIELDS = rewards(list(TILE_VALUES["handicap"]["fields"].values()))
BOX_VALUES: Numbers = np.unique(TILE_VALUES["black_box"])[::-1].copy()
BOX_TOKENS: Numbers = np.array([TILE_VALUES["black_box"].count(value) for value in BOX_VALUES], np.int64)
