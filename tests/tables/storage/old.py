"""Databases that were made by the code at 2d1cbb8, put where a test can open them. See fixtures/make.py."""

from __future__ import annotations

import json
import lzma
import subprocess
from pathlib import Path
from typing import Any

from tables.postgres import wheel

FIXTURES = Path(__file__).parent / "fixtures"


def restore(url: str) -> list[dict[str, Any]]:
    """Fill a new database with the old one of its kind, and tell what is in it."""
    told: dict[str, list[dict[str, Any]]] = json.loads((FIXTURES / "old.json").read_text("utf-8"))
    if url.startswith("sqlite:///"):
        Path(url.removeprefix("sqlite:///")).write_bytes(lzma.decompress((FIXTURES / "old.sqlite.xz").read_bytes()))
        return told["sqlite"]
    dump = lzma.decompress((FIXTURES / "old.sql.xz").read_bytes())
    psql = [str(wheel() / "bin" / "psql"), "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", url]
    subprocess.run(psql, check=True, input=dump, stdout=subprocess.DEVNULL)
    return told["postgresql"]
