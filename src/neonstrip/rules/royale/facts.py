"""Everything printed on the cards and tiles of Las Vegas Royale, read from data/royale.toml.

Amounts are in thousands of dollars. A reward of 10 or 20 is always paid in jetons.
"""

import re
import tomllib
from importlib.resources import files
from itertools import combinations_with_replacement

import numpy as np

from neonstrip.rules.kernel import Table

PRINTED = tomllib.loads(files("neonstrip.rules").joinpath("data/royale.toml").read_text("utf-8"))
_material, _values = PRINTED["material"], PRINTED["tile_values"]


def _reward(printed: str | int) -> int:
    """A printed reward as an amount: "2j" is two jetons, an empty or a start field nothing."""
    text = str(printed)
    if text in {"-", "start"}:
        return 0
    return int(text[:-1]) * JETON if text.endswith("j") else int(text)


def _table(printed: list[str] | list[int]) -> Table:
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
VALUES: Table = np.array([int(value) for value in PRINTED["money_cards"]], np.int64)
COPIES: Table = np.array(list(PRINTED["money_cards"].values()), np.int64)
KINDS_OF_CARD = len(VALUES)
SMALLEST = int(VALUES[0])
STEP = int(VALUES[1] - VALUES[0])
CARDS = int(COPIES.sum())
DEALT_PER_ROUND = CASINOS * PRIZES
DEALT_LATER = DEALT_PER_ROUND * (ROUNDS - 1)
DECK: Table = np.repeat(VALUES, COPIES)


def _combinations() -> tuple[Table, Table]:
    """Every set of up to three cards, fewest cards first, then the smallest sum, then the highest single card.

    Three always suffice: what is paid is at most 100, and any three cards make 80 (R-BADLUCK-3).
    """
    sets = [cards for size in (1, 2, 3) for cards in combinations_with_replacement(range(KINDS_OF_CARD), size)]
    sets.sort(key=lambda cards: (len(cards), sum(VALUES[list(cards)]), -max(cards)))
    counts = np.array([np.bincount(cards, minlength=KINDS_OF_CARD) for cards in sets], np.int64)
    return counts, counts @ VALUES


COMBINATIONS, SUMS = _combinations()

# Tiles: 0 is no tile; the two sides of a board follow each other
TILE_CODES: tuple[str, ...] = ("", *PRINTED["tiles"])
TILE_NAMES: tuple[str, ...] = ("", *PRINTED["tiles"].values())
TILES = len(TILE_CODES)
"""Sides of boards, and no tile."""
LUCKY_PUNCH, JACKPOT, PRIME_TIME, FIFTY_FIFTY, HIGH_FIVE, BAD_LUCK, PAY_DAY, POWER_PLAY = range(1, 9)
NO_ENTRY, KNOCKOUT, BLOCK_IT, HANDICAP, BLACK_BOX, DOUBLE_DOWN, NICE_DICE, MY_CHOICE = range(9, 17)
SIDES = 2
BOARDS = (TILES - 1) // SIDES

LUCKY_PUNCH_REWARDS = _table(_values["lucky_punch"])
JACKPOT_TRACK = _table(_values["jackpot_track"])
FIFTY_FIFTY_TRACK = _table(_values["fifty_fifty_track"])
HIGH_FIVE_THRESHOLD: int = _values["high_five"]["threshold"]
HIGH_FIVE_REWARD: int = _values["high_five"]["reward"]
FINE: int = _values["bad_luck"]["fine"]
PAY_DAY_REWARDS = _table(_values["pay_day"])
NO_ENTRY_TRACK = _table(_values["no_entry_track"])
BAR_PLACES: int = _values["knockout"]["places_per_player"]
BLOCK_SIZES: Table = np.unique(_values["block_it"])
BLOCK_GROUPS: Table = np.array([_values["block_it"].count(size) for size in BLOCK_SIZES], np.int64)
HANDICAP_GREY = _table(_values["handicap"]["grey_in_casino"])
HANDICAP_MOVE = 0
"""Stands for the move among Handicap's rewards."""
HANDICAP_REWARDS: Table = np.array(
    [HANDICAP_MOVE if field == "move" else _reward(field) for field in _values["handicap"]["fields"]], np.int64
)
HANDICAP_FIELDS = _table(list(_values["handicap"]["fields"].values()))
BOX_VALUES: Table = np.unique(_values["black_box"])[::-1].copy()
BOX_TOKENS: Table = np.array([_values["black_box"].count(value) for value in BOX_VALUES], np.int64)
DOUBLE_DOWN_PRIZES = _table(_values["double_down"])
NICE_DICE_REWARDS = _table(_values["nice_dice"])
MY_CHOICE_REWARDS = _table(_values["my_choice"][:3])
GOLD_FIELD_REWARD = int(re.findall(r"\d+", _values["my_choice"][5])[0])
