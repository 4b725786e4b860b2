"""What a hint says: choices with their figures, the plan of a turn, and reasons by name. Words are made at the edge."""

from typing import Any

from msgspec import Struct

ANYWHERE = ("only", "more", "likelier", "close", "unforeseen", "slow")
"""The reasons that hints of any game may give, by name; each game has more of its own."""


class Choice(Struct):
    """A move, what words about it need, and what it comes to."""

    move: str
    facts: dict[str, Any]
    chance: float | None = None
    """To win; none in a guessing game, where all answers are drawn."""
    amount: float | None = None
    """Money in thousands at the end of the round, or points at the end of the game."""


class Step(Struct):
    """A step of a turn that is planned to its end."""

    move: str
    facts: dict[str, Any]


class Reason(Struct):
    """Why, by name, with the facts for its words."""

    why: str
    facts: dict[str, Any] = {}


class Advice(Struct):
    """What the expert would do."""

    choices: list[Choice]
    """The best first, then the next best."""
    plan: list[Step]
    """The rest of the turn after the best choice, where it can be planned."""
    reasons: list[Reason]
    worlds: int
    """In how many worlds that might be the best choice was tried."""
