"""Dealing anew what nobody has seen, so that a game can go on from here in another way."""

from neonstrip.rules import chance
from neonstrip.rules.kernel import Records, Words, entry
from neonstrip.rules.newvegas.sight import redeal_pile, redeal_stacks


@entry
def deal(middles: Records, seed: Words) -> None:
    """N-SETUP-3, N-SOLO-1: a new stream of chance, and the cards that have not been seen in a new order."""
    m = middles[0]
    chance.start(m.chance, seed, 0)
    if m.solo:
        redeal_pile(m, m.chance)
    else:
        redeal_stacks(m, m.chance)
