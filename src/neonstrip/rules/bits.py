"""Sets as the bits of a number: which elements of a small array are something, and what is in a set.

A processor compares all elements of such an array at once, but a compiler does not see that a loop over them means
that: compiled code is told so here. Where nothing is compiled, NumPy and Python do the same.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir as _ir  # type: ignore[import-untyped]
from numba.core.types import int64 as _int64
from numpy.typing import NDArray

from neonstrip.rules.kernel import Counts, stand_in

ir: Any = _ir
int64: Any = _int64

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


Compare = Callable[..., Any]


def spans(size: int) -> list[tuple[int, int]]:
    """Whole powers of two that cover so many places: where each begins, and its size. The last may overlap."""
    first = 1 << size.bit_length() - 1
    rest = size - first
    last = 1 << (rest - 1).bit_length() if rest else 0
    return [(0, first), (size - last, last)] if rest else [(0, first)]


def compare_at_once(function: Any, kinds: Any, compare: Compare) -> None:
    """Let compiled code compare all elements of an array of small counts at once, and pack the answers."""

    @stand_in(function, kinds)
    def places(context: Any, builder: Any, kinds: Any, given: Any) -> Any:
        counts, array, values = kinds.args[0], given[0], given[1:]
        kind, word = ir.IntType(counts.dtype.bitwidth), ir.IntType(WORD)
        data = context.make_array(counts)(context, builder, array).data
        found = word(0)
        for begin, size in spans(int(np.prod(counts.shape))):
            row = ir.VectorType(kind, size)
            place = builder.bitcast(builder.gep(data, [word(begin)]), row.as_pointer())
            beside = [spread(builder, row, builder.trunc(value, kind)) for value in values]
            answers = compare(builder, builder.load(place, align=1), *beside)
            packed = builder.zext(builder.bitcast(answers, ir.IntType(size)), word)
            found = builder.or_(found, builder.shl(packed, word(begin)))
        return found


def spread(builder: Any, row: Any, value: Any) -> Any:
    """The same value in every place."""
    first = builder.insert_element(ir.Constant(row, ir.Undefined), value, ir.IntType(32)(0))
    return builder.shuffle_vector(first, first, ir.Constant(ir.VectorType(ir.IntType(32), row.count), [0] * row.count))


def is_odd(builder: Any, row: Any) -> Any:
    """The lowest bit of every place."""
    return builder.trunc(row, ir.VectorType(ir.IntType(1), row.type.count))


def with_value(counts: Any, value: Any) -> Any:
    return int64(counts, int64)


def of_bits(bits: Any) -> Any:
    return int64(int64)


compare_at_once(where_is, with_value, lambda builder, row, value: builder.icmp_signed("==", row, value))
compare_at_once(where_not, with_value, lambda builder, row, value: builder.icmp_signed("!=", row, value))
compare_at_once(where_under, with_value, lambda builder, row, value: builder.icmp_signed("<", row, value))
compare_at_once(where_odd, lambda counts: int64(counts), is_odd)


@stand_in(count, of_bits)
def ones(context: Any, builder: Any, kinds: Any, given: Any) -> Any:
    return builder.ctpop(*given)


@stand_in(lowest, of_bits)
def zeros_below(context: Any, builder: Any, kinds: Any, given: Any) -> Any:
    return builder.cttz(*given, ir.IntType(1)(0))


@stand_in(length, of_bits)
def word_without_zeros_above(context: Any, builder: Any, kinds: Any, given: Any) -> Any:
    return builder.sub(ir.IntType(WORD)(WORD), builder.ctlz(*given, ir.IntType(1)(0)))
