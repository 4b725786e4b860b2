"""Numba used only as it is documented, as with releases that rules/compiling.py was not tested with."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from length import LONG

TESTS = Path(__file__).resolve().parent
SHORT = ("test_kernel.py", "test_chance.py")
FULL = (*SHORT, "golden", "conformance")
STOCK = {**os.environ, "NEONSTRIP_STOCK_NUMBA": "1", "NEONSTRIP_LONG": ""}


def test_stock_numba_does_without_our_compiler() -> None:
    check = "import sys, neonstrip.rules.chance; assert 'neonstrip.rules.compiling' not in sys.modules"
    subprocess.run([sys.executable, "-c", check], env=STOCK, check=True)


@pytest.mark.long
def test_stock_numba_gives_the_same_games(tmp_path: Path) -> None:
    """What rules are made with, and in full golden games and the conformance suite, pass in the stock way too."""
    chosen = [str(TESTS / each) for each in (FULL if LONG else SHORT)]
    command = [sys.executable, "-m", "pytest", "-o", f"cache_dir={tmp_path}", *chosen]
    done = subprocess.run(command, cwd=TESTS.parent, env=STOCK, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
