"""Dice in hand and on the table: rolled together, placed by their number, until nobody has any."""

from typing import Any

from neonstrip.rules.casinos.seating import NOBODY, left_of
from neonstrip.rules.chance import shown, throw
from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import inlined

KINDS = 2
"""Kinds of dice in a hand; a game says which."""


@inlined
def dice_left(s: Any, player: int) -> int:
    """R-TURN-1, C-TURN-1: the dice a player can still roll, of both kinds."""
    return int(s.hand[at(player), 0]) + int(s.hand[at(player), 1])


@inlined
def roll_dice(s: Any) -> None:
    """R-TURN-1, C-TURN-1, C-WHITE-1: all dice left are thrown, of both kinds together."""
    s.reveals += 1
    faces = throw(s.chance, int(s.hand[at(s.active), 0]), int(s.hand[at(s.active), 1]))
    for kind in range(KINDS):
        for casino in range(len(s.roll[kind])):
            s.roll[kind, casino] = shown(faces[kind], casino)


@inlined
def is_rolled(s: Any, casino: int) -> bool:
    """R-TURN-1, C-TURN-1: whether a casino's number is among those rolled."""
    return bool(s.roll[0, casino] + s.roll[1, casino] > 0)


@inlined
def take_back_roll(s: Any) -> None:
    """R-TURN-1, C-TURN-1: dice that were rolled and not placed are in hand again."""
    for kind in range(KINDS):
        for casino in range(len(s.roll[kind])):
            s.roll[kind, casino] = 0


@inlined
def next_with_dice(s: Any) -> int:
    """R-TURN-1, R-TURN-3, C-TURN-1: to the left, past those without dice; nobody when nobody has any."""
    player = int(s.active)
    for _ in range(s.players):
        player = left_of(s, player)
        if dice_left(s, player) > 0:
            return player
    return NOBODY
