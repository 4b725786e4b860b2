"""What a game must offer to be played: `play/GAME/rulebook.py` has a class of this kind, and RULEBOOK, one of it.

What is abstract every game must have: its moves, its options, a state and how it changes, what a seat may know, and who
has won. The rest has a default, good enough where turns are taken in turn and a move's text says all about it.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol

import msgspec
import numpy as np

from neonstrip.play.offers import Offer
from neonstrip.play.worth import Worth
from neonstrip.rules.grammar import Grammar
from neonstrip.rules.kernel import Moves, Records

SPECTATOR = -1
"""The seat of who has none."""


def parts_of(fields: Mapping[str, Any]) -> dict[str, bytes]:
    """Fields of a view as JSON, each by itself."""
    return {name: msgspec.json.encode(value) for name, value in fields.items()}


class Opponent(NamedTuple):
    """Who has no seat, and reaches a result all the same."""

    name: str
    level: int

    @property
    def key(self) -> str:
        """The name in figures and in names of messages."""
        return self.name.lower()


class Rulebook(Protocol):
    """A game's rules as the rest of the house sees them. A state is changed only by `make`."""

    name: str
    unit: Literal["money", "points"]
    """What results are counted in: thousands of dollars, or points."""
    seats: tuple[int, int]
    """The fewest and the most who can play."""

    # Moves

    grammar: Grammar
    """All moves: families and slots, and what they make of numbers and texts."""
    most_moves: int
    """Room for the longest list of legal moves."""

    @property
    def texts(self) -> Sequence[str]:
        """The text of every move, by its number."""
        return self.grammar.texts

    @property
    def numbers(self) -> dict[str, int]:
        """The number of every move, by its text."""
        return self.grammar.numbers

    # Options

    @abstractmethod
    def offers(self) -> list[Offer]:
        """What the host of a table can choose from."""

    @abstractmethod
    def read_options(self, given: dict[str, Any], seats: int) -> Any:
        """Options checked and completed, as a Struct; a Mistake names what is wrong."""

    def write_options(self, options: Any) -> dict[str, Any]:
        """Options as plain values."""
        return msgspec.structs.asdict(options)

    unnamed: Mapping[str, Any] = {}
    """Options that came later, with what they are in logs and records that do not name them: as was played before."""

    def recall_options(self, kept: dict[str, Any]) -> dict[str, Any]:
        """Options as they were kept, with those that came later."""
        return {**self.unnamed, **kept}

    def record_options(self, options: Any) -> dict[str, Any]:
        """Options as a record names them: all but those that are what they are where no name is."""
        written = self.write_options(options).items()
        return {name: value for name, value in written if name not in self.unnamed or value != self.unnamed[name]}

    # The state, and how it changes

    @abstractmethod
    def start(self, options: Any, seats: int, seed: str) -> Any:
        """A new state. It can be copied with `copy()` and compared by `tobytes()`."""

    @abstractmethod
    def unpack(self, data: bytes, seats: int) -> Any:
        """A state from what `tobytes` made of it."""

    @abstractmethod
    def actors(self, state: Any) -> list[int]:
        """The seats that decide now: one, several at once, or none when the game is over."""

    @abstractmethod
    def list_moves(self, state: Any, seat: int, out: Moves) -> int:
        """List the legal moves of a seat; returns how many."""

    @abstractmethod
    def make(self, state: Any, seat: int, move: int) -> int:
        """Make a move; REFUSED if it is illegal, and then nothing has changed."""

    @abstractmethod
    def deal(self, state: Any, seed: str) -> None:
        """Deal anew what nobody has seen: chance and the cards to come. What anyone knows stays."""

    @abstractmethod
    def results(self, state: Any) -> list[int]:
        """What each seat has reached in the end, the figure that decides first."""

    @abstractmethod
    def winners(self, state: Any) -> list[int]:
        """The seats that have won; several share a win."""

    def areas(self, state: Any) -> list[dict[str, int]]:
        """What each result is made of, by area; after the seats that of an opponent without one.

        Nothing where a result is one figure.
        """
        return []

    def opponent(self, options: Any) -> Opponent | None:
        """Who plays without a seat against those who have one, by what they agreed on."""
        return None

    # Refusing a move

    @abstractmethod
    def broken_rule(self, state: Any, seat: int, move: int) -> str:
        """The rule that an illegal move would break."""

    def reasons(self, state: Any, seat: int, move: int) -> dict[str, Any]:
        """Why an illegal move breaks it, where the rule alone does not say: `why`, and what that is about."""
        return {}

    # Taking a move back

    @abstractmethod
    def reveals(self, state: Any, seat: int) -> int:
        """Changes whenever something has happened that this seat cannot take back."""

    def snapshot(self, state: Any, seat: int) -> bytes:
        """What must be put back to undo a move of this seat."""
        snapshot: bytes = state.tobytes()
        return snapshot

    def restore(self, state: Any, seat: int, snapshot: bytes) -> None:
        """Put it back."""
        state[:] = np.frombuffer(snapshot, state.dtype)

    # Turns that are taken at the same time

    simultaneous: bool = False
    """Whether players draft their turns at the same time, so that nobody's move stands in the way of another's."""

    def public_turn(self, state: Any) -> int:
        """Changes whenever private drafts become public."""
        return 0

    # What a seat may know

    @abstractmethod
    def see(self, state: Any, seat: int) -> Any:
        """The state as a seat may know it, the rest blank. A negative seat is a spectator."""

    def remember(self, state: Any, seat: int) -> Any:
        """What a seat sees, and what it knows besides that has watched everything: what was public when it happened."""
        return self.see(state, seat)

    @abstractmethod
    def imagine(self, seen: Any, seat: int, source: Records) -> None:
        """Fill what a seat sees with what might be, drawn from a stream of chance."""

    @abstractmethod
    def view(self, state: Any, seat: int, names: Sequence[str]) -> Any:
        """What a seat may know, in words of the game: a Struct, ready to be shown or sent."""

    def public_parts(self, state: Any, names: Sequence[str]) -> dict[str, bytes]:
        """The fields of a spectator's view as JSON, which all viewers share: no other eyes had a part in them."""
        return parts_of(msgspec.structs.asdict(self.view(state, SPECTATOR, names)))

    def own_parts(self, state: Any, seat: int, names: Sequence[str]) -> dict[str, bytes]:
        """The fields to lay over a spectator's for a seat: it sees those that are left out as a spectator does."""
        return parts_of(msgspec.structs.asdict(self.view(state, seat, names)))

    @abstractmethod
    def events(self, state: Any, names: Sequence[str], before: Any = None) -> list[dict[str, Any]]:
        """What everybody learns of what has happened, beyond what moves say: by the last move.

        Where turns are private drafts it is learned when they become public, and `before` is the state before they did.
        """

    def scored(self, before: Any, move: int, names: Sequence[str]) -> bytes:
        """The table as everybody saw it lie when the scoring began that a move led to: fields of a view, as JSON.

        Nothing where there was none, or where nothing was cleared away after it. `before` is a copy of the state before
        the move, to be done with as one likes.
        """
        return b""

    # What words about a move need

    def facts(self, state: Any, seat: int, moves: list[int]) -> list[dict[str, Any]]:
        """What the words of each of these legal moves of a seat need besides its text."""
        return [{} for _ in moves]

    def public_facts(self, state: Any, move: int) -> dict[str, Any]:
        """The same about one move, as others may know it while the game runs."""
        return {}

    def forecast(self, state: Any, seat: int, moves: list[int]) -> list[Worth | None]:
        """What each of these legal moves of a seat would bring as things are, from what the seat sees.

        Nothing where chance or a later step decides.
        """
        return [None for _ in moves]
