"""docs/trust.md tells what bench/trust.csv holds, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.proofs import page, rows
from bench.proofs.rows import Found, Row
from bench.trust import KINDS


def test_the_page_has_the_tables_that_the_file_makes() -> None:
    text = page.PAGE.read_text("utf-8")
    assert text == page.with_tables(text, rows.read()), "bench/trust --page writes them anew"


def test_every_run_is_of_a_kind_there_is_and_on_the_page() -> None:
    text = page.PAGE.read_text("utf-8")
    assert set(page.TABLES) == set(KINDS)
    for row in rows.read():
        assert row.kind in KINDS
        assert row.setup in text
        assert row.failed or row.commit in text
        assert set(row.figures) <= set(page.TABLES[row.kind].figures)


def test_sums_on_the_page_are_those_of_the_file() -> None:
    """Counted here in another way: from the lines of the page."""
    text = page.PAGE.read_text("utf-8")
    for kind in KINDS:
        _, _, table = text.partition(f"<!-- measured: {kind} -->")
        lines = [line.split("|")[1:4] for line in table.partition("<!-- end")[0].splitlines() if line.startswith("| ")]
        told = {setup.strip(): int(count.replace(",", "")) for setup, count, _ in lines[1:]}
        in_all = told.pop("in all", sum(told.values()))
        assert (
            in_all == sum(told.values()) == sum(row.count for row in rows.read() if row.kind == kind and not row.failed)
        )


def test_rows_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "trust.csv"
    written = [
        Row("2026-01-01", "abcdef0", "kills", "SQLite, one server", "7", 10, 0, 12, {"games": 3, "p99_ms": 8.25}),
        Row.of("twins", "x", 4.4, Found('a "setup"', 5, 1)),
    ]
    for row in written:
        rows.append([row], file)
    assert rows.read(file) == written


@pytest.mark.parametrize(("share", "expected"), [(0.5, 51), (0.99, 100), (0, 1)])
def test_percentiles_are_in_milliseconds(share: float, expected: float) -> None:
    assert rows.percentile([number / 1000 for number in range(1, 101)], share) == expected
