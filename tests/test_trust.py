"""docs/trust.md tells what bench/trust.csv holds, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.proofs import page, rows
from bench.proofs.rows import Found, Row
from bench.proofs.soak import Sample, growth, is_flat
from bench.trust import KINDS


def test_the_page_has_the_tables_that_the_file_makes() -> None:
    text = page.PAGE.read_text("utf-8")
    assert text == page.with_tables(text, rows.read()), "bench/trust --page writes them anew"


def test_every_run_is_of_a_kind_there_is_and_on_the_page() -> None:
    text = page.PAGE.read_text("utf-8")
    assert set(page.SHOWINGS) == set(KINDS)
    for row in rows.read():
        assert row.kind in KINDS
        assert row.setup in text
        assert row.failed or (row.commit in text and set(row.readings) <= set(page.SHOWINGS[row.kind].readings))


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


def test_a_run_that_failed_counts_for_nothing_but_a_failure() -> None:
    held = Row("2026-01-01", "abcdef0", "kills", "SQLite", "1", 10, 0, 12, {"games": 3})
    failed = Row("2026-01-01", "abcdef1", "kills", "SQLite", "2", 7, 1, 12, {"games": 2})
    told = page.line(page.SHOWINGS["kills"], "SQLite", [held, failed], 500)
    assert told == "| SQLite | 10 | 500 | 3 |  |  |  | 1 | 1 | `abcdef0` |"


@pytest.mark.parametrize(("each", "flat"), [(0.0, True), (0.01, True), (0.3, False)])
def test_what_rises_over_the_last_half_is_not_flat(each: float, flat: bool) -> None:
    """Whatever happened in the first half, while caches fill."""
    samples = [Sample(10 * n, 90.0 + each * max(0, n - 180) + min(n, 180), *[5] * 7) for n in range(360)]
    assert growth(samples, "server_mb") == pytest.approx(each * 179, abs=0.1)
    assert is_flat(samples, "server_mb") is flat
