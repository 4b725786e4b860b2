"""Sets as the bits of a number: compiled code and Python say the same."""

from typing import Annotated

import numpy as np

from neonstrip.rules.bits import count, length, lowest, where_is, where_not, where_odd, where_under
from neonstrip.rules.kernel import Counts, Numbers, Records, entry, record_type, uncompiled

VALUES = range(-2, 4)


class Row:
    """Arrays of sizes that take one stroke, two, and two that overlap."""

    single: Annotated[Counts, np.int8, (1,)]
    group: Annotated[Counts, np.int8, (6,)]
    whole: Annotated[Counts, np.int8, (8,)]
    avenues: Annotated[Counts, np.int8, (11,)]
    lots: Annotated[Counts, np.int8, (4, 11)]
    rounds: Annotated[Counts, np.int16, (3,)]


ROW = record_type(Row)


@entry
def sets_of(rows: Records, value: int, out: Numbers) -> None:
    row = rows[0]
    out[0], out[1] = where_is(row.single, value), where_not(row.group, value)
    out[2], out[3] = where_under(row.group, value), where_is(row.whole, value)
    out[4], out[5] = where_not(row.avenues, value), where_odd(row.avenues)
    out[6], out[7] = where_is(row.lots, value), where_not(row.lots, value)
    out[8], out[9] = where_under(row.lots, value), where_odd(row.lots)
    out[10] = where_under(row.rounds, value)


@entry
def facts_of(sets: Numbers, out: Numbers) -> None:
    for i in range(len(sets)):
        out[i, 0], out[i, 1], out[i, 2] = count(sets[i]), lowest(sets[i]), length(sets[i])


def test_places_of_a_small_array_are_found_at_once() -> None:
    chance, rows = np.random.default_rng(1), np.zeros(1, ROW)
    fields = [rows[name] for name in Row.__annotations__]
    for value in VALUES:
        for field in fields:
            field[:] = chance.integers(VALUES.start, VALUES.stop, field.shape)
        found, expected = np.zeros(11, np.int64), np.zeros(11, np.int64)
        sets_of(rows, value, found)
        uncompiled(sets_of)(rows, value, expected)
        assert found.tolist() == expected.tolist()
        lots = rows["lots"].ravel()
        assert found[6] == sum(1 << place for place in range(44) if lots[place] == value)
        assert found[8] == sum(1 << place for place in range(44) if lots[place] < value)
        assert found[9] == sum(1 << place for place in range(44) if lots[place] % 2)


def test_what_is_in_a_set() -> None:
    sets = np.array([1, 2, 0b1011000, 1 << 43, (1 << 44) - 1], np.int64)
    found = np.zeros((len(sets), 3), np.int64)
    facts_of(sets, found)
    assert found.tolist() == [[1, 0, 1], [1, 1, 2], [3, 3, 7], [1, 43, 44], [44, 0, 44]]
    uncompiled(facts_of)(sets, found)
    assert found.tolist() == [[1, 0, 1], [1, 1, 2], [3, 3, 7], [1, 43, 44], [44, 0, 44]]
    empty = np.zeros((1, 3), np.int64)
    facts_of(np.zeros(1, np.int64), empty)
    assert empty[0, 0] == empty[0, 2] == 0
