"""Runs: opened casinos of one parity in a row (N-PROJECT-5). Unbuilt sites are skipped, unopened casinos end a run."""

from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import inlined, rule
from neonstrip.rules.newvegas.printed import AVENUES
from neonstrip.rules.newvegas.state import Middle, Sheet, is_opened, stands

EVEN, ODD = 0, 1


@inlined
def goes_on(d: Sheet, street: int, avenue: int, parity: int) -> bool:
    """Whether a standing casino is opened with a number of this parity; 0 is even."""
    return bool(is_opened(d, street, avenue) & (d.number[at(street), at(avenue)] % 2 == parity))


@rule
def longest(m: Middle, d: Sheet, street: int, parity: int) -> int:
    """The longest run of one parity in a street."""
    best = length = 0
    for avenue in range(AVENUES):
        longer = length + 1 if goes_on(d, street, avenue, parity) else 0
        length = longer if stands(d, street, avenue) else length
        best = max(best, length)
    return best


@rule
def longest_of_any(m: Middle, d: Sheet, street: int) -> int:
    """N-SCORE-5: the longest run of a street, even or odd."""
    return max(longest(m, d, street, EVEN), longest(m, d, street, ODD))


@rule
def pieces(m: Middle, d: Sheet, street: int, parity: int, size: int) -> int:
    """N-PROJECT-7: how many runs of a size can be cut out of the runs of a street."""
    count = length = 0
    for avenue in range(AVENUES):
        if stands(d, street, avenue):
            length = length + 1 if goes_on(d, street, avenue, parity) else 0
            if length == size:
                count += 1
                length = 0
    return count


@rule
def at_edge(m: Middle, d: Sheet, street: int, parity: int) -> int:
    """The longer run of a parity that begins at the first or the last standing casino of a street."""
    left = right = 0
    for avenue in range(AVENUES):
        if stands(d, street, avenue):
            if not goes_on(d, street, avenue, parity):
                break
            left += 1
    for avenue in range(AVENUES - 1, -1, -1):
        if stands(d, street, avenue):
            if not goes_on(d, street, avenue, parity):
                break
            right += 1
    return max(left, right)
