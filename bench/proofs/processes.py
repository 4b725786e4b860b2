"""What a server and the processes that it started take up, read from the system (Linux)."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

PAGE_SIZE = os.sysconf("SC_PAGE_SIZE")


class Usage(Struct):
    """Memory of its own in MB, open files and sockets, threads.

    Pages of files that the system may drop and read again at will, such as compiled rules, are not counted.
    """

    memory: float = 0
    handles: int = 0
    threads: int = 0

    def add(self, process: int) -> None:
        with suppress(FileNotFoundError, ProcessLookupError):  # it has ended just now
            home = Path(f"/proc/{process}")
            whole, shared = map(int, (home / "statm").read_text().split()[1:3])
            self.memory += (whole - shared) * PAGE_SIZE / 1e6
            self.handles += len(list((home / "fd").iterdir()))
            self.threads += len(list((home / "task").iterdir()))


def children(parent: int) -> list[int]:
    """The processes that one has started, and those that they have started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(FileNotFoundError, ProcessLookupError):
            process, _, rest = stat.read_text().partition(" (")
            if int(rest.rpartition(") ")[2].split()[1]) == parent:
                found += [int(process), *children(int(process))]
    return found


def running(module: str, processes: list[int]) -> list[int]:
    """Those of them that run a module of ours."""
    words = f"neonstrip.{module}".encode()
    found = []
    for process in processes:
        with suppress(FileNotFoundError, ProcessLookupError):
            if words in Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0"):
                found.append(process)
    return found


def usage_of(*processes: int) -> Usage:
    all_of_them = Usage()
    for process in processes:
        all_of_them.add(process)
    return all_of_them
