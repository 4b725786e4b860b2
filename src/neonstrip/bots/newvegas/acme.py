"""What the ACME is likely to end with."""

from neonstrip.rules.kernel import Numbers, Records, rule
from neonstrip.rules.newvegas.printed import CARDS, STACKS, TOTAL
from neonstrip.rules.newvegas.solo import score_acme
from neonstrip.rules.newvegas.state import ENDED, NONE, Middle

ROUNDS = 28
"""How long a game against the ACME lasts, about."""


@rule
def expect_acme(m: Middle, sheets: Records, figures: Numbers) -> float:
    """The ACME's points if one of every three cards to come falls to it, as they lie in this world."""
    count, place = int(m.acme_count), int(m.draw_left) - 1
    rounds = 0 if m.stage == ENDED else max(1, ROUNDS - int(m.round_number))
    while rounds > 0 and place >= 0:
        if m.draw_pile[place] < CARDS:
            m.acme_pile[m.acme_count] = m.draw_pile[place]
            m.acme_count += 1
        rounds -= 1
        place -= STACKS
    score_acme(m, sheets, figures)
    m.acme_count = count
    return float(figures[TOTAL])


@rule
def gift_cost(m: Middle, sheets: Records, card: int, figures: Numbers) -> float:
    """N-SOLO-2: the points that the ACME gets at once if it is given a drawn card. `sheets[0]` is the player's."""
    if not m.solo or card == NONE:
        return 0.0
    score_acme(m, sheets, figures)
    before, there = figures[TOTAL], m.acme_pile[m.acme_count]
    m.acme_pile[m.acme_count] = m.drawn[card]
    m.acme_count += 1
    score_acme(m, sheets, figures)
    m.acme_count -= 1
    m.acme_pile[m.acme_count] = there
    return float(figures[TOTAL] - before)
