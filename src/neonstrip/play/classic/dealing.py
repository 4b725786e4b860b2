"""Dealing anew what nobody has seen, so that a game can go on from here in another way."""

from neonstrip.play.rulebook import SPECTATOR
from neonstrip.rules import chance
from neonstrip.rules.classic.sight import redeal_notes
from neonstrip.rules.kernel import Records, Words, entry


@entry
def deal(states: Records, seed: Words) -> None:
    """C-SETUP-1, R-HIDE-1: a new stream of chance, a new pile. Whatever anyone holds stays, and what went under it."""
    s = states[0]
    chance.start(s.chance, seed, 0)
    redeal_notes(s, SPECTATOR, s.chance)
