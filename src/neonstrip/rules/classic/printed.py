"""What is printed on the banknotes of Las Vegas (2012), and how its dice are shared out: data/classic.toml has it.

Amounts are in thousands of dollars.
"""

import tomllib
from importlib.resources import files

import numpy as np

from neonstrip.rules.kernel import Numbers

PRINTED = tomllib.loads(files("neonstrip.rules").joinpath("data/classic.toml").read_text("utf-8"))
_material, _white = PRINTED["material"], PRINTED["white"]

# What is in the box
MIN_PLAYERS: int = _material["players"][0]
MAX_PLAYERS: int = _material["players"][1]
ROUNDS: int = _material["rounds"]
DICE: int = _material["dice_per_player"]
WHITE_DICE: int = _material["white_dice"]
CASINOS = 6
"""One for each number of a die."""
ENOUGH: int = _material["casino_minimum"]
"""Notes are laid at a casino until they sum to this."""

# Banknotes: a kind of note is named by the index of its value
VALUES: Numbers = np.array([int(value) for value in PRINTED["notes"]], np.int64)
COPIES: Numbers = np.array(list(PRINTED["notes"].values()), np.int64)
KINDS_OF_NOTE = len(VALUES)
SMALLEST = int(VALUES[0])
NOTES = int(COPIES.sum())
ALL_NOTES: Numbers = np.repeat(VALUES, COPIES)
MOST_NOTES = -(-ENOUGH // SMALLEST)
"""At one casino: of the smallest notes so many are enough."""

# White dice in hand at the start of a round, and those left over, by the number of players
WHITE_EACH: Numbers = np.zeros(MAX_PLAYERS + 1, np.int64)
WHITE_LEFT: Numbers = np.zeros(MAX_PLAYERS + 1, np.int64)
for _players, _dice in _white.items():
    WHITE_EACH[int(_players)], WHITE_LEFT[int(_players)] = _dice["each"], _dice["rolled_at_start"]
WITH_WHITE = tuple(players for players in range(MAX_PLAYERS + 1) if WHITE_EACH[players])
"""The numbers of players among whom white dice can be shared out."""
WITH_LEFT = tuple(players for players in WITH_WHITE if WHITE_LEFT[players])
"""... and those with whom some are left over."""
