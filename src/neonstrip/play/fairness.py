"""Fair dice: the server binds itself to its part of the seed before players add theirs, so neither can choose the dice.

The commitment is the SHA-256 of the server's 32 bytes. The game's seed is the SHA-256 of one line of text: the words
`neonstrip fair`, the server's part as 64 hexadecimal digits, and the nonces in the order of seats, blanks between.
"""

import hashlib
from collections.abc import Sequence

from neonstrip.play.errors import Mistake

NO_NONCE = "-"
LONGEST_NONCE = 64


def commitment(server: str) -> str:
    """What the server publishes before the game."""
    return hashlib.sha256(bytes.fromhex(server)).hexdigest()


def fair_seed(server: str, nonces: Sequence[str]) -> str:
    """The seed of the game."""
    return hashlib.sha256(" ".join(["neonstrip fair", server, *nonces]).encode()).hexdigest()


def check_nonce(nonce: str) -> str:
    """A nonce is any short word."""
    if not 0 < len(nonce) <= LONGEST_NONCE or not nonce.isprintable() or any(sign.isspace() for sign in nonce):
        raise Mistake("bad-nonce", longest=LONGEST_NONCE)
    return nonce
