"""What one run of a kind is asked for, and how it tells how far it is."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator

from msgspec import Struct

from bench.proofs.rows import Found

Run = Callable[["Share"], Iterator[Found]]
"""A kind: something that is done as often as its share says, and what came of it in each setup."""
BETWEEN = 5.0
"""Seconds between two words about progress."""


class Share(Struct):
    """As much of a proof as one run does."""

    kind: str
    count: int
    seconds: float
    seed: str
    write: bool = False
    """Whether what is found is written down."""
    setups: list[str] = []
    """Only these, if any are named."""
    setup: str = ""
    """The one that is being run."""
    done: int = 0
    spoken: float = 0.0

    def choose(self, *setups: str) -> Iterator[str]:
        """One setup after the other, as far as they are wanted."""
        for setup in setups:
            if not self.setups or setup in self.setups:
                self.setup, self.done = setup, 0
                yield setup

    def tell(self, done: int, words: str = "") -> None:
        """Say now and then how far this is."""
        self.done = done
        if time.monotonic() - self.spoken > BETWEEN or done >= self.count:
            self.spoken = time.monotonic()
            print(f"{self.kind}: {done:,} of {self.count:,}{words and ', '}{words}", file=sys.stderr, flush=True)
