"""Chance: a ChaCha20 stream (RFC 8439), held in the state and keyed by the game's 256-bit seed.

Everything random in a game comes from `below`: the same seed and the same moves give the same game.
Stream 0 is the game's own; bots and other users of chance take streams of their own from the same seed.
"""

from typing import Annotated

import numpy as np

from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import Bytes, Int, Numbers, Words, inlined, record_type, rule

BLOCK = 64
WORD = 0xFFFFFFFF
BYTES = 256
FACES = 6
FACE_BITS = 8

WHOLE: Numbers = np.array([BYTES // max(n, 1) * n for n in range(BYTES + 1)], np.int64)
"""By n: the 256 bytes are taken in groups of n; from here on they are of a last group that is not whole."""
RECIPROCAL_BITS = 16
RECIPROCAL: Numbers = np.array([(1 << RECIPROCAL_BITS) // max(n, 1) + 1 for n in range(BYTES + 1)], np.int64)
"""By n: what a byte is multiplied by to be divided by n, which is quicker."""
FACE: Numbers = np.array([1 << n % FACES * FACE_BITS if n < WHOLE[FACES] else 0 for n in range(BYTES)], np.int64)
"""By byte: the face of a die, as `shown` counts them; nothing where the byte would favour some."""


class Chance:
    """A stream of random bytes: the next one is `block[used]`. Words are held as wide, never negative integers."""

    key: Annotated[Words, np.int64, (8,)]
    nonce: Annotated[Words, np.int64, (3,)]
    counter: Int
    block: Annotated[Bytes, np.uint8, (BLOCK,)]
    used: Int


CHANCE = record_type(Chance)


@rule
def rotate(word: int, bits: int) -> int:
    """Turn a word to the left. The first line tells the compiler that one instruction will do."""
    word &= WORD
    return ((word << bits) | (word >> (32 - bits))) & WORD


@rule
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The quarter round of RFC 8439, section 2.1."""
    a = (a + b) & WORD
    d = rotate(d ^ a, 16)
    c = (c + d) & WORD
    b = rotate(b ^ c, 12)
    a = (a + b) & WORD
    d = rotate(d ^ a, 8)
    c = (c + d) & WORD
    b = rotate(b ^ c, 7)
    return a, b, c, d


@rule
def store(block: Bytes, at: int, word: int) -> None:
    """Write a word into the block, lowest byte first."""
    for i in range(4):
        block[at + i] = (word >> (8 * i)) & 0xFF


@rule
def refill(chance: Chance) -> None:
    """The block function of RFC 8439, section 2.3, for the present counter; then the counter goes on."""
    k0, k1, k2, k3 = int(chance.key[0]), int(chance.key[1]), int(chance.key[2]), int(chance.key[3])
    k4, k5, k6, k7 = int(chance.key[4]), int(chance.key[5]), int(chance.key[6]), int(chance.key[7])
    n0, n1, n2, n3 = int(chance.counter), int(chance.nonce[0]), int(chance.nonce[1]), int(chance.nonce[2])
    x0, x1, x2, x3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12, x13, x14, x15 = n0, n1, n2, n3
    for _ in range(10):
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
    block = chance.block
    store(block, 0, (x0 + 0x61707865) & WORD)
    store(block, 4, (x1 + 0x3320646E) & WORD)
    store(block, 8, (x2 + 0x79622D32) & WORD)
    store(block, 12, (x3 + 0x6B206574) & WORD)
    store(block, 16, (x4 + k0) & WORD)
    store(block, 20, (x5 + k1) & WORD)
    store(block, 24, (x6 + k2) & WORD)
    store(block, 28, (x7 + k3) & WORD)
    store(block, 32, (x8 + k4) & WORD)
    store(block, 36, (x9 + k5) & WORD)
    store(block, 40, (x10 + k6) & WORD)
    store(block, 44, (x11 + k7) & WORD)
    store(block, 48, (x12 + n0) & WORD)
    store(block, 52, (x13 + n1) & WORD)
    store(block, 56, (x14 + n2) & WORD)
    store(block, 60, (x15 + n3) & WORD)
    chance.counter = (n0 + 1) & WORD
    chance.used = 0


@rule
def start(chance: Chance, seed: Words, stream: int) -> None:
    """Begin a stream of a seed of eight words."""
    for i in range(8):
        chance.key[i] = seed[i]
    chance.nonce[0] = stream
    chance.nonce[1] = 0
    chance.nonce[2] = 0
    chance.counter = 0
    chance.used = BLOCK


@rule
def forget(chance: Chance) -> None:
    """Blank a stream, for eyes that may not see what comes."""
    for i in range(8):
        chance.key[i] = 0
    for i in range(3):
        chance.nonce[i] = 0
    for i in range(BLOCK):
        chance.block[i] = 0
    chance.counter = 0
    chance.used = 0


@inlined
def byte(chance: Chance) -> int:
    """The next byte of the stream."""
    if chance.used >= BLOCK:
        refill(chance)
    value = int(chance.block[at(chance.used)])
    chance.used += 1
    return value


@inlined
def below(chance: Chance, n: int) -> int:
    """A number from 0 to n - 1, all equally likely, for n up to 256: bytes that would favour some are skipped."""
    value = byte(chance)
    while value >= WHOLE[at(n)]:
        value = byte(chance)
    return int(value - n * (value * RECIPROCAL[at(n)] >> RECIPROCAL_BITS))


@rule
def die(chance: Chance) -> int:
    """A throw of one die, 1 to 6."""
    return below(chance, FACES) + 1


@rule
def throw(chance: Chance, dice: int, others: int) -> tuple[int, int]:
    """A throw of dice of two kinds, the same as one after the other: `shown` tells how many of a kind show a face."""
    counts = of_others = 0
    left = dice + others
    while left > 0:
        if chance.used >= BLOCK:
            refill(chance)
        used = int(chance.used)
        while left > 0 and used < BLOCK:
            face = int(FACE[at(chance.block[at(used)])])
            used += 1
            counts += face if left > others else 0
            of_others += face if left <= others else 0
            left -= face != 0
        chance.used = used
    return counts, of_others


@inlined
def shown(counts: int, face: int) -> int:
    """How many dice of a kind show a face, 0 to 5."""
    return counts >> face * FACE_BITS & ((1 << FACE_BITS) - 1)


@rule
def shuffle(chance: Chance, cards: Numbers, count: int) -> None:
    """Shuffle the first `count` places of a pile: each card of the whole pile is equally likely at each of them."""
    for i in range(count):
        j = i + below(chance, len(cards) - i)
        cards[i], cards[j] = cards[j], cards[i]


@rule
def draw_from(counts: Numbers, left: int, source: Chance) -> int:
    """Take one thing at random out of several kinds, and say which kind it was."""
    skip = below(source, left)
    kind = 0
    while skip >= counts[kind]:
        skip -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


@rule
def redraw(chance: Chance, source: Chance) -> None:
    """A new stream whose key is drawn from another."""
    for i in range(8):
        word = 0
        for _ in range(4):
            word = (word << 8) | byte(source)
        chance.key[i] = word
        if i < 3:
            chance.nonce[i] = 0
    chance.counter = 0
    chance.used = BLOCK
