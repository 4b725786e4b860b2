"""A checkup of all tables: whether each log is as it was written, ends where it should, and can be played again.

It only reads, beside a running server too: what is being written meanwhile is looked at once more before it is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, select, union

from neonstrip.tables import house
from neonstrip.tables.effects import apply
from neonstrip.tables.storage import DamagedError, Entry, Journal, StorageError, chain
from neonstrip.tables.storage.journal import checksum
from neonstrip.tables.storage.schema import entries, snapshots, summaries
from neonstrip.tables.table import Table

CHANGED, SHORT, UNPLAYABLE = "doctor-log-changed", "doctor-log-short", "doctor-unplayable"
SUMMARY, SNAPSHOT = "doctor-summary", "doctor-snapshot"
FINDINGS = (CHANGED, SHORT, UNPLAYABLE, SUMMARY, SNAPSHOT)
"""What may be found, the worst first; named after the words for it."""
COMPARED = ("game", "stage", "deal", "seats", "names")
"""What a summary must say as the log does. Times may have been reckoned otherwise by an older version."""


class Report(Struct):
    """What was found."""

    tables: int = 0
    events: int = 0
    sealed: int = 0
    """Tables that could not be played for want of a key; their chains were checked all the same."""
    found: dict[str, list[str]] = {}
    """The tables of each finding."""


async def examine(journal: Journal, reach: Callable[[int, int], None]) -> Report:
    """Look at every table; `reach` is told how many of how many are done."""
    named = union(*(select(table.c.table_id).distinct() for table in (entries, summaries, snapshots))).subquery()
    names = [row.table_id for row in await journal.database.read(select(named.c.table_id))]
    report = Report()
    for done, name in enumerate(sorted(names)):
        reach(done, len(names))
        await Patient(journal, name).examine(report)
    return report


class Patient:
    """One table."""

    def __init__(self, journal: Journal, name: str) -> None:
        self.journal = journal
        self.name = name
        self.table: Table | None = Table.blank(name)
        """The table as it was played again; None when that went wrong, or could not be done."""
        self.links: list[bytes] = []

    async def examine(self, report: Report) -> None:
        """Add what is found to a report."""
        summary = await self._row(summaries)
        found = [await self._log(report), await self._snapshot()]
        found.append("" if CHANGED in found else await self._summary(summary))
        report.tables += 1
        report.events += len(self.links)
        for finding in {finding for finding in found if finding}:
            report.found.setdefault(finding, []).append(self.name)

    async def _row(self, table: Any) -> Row[Any] | None:
        rows = await self.journal.database.read(select(table).where(table.c.table_id == self.name))
        return rows[0] if rows else None

    async def _log(self, report: Report) -> str:
        """Check the chain, and play what it holds."""
        query = select(entries).where(entries.c.table_id == self.name).order_by(entries.c.seq)
        sealed = False
        for row in await self.journal.database.read(query):
            entry = Entry(row.table_id, row.seq, row.at, row.event, link=row.link)
            try:
                chain.check(self.links[-1] if self.links else b"", len(self.links), entry)
            except DamagedError:
                self.table = None
                return CHANGED
            self.links.append(entry.link)
            if self.table is None:
                continue
            try:
                event = self.journal.sealing.open(f"{row.table_id} {row.seq}", row.event)
                apply(self.table, msgspec.structs.replace(entry, event=event))
            except StorageError:
                self.table, sealed = None, True
            except Exception:
                self.table = None
                return UNPLAYABLE
        report.sealed += sealed
        return ""

    async def _summary(self, before: Row[Any] | None) -> str:
        """Compare the log with the summary: one that was read before it says how long it is at least."""
        if before is not None and before.seq > len(self.links):
            return SHORT
        if before is not None and before.head != self.links[before.seq - 1]:
            return CHANGED
        summary = await self._row(summaries)
        if summary is None:
            return SUMMARY
        if self.table is None or summary.seq > len(self.links):
            return ""  # it cannot be played, or went on meanwhile
        try:
            said = {name: getattr(summary, name) for name in COMPARED}
            said["names"] = msgspec.json.decode(said["names"])
        except msgspec.DecodeError:
            return SUMMARY
        true = house.summary(self.table)
        same = summary.seq == len(self.links) and said == {name: getattr(true, name) for name in COMPARED}
        return "" if same else SUMMARY

    async def _snapshot(self) -> str:
        """Whether the kept state is the one that was written; one without a checksum is of an older version."""
        row = await self._row(snapshots)
        if row is None or row.checksum in (b"", ""):
            return ""
        if not isinstance(row.data, bytes) or row.checksum != checksum(self.name, row.seq, row.layout, row.data):
            return SNAPSHOT
        return ""
