"""What is known of a table of people who write on paper: plain data, as snapshots keep it. A struct a kind of table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from neonstrip.play.dealing import Count


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
    given: list[int] = []
    """Against a rival: the card that it got in each round."""
    marks: list[Mark] = []
    phones: list[Phone] = []
    waits: bool = True
    """Whether cards are flipped as soon as all phones are ready."""
    noted: int = 0
    """What was noted by phones so far."""
    over: bool = False
    count: Count | None = None
    """What was counted by who played against a rival."""

    @property
    def keys(self) -> set[str]:
        """The hashes of the tokens of phones at the table."""
        return {phone.key for phone in self.phones}


class Sheet(Struct):
    """A sheet of paper that somebody enters."""

    id: str
    by: str
    """The hash of the token of the phone that enters it; nothing: the host."""
    name: str = ""
    text: dict[str, Any] = {}
    done: bool = False
    loan: bool | None = None
    """The vote, which nobody is told before all are opened."""


class Scoring(Struct, tag="scorer"):
    """Sheets that are scored."""

    terms: dict[str, Any] = {}
    sheets: list[Sheet] = []
    noted: int = 0
    """What was noted by phones so far."""
    noted_bytes: int = 0
    own_bytes: int = 0
    """How much that is, and what the host noted."""
    ended: bool = False
    """Whether the host has said that all is entered."""
    over: bool = False
    """Whether votes are opened: all is entered and all have voted. They are not folded again."""

    @property
    def keys(self) -> set[str]:
        """The hashes of the tokens of phones at the table."""
        return {sheet.by for sheet in self.sheets} - {""}


class Fist(Struct):
    """A number that somebody hides."""

    by: str
    """The hash of the token of the phone that hides it; nothing: the host."""
    number: int
    open: bool = False


class Refereeing(Struct, tag="referee"):
    """Rounds that are settled."""

    terms: dict[str, Any] = {}
    rounds: list[Sheet] = []
    phones: list[Phone] = []
    fist: Fist | None = None
    noted: int = 0
    """What was noted by phones so far."""
    noted_bytes: int = 0
    own_bytes: int = 0
    """How much that is, and what the host noted."""
    over: bool = False

    @property
    def keys(self) -> set[str]:
        """The hashes of the tokens of phones at the table."""
        return {phone.key for phone in self.phones}


AnyPaper = Dealing | Scoring | Refereeing
