"""What each event makes of a table. Nothing else changes one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from neonstrip.tables import events as ev
from neonstrip.tables.dossier import PLAYING
from neonstrip.tables.effects import moves, paper, people, seating, start
from neonstrip.tables.storage import Entry
from neonstrip.tables.table import Table

EFFECTS: dict[type[ev.AnyEvent], Callable[[Table, Any, int], None]] = {
    ev.Created: seating.created,
    ev.Opened: paper.opened,
    ev.Noted: paper.noted,
    ev.Seated: seating.seated,
    ev.Vacated: seating.vacated,
    ev.Arranged: seating.arranged,
    ev.Followed: seating.followed,
    ev.Nonced: start.nonced,
    ev.Pledged: start.pledged,
    ev.Readied: start.readied,
    ev.Drawing: start.drawing,
    ev.Gathered: start.gathered,
    ev.Revealed: start.revealed,
    ev.Started: start.started,
    ev.Moved: moves.moved,
    ev.Played: moves.played,
    ev.Undone: moves.undone,
    ev.Restarted: moves.restarted,
    ev.Hinted: moves.hinted,
    ev.Relieved: people.relieved,
    ev.Returned: people.returned,
    ev.Said: people.said,
    ev.Muted: people.muted,
}


def apply(table: Table, entry: Entry) -> None:
    """Let an event happen. The log holds only what was found right when it was written, so nothing is refused."""
    event = ev.decode(entry.event)
    table.dossier.seq, table.dossier.touched, table.dossier.head = entry.seq, entry.at, entry.link
    table.forget_newest()
    if not isinstance(event, ev.Moved):
        table.about = None
    EFFECTS[type(event)](table, event, entry.at)
    if table.stage == PLAYING and table.game is not None:
        keep_time(table, entry.at)


def keep_time(table: Table, at: int) -> None:
    """A decision begins when the table comes to wait for a seat, and anew when it can no longer go back."""
    game = table.playing
    waiting = set(game.seats)
    for number, seat in enumerate(table.seats):
        if number not in waiting:
            seat.since = None
            continue
        stretch = game.rules.reveals(game.state, number)
        if seat.stretch != stretch:
            seat.undone = 0
        if seat.since is None or seat.stretch != stretch:
            seat.since, seat.asked, seat.stretch = at, table.dossier.seq, stretch
