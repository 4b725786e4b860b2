"""Runs the tests, and what failed of browsers and of real processes once more, alone: `python tests/second_try.py …`

What passes then is named FLAKY at the end. The run is green if nothing else failed, but such a test comes before any
other work: it, or what it tests, has a defect that shows only now and then. Tests without browsers and processes always
do the same, so they have one try.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

TRIED_AGAIN = ("bots", "cli", "server", "tables", "web")
"""The folders of tests that start browsers, servers and other processes."""
NOTE = "neonstrip/failed"
"""Where pytest's cache keeps the names of the tests that failed."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Note what failed, in whichever phase."""
    reports = [report for kind in ("failed", "error") for report in terminalreporter.stats.get(kind, [])]
    if getattr(config, "cache", None) is not None:  # there is none with -p no:cacheprovider
        config.cache.set(NOTE, sorted({report.nodeid for report in reports}))


def may_be_flaky(test: str) -> bool:
    """Whether a test, by its name, deserves another try."""
    return any(part in TRIED_AGAIN for part in Path(test.split("::")[0]).parts[:-1])


def run(*arguments: str) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], check=False).returncode


def noted() -> list[str]:
    """What failed in the last run."""
    failed: list[str] = json.loads(Path(".pytest_cache", "v", NOTE).read_text(encoding="utf-8"))
    return failed


def main(*arguments: str) -> int:
    """The exit code of the run: 0 also where all that failed passed alone."""
    code = run(*arguments)
    if code != pytest.ExitCode.TESTS_FAILED:
        return code
    failed = noted()
    again = [test for test in failed if may_be_flaky(test)]
    if not again:
        return code
    print(f"\nOnce more, alone: {', '.join(again)}", flush=True)
    second = run("-n", "0", *again)
    if second not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        return second
    flaky = sorted(set(again) - set(noted()))
    print("".join(f"\nFLAKY {test}" for test in flaky), flush=True)
    return second if again == failed else code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
