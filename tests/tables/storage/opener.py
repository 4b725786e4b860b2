"""A worker that starts: opens a journal when told to, appends one entry to a table of its own, and ends.

python -m tables.storage.opener URL TABLE
"""

from __future__ import annotations

import asyncio
import sys

from neonstrip.tables.storage import Journal
from tables.storage.samples import append


async def main(url: str, table: str) -> None:
    journal = await Journal.open(url)
    assert await append(journal, table, 1)
    await journal.close()


if __name__ == "__main__":
    print("ready", flush=True)
    sys.stdin.readline()
    asyncio.run(main(*sys.argv[1:]))
