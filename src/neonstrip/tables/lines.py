"""The log as people read it: one line for each thing that happened, told to each only as far as they may know it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Line(Struct, omit_defaults=True):
    """Something that happened, for the log. `to` and what is `own` stay in the house; see `told`."""

    kind: str
    at: int
    seat: int | None = None
    name: str = ""
    move: str = ""
    """A move as everybody may know it."""
    facts: dict[str, Any] = {}
    """What words about the move need besides its text, as everybody may know it."""
    bot: str = ""
    events: list[dict[str, Any]] = []
    """What a move brought about, or at a reveal what everybody learns."""
    turns: list[list[str]] = []
    """At a reveal: the moves of every seat since the one before."""
    text: str = ""
    reaction: str = ""
    reason: str = ""
    table: str = ""
    results: list[int] = []
    winners: list[str] = []
    chat: bool | None = None
    to: int | None = None
    """The only seat that may read this line while the game goes on."""
    own: str = ""
    """The move as its maker knows it, where others may not."""
    own_facts: dict[str, Any] = {}
    """What its maker needs for words about it."""
    event: int = 0
    """The place in the table's log of events, from which the moment can be shown again."""


HIDDEN = ("to", "own", "own_facts", "event")
FIELDS = [name for name in Line.__struct_fields__ if name not in HIDDEN]
_DEFAULTS = Line("", 0)


def reads(line: Line, viewer: int) -> bool:
    """Whether a viewer gets a line at all."""
    return line.to is None or line.to == viewer


def told(line: Line, number: int, viewer: int, open_eyes: bool) -> dict[str, Any]:
    """A line for a viewer, with its number in what this viewer reads. With open eyes, after the end, all is told."""
    told: dict[str, Any] = {"n": number}
    for name in FIELDS:
        value = getattr(line, name)
        if value != getattr(_DEFAULTS, name):
            told[name] = value
    if line.own and (open_eyes or viewer == line.seat):
        told["move"] = line.own
    if line.own_facts and viewer == line.seat:
        told["facts"] = line.own_facts
    return told


class Log(Struct):
    """All lines of a table, and how many of them each viewer reads."""

    lines: list[Line] = []
    public: int = 0
    private: dict[int, int] = {}

    def add(self, line: Line) -> None:
        self.lines.append(line)
        if line.to is None:
            self.public += 1
        else:
            self.private[line.to] = self.private.get(line.to, 0) + 1

    def length(self, viewer: int) -> int:
        """How many lines a viewer reads: the sequence number of what they know."""
        return self.public + self.private.get(viewer, 0)

    def after(self, number: int, viewer: int, open_eyes: bool) -> list[dict[str, Any]]:
        """The lines a viewer reads after the first so many."""
        found: list[dict[str, Any]] = []
        at = self.length(viewer)
        for line in reversed(self.lines):
            if at <= number:
                break
            if reads(line, viewer):
                found.append(told(line, at, viewer, open_eyes))
                at -= 1
        found.reverse()
        return found

    def read_until(self, event: int, viewer: int) -> int:
        """How many lines a viewer had read after an event: the moment to look at it; at least the first."""
        return max(1, sum(line.event <= event for line in self.lines if reads(line, viewer)))

    def moment(self, number: int, viewer: int) -> int:
        """The place in the log of events at which a viewer had read so many lines."""
        at = 0
        for line in self.lines:
            if reads(line, viewer):
                at += 1
                if at == number:
                    return line.event
        return 0
