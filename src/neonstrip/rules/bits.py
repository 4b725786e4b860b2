"""Sets as the bits of a number: which elements of a small array are something, and what is in a set.

A processor compares all elements of such an array at once, but a compiler does not see that a loop over them means
that: compiled code is told so here. Where nothing is compiled, NumPy and Python do the same.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir as _ir  # type: ignore[import-untyped]
from numba.core.types import int64 as _int64
from numba.extending import intrinsic as _intrinsic
from numpy.typing import NDArray

from neonstrip.rules.kernel import Counts, stand_in

ir: Any = _ir
int64: Any = _int64
intrinsic: Any = _intrinsic

WORD = 64


def packed(elements: NDArray[np.bool_]) -> int:
    """The places of a row that are true; the first is the lowest bit."""
    return int.from_bytes(np.packbits(elements, bitorder="little").tobytes(), "little")


def where_is(counts: Counts, value: int) -> int:
    """The places of an array of a record whose element is a value."""
    return packed(counts == value)


def where_not(counts: Counts, value: int) -> int:
    """The places whose element is anything but a value."""
    return packed(counts != value)


def where_under(counts: Counts, value: int) -> int:
    """The places whose element is less than a value."""
    return packed(counts < value)


def where_odd(counts: Counts) -> int:
    """The places whose element is odd."""
    return packed(counts % 2 != 0)


def count(bits: int) -> int:
    """How many there are in a set."""
    return int(bits).bit_count()


def lowest(bits: int) -> int:
    """The lowest place of a set that is not empty."""
    return (int(bits) & -int(bits)).bit_length() - 1


def length(bits: int) -> int:
    """One more than the highest place of a set; 0 if there is none."""
    return int(bits).bit_length()


Compare = Callable[[Any, Any, Any], Any]


def spans(size: int) -> list[tuple[int, int]]:
    """Whole powers of two that cover so many places: where each begins, and its size. The last may overlap."""
    first = 1 << size.bit_length() - 1
    rest = size - first
    last = 1 << (rest - 1).bit_length() if rest else 0
    return [(0, first), (size - last, last)] if rest else [(0, first)]


def compare_at_once(compare: Compare) -> Any:
    """Compiled code that compares all elements of an array of small counts with a value, and packs the answers."""

    @intrinsic  # type: ignore[untyped-decorator]
    def places(_: Any, counts: Any, value: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            kind, word = ir.IntType(counts.dtype.bitwidth), ir.IntType(WORD)
            data = context.make_array(counts)(context, builder, given[0]).data
            sought = builder.trunc(given[1], kind)
            found = word(0)
            for begin, size in spans(int(np.prod(counts.shape))):
                row = ir.VectorType(kind, size)
                place = builder.bitcast(builder.gep(data, [word(begin)]), row.as_pointer())
                same = builder.insert_element(ir.Constant(row, ir.Undefined), sought, ir.IntType(32)(0))
                mask = ir.Constant(ir.VectorType(ir.IntType(32), size), [0] * size)
                answers = compare(builder, builder.load(place, align=1), builder.shuffle_vector(same, same, mask))
                packed = builder.zext(builder.bitcast(answers, ir.IntType(size)), word)
                found = builder.or_(found, builder.shl(packed, word(begin)))
            return found

        return int64(counts, int64), generate

    return places


is_at_once = compare_at_once(lambda builder, row, value: builder.icmp_signed("==", row, value))
not_at_once = compare_at_once(lambda builder, row, value: builder.icmp_signed("!=", row, value))
under_at_once = compare_at_once(lambda builder, row, value: builder.icmp_signed("<", row, value))
shares_at_once = compare_at_once(lambda builder, row, value: builder.icmp_signed("==", builder.and_(row, value), value))


@intrinsic  # type: ignore[untyped-decorator]
def ones(_: Any, bits: Any) -> Any:
    return int64(int64), lambda context, builder, signature, given: builder.ctpop(given[0])


@intrinsic  # type: ignore[untyped-decorator]
def zeros_below(_: Any, bits: Any) -> Any:
    return int64(int64), lambda context, builder, signature, given: builder.cttz(given[0], ir.IntType(1)(0))


@intrinsic  # type: ignore[untyped-decorator]
def zeros_above(_: Any, bits: Any) -> Any:
    return int64(int64), lambda context, builder, signature, given: builder.ctlz(given[0], ir.IntType(1)(0))


def compiled_as(function: Any, said: Any) -> None:
    """Let compiled code do something instead of a function; it becomes a part of what calls it."""
    stand_in(function, inline=True)(said)


compiled_as(where_is, lambda counts, value: lambda counts, value: is_at_once(counts, value))
compiled_as(where_not, lambda counts, value: lambda counts, value: not_at_once(counts, value))
compiled_as(where_under, lambda counts, value: lambda counts, value: under_at_once(counts, value))
compiled_as(where_odd, lambda counts: lambda counts: shares_at_once(counts, 1))
compiled_as(count, lambda bits: lambda bits: ones(bits))
compiled_as(lowest, lambda bits: lambda bits: zeros_below(bits))
compiled_as(length, lambda bits: lambda bits: WORD - zeros_above(bits))
