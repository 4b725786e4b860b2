"""Moves: every decision is a number, and every number has a short text that people can type. Places count from 1."""

from itertools import product

from neonstrip.rules.newvegas.facts import AVENUES, COLUMNS, GROUPS, IMPROVABLE, MOST_CHANGE, STACKS, STREETS

_lots = [f"{street + 1} {avenue + 1}" for street, avenue in product(range(STREETS), range(AVENUES))]
_stacks = [str(n + 1) for n in range(STACKS)]
DIRECTIONS = ("north", "east", "south", "west")
CHANGES = tuple(change for change in range(-MOST_CHANGE, MOST_CHANGE + 1) if change)

FAMILIES: dict[str, list[str]] = {
    "vote": ["loan", "against"],
    "choose": _stacks,
    "use": [f"{number} {action}" for number, action in product(_stacks, _stacks)],
    "refuse": [""],
    "give": _stacks,
    "open": _lots,
    "circle": [str(group + 1) for group in range(GROUPS)],
    "number": [f"{change:+d}" for change in CHANGES],
    "free": [""],
    "extend": [f"{lot} {side}" for side, lot in product(("left", "right"), _lots)],
    "build": _lots,
    "improve": list(COLUMNS[:IMPROVABLE]),
    "show": ["left", "right"],
    "inaugurate": [""],
    "drive": [f"{first} {second}" for first, second in product(DIRECTIONS, DIRECTIONS)],
    "confirm": [""],
    "cards": ["reshuffle", "keep"],
}

TEXTS = [f"{family} {words}".strip() for family, texts in FAMILIES.items() for words in texts]
NUMBERS = {text: number for number, text in enumerate(TEXTS)}
MOVES = len(TEXTS)
MOST_MOVES = 128
"""Room for every list of legal moves."""


def _start(family: str) -> int:
    return NUMBERS[f"{family} {FAMILIES[family][0]}".strip()]


VOTE_AT, CHOOSE_AT, USE_AT, REFUSE, GIVE_AT, OPEN_AT = map(_start, ("vote", "choose", "use", "refuse", "give", "open"))
CIRCLE_AT, NUMBER_AT, FREE, EXTEND_AT = map(_start, ("circle", "number", "free", "extend"))
BUILD_AT, IMPROVE_AT, SHOW_AT, INAUGURATE, DRIVE_AT = map(_start, ("build", "improve", "show", "inaugurate", "drive"))
CONFIRM, CARDS_AT = map(_start, ("confirm", "cards"))
LOTS = STREETS * AVENUES
