"""Blank records for the games of a chunk, in memory that is used again.

They are some hundred kilobytes. Where freed memory goes back to the system at once, which Dask has its workers do, a
tenth of a simulation was spent on getting it anew for every chunk.
"""

import functools
import threading
from typing import Any

import numpy as np

from neonstrip.rules.kernel import Records


@functools.lru_cache(maxsize=64)
def _kept(thread: int, shape: tuple[int, ...], kind: np.dtype[Any]) -> Records:
    return np.zeros(shape, kind)


def blank(shape: tuple[int, ...], kind: np.dtype[Any]) -> Records:
    """Zeroed records, for this thread, until it asks for the same again."""
    records = _kept(threading.get_ident(), shape, kind)
    records.view(np.uint8).fill(0)
    return records
