"""A command is loaded when it is asked for: each is where it is said to be, and brings no more than it needs."""

from __future__ import annotations

import subprocess
import sys

import pytest
from typer.main import get_command

from neonstrip.cli.app import app
from neonstrip.cli.places import PLACES, load

LOADED = """
import sys
from neonstrip.cli.places import load
from neonstrip.cli.app import app
from typer.main import get_command

load([sys.argv[1]])
assert sys.argv[1] in get_command(app).commands
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def test_every_command_has_its_place() -> None:
    load()
    assert set(PLACES) == set(vars(get_command(app))["commands"])


@pytest.mark.parametrize(
    ("command", "without"),
    [("serve", {"numba", "numpy", "litestar"}), ("doc", {"numba", "numpy"}), ("play", {"litestar", "sqlalchemy"})],
)
def test_a_command_is_loaded_without_what_others_need(command: str, without: set[str]) -> None:
    done = subprocess.run([sys.executable, "-c", LOADED, command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not without & set(done.stdout.split())


@pytest.mark.parametrize("command", sorted(PLACES))
def test_a_command_alone_is_where_it_is_said_to_be(command: str) -> None:
    done = subprocess.run([sys.executable, "-c", LOADED, command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
