"""What a position is worth to a player now, in thousands: what is held, and what casinos and tiles would pay."""

from neonstrip.rules.kernel import rule
from neonstrip.rules.royale.facts import (
    BAD_LUCK,
    BIGGY_WEIGHT,
    CASINOS,
    DOUBLE_DOWN,
    DOUBLE_DOWN_PRIZES,
    FINE,
    GOLD_FIELD_REWARD,
    HIGH_FIVE_REWARD,
    NICE_DICE_REWARDS,
)
from neonstrip.rules.royale.ranking import first_and_second
from neonstrip.rules.royale.scoring import wealth
from neonstrip.rules.royale.state import (
    BIG,
    DOUBLE_DOWN_FIELD,
    SMALL,
    State,
    casino_of,
    code_owner,
    in_play,
    weight,
)

DIE_IN_HAND = 9
"""What a die still to be placed is worth; the Biggy counts twice here too."""
POWER = 20
"""What holding the Power Play marker is worth."""


@rule
def winnings(s: State, player: int) -> int:
    """R-SCORE-1: the prizes a player would take if the round ended now."""
    total = 0
    for casino in range(CASINOS):
        first, second = first_and_second(s, casino)
        if first == player:
            total += s.prizes[casino, 0]
        elif second == player:
            total += s.prizes[casino, 1]
    return total


@rule
def tile_winnings(s: State, player: int) -> int:
    """What the tiles would pay a player if the round ended now, and what Bad Luck would cost."""
    total = 0
    if s.high_five == player:
        total += HIGH_FIVE_REWARD
    if s.gold != 0 and code_owner(s.gold) == player:
        total += GOLD_FIELD_REWARD
    for field in range(CASINOS):
        if s.nice[field] != 0 and code_owner(int(s.nice[field])) == player:
            total += NICE_DICE_REWARDS[field]
    if in_play(s, DOUBLE_DOWN):
        first, second = first_and_second(s, DOUBLE_DOWN_FIELD)
        if first == player:
            total += DOUBLE_DOWN_PRIZES[0]
        elif second == player:
            total += DOUBLE_DOWN_PRIZES[1]
    if in_play(s, BAD_LUCK) and would_owe(s, player):
        total -= FINE
    return total


@rule
def would_owe(s: State, player: int) -> bool:
    """R-BADLUCK-1: whether a player has the fewest dice at Bad Luck's casino."""
    casino = casino_of(s, BAD_LUCK)
    for other in range(s.players):
        if weight(s, casino, other) < weight(s, casino, player):
            return False
    return True


@rule
def dice_to_come(s: State, player: int) -> int:
    """The dice a player can still place."""
    return int(s.hand[player, SMALL]) + BIGGY_WEIGHT * int(s.hand[player, BIG])


@rule
def outlook(s: State, player: int) -> int:
    """All of a player's holdings and prospects."""
    total = wealth(s, player) + winnings(s, player) + tile_winnings(s, player)
    total += DIE_IN_HAND * dice_to_come(s, player)
    if s.power == player:
        total += POWER
    return total


@rule
def lead(s: State, player: int) -> float:
    """How far a player's outlook is ahead of the others' on average."""
    others = 0
    for other in range(s.players):
        if other != player:
            others += outlook(s, other)
    return outlook(s, player) - others / (s.players - 1)
