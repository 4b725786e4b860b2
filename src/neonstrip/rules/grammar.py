"""The grammar of a game's moves: families of moves with typed slots, each declared once.

`nice small 3`, for example, is a move of the family `nice` whose slots are a die and a field. From the families come
the number of every move, its text, and its parts again; nobody else counts moves or takes their texts apart.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from neonstrip.rules.bits import lowest
from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import Moves, Numbers, inlined

MOST_SLOTS = 3


class Slot(NamedTuple):
    """Something that a move says: what it is about, and how each of its values is written."""

    kind: str
    words: tuple[str, ...]


def counted(kind: str, count: int) -> Slot:
    """A slot whose values people count from 1."""
    return Slot(kind, tuple(str(n + 1) for n in range(count)))


class Family(NamedTuple):
    """Moves of one name. Their numbers count the values of the last slot first."""

    name: str
    slots: tuple[Slot, ...] = ()
    said: tuple[int, ...] = ()
    """The order in which the slots are said, where it is another."""
    secret: bool = False
    """Whether its slots tell more than others may know while the game runs."""
    certain: bool = False
    """Whether it says all about what lies where after it: neither chance nor a secret nor a further choice decides."""


class Parts(NamedTuple):
    """A move taken apart: its family, and by kind the value of each slot, counted from 0, and its word."""

    family: str
    values: dict[str, int]
    words: dict[str, str]


class Grammar:
    """All moves of a game."""

    def __init__(self, families: Sequence[Family]) -> None:
        self.families = {family.name: family for family in families}
        self.starts = np.zeros(len(families) + 1, np.int64)
        self.sizes = np.ones((len(families), MOST_SLOTS), np.int64)
        """How many values each slot has."""
        self.steps = np.ones((len(families), MOST_SLOTS), np.int64)
        """By how much a move's number grows with a slot's value."""
        self.parts: list[Parts] = []
        self.texts: list[str] = []
        for number, family in enumerate(families):
            self._add(number, family)
        self.numbers = {text: number for number, text in enumerate(self.texts)}

    def _add(self, number: int, family: Family) -> None:
        sizes = [len(slot.words) for slot in family.slots]
        self.sizes[number, : len(sizes)] = sizes
        for slot in range(len(sizes)):
            self.steps[number, slot] = np.prod(sizes[slot + 1 :], dtype=np.int64)
        for values in np.ndindex(*sizes):
            words = [slot.words[value] for slot, value in zip(family.slots, values, strict=True)]
            kinds = [slot.kind for slot in family.slots]
            said = [words[slot] for slot in family.said or range(len(words))]
            self.texts.append(" ".join([family.name, *said]).strip())
            parts = dict(zip(kinds, values, strict=True)), dict(zip(kinds, words, strict=True))
            self.parts.append(Parts(family.name, *parts))
        self.starts[number + 1] = len(self.texts)

    def family(self, name: str) -> int:
        """The number of a family, as the compiled rules know it."""
        return list(self.families).index(name)

    def number(self, family: str, *values: int) -> int:
        """The number of a move by its family and the values of its slots, for those who are not compiled."""
        place = self.family(family)
        return int(self.starts[place] + self.steps[place, : len(values)] @ np.array(values, np.int64))

    def name_of(self, move: int) -> str:
        """The name of a move's family; empty where there is no such move."""
        return self.parts[move].family if 0 <= move < len(self.parts) else ""

    def of(self, text: str) -> Parts:
        """The parts of a move by its text."""
        return self.parts[self.numbers[text]]

    def texts_of(self, family: str) -> list[str]:
        """The texts of all moves of a family."""
        return [text for text, parts in zip(self.texts, self.parts, strict=True) if parts.family == family]

    def public_text(self, move: int) -> str:
        """The text of a move as others may know it while the game runs."""
        family = self.families[self.parts[move].family]
        return family.name if family.secret else self.texts[move]


Make = Callable[..., int]
Read = Callable[[int, int, int], int]
Ask = Callable[[int, int], bool]


def accessors(grammar: Grammar) -> tuple[Make, Read, Ask]:
    """The compiled ways to make the number of a move, to read the value of a slot, and to ask for the family."""
    starts: Numbers = grammar.starts
    sizes: Numbers = grammar.sizes
    steps: Numbers = grammar.steps

    @inlined
    def move_of(family: int, first: int = 0, second: int = 0, third: int = 0) -> int:
        """The number of a move of a family, by the values of its slots."""
        step = steps[family]
        return int(starts[family] + first * step[0] + second * step[1] + third * step[2])

    @inlined
    def slot_of(family: int, slot: int, move: int) -> int:
        """The value of a slot of a move that is known to be of a family."""
        return int((move - starts[family]) // steps[family, slot] % sizes[family, slot])

    @inlined
    def is_of(family: int, move: int) -> bool:
        """Whether a move is of a family."""
        return bool(starts[family] <= move < starts[family + 1])

    return move_of, slot_of, is_of


@inlined
def list_each(first: int, values: int, out: Moves, n: int) -> int:
    """List a move of a family for each value of a set of bits, in order; `first` is the move of the first there is.

    A family's numbers count the values of its last slot first, so that two last slots count as one.
    """
    while values:
        out[at(n)] = first + lowest(values)
        values &= values - 1
        n += 1
    return n
