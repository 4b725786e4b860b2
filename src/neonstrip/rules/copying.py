"""Copies of records at one stroke.

Left alone, Numba moves every byte of a record on its own, which is slow to compile and to run.
"""

from typing import Any

from numba.core.cgutils import intp_t as _intp_t
from numba.core.cgutils import raw_memcpy as _raw_memcpy
from numba.core.types import Record as _Record
from numba.core.types import void as _void
from numba.extending import intrinsic as _intrinsic

from neonstrip.rules.kernel import Records, rule, stand_in

intp_t: Any = _intp_t
raw_memcpy: Any = _raw_memcpy
Record: Any = _Record
void: Any = _void
intrinsic: Any = _intrinsic


def copy(into: Any, source: Any) -> None:
    """Copy a record over another. This is how it is done where nothing is compiled."""
    for name in into.dtype.names:
        into[name] = source[name]


@intrinsic  # type: ignore[untyped-decorator]
def copy_memory(_: Any, into: Any, source: Any) -> Any:
    """How compiled code does it."""

    def generate(context: Any, builder: Any, signature: Any, places: Any) -> Any:
        raw_memcpy(builder, *places, count=intp_t(into.size), itemsize=1)
        return context.get_dummy_value()

    return void(into, source), generate


@stand_in(copy)  # type: ignore[untyped-decorator]
def copy_compiled(into: Any, source: Any) -> Any:
    def copy_record(into: Any, source: Any) -> None:
        copy_memory(into, source)

    return copy_record if isinstance(into, Record) and into == source else None


@rule
def copy_all(into: Records, source: Records) -> None:
    """Copy records, one by one."""
    for i in range(len(source)):
        copy(into[i], source[i])
