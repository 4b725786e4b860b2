"""What the net reads: features of a casino, of all six together and of the table, for a player who has just placed.

Money is counted in parts of what makes one clearly ahead, which is less the fewer rounds are to come.
"""

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.classic.chasing import MONEY
from neonstrip.bots.classic.greedy import AT_LEAST, BITS
from neonstrip.rules.classic.printed import DICE, MAX_PLAYERS, ROUNDS
from neonstrip.rules.classic.state import OWN, OWNERS, PALE, WHITE, State, weight
from neonstrip.rules.kernel import Numbers, inlined, rule

Floats = NDArray[np.float32]
Crowd = tuple[int, int, int]
Three = tuple[float, float, float]

AHEAD = np.array([25.0, 35.0, 50.0, 60.0])
"""How much money is clearly ahead, in thousands, by the rounds still to come."""
FURTHEST = 4.0
"""Leads beyond so many times that are all alike."""
MORE = 3
"""So many dice of one number are looked for in a throw, and more with them."""
RIVALS = 3
"""Others that are looked at one by one: those with most dice at a casino, or with most money."""
HAND = 16
"""More than anybody has in hand."""
MANY = 4
"""Many dice for one casino."""

# Features of a casino
NOTES = 0
"""The highest notes."""
MINE = NOTES + RIVALS
"""What the player would take now, with one die more, and so on."""
THREAT = MINE + 1 + MORE
"""What the next throws of careful others may take from that, and those of hasty ones."""
THEIRS = THREAT + 2
"""What the others would take now, and what their next throws may bring them."""
COUNTS = THEIRS + 2
"""Dice that lie here: the player's, white ones, those of the rivals with most."""
HANDS = COUNTS + 2 + RIVALS
"""Dice that those rivals have left."""

# The same of all casinos together
TOGETHER = HANDS + RIVALS

# Features of the table
LEFT = 2 * TOGETHER
"""Dice left: the player's, their white ones, the others' on average and at most, the others' white ones."""
LEADS = LEFT + 5
"""How far ahead of each rival the player would be now, the richest first."""
TO_COME = LEADS + RIVALS
"""Rounds, and whether there are any."""
PLAYERS = TO_COME + 2
HASTY = PLAYERS + 1
"""How many of the others are hasty."""
FEATURES = HASTY + 1

EXACTLY = np.append(AT_LEAST[:, :MORE] - AT_LEAST[:, 1 : MORE + 1], AT_LEAST[:, MORE : MORE + 1], axis=1)
"""The chance that so many dice show one number so often; the last is for more, too."""


@rule
def crowd_at(s: State, casino: int) -> Crowd:
    """C-SCORE-1: the counts of dice that somebody has here, those that two have, and those that three have, as bits."""
    one = two = three = 0
    for owner in range(OWNERS):
        count = 1 << weight(s, casino, owner)
        three |= two & count
        two |= one & count
        one |= count
    return one, two, three


@inlined
def paid_with(crowd: Crowd, count: int, more: int) -> int:
    """C-SCORE-1: the counts that one owner alone would have, as bits, if who has one count had some dice more."""
    one, two, three = crowd
    without, with_more = 1 << count, 1 << count + more
    one &= ~without | two
    two &= ~without | three
    return (one | with_more) & ~(two | one & with_more) & ~1


@inlined
def note_for(s: State, casino: int, paid: int, count: int) -> int:
    """C-SCORE-1: the note that a count takes here, if it is among those that are paid."""
    return int(s.prizes[casino, BITS[paid >> count] - 1]) if paid >> count & 1 else 0


@inlined
def highest(three: Three, another: float) -> Three:
    """The three highest of three that are in order, and another."""
    first, second, third = three
    if another > first:
        return another, first, second
    if another > second:
        return first, another, second
    return first, second, max(third, another)


@rule
def describe_casino(s: State, casino: int, player: int, hasty: Numbers, into: Floats) -> None:
    """Describe a casino: the features up to TOGETHER."""
    unit, crowd, count = AHEAD[ROUNDS - s.round_number], crowd_at(s, casino), weight(s, casino, player)
    paid = paid_with(crowd, count, 0)
    mine, theirs, brought = note_for(s, casino, paid, count), 0, 0.0
    careful_threat, hasty_threat, rivals = 0.0, 0.0, (0.0, 0.0, 0.0)
    for place in range(RIVALS):
        into[NOTES + place] = s.prizes[casino, place] / unit
    into[MINE] = mine / unit
    for more in range(1, MORE + 1):
        reached = min(count + more, DICE)
        into[MINE + more] = note_for(s, casino, paid_with(crowd, count, reached - count), reached) / unit
    for other in range(s.players):
        if other != player:
            has, hand = weight(s, casino, other), int(s.hand[other, OWN])
            note, threat = note_for(s, casino, paid, has), 0.0
            theirs += note
            for more in range(1, min(MORE, hand) + 1):
                then, odds = paid_with(crowd, has, more), EXACTLY[hand, more]
                threat += odds * (mine - note_for(s, casino, then, count))
                brought += odds * max(0, note_for(s, casino, then, has + more) - note)
            if hasty[other]:
                hasty_threat += threat
            else:
                careful_threat += threat
            rivals = highest(rivals, float(has * HAND + hand))
    into[THREAT], into[THREAT + 1] = careful_threat / unit, hasty_threat / unit
    into[THEIRS], into[THEIRS + 1] = theirs / unit, brought / unit
    into[COUNTS], into[COUNTS + 1] = count / MANY, weight(s, casino, WHITE) / MANY
    for place in range(RIVALS):
        into[COUNTS + 2 + place], into[HANDS + place] = rivals[place] // HAND / MANY, rivals[place] % HAND / DICE


@rule
def describe_table(s: State, player: int, own: int, white: int, hasty: Numbers, totals: Numbers, into: Floats) -> None:
    """Describe the table to a player who has placed so many dice: the features from LEFT on.

    `totals` is what everybody would have now, as hasty players count it.
    """
    to_come, others = ROUNDS - s.round_number, s.players - 1
    unit, hands, most, whites, in_haste = MONEY * AHEAD[to_come], 0, 0, 0, 0
    behind = (-FURTHEST, -FURTHEST, -FURTHEST)
    for other in range(s.players):
        if other != player:
            hand = int(s.hand[other, OWN])
            hands, most, whites = hands + hand, max(most, hand), whites + int(s.hand[other, PALE])
            in_haste += 1 if hasty[other] else 0
            behind = highest(behind, min((totals[other] - totals[player]) / unit, FURTHEST))
    into[LEFT], into[LEFT + 1] = (s.hand[player, OWN] - own) / DICE, (s.hand[player, PALE] - white) / DICE
    into[LEFT + 2], into[LEFT + 3], into[LEFT + 4] = hands / (others * DICE), most / DICE, whites / DICE
    for place in range(RIVALS):
        into[LEADS + place] = -behind[place]
    into[TO_COME], into[TO_COME + 1] = to_come / ROUNDS, min(1, to_come)
    into[PLAYERS], into[HASTY] = s.players / MAX_PLAYERS, in_haste / others
