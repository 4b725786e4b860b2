"""Seeds: 256 bits, written as 64 hexadecimal digits, or made from any short text a person can remember."""

import hashlib
import secrets
from collections.abc import Iterable

import numpy as np

from neonstrip.play.errors import Mistake
from neonstrip.rules.kernel import Words

LENGTH = 64
LONGEST_TEXT = 200


def read_seed(text: str | int | None) -> str:
    """A seed from what a person gave: nothing makes a random one, 64 hexadecimal digits are taken as they are."""
    if text is None:
        return secrets.token_hex(LENGTH // 2)
    text = str(text)
    if not 0 < len(text) <= LONGEST_TEXT:
        raise Mistake("seed-length", longest=LONGEST_TEXT)
    if len(text) == LENGTH and set(text.lower()) <= set("0123456789abcdef"):
        return text.lower()
    return derive(text)


def derive(text: str, *path: int) -> str:
    """The seed that belongs to a text, and to a number below it: for the games of a simulation, say."""
    return hashlib.sha256("/".join(["neonstrip", text, *map(str, path)]).encode()).hexdigest()


def words(seed: str) -> Words:
    """A seed as the eight words that chance takes."""
    return np.frombuffer(bytes.fromhex(seed), np.dtype("<u4")).astype(np.int64)


def derive_many(text: str, numbers: Iterable[int]) -> Words:
    """The words of the seeds that belong to many numbers below a text, a row each: what `derive` says, quicker."""
    stem, digests = hashlib.sha256(f"neonstrip/{text}/".encode()), []
    for number in numbers:
        branch = stem.copy()
        branch.update(b"%d" % number)
        digests.append(branch.digest())
    return np.frombuffer(b"".join(digests), np.dtype("<u4")).astype(np.int64).reshape(len(digests), -1)
