"""Games over a storage that fails all the time: see `evening`. In full 10,000 faults on each database."""

from __future__ import annotations

import pytest

from length import LONG
from tables.faults.evening import run

SEEDS, FAULTS = (range(10), 1000) if LONG else (range(1), 100)


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_acknowledged_is_lost_or_doubled_and_every_table_goes_on(database_url: str, seed: int) -> None:
    summary = run(FAULTS, seed, database_url)
    print(summary)
    assert sum(summary.faults.values()) == FAULTS
    assert summary.games
