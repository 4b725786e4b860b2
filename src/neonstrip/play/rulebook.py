"""What a game must offer to be played: each game has one rulebook, listed in `library`."""

from collections.abc import Sequence
from typing import Any, Protocol

from neonstrip.rules.kernel import Moves, Records


class Rulebook(Protocol):
    """A game's rules as the rest of the house sees them. A state is changed only by `make`."""

    name: str
    texts: Sequence[str]
    """The text of every move, by its number."""
    numbers: dict[str, int]
    most_moves: int
    """Room for the longest list of legal moves."""

    def read_options(self, given: dict[str, Any], seats: int) -> Any:
        """Options checked and completed; a Mistake names what is wrong."""

    def write_options(self, options: Any) -> dict[str, Any]:
        """Options as plain values."""

    def start(self, options: Any, seats: int, seed: str, out: Moves) -> tuple[Records, int]:
        """A new state, and the number of legal moves listed in `out`."""

    def make(self, state: Records, move: int, out: Moves) -> int:
        """Make a move and list the next legal ones; REFUSED if it is illegal, and then nothing has changed."""

    def relist(self, state: Records, out: Moves) -> int:
        """List the legal moves again."""

    def broken_rule(self, state: Records, move: int) -> str:
        """The rule that an illegal move would break."""

    def actor(self, state: Records) -> int:
        """The seat that decides, or a negative number when the game is over."""

    def reveals(self, state: Records) -> int:
        """Changes whenever chance or a secret has come into the open."""

    def see(self, state: Records, seat: int) -> Records:
        """The state as a seat may know it, the rest blank. A negative seat is a spectator."""

    def imagine(self, seen: Records, seat: int, source: Records) -> None:
        """Fill what a seat sees with what might be, drawn from a stream of chance."""

    def view(self, state: Records, seat: int, names: Sequence[str]) -> Any:
        """What a seat may know, in words of the game, ready to be shown or sent."""

    def events(self, state: Records, names: Sequence[str]) -> list[dict[str, Any]]:
        """What the last move brought about."""

    def results(self, state: Records) -> list[int]:
        """What each seat has reached in the end, the figure that decides first."""

    def winners(self, state: Records) -> list[int]:
        """The seats that have won; several share a win."""
