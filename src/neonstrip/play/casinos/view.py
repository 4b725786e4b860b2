"""Pieces that views of games of casinos are made of."""


def amounts(values: list[int], counts: list[int]) -> list[int]:
    """Money card by card, or note by note, from how many there are of each value."""
    return [value for value, count in zip(values, counts, strict=True) for _ in range(count)]


def named(owners: list[str], marked: int) -> list[str]:
    """The names of those owners who are marked, each by a bit."""
    return [owner for number, owner in enumerate(owners) if marked >> number & 1]
