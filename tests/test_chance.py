"""Chance: the stream is ChaCha20 as published, and what is drawn from it is fair."""

import numpy as np
import pytest

from neonstrip.play.seeds import words
from neonstrip.rules.chance import (
    BYTES,
    CHANCE,
    RECIPROCAL,
    RECIPROCAL_BITS,
    WHOLE,
    below,
    byte,
    die,
    refill,
    shown,
    shuffle,
    start,
    throw,
)
from neonstrip.rules.kernel import Numbers, Records, entry

RFC_KEY = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"


@entry
def block(streams: Records, seed: Numbers, nonce: Numbers, counter: int) -> None:
    """One block of the stream, for any nonce and counter."""
    chance = streams[0]
    start(chance, seed, 0)
    for i in range(3):
        chance.nonce[i] = nonce[i]
    chance.counter = counter
    refill(chance)


@entry
def tally_dice(streams: Records, seed: Numbers, counts: Numbers, draws: int) -> None:
    """How often each number of a die comes up."""
    start(streams[0], seed, 0)
    for _ in range(draws):
        counts[die(streams[0]) - 1] += 1


@entry
def throw_twice(streams: Records, seed: Numbers, together: Numbers, apart: Numbers, dice: Numbers) -> None:
    """Dice of two kinds thrown at once from one stream, and one by one from another, over several blocks."""
    start(streams[0], seed, 0)
    start(streams[1], seed, 0)
    for i in range(len(together)):
        counts = throw(streams[0], dice[0], dice[1])
        for kind in range(2):
            for face in range(6):
                together[i, kind, face] = shown(counts[kind], face)
            for _ in range(dice[kind]):
                apart[i, kind, die(streams[1]) - 1] += 1


@entry
def tally_below(streams: Records, seed: Numbers, counts: Numbers, draws: int) -> None:
    """How often each number below the length of `counts` comes up."""
    start(streams[0], seed, 0)
    for _ in range(draws):
        counts[below(streams[0], len(counts))] += 1


@entry
def tally_shuffles(streams: Records, seed: Numbers, counts: Numbers, shuffles: int) -> None:
    """How often each of the 120 orders of five cards comes up."""
    start(streams[0], seed, 0)
    cards = np.zeros(5, np.int64)
    for _ in range(shuffles):
        for i in range(5):
            cards[i] = i
        shuffle(streams[0], cards, 5)
        order = 0
        for i in range(5):
            earlier = 0
            for j in range(i):
                earlier += cards[j] < cards[i]
            order = order * (5 - i) + cards[i] - earlier
        counts[order] += 1


@entry
def first_bytes(streams: Records, seed: Numbers, stream: int, out: Numbers) -> None:
    start(streams[0], seed, stream)
    for i in range(len(out)):
        out[i] = byte(streams[0])


def chacha(key: str, counter: int, nonce: str) -> bytes:
    streams = np.zeros(1, CHANCE)
    block(streams, words(key), np.frombuffer(bytes.fromhex(nonce), "<u4").astype(np.int64), counter)
    return bytes(streams["block"][0])


@pytest.mark.parametrize(
    ("key", "counter", "nonce", "expected"),
    [
        # RFC 8439, section 2.3.2
        (
            RFC_KEY,
            1,
            "000000090000004a00000000",
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
            "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
        ),
        # RFC 8439, appendix A.1, test vectors 1 to 5
        (
            "00" * 32,
            0,
            "00" * 12,
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
        ),
        (
            "00" * 32,
            1,
            "00" * 12,
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
        ),
        (
            "00" * 31 + "01",
            1,
            "00" * 12,
            "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
            "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
        ),
        (
            "00ff" + "00" * 30,
            2,
            "00" * 12,
            "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
            "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
        ),
        (
            "00" * 32,
            0,
            "00" * 11 + "02",
            "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
            "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
        ),
    ],
)
def test_stream_is_the_published_chacha20(key: str, counter: int, nonce: str, expected: str) -> None:
    assert chacha(key, counter, nonce).hex() == expected


def chi_square(counts: Numbers) -> float:
    expected = counts.sum() / len(counts)
    return float(((counts - expected) ** 2 / expected).sum())


def test_a_die_is_unbiased_over_a_million_throws() -> None:
    counts = np.zeros(6, np.int64)
    tally_dice(np.zeros(1, CHANCE), words(RFC_KEY), counts, 1_000_000)
    assert counts.sum() == 1_000_000
    assert chi_square(counts) < 20.5  # 5 degrees of freedom: more than this happens once in a thousand


@pytest.mark.parametrize(("n", "limit"), [(5, 18.5), (7, 22.5), (90, 137.2), (200, 265.8), (256, 330.5)])
def test_draws_below_any_number_are_unbiased(n: int, limit: float) -> None:
    """A plain remainder of a byte would fail here by far for 5, 7, 90 and 200. Limits: once in a thousand."""
    counts = np.zeros(n, np.int64)
    tally_below(np.zeros(1, CHANCE), words(RFC_KEY), counts, 1_000_000)
    assert counts.min() > 0
    assert chi_square(counts) < limit


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    counts = np.zeros(120, np.int64)
    tally_shuffles(np.zeros(1, CHANCE), words(RFC_KEY), counts, 1_000_000)
    assert counts.min() > 0
    assert chi_square(counts) < 173.6  # 119 degrees of freedom: more than this happens once in a thousand


def test_streams_of_one_seed_differ_and_repeat() -> None:
    streams = np.zeros(1, CHANCE)
    drawn: dict[int, list[list[int]]] = {}
    for stream in (0, 1, 2, 0):
        out = np.zeros(200, np.int64)
        first_bytes(streams, words(RFC_KEY), stream, out)
        drawn.setdefault(stream, []).append(out.tolist())
    assert drawn[0][0] == drawn[0][1]
    assert len({str(lists[0]) for lists in drawn.values()}) == 3


@pytest.mark.parametrize("dice", [(0, 0), (1, 0), (0, 1), (7, 1), (8, 4), (100, 0), (90, 90)])
def test_dice_thrown_at_once_are_those_thrown_one_by_one(dice: tuple[int, int]) -> None:
    streams, together, apart = np.zeros(2, CHANCE), np.zeros((40, 2, 6), np.int64), np.zeros((40, 2, 6), np.int64)
    throw_twice(streams, np.arange(8), together, apart, np.array(dice))
    assert (together == apart).all()
    assert (together.sum(axis=2) == dice).all()
    assert streams[0] == streams[1]


def test_every_byte_is_divided_right_by_its_reciprocal() -> None:
    for n in range(1, BYTES + 1):
        assert WHOLE[n] == BYTES - BYTES % n
        for value in range(WHOLE[n]):
            assert value * RECIPROCAL[n] >> RECIPROCAL_BITS == value // n
