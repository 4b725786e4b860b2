"""What rules are made with: rules are for compiled functions, entries for Python."""

import resource
from collections.abc import Callable

import numpy as np
import pytest

from neonstrip.rules.copying import copy, copy_all
from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import STOCK, Numbers, Records, compiled, entry, rule, uncompiled
from neonstrip.rules.newvegas.lots import built
from neonstrip.rules.newvegas.state import SHEET
from neonstrip.rules.royale.state import STATE

ours = pytest.mark.skipif(not compiled() or STOCK, reason="rules are not compiled by rules/compiling.py")


@rule
def plus(a: int, b: int) -> int:
    return a + b


@entry
def sums(numbers: Numbers) -> int:
    """A rule with numbers as they are written, and as they come."""
    return plus(plus(1, 2), plus(numbers[0], 4))


@rule
def plus_one(a: int) -> int:
    return plus(a, 1)


@entry
def copy_one(records: Records) -> None:
    copy(records[1], records[0])


@entry
def copy_rest(records: Records) -> None:
    copy_all(records[2:], records[:2])


def test_entries_call_rules() -> None:
    assert sums(np.array([3], np.int64)) == 10


@ours
def test_a_rule_is_compiled_once_whatever_numbers_are_written() -> None:
    sums(np.array([3], np.int64))
    assert len(plus.overloads) == 1  # type: ignore[attr-defined]


@ours
def test_python_cannot_call_a_rule_and_lives_on() -> None:
    with pytest.raises(TypeError, match="not callable"):
        plus(1, 2)


def test_records_are_copied_whole() -> None:
    records = np.zeros(4, STATE)
    noise = np.random.default_rng(1).integers(0, 256, STATE.itemsize, np.uint8)
    records[:1].view(np.uint8)[:] = noise
    copy_one(records)
    copy_rest(records)
    assert len({record.tobytes() for record in records}) == 1
    assert np.any(noise)
    copy(records[0], np.zeros(1, STATE)[0])
    assert not records[0].tobytes().strip(b"\0")


def test_python_can_ask_what_a_rule_says() -> None:
    """In plain Python, and so do the rules that it calls: nothing is compiled for a question."""
    assert uncompiled(plus_one)(2) == 3
    assert not getattr(plus_one, "overloads", None)


def test_a_rule_may_have_the_name_of_a_field_that_it_reads() -> None:
    sheet = np.zeros(1, SHEET)[0]
    sheet.built[0, 2] = 1
    assert uncompiled(built)(sheet) == 1 << 2


@entry
def nth(numbers: Numbers, index: int) -> int:
    return int(numbers[at(index)])


def test_an_index_is_never_negative() -> None:
    """Compiled, nobody asks; uncompiled, a rule that would count from the end is found."""
    assert nth(np.array([3, 4], np.int64), 1) == 4
    with pytest.raises(IndexError, match="negative"):
        at(-1)


def pieces_of(work: Callable[..., None], *given: object) -> int:
    """How many pages of memory some work was given anew."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    work(*given)
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before


@ours
def test_deep_work_has_its_stack_in_one_piece() -> None:
    from neonstrip.rules.compiling import in_one_piece

    def nothing() -> None: ...

    def dig(depth: int) -> None:
        for _ in range(1000):
            nothing()
        if depth:
            dig(depth - 1)

    assert pieces_of(dig, 400) > 1000, "Python's stack is no longer made in pieces: in_one_piece can go"
    assert pieces_of(in_one_piece, dig, 400) < 100
