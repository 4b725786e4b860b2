"""Progress of anything that may take more than two seconds, on standard error so that results stay clean."""

from __future__ import annotations

import sys
import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

PATIENCE = 2.0
"""Seconds before a first word about progress where there is no terminal to draw on."""


class Progress:
    """A bar on a terminal; elsewhere a line now and then."""

    def __init__(self, what: str, total: int) -> None:
        self.what = what
        self.total = total
        self.spoken = time.monotonic()
        self.bar = Bar(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            disable=not sys.stderr.isatty(),
        )
        self.task = self.bar.add_task(what, total=total)

    def __enter__(self) -> Progress:
        self.bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.bar.stop()

    def reach(self, done: int, what: str | None = None) -> None:
        """Say how far the work has come, and what comes now."""
        self.bar.update(self.task, completed=done, description=what or self.what)
        if not sys.stderr.isatty() and time.monotonic() - self.spoken > PATIENCE:
            self.spoken = time.monotonic()
            print(f"{what or self.what}: {done}/{self.total}", file=sys.stderr, flush=True)

    def reach_of(self, done: int, total: int) -> None:
        """The same for work whose length is learned on the way."""
        self.total = total
        self.bar.update(self.task, total=total)
        self.reach(done)
