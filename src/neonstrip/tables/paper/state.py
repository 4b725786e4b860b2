"""What is known of a table of people who write on paper: plain data, as snapshots keep it. A struct a kind of table."""

from __future__ import annotations

from msgspec import Struct, field


class Phone(Struct):
    """Somebody's phone at the table, which has no seat and no name."""

    id: str
    """What everybody may know of it."""
    key: str
    """The hash of its token."""
    ready: int = 0
    """The flip after which it was last ready: how many had lain open."""


class Mark(Struct):
    """Something that was reached."""

    what: str
    who: str
    shown: int
    """How many had lain open when it was."""


class Dealing(Struct, tag="dealer"):
    """Cards that are dealt."""

    shown: list[tuple[int, int]] = field(default_factory=lambda: [(0, 0)])
    """All that has lain open: the shuffle, and the place in it."""
    marks: list[Mark] = []
    phones: list[Phone] = []
    waits: bool = True
    """Whether cards are flipped as soon as all phones are ready."""
    noted: int = 0
    """What was noted by phones so far."""
    over: bool = False


AnyPaper = Dealing
