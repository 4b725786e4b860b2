"""Dice as people read them."""

from collections.abc import Iterable


def numbers(counts: Iterable[int]) -> list[int]:
    """The numbers on dice, from how many show each."""
    return [number for number, count in enumerate(counts, 1) for _ in range(count)]
