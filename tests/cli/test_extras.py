"""Who studies the games installs no web server, who serves no Dask: what is missing is told, the rest works."""

from __future__ import annotations

import subprocess
import sys

import pytest

from neonstrip.cli.extras import extras

WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
from neonstrip.cli import main
main()
"""


def run(missing: set[str], *words: str) -> subprocess.CompletedProcess[str]:
    """A command where some packages are not installed."""
    program = WITHOUT.format(missing=missing)
    return subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "royale", "--games", "20"),
        ("simulate", "newvegas", "--players", "2", "--games", "20", "--bots", "greedy"),
        ("arena", "classic", "--bots", "greedy,random", "--games", "4"),
        ("ladder", "classic", "--bots", "greedy,random", "--games", "4"),
        ("play", "royale", "--help"),
        ("doc", "record"),
    ],
)
def test_studying_needs_no_extra(words: tuple[str, ...]) -> None:
    done = run(set().union(*extras().values()), *words)
    assert done.returncode == 0, done.stderr


MISSING = {"serve": extras()["serve"], "postgres": {"asyncpg"}, "cluster": {"distributed"}}


@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("serve", ("serve", "--port", "0")),
        ("serve", ("doctor",)),
        ("postgres", ("serve", "--port", "0", "--database", "postgresql://nobody@127.0.0.1:1/nothing")),
        ("postgres", ("doctor", "--database", "postgresql://nobody@127.0.0.1:1/nothing")),
        ("cluster", ("train", "classic", "--scheduler", "127.0.0.1:1")),
    ],
)
def test_what_is_missing_is_told(extra: str, words: tuple[str, ...]) -> None:
    done = run(MISSING[extra], *words)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert f"pip install 'neonstrip[{extra}]'" in done.stderr
