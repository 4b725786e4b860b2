"""Runs: opened casinos of one parity in a row (N-PROJECT-5). Unbuilt sites are skipped, unopened casinos end a run.

A row is a set of places in a street that go on a run, `skipped` are those that neither go on nor end one.
"""

from neonstrip.rules.bits import count, length
from neonstrip.rules.kernel import inlined, rule
from neonstrip.rules.newvegas.lots import EVEN, ODD, STREET, built, in_street, opened_with
from neonstrip.rules.newvegas.state import Middle, Sheet


@inlined
def without_first_run(row: int, skipped: int) -> int:
    """What is left of a row behind its first run: adding its first place carries to the end of the run."""
    return row & ((row | skipped) + (row & -row))


@inlined
def longest_in(row: int, skipped: int) -> int:
    """The longest run of a row."""
    best = 0
    while row:
        rest = without_first_run(row, skipped)
        best = max(best, count(row ^ rest))
        row = rest
    return best


@inlined
def row_of(d: Sheet, street: int, parity: int) -> int:
    return in_street(opened_with(d, parity), street)


@inlined
def unbuilt(d: Sheet, street: int) -> int:
    return in_street(~built(d), street)


@rule
def longest(m: Middle, d: Sheet, street: int, parity: int) -> int:
    """The longest run of one parity in a street."""
    return longest_in(row_of(d, street, parity), unbuilt(d, street))


@rule
def longest_of_any(m: Middle, d: Sheet, street: int) -> int:
    """N-SCORE-5: the longest run of a street, even or odd."""
    return max(longest(m, d, street, EVEN), longest(m, d, street, ODD))


@rule
def pieces(m: Middle, d: Sheet, street: int, parity: int, size: int) -> int:
    """N-PROJECT-7: how many runs of a size can be cut out of the runs of a street."""
    row, skipped, found = row_of(d, street, parity), unbuilt(d, street), 0
    while row:
        rest = without_first_run(row, skipped)
        found += count(row ^ rest) // size
        row = rest
    return found


@rule
def at_edge(m: Middle, d: Sheet, street: int, parity: int) -> int:
    """The longer run of a parity that begins at the first or the last standing casino of a street."""
    row = row_of(d, street, parity)
    ends = STREET & ~(row | unbuilt(d, street))
    before_any_end, behind_all_ends = ~(ends | -ends), -1 << length(ends)
    return max(count(row & before_any_end), count(row & behind_all_ends))
