"""The log as people read it: one line for each thing that happened, told to each only as far as they may know it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from operator import attrgetter, itemgetter
from typing import Annotated, Any

import msgspec
from msgspec import Raw, Struct

from neonstrip.play.among import among

LINES: dict[str, tuple[str, ...]] = {
    "created": (),
    "opened": (),
    "noted": ("note", "phone"),
    "seated": ("seat", "name"),
    "left": ("seat", "name"),
    "arranged": ("seat", "name", "bot"),
    "nonce": ("seat",),
    "pledge": ("seat",),
    "ready": (),
    "drawing": (),
    "gathered": (),
    "revealed": ("seat",),
    "silent": ("seat", "bot"),
    "started": ("remark",),
    "move": ("seat", "move", "facts", "bot", "events", "scored", "remark"),
    "done": ("seat",),
    "reveal": ("turns", "events", "remark"),
    "undo": ("seat",),
    "restart": ("seat",),
    "hint": ("seat",),
    "relieved": ("seat", "bot", "reason"),
    "returned": ("seat",),
    "said": ("seat", "text", "reaction"),
    "chat": ("chat",),
    "over": ("results", "winners", "remark"),
    "followed": ("table",),
}
"""What can happen, and what a line tells of it."""


class Remark(Struct):
    """What a bot says, by the name of its words: see `remarks`."""

    seat: int
    says: str


class Line(Struct, omit_defaults=True):
    """Something that happened, for the log. `to` and what is `own` stay in the house; see `told`."""

    kind: Annotated[str, among(LINES)]
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
    scored: bytes = b""
    """The table as it lay when the scoring began that a move led to, as JSON: views are of the next round already."""
    turns: list[list[str]] = []
    """At a reveal: the moves of every seat since the one before."""
    text: str = ""
    reaction: str = ""
    reason: str = ""
    table: str = ""
    note: dict[str, Any] = {}
    """What was noted at a table of people who write on paper."""
    phone: str = ""
    """The phone that noted it, by its name for all; nothing: the host's device."""
    results: list[int] = []
    winners: list[str] = []
    chat: bool | None = None
    remark: Remark | None = None
    """What somebody says about it."""
    to: int | None = None
    """The only seat that may read this line while the game goes on."""
    own: str = ""
    """The move as its maker knows it, where others may not."""
    own_facts: dict[str, Any] = {}
    """What its maker needs for words about it."""
    event: int = 0
    """The place in the table's log of events, from which the moment can be shown again."""
    rank: int = 0
    """The line's number among those with the same readers, from 1; lines that were dropped count."""
    after: int = 0
    """For a line of one seat: how many lines everybody had been told before it."""
    back: bool = False
    """Tells of a step that was taken back, or of taking it back: dropped when the turn is over."""


HIDDEN = ("to", "own", "own_facts", "event", "rank", "after", "back")
FIELDS = [name for name in Line.__struct_fields__ if name not in HIDDEN]
_DEFAULTS = {name: getattr(Line("", 0), name) for name in FIELDS}
_EVENT = attrgetter("event")
_encode = msgspec.json.Encoder().encode


def told(line: Line, number: int, viewer: int, open_eyes: bool) -> dict[str, Any]:
    """A line for a viewer, with its number in what this viewer reads. With open eyes, after the end, all is told."""
    told: dict[str, Any] = {"n": number}
    for name, default in _DEFAULTS.items():
        value = getattr(line, name)
        if value != default:
            told[name] = value
    if line.scored:
        told["scored"] = Raw(line.scored)
    if line.own and (open_eyes or viewer == line.seat):
        told["move"] = line.own
    if line.own_facts and viewer == line.seat:
        told["facts"] = line.own_facts
    return told


Written = dict[tuple[int | None, int, int, bool, bool], bytes]
"""Lines as JSON, by which they are, their number, whether who reads made the move, and whether with open eyes."""


def write(line: Line, number: int, viewer: int, open_eyes: bool, written: Written) -> bytes:
    """A line for a viewer as JSON, made once for all to whom the same is told."""
    key = line.to, line.rank, number, viewer == line.seat, open_eyes
    if key not in written:
        written[key] = _encode(told(line, number, viewer, open_eyes))
    return written[key]


class Log(Struct):
    """All lines of a table: those that everybody reads, and those of each seat.

    A line's number for a viewer is how many lines the viewer had then, and never changes. What was taken back is
    dropped when the turn is over; its numbers stay free.
    """

    lines: list[Line] = []
    """What everybody reads."""
    private: dict[int, list[Line]] = {}
    """What only one seat reads."""
    public: int = 0
    """How many lines everybody was told, dropped ones too."""
    steps: dict[int, list[tuple[int, int]]] = {}
    """For each seat how many lines of its own it had, dropped ones too, after how many that everybody was told."""
    back: int = 0
    """The event of the first line to be dropped; 0 if there is none."""

    def add(self, line: Line) -> None:
        """Tell a line."""
        if line.back:
            self._mark(line)
        if line.to is None:
            self.public += 1
            line.rank = self.public
            self.lines.append(line)
            return
        line.rank, line.after = self._told(line.to) + 1, self.public
        steps = self.steps.setdefault(line.to, [])
        if steps and steps[-1][0] == self.public:
            steps.pop()
        steps.append((self.public, line.rank))
        self.private.setdefault(line.to, []).append(line)

    # What is taken back

    def take_back(self, seat: int, steps: int, to: int | None) -> None:
        """The lines of a seat's last steps are dropped later: the seat has taken them back."""
        for line in reversed(self.lines if to is None else self.own(to)):
            if steps == 0:
                return
            if line.kind == "move" and line.seat == seat and not line.back:
                line.back = True
                steps -= 1
                self._mark(line)

    def _mark(self, line: Line) -> None:
        self.back = min(self.back or line.event, line.event)

    def drop(self) -> None:
        """A turn is over: forget the lines of what was taken back in it."""
        if self.back:
            for lines in (self.lines, *self.private.values()):
                first = bisect_left(lines, self.back, key=_EVENT)
                lines[first:] = [line for line in lines[first:] if not line.back]
            self.back = 0

    @property
    def kept(self) -> int:
        """How many lines there are."""
        return len(self.lines) + sum(map(len, self.private.values()))

    # What a viewer reads

    def own(self, viewer: int) -> list[Line]:
        """The lines that nobody else reads."""
        return self.private.get(viewer, [])

    def _told(self, viewer: int) -> int:
        steps = self.steps.get(viewer)
        return steps[-1][1] if steps else 0

    def length(self, viewer: int) -> int:
        """How many lines a viewer was told: the sequence number of what they know."""
        return self.public + self._told(viewer)

    def number(self, line: Line, viewer: int) -> int:
        """How many lines a viewer had with this one."""
        if line.to is not None:
            return line.rank + line.after
        steps = self.steps.get(viewer, [])
        before = bisect_left(steps, (line.rank,))
        return line.rank + (steps[before - 1][1] if before else 0)

    def after(self, number: int, viewer: int, open_eyes: bool) -> list[dict[str, Any]]:
        """The lines a viewer reads after the first so many."""
        return [told(line, at, viewer, open_eyes) for at, line in self.new(number, viewer)]

    def new(self, read: int, viewer: int) -> list[tuple[int, Line]]:
        """The lines after the first so many, each with its number: mostly a few of the last."""
        new: list[tuple[int, Line]] = []
        for lines in self._read(viewer):
            for line in reversed(lines):
                number = self.number(line, viewer)
                if number <= read:
                    break
                new.append((number, line))
        return sorted(new, key=itemgetter(0))

    def until(self, event: int, viewer: int) -> list[tuple[int, Line]]:
        """The lines a viewer has read after an event, each with its number."""
        old = [line for lines in self._read(viewer) for line in lines[: bisect_right(lines, event, key=_EVENT)]]
        return self._numbered(old, viewer)

    def read_until(self, event: int, viewer: int) -> int:
        """How many lines a viewer had read after an event: the moment to look at it; at least the first."""
        ends = [(lines, bisect_right(lines, event, key=_EVENT)) for lines in self._read(viewer)]
        return max([1, *(self.number(lines[end - 1], viewer) for lines, end in ends if end)])

    def moment(self, number: int, viewer: int) -> int:
        """The place in the log of events at which a viewer had read so many lines; of dropped ones, the next."""

        def count(line: Line) -> int:
            return self.number(line, viewer)

        places = [(lines, bisect_left(lines, number, key=count)) for lines in self._read(viewer)]
        return min((lines[place].event for lines, place in places if place < len(lines)), default=0)

    def span(self, number: int, viewer: int) -> tuple[int, int]:
        """The events among which a viewer was told a line: the same twice, unless the line was dropped."""

        def count(line: Line) -> int:
            return self.number(line, viewer)

        places = [(lines, bisect_right(lines, number, key=count)) for lines in self._read(viewer)]
        before = max((lines[place - 1] for lines, place in places if place), key=count, default=None)
        if before is not None and count(before) == number:
            return before.event, before.event
        return (before.event if before else 0), self.moment(number, viewer)

    def _read(self, viewer: int) -> tuple[list[Line], list[Line]]:
        return self.lines, self.own(viewer)

    def _numbered(self, lines: list[Line], viewer: int) -> list[tuple[int, Line]]:
        return sorted(((self.number(line, viewer), line) for line in lines), key=itemgetter(0))
