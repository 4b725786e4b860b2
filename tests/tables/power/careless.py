"""The worker of tables.storage.appender over a database that syncs nothing: what a lost power supply would cost it.

python -m tables.power.careless URL TABLE
"""

from __future__ import annotations

import asyncio
import sys

from sqlalchemy import Engine

from neonstrip.tables.storage.sqlite import Sqlite
from tables.storage.appender import main

careful = Sqlite._engine


def careless(self: Sqlite, size: int, pragma: str) -> Engine:
    return careful(self, size, pragma.replace("synchronous=FULL", "synchronous=OFF"))


if __name__ == "__main__":
    Sqlite._engine = careless  # type: ignore[method-assign]
    asyncio.run(main(*sys.argv[1:]))
