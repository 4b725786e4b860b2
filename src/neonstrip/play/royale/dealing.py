"""Dealing anew what nobody has seen, so that a game can go on from here in another way."""

from neonstrip.play.rulebook import SPECTATOR
from neonstrip.rules import chance
from neonstrip.rules.kernel import Records, Words, entry
from neonstrip.rules.royale.printed import KINDS_OF_CARD
from neonstrip.rules.royale.sight import redeal_cards


@entry
def deal(states: Records, seed: Words) -> None:
    """R-TILE-2, R-HIDE-1: a new stream of chance, new prizes to come, a new deck. Whatever anyone holds stays."""
    s = states[0]
    chance.start(s.chance, seed, 0)
    for v in range(KINDS_OF_CARD):
        s.deck[v] = 0
    redeal_cards(s, SPECTATOR, s.chance)
