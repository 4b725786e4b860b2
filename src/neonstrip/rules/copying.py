"""Copies of records at one stroke.

Left alone, Numba moves every byte of a record on its own, which is slow to compile and to run.
"""

from typing import Any

from numba.core.cgutils import intp_t as _intp_t
from numba.core.cgutils import raw_memcpy as _raw_memcpy
from numba.core.types import Record as _Record
from numba.core.types import void as _void

from neonstrip.rules.kernel import Records, rule, stand_in

intp_t: Any = _intp_t
raw_memcpy: Any = _raw_memcpy
Record: Any = _Record
void: Any = _void


def copy(into: Any, source: Any) -> None:
    """Copy a record over another. This is how it is done where nothing is compiled."""
    for name in into.dtype.names:
        into[name] = source[name]


def same_record(into: Any, source: Any) -> Any:
    return void(into, source) if isinstance(into, Record) and into == source else None


@stand_in(copy, same_record)
def copy_memory(context: Any, builder: Any, kinds: Any, places: Any) -> Any:
    """How compiled code does it."""
    raw_memcpy(builder, *places, count=intp_t(kinds.args[0].size), itemsize=1)
    return context.get_dummy_value()


@rule
def copy_all(into: Records, source: Records) -> None:
    """Copy records, one by one."""
    for i in range(len(source)):
        copy(into[i], source[i])
