"""What is noted at a table of people who write on paper. A note that comes twice changes nothing the second time."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

Shown = Annotated[int, Meta(ge=1, le=10_000)]
Word = Annotated[str, Meta(max_length=40)]
SheetName = Annotated[str, Meta(min_length=1, max_length=40)]


class Note(Struct, tag_field="note", tag=str.lower, forbid_unknown_fields=True, omit_defaults=True):
    """Something that people did with paper and cards."""

    def told(self) -> dict[str, Any]:
        """The note as everybody may read it in the log."""
        told: dict[str, Any] = msgspec.to_builtins(self)
        return told


class Flipped(Note):
    """The next cards lie open: so many have lain open with these. Against a rival it was given one of those before."""

    shown: Shown
    given: Annotated[int, Meta(ge=0, le=9)] | None = None


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


class Counted(Note):
    """Who played against a rival has counted their own points, and tells what the rival's depend on."""

    total: Annotated[int, Meta(ge=-1000, le=1000)]
    sheet: dict[Word, bool | Annotated[list[int], Meta(max_length=20)]]


class Agreed(Note):
    """How the game was played: edition, options, who plays, as the pages of the game have it."""

    terms: dict[str, Any]

    def told(self) -> dict[str, Any]:
        return {"note": "agreed"}


class Written(Note):
    """A sheet as it is now: who enters it sends all of it."""

    sheet: SheetName
    """Its id, which who enters it has made."""
    text: dict[str, Any]
    name: Word = ""
    done: bool = False
    """Whether all of it is entered."""

    def told(self) -> dict[str, Any]:
        """Sheets are long, and lie in the view as far as they may be seen."""
        return {"note": "written", "sheet": self.sheet, "name": self.name}


class Voted(Note):
    """The vote on a sheet is folded; nothing: it is taken back."""

    sheet: SheetName
    loan: bool | None

    def told(self) -> dict[str, Any]:
        """How somebody voted is told to nobody until all votes are opened."""
        return {"note": "voted", "sheet": self.sheet}


class Hid(Note):
    """Somebody hides a number in a fist."""

    number: Annotated[int, Meta(ge=0, le=99)]

    def told(self) -> dict[str, Any]:
        """What it is, nobody is told before the fist is opened."""
        return {"note": "hid"}


class Showed(Note):
    """The fist is opened."""


class Removed(Note):
    """A sheet is not part of this game."""

    sheet: SheetName


class Took(Note):
    """The host goes on with a sheet that a phone has begun."""

    sheet: SheetName


AnyNote = (
    Flipped
    | Unflipped
    | Reshuffled
    | Marked
    | Paced
    | Joined
    | Readied
    | Left
    | Ended
    | Counted
    | Agreed
    | Written
    | Voted
    | Removed
    | Took
    | Hid
    | Showed
)
