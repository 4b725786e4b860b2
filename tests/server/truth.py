"""What must be true of a finished table, whatever happened to its servers: told by its log itself."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from neonstrip.play.game import SPECTATOR
from neonstrip.play.record import Record
from neonstrip.play.verification import verify
from neonstrip.tables import events as ev
from neonstrip.tables.dossier import OVER
from neonstrip.tables.effects import apply
from neonstrip.tables.storage import Journal
from neonstrip.tables.table import Table
from neonstrip.tables.watching import Watch


async def told_by_the_log(journal: Journal, name: str) -> tuple[Table, Counter[tuple[int, str]]]:
    """A finished table made of nothing but its log, and how often each reference of each seat is in it."""
    entries = await journal.read(name)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    table, refs = Table.blank(name), Counter[tuple[int, str]]()
    for entry in entries:
        apply(table, entry)
        event = ev.decode(entry.event)
        if ref := getattr(event, "ref", ""):
            refs[getattr(event, "seat", SPECTATOR), ref] += 1
    assert table.stage == OVER
    kept = await journal.summary(name)
    assert kept is not None
    assert (kept.seq, kept.stage, kept.due) == (len(entries), OVER, None)
    return table, refs


def view_of(table: Table, seat: int | None) -> dict[str, Any]:
    """All that somebody who comes to a table is sent."""
    shown: list[bytes] = []
    Watch.looking(table.id, SPECTATOR if seat is None else seat, shown.append).update(table)
    view: dict[str, Any] = json.loads(shown[0])
    return view


def check_record(table: Table, text: str) -> None:
    """A record that was downloaded is true, and is that of the log."""
    record = Record.parse(text)
    game = verify(record)
    assert game.is_over
    assert game.history == table.playing.history
    assert record.results == table.playing.results()


def still_told(lines: list[dict[str, Any]], late: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines of somebody who was there that are told to who comes late: all but what was taken back."""
    kept = {line["n"] for line in late}
    lost = [line for line in lines if line["n"] not in kept and line["kind"] not in ("move", "undo", "restart")]
    assert not lost, f"not told to who came late, who has {len(late)} lines to {late[-1]}: {lost}"
    return [line for line in lines if line["n"] in kept]


def same_log(lines: list[dict[str, Any]], others: list[dict[str, Any]]) -> bool:
    """Whether two read the same, but for the secret choices in Royale, which are open to who comes after the end."""
    if len(lines) != len(others):
        return False
    return all(
        line == other or {**line, "move": ""} == {**other, "move": ""}
        for line, other in zip(lines, others, strict=True)
    )
