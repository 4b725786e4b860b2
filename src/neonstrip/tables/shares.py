"""How long bots may think: as long as they like on a quiet machine, and less the more work waits, down to no time.

Everybody with work waiting, told apart by the address that laid the table, has the same share of the machine, and an
address shares its own among its bots. So whoever asks for much gets little of each, and the others lose nothing by it.
"""

from __future__ import annotations

from collections import OrderedDict

from neonstrip.bots.names import QUICK
from neonstrip.tables.time import Time

HORIZON = 4.0
"""Seconds within which all work that waits should be done."""
EXPERT, PLANNER, QUICK_BOT = 300, 30, 1
"""Milliseconds that a decision takes, about: the expert's, another planner's, a quick bot's."""
LEAST = 0.1
"""The smallest share of its usual thinking that is worth having. For less, a bot plays as the quick bot does."""
ALLOWANCE = 120.0
"""Seconds of thinking that an address has for its bots at once ..."""
REFILL = 0.5
"""... and that it gets back each second. Beyond it, its bots have the smallest share whenever others wait."""
KEPT = 10_000
"""Addresses at most of which is known what they used, the latest; one that has all of it back need not be."""


def cost(bot: str) -> int:
    """About how many milliseconds a bot takes for a decision when it has all the time it likes."""
    return QUICK_BOT if bot in QUICK else EXPERT if bot == "expert" else PLANNER


class Shares:
    """What is asked for by each address now, and what it has used."""

    def __init__(self, workers: int, time: Time) -> None:
        self.workers = workers
        self.time = time
        self._asked: dict[str, tuple[int, int]] = {}
        """How many decisions wait for each address, and how many milliseconds they take."""
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Seconds used by each address, as of when."""

    def ask(self, address: str, cost: int) -> None:
        """A decision waits, until `settle`."""
        count, total = self._asked.get(address, (0, 0))
        self._asked[address] = (count + 1, total + cost)

    def settle(self, address: str, cost: int) -> None:
        count, total = self._asked.pop(address)
        if count > 1:
            self._asked[address] = (count - 1, total - cost)

    def use(self, address: str, seconds: float) -> None:
        """A bot of an address has thought for so long."""
        self._used[address] = (self._used_by(address) + seconds, self.time.monotonic())
        self._used.move_to_end(address)
        while self._used and (len(self._used) > KEPT or not self._used_by(next(iter(self._used)))):
            self._used.popitem(last=False)

    @property
    def kept(self) -> int:
        """Of how many addresses is known what they used."""
        return len(self._used)

    def _used_by(self, address: str) -> float:
        used, then = self._used.get(address, (0.0, 0.0))
        return max(0.0, used - REFILL * (self.time.monotonic() - then))

    def of(self, address: str) -> float:
        """The share of its usual thinking that a bot of an address may have now: 1 for all, 0 for none."""
        _, wanted = self._asked.get(address, (0, 0))
        share = 1000 * HORIZON * self.workers / (len(self._asked) * wanted) if wanted else 1.0
        if len(self._asked) > 1 and self._used_by(address) > ALLOWANCE:
            share = min(share, LEAST)
        return min(1.0, share) if share >= LEAST else 0.0
