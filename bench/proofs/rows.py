"""What was measured: `bench/trust.csv` has one row for each run, and sums of rows make the tables of the page."""

from __future__ import annotations

import csv
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct

ROOT = Path(__file__).resolve().parent.parent.parent
FILE = ROOT / "bench" / "trust.csv"


class Found(Struct):
    """What came of one run in one setup."""

    setup: str
    count: int
    failed: int = 0
    readings: dict[str, float] = {}


class Row(Struct):
    """A run that was written down."""

    date: str
    commit: str
    kind: str
    setup: str
    seed: str
    count: int
    failed: int
    seconds: int
    readings: dict[str, float]

    @classmethod
    def of(cls, kind: str, seed: str, seconds: float, found: Found) -> Row:
        today = datetime.now(UTC).date().isoformat()
        return cls(today, commit(), kind, found.setup, seed, found.count, found.failed, round(seconds), found.readings)


def commit() -> str:
    """What is being measured: the last commit to the sources. A plus means that they are not quite as committed."""

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603, S607

    changed = git("status", "--porcelain", "--", "src")
    return git("log", "-1", "--abbrev=7", "--format=%h", "--", "src") + ("+" if changed else "")


def read(file: Path = FILE) -> list[Row]:
    """All runs so far."""
    with file.open(encoding="utf-8", newline="") as lines:
        return [
            msgspec.convert({**row, "readings": unpack(row["readings"])}, Row, strict=False)
            for row in csv.DictReader(lines)
        ]


def append(rows: Iterable[Row], file: Path = FILE) -> None:
    """Write down more runs."""
    is_new = not file.exists()
    with file.open("a", encoding="utf-8", newline="") as lines:
        writer = csv.writer(lines, lineterminator="\n")
        if is_new:
            writer.writerow(Row.__struct_fields__)
        for row in rows:
            writer.writerow([*msgspec.structs.astuple(row)[:-1], pack(row.readings)])


def pack(readings: dict[str, float]) -> str:
    """Readings in a cell: `games=12 p99_ms=8.5`."""
    return " ".join(f"{name}={value:.6g}" if value % 1 else f"{name}={value:.0f}" for name, value in readings.items())


def unpack(cell: str) -> dict[str, float]:
    pairs = (pair.partition("=") for pair in cell.split())
    return {name: float(value) for name, _, value in pairs}


def percentile(times: Iterable[float], share: float) -> float:
    """Of seconds, in milliseconds; 0 where there are none."""
    ordered = sorted(times)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 1) if ordered else 0.0
