"""What `neonstrip warm` compiles: `./test` has called it, so nothing is left that somebody would have to wait for."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

import neonstrip
from neonstrip.cli.warm import ensure_compiled
from neonstrip.games import GAMES
from neonstrip.rules.kernel import compiled

LAYERS = ("neonstrip.rules.", "neonstrip.play.", "neonstrip.bots.")
ONLY_FOR_TRAINING = "selfplay"


def entries() -> Iterator[tuple[str, str, Path]]:
    """Every way into compiled code: its module, its name, and where its code is kept."""
    for module in walk_packages(neonstrip.__path__, "neonstrip."):
        if module.name.startswith(LAYERS) and not module.name.endswith(ONLY_FOR_TRAINING):
            for name, value in vars(import_module(module.name)).items():
                found: Any = value
                if hasattr(found, "py_func") and found.py_func.__module__ == module.name and found.stats.cache_path:
                    yield module.name, name, Path(found.stats.cache_path)


@pytest.mark.skipif(not compiled(), reason="nothing is compiled")
def test_every_entry_is_compiled_ahead_of_time() -> None:
    ensure_compiled(*GAMES)
    found = list(entries())
    assert len(found) > 30
    missing = [
        f"{module}.{name}"
        for module, name, folder in found
        if not list(folder.glob(f"{module.rpartition('.')[2]}.{name}-*.nbi"))
    ]
    assert not missing
