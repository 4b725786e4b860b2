"""What rules are made with: `rule`, `uncounted`, `inlined`, `entry` compile functions, `record_type` lays out records.

A state is one NumPy record of fixed size. It is declared as a class whose annotations say the type and the
shape of each field, so that people, mypy and NumPy read the same declaration. Rules are plain functions on
that record, compiled by Numba; with NUMBA_DISABLE_JIT=1 the same source runs uncompiled.
"""

import dis
import functools
import os
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Annotated, Any, TypeVar, cast, get_type_hints

import numba as _numba
import numpy as np
from numba.extending import lower_builtin as _lower_builtin
from numba.extending import type_callable as _type_callable
from numpy.typing import NDArray

from neonstrip.rules.caching import cache_folder, caching_in, guard

numba: Any = _numba
lower_builtin: Any = _lower_builtin
type_callable: Any = _type_callable
Function = TypeVar("Function", bound=Callable[..., Any])

Int = Annotated[int, np.int64]
"""A single number in a record is wide, so that rules meet one type of integer; counts in arrays are small."""

Bytes = NDArray[np.uint8]
Counts = NDArray[np.int8]
Words = NDArray[np.int64]
Records = Any
"""An array of records. NumPy has no type for the fields of its elements."""
Moves = NDArray[np.int64]
Numbers = NDArray[np.int64]
"""A row of numbers. One that a rule reads from its module, as printed values are, is frozen into the machine code."""

REFUSED = -1
"""The answer to an illegal move."""

TESTED = ("0.60.", "0.67.", "0.68.")
"""Releases of Numba that `compiling.py` was tested with. It replaces a step of the compiler, which others may lack."""

STOCK = bool(os.environ.get("NEONSTRIP_STOCK_NUMBA")) or not numba.__version__.startswith(TESTED)
"""Whether Numba is used only as it is documented. Rules then take longer to compile, and do the same."""

COMPILER = "stock" if STOCK else "ours"
"""Which of the two made some machine code: each has a cache of its own."""


@functools.cache
def _folder(layer: str, game: str) -> Path:
    return cache_folder(layer, game, COMPILER)


def _compile(function: Function, **options: Any) -> Any:
    """Compile as all rules are: other threads run meanwhile, and a division by zero is NumPy's."""
    return numba.njit(nogil=True, error_model="numpy", **options)(function)


def rule(function: Function, inline: bool = False, counts: bool = True) -> Function:
    """Compile a rule, to be called by other compiled functions only; `inline` makes it a part of each of them.

    `counts` is whether it counts references to the arrays that it is given, as whoever makes arrays must.
    """
    if STOCK:
        return cast(Function, _compile(function, forceinline=inline))
    from neonstrip.rules.compiling import RULE_OPTIONS, regardless_of_values

    options = RULE_OPTIONS | {"forceinline": inline, "_nrt": counts}
    return cast(Function, regardless_of_values(_compile(function, **options)))


def uncounted(function: Function) -> Function:
    """Compile a rule that every move needs, and that makes no arrays: its callers count references to those given."""
    return rule(function, counts=False)


def inlined(function: Function) -> Function:
    """Compile a small one of those: it becomes a part of each that calls it, which saves the call."""
    return rule(function, inline=True, counts=False)


def stand_in(function: Callable[..., Any], kinds: Callable[..., Any]) -> Callable[[Function], Function]:
    """Let compiled code do something instead of a function: what is decorated generates it, right where it is needed.

    `kinds` are the types that it takes and gives, by those that are given; none where it is not for these.
    """

    def declare(generate: Function) -> Function:
        type_callable(function)(lambda context: kinds)
        lower_builtin(function, numba.types.VarArg(numba.types.Any))(generate)
        return generate

    return declare


def entry(function: Function) -> Function:
    """Compile a way in from Python. States come as arrays, because Numba takes those five times faster than records.

    Those of `rules/GAME`, of `bots/GAME` and shared ones have a cache on disk, others none.
    """
    options: dict[str, Any] = {}
    if not STOCK:
        from neonstrip.rules.compiling import ENTRY_OPTIONS

        options = ENTRY_OPTIONS
    house, *layers = function.__module__.split(".")
    if house != "neonstrip" or not compiled():
        return cast(Function, _compile(function, **options))
    game = layers[1] if len(layers) > 2 else "shared"
    with caching_in(_folder(layers[0], game)):
        way_in = _compile(function, cache=True, **options)
    guard(way_in)
    return cast(Function, way_in)


def uncompiled(function: Function) -> Function:
    """A rule in plain Python, with the rules that it calls by name, for small questions that Python has.

    What it is asked about may be a record, or anything else with the same fields.
    """
    return cast(Function, _in_python(function))


@functools.cache
def _in_python(function: Any) -> Any:
    source = getattr(function, "py_func", None)
    if source is None:  # nothing is compiled
        return function
    known = source.__globals__
    # not co_names, where the names of fields are too
    used = {step.argval for step in dis.get_instructions(source) if step.opname == "LOAD_GLOBAL"}
    called = {name: _in_python(known[name]) for name in used if hasattr(known.get(name), "py_func")}
    return FunctionType(source.__code__, known | called, source.__name__, source.__defaults__)


def compiled() -> bool:
    """Whether rules run compiled: not with NUMBA_DISABLE_JIT=1."""
    return not bool(numba.config.DISABLE_JIT)


def record_type(record: type) -> np.dtype[np.void]:
    """The NumPy type of a record declared as a class, wide fields first, padded to whole words of eight bytes.

    A field is `Annotated[int, kind]`, `Annotated[<array>, kind, shape]`, or another record.
    """
    fields: list[tuple[Any, ...]] = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        if hasattr(np.record, name):
            raise TypeError(f"NumPy's own attribute hides a field called {name}")
        fields.append((name, *hint.__metadata__) if hasattr(hint, "__metadata__") else (name, record_type(hint)))
    fields.sort(key=lambda field: -np.dtype(field[1]).itemsize)
    size = np.dtype(fields).itemsize
    if size % 8:
        fields.append(("padding", np.uint8, (8 - size % 8,)))
    return np.dtype((np.record, fields))
