"""Fair dice: nobody can have chosen the seed of a game, and afterwards anyone can check that.

Before the game the server publishes the hash of its own secret seed, and everybody at the table adds a word. The seed
of the game is made of both. When the game is over the server's seed is shown. docs/record.md says how to check it.
"""

import hashlib

from neonstrip.play.errors import Mistake

LONGEST_NONCE = 64
HEADING = "neonstrip fair dice"


def check_nonce(nonce: str) -> str:
    """A nonce is one short word; `-` stands for none."""
    if not 1 <= len(nonce) <= LONGEST_NONCE or not nonce.isprintable() or " " in nonce:
        raise Mistake("bad-nonce", longest=LONGEST_NONCE)
    return nonce


def commitment(server: str) -> str:
    """What the server publishes before the game: SHA-256 of the 64 characters of its seed."""
    return _sha256(server)


def fair_seed(server: str, nonces: list[str]) -> str:
    """The seed of the game: SHA-256 of a heading, the server's seed, and the nonces in order of seats, a line each."""
    return _sha256("".join(f"{line}\n" for line in (HEADING, server, *nonces)))


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
