"""What a decision is about. Whatever was thought of a position holds for no other."""

from __future__ import annotations

import hashlib

from neonstrip.play import Game

DIGEST = 16


def position_of(game: Game, seat: int) -> bytes:
    """The hash of what a seat decides upon: the state, or where turns are drafts the turn and its own draft.

    So others who are done with their drafts leave it as it is. It is for comparing alone, and is shown to nobody.
    """
    rules, state = game.rules, game.state
    digest = hashlib.blake2b(rules.snapshot(state, seat), digest_size=DIGEST)
    digest.update(repr((rules.public_turn(state), game.numbers(seat))).encode())
    return digest.digest()
