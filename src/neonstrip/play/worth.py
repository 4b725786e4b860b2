"""What a legal move would bring, in one shape for all games. docs/protocol.md tells what each game fills in."""

from typing import Required, TypedDict


class Worth(TypedDict, total=False):
    """What a move would bring its seat if the round or the turn ended with it, from what the seat sees.

    Everything but the total is there only where it says something. What chance, a secret or a later step decides is no
    part of it. It is a dict and no Struct, because that is what phrases take their facts from.
    """

    total: Required[list[int]]
    """What the seat would have, or win, before and after: thousands of dollars, or points that are sure."""
    areas: dict[str, int]
    """Where the total changes and by how much, by area of the score."""
    setbacks: dict[str, int]
    """Areas that have less for now, until it is made up for. They are no part of the total."""
    debts: int
    """Debts made; below zero where some are paid. What they cost is in the total only where the game ends with it."""
    todo: dict[str, int]
    """What it leaves to be done before the game ends, by name, and how much of it."""
    holes_lost: int
    """Golf holes that can no longer be played."""
    ends_game: bool
    """Whether the game would end, where that changes."""
    spots: int
    """A number is chosen: how many places it fits. The total is then that of the best of them."""
    casino: int
    """The casino that the move is about; the rest is about it."""
    wins: list[int]
    """What the seat would win there, before and after."""
    rank: int | None
    """Its place there, if that wins something."""
    tied: bool
    """Whether a tie would strike it out."""
    leader: int | str | None
    """Who would be first there, and second: a seat, or imagined owners by their names."""
    second: int | str | None
    takers: list[int | str | None]
    """Who would take each of its notes, from the highest, where there may be more than two."""
    struck: list[int | str | None]
    """All whom ties would strike out there."""
