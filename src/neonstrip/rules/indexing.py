"""Indices that are never negative.

Left alone, compiled code asks of every index whether it counts from the end, which no rule here means. Where a
rule cannot be seen to count from 0 up, `at` spares it the question; where nothing is compiled, `at` asks, and refuses.
"""

from typing import Any

from numba.core.types import uint64 as _uint64

from neonstrip.rules.kernel import stand_in

uint64: Any = _uint64


def at(index: int) -> int:
    """An index. This is how it is checked where nothing is compiled."""
    if index < 0:
        raise IndexError(f"a negative index: {index}")
    return index


@stand_in(at, lambda index: uint64(index))
def unsigned(context: Any, builder: Any, kinds: Any, given: Any) -> Any:
    return context.cast(builder, *given, *kinds.args, uint64)
