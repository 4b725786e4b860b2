"""Compiling of checks, with a cache on disk: they contain the whole rules of a game, which take long to compile."""

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba as _numba
import numpy as np

import neonstrip.rules
from neonstrip.rules.kernel import STOCK, caching_in

numba: Any = _numba

Function = TypeVar("Function", bound=Callable[..., Any])


def _folder(game: str) -> str:
    """Named after everything the machine code depends on: the rules, what is printed, and the checks themselves."""
    digest = hashlib.sha256(f"{sys.version}{np.__version__}{numba.__version__}{STOCK}".encode())
    rules, here = Path(neonstrip.rules.__file__).parent, Path(__file__).parent
    sources = [*rules.glob("*.py"), *rules.glob(f"{game}/**/*.py"), rules / f"data/{game}.toml", Path(__file__)]
    for path in sorted([*sources, *here.glob(f"{game}/[!t]*.py")]):
        digest.update(path.read_bytes())
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return str(home / "neonstrip" / f"tests-{game}-{digest.hexdigest()[:16]}")


def outer(function: Function) -> Function:
    """Compile a function that tests of a game call."""
    with caching_in(_folder(function.__module__.partition(".")[0])):
        return cast(Function, numba.njit(cache=True, nogil=True, error_model="numpy")(function))
