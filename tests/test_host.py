"""Neonstrip in somebody else's program: Numba's settings, its cache and its compiler stay that program's own."""

import os
import subprocess
import sys
from pathlib import Path

HOST = '''
"""A program that uses Numba itself, and then plays a game."""

import sys
from pathlib import Path

import numba
from numba.core import caching, compiler, dispatcher

theirs = Path(sys.argv[1])
numba.config.CACHE_DIR = str(theirs)
numba.config.FULL_TRACEBACKS = 1
sys.path.insert(0, sys.argv[2])
CLASSES = (caching.IndexDataCacheFile, caching.FunctionCache, dispatcher.Dispatcher, compiler.DefaultPassBuilder)


def settings():
    return {name: value for name, value in vars(numba.config).items() if name.isupper()}


def insides():
    return [dict(vars(each)) for each in CLASSES]


before, inside = settings(), insides()
from neonstrip.play import Game

game = Game.new("royale", ["Anna", "Benno"], seed="7")
game.play("roll")
game.view("Anna")
assert settings() == before, {k: (before[k], v) for k, v in settings().items() if before[k] != v}
assert insides() == inside
assert not list(theirs.rglob("*")), "something of ours lies in their cache"

import functions

assert functions.twice(21) == 42
assert [path.name.partition("-")[0] for path in theirs.rglob("*.nbc")] == ["functions.twice"]
print("played")
'''

FUNCTIONS = """import numba


@numba.njit(cache=True)
def twice(number):
    return 2 * number
"""


def test_a_host_program_keeps_its_numba(tmp_path: Path) -> None:
    cache, code = tmp_path / "cache", tmp_path / "code"
    cache.mkdir()
    code.mkdir()
    (code / "functions.py").write_text(FUNCTIONS, "utf-8")
    (code / "host.py").write_text(HOST, "utf-8")
    command = [sys.executable, str(code / "host.py"), str(cache), str(code)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=dict(os.environ))
    assert done.returncode == 0, done.stderr
    assert done.stdout == "played\n"


def test_caches_are_not_put_where_the_environment_says(tmp_path: Path) -> None:
    """A folder that is told to Numba has no name for the version of our rules: old ones would be run from there."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", "from neonstrip.rules.royale.game import start; print(start.stats.cache_path)"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert "rules-royale-" in done.stdout
    assert not list(tmp_path.iterdir())
