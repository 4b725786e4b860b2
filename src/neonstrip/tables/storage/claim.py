"""One server for one file: whoever serves an SQLite database claims it, and loses the claim when the process ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from neonstrip.play.errors import Mistake
from neonstrip.tables.storage.address import database_at
from neonstrip.tables.storage.sqlite import Sqlite

_claimed: dict[Path, int] = {}
"""Files that hold the claims of this process. The system lets go of them however the process ends."""


def claim(url: str) -> None:
    """Say that this process serves a database; a Mistake if another does. PostgreSQL takes any number of workers.

    What only reads, and tests that write beside a server, need no claim.
    """
    database = database_at(url)
    if not isinstance(database, Sqlite):
        return
    path = Path(f"{database.path}.lock").absolute()
    if path in _claimed:
        return
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Mistake("database-file", path=str(database.path), reason=error.strerror or str(error)) from error
    if not lock(file):
        os.close(file)
        raise Mistake("database-claimed", path=str(database.path))
    _claimed[path] = file


@contextmanager
def claimed(url: str) -> Iterator[None]:
    """Claim a database for a while."""
    before = set(_claimed)
    claim(url)
    try:
        yield
    finally:
        for path in set(_claimed) - before:
            os.close(_claimed.pop(path))


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> bool:
        """Whether nobody else holds the file."""
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(file: int) -> bool:
        """Whether nobody else holds the file. Processes that this one starts do not inherit such a lock."""
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
