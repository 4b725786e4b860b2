"""A disk that is full at the word of command: a small file system of its own, or a limit of the server's files."""

from __future__ import annotations

import contextlib
import os
import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path

from server.running import Running

SIZE = "128m"
"""Room for some games, for a write-ahead log of the usual length, and for what must be left where tables are laid."""
PIECES = (1_000_000, 4096)


class SmallDisk:
    """A file system in memory. Only root may have one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, running: Running) -> None:
        """Leave no room for a single page."""
        with (self.folder / "filler").open("ab", buffering=0) as filler:
            for size in PIECES:
                with contextlib.suppress(OSError):
                    while filler.write(bytes(size)):
                        pass

    def make_room(self, running: Running) -> None:
        (self.folder / "filler").unlink()


class SmallFiles:
    """A limit to how long the server's files may get: for everybody else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, running: Running) -> None:
        longest = max(file.stat().st_size for file in self.folder.iterdir())
        self._limit(running, longest)

    def make_room(self, running: Running) -> None:
        self._limit(running, resource.RLIM_INFINITY)

    def _limit(self, running: Running, size: int) -> None:
        _, hard = resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (size if size >= 0 else hard, hard))


@contextlib.contextmanager
def small_disk(folder: Path, size: str = SIZE) -> Iterator[SmallDisk | SmallFiles]:
    """The folder, on a disk that can be full."""
    options = ["mount", "-t", "tmpfs", "-o", f"size={size},mode=700", "neonstrip", str(folder)]
    if os.geteuid() != 0 or subprocess.run(options, capture_output=True).returncode != 0:
        yield SmallFiles(folder)
        return
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", str(folder)], check=True)
