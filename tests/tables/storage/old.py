"""Databases that were made by older versions, put where a test can open them: the oldest at 2d1cbb8. See fixtures/."""

from __future__ import annotations

import asyncio
import json
import lzma
import subprocess
from pathlib import Path
from typing import Any

from sqlalchemy import update

from neonstrip.tables.storage import Journal
from neonstrip.tables.storage.schema import summaries
from tables.postgres import wheel

FIXTURES = Path(__file__).parent / "fixtures"
OLDEST = "old"
VERSIONS = sorted(path.stem for path in FIXTURES.glob("*.json"))


def restore_long_left(url: str) -> list[dict[str, Any]]:
    """The same in a file of the newest layout, where nothing has happened for years."""

    async def go() -> None:
        journal = await Journal.open(url)
        await journal.database.write(lambda connection: connection.execute(update(summaries).values(touched=1)))
        await journal.close()

    told = restore(url)
    asyncio.run(go())
    return told


def restore(url: str, version: str = OLDEST) -> list[dict[str, Any]]:
    """Fill a new database with that of a version of its kind, and tell what is in it."""
    told: dict[str, list[dict[str, Any]]] = json.loads((FIXTURES / f"{version}.json").read_text("utf-8"))
    if url.startswith("sqlite:///"):
        Path(url.removeprefix("sqlite:///")).write_bytes(
            lzma.decompress((FIXTURES / f"{version}.sqlite.xz").read_bytes())
        )
        return told["sqlite"]
    dump = lzma.decompress((FIXTURES / f"{version}.sql.xz").read_bytes())
    psql = [str(wheel() / "bin" / "psql"), "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", url]
    subprocess.run(psql, check=True, input=dump, stdout=subprocess.DEVNULL)
    return told["postgresql"]
