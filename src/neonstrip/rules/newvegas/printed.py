"""Everything printed on the cards of Welcome to New Las Vegas, from data/newvegas.toml. The sheet is in city.py."""

import tomllib
from importlib.resources import files
from typing import Any

import numpy as np

from neonstrip.rules.kernel import Numbers

PRINTED: dict[str, Any] = tomllib.loads(files("neonstrip.rules").joinpath("data/newvegas.toml").read_text("utf-8"))

MAX_PLAYERS = 50
STREETS, AVENUES = 4, 11
STACKS = 3

# Actions, in the order that the rules name them
ACTIONS = ("construction", "improvement", "show", "inauguration", "limousine")
CONSTRUCTION, IMPROVEMENT, SHOW, INAUGURATION, LIMOUSINE = range(len(ACTIONS))


def _deck() -> tuple[Numbers, Numbers]:
    """Number and action of every card."""
    cards = [
        (int(number), ACTIONS.index(action))
        for number, backs in PRINTED["deck"].items()
        for action, copies in backs.items()
        for _ in range(copies)
    ]
    return np.array([number for number, _ in cards], np.int64), np.array([action for _, action in cards], np.int64)


NUMBER_OF, ACTION_OF = _deck()
CARDS = len(NUMBER_OF)
IN_STACK = CARDS // STACKS
LOWEST, HIGHEST = 0, 17
"""Numbers that the number bonus can reach."""
MOST_CHANGE = 2

# Projects: one of each colour is played; the conditions are in projects/
COLOURS = ("pink", "purple", "yellow")
PINK, PURPLE, YELLOW = range(len(COLOURS))
PROJECT_NAMES: tuple[tuple[str, ...], ...] = tuple(tuple(PRINTED["projects"][colour]) for colour in COLOURS)
PROJECTS_OF_COLOUR = len(PROJECT_NAMES[0])
PROJECT_CARDS: dict[str, dict[str, Any]] = {
    name: card for colour in COLOURS for name, card in PRINTED["projects"][colour].items()
}
PROJECT_POINTS: Numbers = np.array(
    [[PROJECT_CARDS[name]["points"] for name in names] for names in PROJECT_NAMES], np.int64
)
GOLF_PROJECTS: Numbers = np.array([PROJECT_CARDS[name].get("golf", False) for name in PROJECT_NAMES[YELLOW]], np.int64)
"""Which yellow projects are about golf (N-SETUP-5)."""

# Editions
EDITIONS = ("bluecocker", "pegasus")
BLUECOCKER, PEGASUS = range(len(EDITIONS))
MOST_PLAYERS = {BLUECOCKER: 50, PEGASUS: 6}

# The score sheet's columns that can be improved, then the two columns of shows
COLUMNS = (
    *("inauguration", "grand_hotel", "small_hotel", "street_bonus", "par3", "par4", "par5"),
    *("vip", "luxury", "missing_line", "shows_left", "shows_right"),
)
INAUGURATION_COLUMN, GRAND_HOTEL, SMALL_HOTEL, STREET_BONUS, PAR3, PAR4, PAR5 = range(7)
VIP, LUXURY, MISSING_LINE, SHOWS_LEFT, SHOWS_RIGHT = range(7, 12)
LOWEST_PAR = 3
IMPROVABLE = 10
SHOW_COLUMNS = 2
MOST_VALUES = 8
GROUPS = 6
RANKS = 3

# The ACME's card
ACME_AREAS = ("inauguration", "show", "hotel", "street", "golf", "limousine")
ACME_INAUGURATION, ACME_SHOW, ACME_HOTEL, ACME_STREET, ACME_GOLF, ACME_LIMOUSINE = range(len(ACME_AREAS))
VALIDATIONS = len(COLOURS)

# Areas of the scoring
AREAS = ("projects", "inauguration", "shows", "hotels", "streets", "golf", "limousine", "safe")
AREA_PROJECTS, AREA_INAUGURATION, AREA_SHOWS, AREA_HOTELS, AREA_STREETS, AREA_GOLF, AREA_LIMOUSINE, AREA_SAFE = range(8)
TOTAL = len(AREAS)
BUNDLES, DEBTS = TOTAL + 1, TOTAL + 2
"""Figures of the scoring beside the areas."""
FIGURES = TOTAL + 3
LOAN_BY_MAJORITY, LOAN_BY_SOME = 4, 2
BUNDLES_WITHOUT_BANK = 3
REFUSAL_BOXES = 2
