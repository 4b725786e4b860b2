"""A worker to be killed: appends to a table as fast as it can, and says which entries were acknowledged.

python -m tables.storage.appender URL TABLE
"""

from __future__ import annotations

import asyncio
import sys

from neonstrip.tables.storage import Journal
from tables.storage.samples import append


async def main(url: str, table: str) -> None:
    journal = await Journal.open(url)
    seq = len(await journal.read(table))
    while True:
        # Some at a time, because that is where a transaction could be torn.
        numbers = range(seq + 1, seq + 8)
        written = await asyncio.gather(*(append(journal, table, number, b"%d" % number) for number in numbers))
        for number, mine in zip(numbers, written, strict=True):
            if not mine:
                sys.exit(f"{number} was taken")
            print(number, flush=True)
        seq += len(numbers)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
