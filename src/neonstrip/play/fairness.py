"""Fair dice: server and players bind themselves to their parts of the seed before one is told, so none can choose.

The server's commitment is the SHA-256 of its 32 bytes, told when a table is laid. A player's *pledge* is the SHA-256 of
the text `neonstrip nonce NONCE`; the nonce itself is told when all pledges stand. The game's seed is the SHA-256 of one
line of text: the words `neonstrip fair`, the server's part as 64 hexadecimal digits, and the nonces in the order of
seats, `-` for who took no part, blanks between.
"""

import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from neonstrip.play.errors import Mistake

NO_NONCE = "-"
SHORTEST_NONCE, LONGEST_NONCE = 22, 64
NONCE = re.compile(rf"[A-Za-z0-9_-]{{{SHORTEST_NONCE},{LONGEST_NONCE}}}")
"""Long enough for 128 bits that nobody can guess from their hash."""
PLEDGE = re.compile("[0-9a-f]{64}")

Proof = Literal["two-sided", "server-only", "open-nonces", "prepared"]


def commitment(server: str) -> str:
    """What the server publishes before the game."""
    return hashlib.sha256(bytes.fromhex(server)).hexdigest()


def pledge_of(nonce: str) -> str:
    """What a player publishes before the game."""
    return hashlib.sha256(f"neonstrip nonce {nonce}".encode()).hexdigest()


def fair_seed(server: str, nonces: Sequence[str]) -> str:
    """The seed of the game."""
    return hashlib.sha256(" ".join(["neonstrip fair", server, *nonces]).encode()).hexdigest()


def check_pledge(pledge: str) -> str:
    """A pledge is a hash."""
    if not PLEDGE.fullmatch(pledge):
        raise Mistake("bad-pledge")
    return pledge


def check_nonce(nonce: str, pledge: str) -> str:
    """A nonce is what was pledged, and too long to be guessed."""
    if not NONCE.fullmatch(nonce):
        raise Mistake("bad-nonce", shortest=SHORTEST_NONCE, longest=LONGEST_NONCE)
    if pledge_of(nonce) != pledge:
        raise Mistake("nonce-differs")
    return nonce


class Verdict(Struct, frozen=True):
    """What is proved about the dice of a game, and against whom.

    `two-sided`: for each of `seats`, that nobody else can have chosen them, not even who knew the server's part.
    `server-only`: that the server had bound itself; they are fair if whoever knew its part did not play.
    `open-nonces`: the same, though words were added: they were told openly, so who came last could choose theirs.
    `prepared`: nothing, they belong to a lesson.
    """

    proof: Proof
    seats: list[int] = []
    """Who pledged a nonce and told it."""
    silent: list[int] = []
    """Who pledged a nonce and did not tell it: a bot played for them."""


def verdict(nonces: Sequence[str], pledges: Mapping[int, str]) -> Verdict:
    """What nonces and pledges prove, if all of them fit; both by seats, pledges only of those who took part."""
    told = [seat for seat in sorted(pledges) if nonces[seat] != NO_NONCE]
    silent = [seat for seat in sorted(pledges) if nonces[seat] == NO_NONCE]
    if told:
        return Verdict("two-sided", told, silent)
    return Verdict("server-only" if set(nonces) <= {NO_NONCE} else "open-nonces", [], silent)
