"""Watching a table: what a viewer has been sent, and what to send now so that nothing is missed or told twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from neonstrip.play.game import SPECTATOR
from neonstrip.tables.dossier import OPEN, OVER
from neonstrip.tables.heads import head
from neonstrip.tables.lines import write
from neonstrip.tables.showing import Parts, changes, join, show
from neonstrip.tables.table import Table

NEWS = 10
"""Lines at most that all who watch are told at once; who comes gets more, and nobody else the same."""
_encode = msgspec.json.Encoder().encode


class Watch:
    """One viewer's watch over one table: by a seat's token, by the host's, or by none."""

    def __init__(self, table: str, token: str, read: int, send: Callable[[bytes], None], name: str = "") -> None:
        self.table = table
        self.token = token
        self.read = read
        """How many lines of the log the viewer has."""
        self.send = send
        self.name = name
        self.forked = False
        """Whether what the viewer had read is not in this log: it was put back to an older state, or changed."""
        self.gone: Callable[[], None] = lambda: None
        """Called when the table was removed."""
        self.sees_deal = False
        """Whether the viewer may see a game of a deal from no seat: all its tables are over."""
        self._parts: Parts = {}
        self._complete = False
        self._seat: int | None = None

    @classmethod
    def looking(cls, table: str, seat: int, send: Callable[[bytes], None]) -> Watch:
        """A look from a viewpoint that has been found right for whoever asks."""
        watch = cls(table, "", 0, send)
        watch._seat = seat
        watch.sees_deal = True
        return watch

    def seat(self, table: Table) -> int:
        """The viewer's seat. Seats have new numbers only when a game starts, so the number is kept from then on."""
        if self._seat is None:
            seat = table.seat_of(self.token) if self.token else SPECTATOR
            if table.game is None:
                return seat
            self._seat = seat
        return self._seat

    def update(self, table: Table) -> None:
        """Send what is new for this viewer. What others do in private is not."""
        viewer = self.seat(table)
        if viewer == SPECTATOR and table.dossier.deal is not None and table.stage != OPEN and not self.sees_deal:
            return  # who came before the game began learns no more of it than who comes now
        length = table.dossier.log.length(viewer)
        if self._complete and length <= self.read:
            return
        if self.forked or self.read > length:
            self.read = 0  # whatever the viewer had, it was not this log
        self.send(self.message(table, viewer))
        self.read = length

    def message(self, table: Table, viewer: int) -> bytes:
        """The parts that changed, or all of them the first time, with the lines of the log not read so far."""
        parts = show(table, viewer)
        new, is_over = table.dossier.log.new(self.read, viewer), table.stage == OVER
        written = table.written if len(new) <= NEWS else {}
        lines = [write(line, number, viewer, is_over, written) for number, line in new]
        body = changes(self._parts, parts) if self._complete else parts
        about = _about(table, self.name, viewer, table.dossier.log.length(viewer), not self._complete)
        if self.forked:
            about["forked"], self.forked = True, False
        self._parts, self._complete = parts, True
        return _view(about, b"[%s]" % b",".join(lines), body)


def full_view(table: Table, viewer: int, seq: int, lines: bytes, parts: Parts) -> bytes:
    """All that a viewer is shown who comes and has read nothing; the lines as JSON."""
    return _view(_about(table, "", viewer, seq, True), lines, parts)


def _about(table: Table, watch: str, viewer: int, seq: int, full: bool) -> dict[str, Any]:
    return {
        "type": "view",
        "table_id": table.id,
        "watch": watch,
        "seat": None if viewer == SPECTATOR else viewer,
        "seq": seq,
        "head": head(table, viewer),
        "full": full,
    }


def _view(about: dict[str, Any], lines: bytes, parts: Parts) -> bytes:
    body = join(parts)
    rest = b"," + body[1:] if len(body) > 2 else b"}"
    return b'%s,"log":%s%s' % (_encode(about)[:-1], lines, rest)
