"""Rows of 64 floats, which a processor compares and adds at once: one for each unit of the net, or some features.

A compiler that sees a loop over them keeps them in memory, and waits for it at every change: compiled code is told
here that a row is one value. Where nothing is compiled, NumPy does the same.
"""

from typing import Any

import numpy as np
from llvmlite import ir as _ir  # type: ignore[import-untyped]
from numba.core.types import Type as _Type
from numba.core.types import float32 as _float32
from numba.core.types import float64 as _float64
from numba.core.types import int64 as _int64
from numba.core.types import void as _void
from numba.extending import models as _models
from numba.extending import register_model as _register_model
from numpy.typing import NDArray

from neonstrip.rules.bits import WORD, packed, spread
from neonstrip.rules.kernel import stand_in

Type: Any = _Type
float32: Any = _float32
float64: Any = _float64
int64: Any = _int64
void: Any = _void
models: Any = _models
register_model: Any = _register_model
ir: Any = _ir

UNITS = WORD
"""Of the net's hidden layer."""
LANES = 8
"""How many of them are added up side by side."""
Row = NDArray[np.float32]


def row_at(floats: Any, number: int) -> Row:
    """A row of those that lie in a record."""
    return np.array(floats[number * UNITS :][:UNITS], np.float32)


def lay(floats: Any, row: Row) -> None:
    """Lay a row in a record."""
    floats[:] = row


def plus_times(row: Row, times: float, net: Any, line: int) -> Row:
    """A row, and so many times a line of the net."""
    return np.asarray(row + np.float32(times) * net[line, :UNITS])


def where_differ(row: Row, other: Row) -> int:
    """The places in which two rows differ, each a bit."""
    return packed(row != other)


def above_zero(row: Row, net: Any, line: int, start: float) -> float:
    """What is above zero in a row times a line of the net, added up."""
    lanes = (np.maximum(row, np.float32(0)) * net[line, :UNITS]).astype(np.float64).reshape(-1, LANES)
    for lane in lanes.cumsum(axis=0)[-1]:
        start += lane
    return float(start)


class RowType(Type):  # type: ignore[misc]
    """A row as compiled code knows it."""

    def __init__(self) -> None:
        super().__init__("row")


@register_model(RowType)
class RowModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, FLOATS)


FLOATS = ir.VectorType(ir.FloatType(), UNITS)
DOUBLES = ir.VectorType(ir.DoubleType(), LANES)
row: Any = RowType()


def row_in(context: Any, builder: Any, kind: Any, array: Any, number: Any) -> Any:
    """Where an array has a row: in a line of it where it has lines, else among its floats."""
    found = context.make_array(kind)(context, builder, array)
    step = builder.extract_value(found.strides, 0) if kind.ndim > 1 else number.type(UNITS * float32.bitwidth // 8)
    bytes_ = builder.bitcast(found.data, ir.IntType(8).as_pointer())
    return builder.bitcast(builder.gep(bytes_, [builder.mul(number, step)]), FLOATS.as_pointer())


@stand_in(row_at, lambda floats, number: row(floats, int64))
def load(context: Any, builder: Any, kinds: Any, given: Any) -> Any:
    return builder.load(row_in(context, builder, kinds.args[0], *given), align=4)


@stand_in(lay, lambda floats, value: void(floats, row))
def store(context: Any, builder: Any, kinds: Any, given: Any) -> Any:
    builder.store(given[1], row_in(context, builder, kinds.args[0], given[0], ir.IntType(WORD)(0)), align=4)
    return context.get_dummy_value()


@stand_in(where_differ, lambda value, other: int64(row, row))
def differ(context: Any, builder: Any, kinds: Any, given: Any) -> Any:
    return builder.bitcast(builder.fcmp_unordered("!=", *given), ir.IntType(WORD))


@stand_in(plus_times, lambda value, times, net, line: row(row, float32, net, int64))
def add(context: Any, builder: Any, kinds: Any, given: Any) -> Any:
    weights = builder.load(row_in(context, builder, kinds.args[2], *given[2:]), align=4)
    return builder.fadd(given[0], builder.fmul(spread(builder, FLOATS, given[1]), weights))


@stand_in(above_zero, lambda value, net, line, start: float64(row, net, int64, float64))
def add_above_zero(context: Any, builder: Any, kinds: Any, given: Any) -> Any:
    weights = builder.load(row_in(context, builder, kinds.args[1], *given[1:3]), align=4)
    zeros = ir.Constant(FLOATS, None)
    above = builder.select(builder.fcmp_ordered(">", given[0], zeros), given[0], zeros)
    products, lanes = builder.fmul(above, weights), ir.Constant(DOUBLES, None)
    for unit in range(0, UNITS, LANES):
        mask = ir.Constant(ir.VectorType(ir.IntType(32), LANES), list(range(unit, unit + LANES)))
        lanes = builder.fadd(lanes, builder.fpext(builder.shuffle_vector(products, products, mask), DOUBLES))
    total = given[3]
    for lane in range(LANES):
        total = builder.fadd(total, builder.extract_element(lanes, ir.IntType(32)(lane)))
    return total
