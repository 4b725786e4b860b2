"""Indices that are never negative.

Left alone, compiled code asks of every index whether it counts from the end, which no rule here means. Where a
rule cannot be seen to count from 0 up, `at` spares it the question; where nothing is compiled, `at` asks, and refuses.
"""

from typing import Any

import numpy as np

from neonstrip.rules.kernel import stand_in


def at(index: int) -> int:
    """An index. This is how it is checked where nothing is compiled."""
    if index < 0:
        raise IndexError(f"a negative index: {index}")
    return index


@stand_in(at, inline=True)  # type: ignore[untyped-decorator]
def at_compiled(index: Any) -> Any:
    def unsigned(index: Any) -> Any:
        return np.uint64(index)

    return unsigned
