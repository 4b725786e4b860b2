"""Dealing anew what nobody has seen, so that a game can go on from here in another way."""

from neonstrip.rules import chance
from neonstrip.rules.kernel import Records, Words, entry
from neonstrip.rules.newvegas.sight import redeal_pile, redeal_stacks


@entry
def deal(tables: Records, seed: Words) -> None:
    """N-SETUP-3, N-SOLO-1: a new stream of chance, and the cards that have not been seen in a new order."""
    t = tables[0]
    chance.start(t.chance, seed, 0)
    if t.solo:
        redeal_pile(t, t.chance)
    else:
        redeal_stacks(t, t.chance)
