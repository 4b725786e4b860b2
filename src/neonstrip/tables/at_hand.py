"""Tables at hand: all that somebody watches, and of the others those asked for last. Their logs have all of them."""

from __future__ import annotations

from collections.abc import Callable

from neonstrip.tables.table import Table

SPARE_LINES = 10_000
"""Lines of log, one to two kB each, of tables at hand that nobody watches: some fifty games. All others are read again
when they are asked for, which takes milliseconds."""
A_TABLE = 100
"""Lines that a table weighs by itself."""


class AtHand:
    """Tables by their names."""

    def __init__(self, is_watched: Callable[[str], bool], is_busy: Callable[[str], bool]) -> None:
        """Tables that somebody watches, or is busy with just now, are not let go."""
        self._is_watched, self._is_busy = is_watched, is_busy
        self._tables: dict[str, Table] = {}
        self._spare: dict[str, None] = {}
        """Those that nobody watches, the one not asked for longest first."""

    def __contains__(self, name: str) -> bool:
        return name in self._tables

    def get(self, name: str) -> Table | None:
        return self._tables.get(name)

    def keep(self, table: Table) -> None:
        """Have a table at hand, and forget those not asked for longest, where there are too many."""
        self._tables[table.id] = table
        if not self._is_watched(table.id):
            self._spare.pop(table.id, None)
            self._spare[table.id] = None
            self._forget_some(table.id)

    def watch(self, name: str) -> None:
        """Somebody watches this one from now on."""
        self._spare.pop(name, None)

    def drop(self, name: str) -> None:
        """Have a table at hand no longer: its log has all of it."""
        self._tables.pop(name, None)
        self._spare.pop(name, None)

    def _forget_some(self, last: str) -> None:
        """Let tables go that nobody watches, but for the one that was used last."""
        lines = sum(_weight(self._tables[name]) for name in self._spare)
        for name in list(self._spare):
            if lines <= SPARE_LINES:
                return
            if name != last and not self._is_busy(name):
                lines -= _weight(self._tables[name])
                self.drop(name)


def _weight(table: Table) -> int:
    return A_TABLE + table.dossier.log.kept
