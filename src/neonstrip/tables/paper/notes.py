"""What is noted at a table of people who write on paper. A note that comes twice changes nothing the second time."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Shown = Annotated[int, Meta(ge=1, le=10_000)]
Word = Annotated[str, Meta(max_length=40)]


class Note(Struct, tag_field="note", tag=str.lower, forbid_unknown_fields=True, omit_defaults=True):
    """Something that people did with paper and cards."""


class Flipped(Note):
    """The next cards lie open: so many have lain open with these."""

    shown: Shown


class Unflipped(Note):
    """The last of so many was a mistake, and is taken back."""

    shown: Shown


class Reshuffled(Note):
    """All cards were shuffled: so many have lain open with the new stacks."""

    shown: Shown


class Marked(Note):
    """Somebody reached a goal or completed a place, or the mark was a mistake."""

    what: Word
    who: Word = ""
    on: bool = True


class Paced(Note):
    """Whether cards are flipped as soon as all phones are ready."""

    phones: bool


class Joined(Note):
    """A phone is at the table."""


class Readied(Note):
    """A phone says that its owner has written all that these cards bring, or not yet."""

    shown: Shown
    on: bool = True


class Left(Note):
    """A phone is no longer waited for: its own, or one that the host names."""

    phone: Word = ""


class Ended(Note):
    """The game on paper is over."""


AnyNote = Flipped | Unflipped | Reshuffled | Marked | Paced | Joined | Readied | Left | Ended
