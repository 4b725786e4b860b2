"""What a game must offer to be played: each game has one rulebook, listed in `library`."""

from collections.abc import Sequence
from typing import Any, Protocol

from neonstrip.rules.grammar import Grammar
from neonstrip.rules.kernel import Moves, Records


class Rulebook(Protocol):
    """A game's rules as the rest of the house sees them. A state is changed only by `make`."""

    name: str
    grammar: Grammar
    """All moves: families and slots, and what they make of numbers and texts."""
    texts: Sequence[str]
    """The text of every move, by its number."""
    numbers: dict[str, int]
    simultaneous: bool
    """Whether players draft their turns at the same time, so that nobody's move stands in the way of another's."""
    most_moves: int
    """Room for the longest list of legal moves."""

    def read_options(self, given: dict[str, Any], seats: int) -> Any:
        """Options checked and completed; a Mistake names what is wrong."""

    def write_options(self, options: Any) -> dict[str, Any]:
        """Options as plain values."""

    def start(self, options: Any, seats: int, seed: str) -> Any:
        """A new state. It can be copied with `copy()` and compared by `tobytes()`."""

    def unpack(self, data: bytes, seats: int) -> Any:
        """A state from what `tobytes` made of it."""

    def make(self, state: Any, seat: int, move: int) -> int:
        """Make a move; REFUSED if it is illegal, and then nothing has changed."""

    def list_moves(self, state: Any, seat: int, out: Moves) -> int:
        """List the legal moves of a seat; returns how many."""

    def public_facts(self, state: Any, move: int) -> dict[str, Any]:
        """What words about a move need besides its text, as others may know it while the game runs."""

    def broken_rule(self, state: Any, seat: int, move: int) -> str:
        """The rule that an illegal move would break."""

    def reasons(self, state: Any, seat: int, move: int) -> dict[str, Any]:
        """Why an illegal move breaks it, where the rule alone does not say: `why`, and what that is about."""

    def actors(self, state: Any) -> list[int]:
        """The seats that decide now: one, several at once, or none when the game is over."""

    def reveals(self, state: Any, seat: int) -> int:
        """Changes whenever something has happened that this seat cannot take back."""

    def public_turn(self, state: Any) -> int:
        """Changes whenever private drafts become public; constant in games without drafts."""

    def snapshot(self, state: Any, seat: int) -> bytes:
        """What must be put back to undo a move of this seat."""

    def restore(self, state: Any, seat: int, snapshot: bytes) -> None:
        """Put it back."""

    def see(self, state: Any, seat: int) -> Any:
        """The state as a seat may know it, the rest blank. A negative seat is a spectator."""

    def imagine(self, seen: Any, seat: int, source: Records) -> None:
        """Fill what a seat sees with what might be, drawn from a stream of chance."""

    def forecast(self, state: Any, seat: int, moves: list[int]) -> list[dict[str, Any] | None]:
        """What each of these legal moves of a seat would bring as things are, from what the seat sees.

        Nothing where chance or a later step decides.
        """

    def facts(self, state: Any, seat: int, moves: list[int]) -> list[dict[str, Any]]:
        """What the words of each of these legal moves of a seat need besides its text."""

    def deal(self, state: Any, seed: str) -> None:
        """Deal anew what nobody has seen: chance and the cards to come. What anyone knows stays."""

    def view(self, state: Any, seat: int, names: Sequence[str]) -> Any:
        """What a seat may know, in words of the game, ready to be shown or sent."""

    def view_parts(self, state: Any, seat: int, names: Sequence[str]) -> dict[str, bytes]:
        """The fields of the view as JSON, those that are the same to everyone made only once."""

    def events(self, state: Any, names: Sequence[str]) -> list[dict[str, Any]]:
        """What the last move brought about."""

    def revealed(self, before: Any, state: Any, names: Sequence[str]) -> list[dict[str, Any]]:
        """What everybody learns when private drafts have become public; `before` is the state before they did."""

    def results(self, state: Any) -> list[int]:
        """What each seat has reached in the end, the figure that decides first."""

    def winners(self, state: Any) -> list[int]:
        """The seats that have won; several share a win."""
