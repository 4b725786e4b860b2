"""Compiling of checks, with a cache on disk: they contain the whole rules of a game, which take long to compile."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba as _numba

from neonstrip.rules.caching import cache_folder, caching_in
from neonstrip.rules.kernel import COMPILER

numba: Any = _numba

Function = TypeVar("Function", bound=Callable[..., Any])


def _folder(game: str) -> Path:
    """Named after everything the machine code depends on: the rules, what is printed, and the checks themselves."""
    here = Path(__file__)
    return cache_folder(
        "tests", game, COMPILER, (here, here.with_name("checks.py"), *sorted(here.parent.glob(f"{game}/[!t]*.py")))
    )


def outer(function: Function) -> Function:
    """Compile a function that tests of a game call."""
    with caching_in(_folder(function.__module__.partition(".")[0])):
        return cast(Function, numba.njit(cache=True, nogil=True, error_model="numpy")(function))
