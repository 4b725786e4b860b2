"""What a table can agree on, for those who lay it: every option of a game with its values."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct


class Value(Struct, frozen=True):
    """A value of an option, and the numbers of seats with which it can be taken."""

    value: bool | int | str | None
    fewest: int
    most: int


class Offer(Struct, frozen=True):
    """An option. It is none for a number of seats with which no value of it can be taken."""

    name: str
    preset: bool | int | str | None
    values: list[Value]
    house: bool = False
    """Whether it is a house rule: where players read the rules in more than one way."""


def offer(name: str, preset: Any, values: Iterable[Any], seats: tuple[int, int], house: bool = False) -> Offer:
    """An option whose values can all be taken with the same numbers of seats."""
    return Offer(name, preset, [Value(value, *seats) for value in values], house)
