"""A table that can be looked at as it was at any moment: its log is played once, and states are kept on the way.

A moment is played from the nearest state before it. Nothing here takes longer than a slice at a time.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterable

import msgspec

from neonstrip.play.game import Game
from neonstrip.play.statistics import Gathering, Statistics
from neonstrip.tables.dossier import OVER
from neonstrip.tables.effects import apply
from neonstrip.tables.lines import Log, told
from neonstrip.tables.showing import show
from neonstrip.tables.snapshots import Snapshot
from neonstrip.tables.storage import Entry
from neonstrip.tables.table import Table
from neonstrip.tables.watching import full_view

SPACING = 256
"""Events between states that are kept, at most,"""
WORK = 0.015
"""and seconds of work."""
SLICE = 0.03
"""Seconds of work after which others have their turn."""
LINES = 100
"""Lines that are made between two looks at the clock."""
READERS = 4
"""Viewers of a table whose lines are kept ready to be sent."""
ROLL = 30_000
"""Bytes that a film takes by itself,"""
ENTRY = 350
"""each entry of its log besides,"""
LINE = 850
"""each line made of them,"""
READY = 100
"""and each line that lies ready to be sent, besides its text."""

_encode = msgspec.json.Encoder().encode
_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(Snapshot)


class Slice:
    """Some time to work in, by the processor's clock."""

    def __init__(self, seconds: float = SLICE) -> None:
        self._end = time.process_time() + seconds

    @property
    def is_over(self) -> bool:
        return time.process_time() >= self._end


class Film:
    """A table being played again."""

    def __init__(self, name: str) -> None:
        self.entries: list[Entry] = []
        self.head = Table.blank(name)
        """The table as far as it was played, with all its lines."""
        self.moves: list[int] = []
        """How many moves of the game had been made after each event."""
        self.over: int | None = None
        """The event with which the game ended."""
        self.played = 0
        """Events played, in all."""
        self._marks = [0]
        self._states = [b""]
        self._since = Slice(WORK)
        self._ready: OrderedDict[tuple[int, bool], dict[int, bytes]] = OrderedDict()
        self._gathering: Gathering | None = None

    def feed(self, entries: Iterable[Entry]) -> None:
        """More of the table's log."""
        self.entries += [entry for entry in entries if entry.seq > len(self.entries)]

    @property
    def size(self) -> int:
        """Bytes of memory that this takes, about."""
        ready = sum(READY + len(line) for lines in self._ready.values() for line in lines.values())
        lines = self.head.dossier.log.kept
        return ROLL + ENTRY * len(self.entries) + LINE * lines + ready + sum(map(len, self._states))

    def wind(self, event: int, work: Slice) -> bool:
        """Play on to an event, and keep states on the way; whether it is reached."""
        while self.head.dossier.seq < event:
            self._apply(self.head, self.head.dossier.seq)
            self.moves.append(0 if self.head.game is None else len(self.head.game.history))
            if self.over is None and self.head.stage == OVER:
                self.over = self.head.dossier.seq
            if self.head.dossier.seq - self._marks[-1] >= SPACING or self._since.is_over:
                self._keep()
            if work.is_over:
                break
        return self.head.dossier.seq >= event

    def _keep(self) -> None:
        """Lines are not kept with a state: those up to an event are the first of all lines."""
        table = self.head
        dossier = msgspec.structs.replace(table.dossier, log=Log())
        self._marks.append(table.dossier.seq)
        self._states.append(_pack(Snapshot(dossier, None if table.game is None else table.game.freeze())))
        self._since = Slice(WORK)

    def _apply(self, table: Table, place: int) -> None:
        apply(table, self.entries[place])
        self.played += 1

    def at(self, event: int) -> Table:
        """The table after an event that was wound to, without the lines before the state it is played from."""
        place = bisect_right(self._marks, event) - 1
        if place == 0:
            table = Table.blank(self.head.id)
        else:
            kept = _unpack.decode(self._states[place])
            table = Table(kept.dossier, None if kept.game is None else Game.thaw(kept.game))
        for number in range(self._marks[place], event):
            self._apply(table, number)
        return table

    def view(self, event: int, viewer: int, work: Slice) -> bytes | None:
        """The view of then; nothing if there was no time to make all of it."""
        lines = self._lines(event, viewer, self.over is not None and event >= self.over, work)
        if lines is None:
            return None
        table = self.at(event)
        seq = self.head.dossier.log.read_until(event, viewer)
        return full_view(table, viewer, seq, b"[%s]" % b",".join(lines), show(table, viewer))

    def _lines(self, event: int, viewer: int, open_eyes: bool, work: Slice) -> list[bytes] | None:
        """The lines of a viewer up to an event, as JSON; a line's number never changes, so each is made once."""
        ready = self._ready.setdefault((viewer, open_eyes), {})
        self._ready.move_to_end((viewer, open_eyes))
        while len(self._ready) > READERS:
            self._ready.popitem(last=False)
        lines = self.head.dossier.log.until(event, viewer)
        for number, line in lines:
            if number not in ready:
                ready[number] = _encode(told(line, number, viewer, open_eyes))
                if len(ready) % LINES == 0 and work.is_over:
                    return None
        return [ready[number] for number, _ in lines]

    def statistics(self, work: Slice) -> Statistics | None:
        """The finished game in figures; nothing if there was no time to gather all of them."""
        if self._gathering is None:
            self._gathering = Gathering(self.head.playing.record())
        while self._gathering.step():
            if work.is_over:
                return None
        result, self._gathering = self._gathering.result(), None
        return result
