"""What the ACME is likely to end with."""

from neonstrip.rules.kernel import Numbers, Records, rule
from neonstrip.rules.newvegas.facts import CARDS, STACKS, TOTAL
from neonstrip.rules.newvegas.solo import score_acme
from neonstrip.rules.newvegas.state import ENDED, NONE, Table

ROUNDS = 28
"""How long a game against the ACME lasts, about."""


@rule
def acme_outlook(t: Table, sheets: Records, figures: Numbers) -> float:
    """The ACME's points if one of every three cards to come falls to it, as they lie in this world."""
    count, place = int(t.acme_count), int(t.draw_left) - 1
    rounds = 0 if t.stage == ENDED else max(1, ROUNDS - int(t.round_number))
    while rounds > 0 and place >= 0:
        if t.draw_pile[place] < CARDS:
            t.acme_pile[t.acme_count] = t.draw_pile[place]
            t.acme_count += 1
        rounds -= 1
        place -= STACKS
    score_acme(t, sheets, figures)
    t.acme_count = count
    return float(figures[TOTAL])


@rule
def gift_cost(t: Table, sheets: Records, card: int, figures: Numbers) -> float:
    """N-SOLO-2: the points that the ACME gets at once if it is given a drawn card. `sheets[0]` is the player's."""
    if not t.solo or card == NONE:
        return 0.0
    score_acme(t, sheets, figures)
    before, there = figures[TOTAL], t.acme_pile[t.acme_count]
    t.acme_pile[t.acme_count] = t.drawn[card]
    t.acme_count += 1
    score_acme(t, sheets, figures)
    t.acme_count -= 1
    t.acme_pile[t.acme_count] = there
    return float(figures[TOTAL] - before)
