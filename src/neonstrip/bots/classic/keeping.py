"""What playouts do not tell: the greedy bot goes on there, and whoever thinks places the dice that are kept better."""

import numpy as np

from neonstrip.bots.thinking import Values
from neonstrip.rules.classic.moves import GRAMMAR
from neonstrip.rules.classic.state import OWN
from neonstrip.rules.kernel import Records

A_DIE = 0.03
"""Log odds for each die that a placement leaves in hand: docs/planners.md says how that was found."""


def edge(seen: Records, seat: int, moves: list[int]) -> Values:
    """By how many log odds each placement of a seat is better than playouts tell."""
    hand, roll = int(seen["hand"][0, seat, OWN]), seen["roll"][0, OWN]
    casinos = [GRAMMAR.parts[move].values.get("casino") for move in moves]
    return np.array([A_DIE * hand if casino is None else A_DIE * (hand - int(roll[casino])) for casino in casinos])
