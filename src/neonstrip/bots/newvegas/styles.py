"""The styles of New Las Vegas: which actions each likes, when it chooses cards."""

from typing import Any

import numpy as np

from neonstrip.bots.styles import read_lean
from neonstrip.bots.thinking import Values
from neonstrip.play.newvegas.facts import facts_of
from neonstrip.rules.newvegas.moves import GRAMMAR

TEMPERS = {"careful": "builder", "sly": "driver", "bold": "showman"}
LEAN = read_lean("neonstrip.bots.newvegas")
LIKES = {
    "builder": ("construction", "improvement"),
    "driver": ("limousine",),
    "showman": ("show", "inauguration"),
}
"""Actions by style."""
CHOICES = ("choose", "use")
rate = None
"""The greedy bot is so often undecided between cards that whoever likes any better plays another strength."""


def liking(style: str, seen: Any, seat: int, moves: list[int]) -> Values | None:
    """How much a style likes the action of each choice of cards; no opinion where it likes all the same."""
    if GRAMMAR.name_of(moves[0]) not in CHOICES:
        return None
    liked = np.array([float(facts.get("action") in LIKES[style]) for facts in facts_of(seen, seat, moves)])
    return liked if liked.min() < liked.max() else None
