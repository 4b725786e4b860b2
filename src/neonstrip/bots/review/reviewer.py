"""What a game must offer to be reviewed: `bots/GAME/review.py` has REVIEWER, one of this kind."""

from abc import abstractmethod
from typing import Any, Protocol

from neonstrip.bots.review.questions import Finding, Question
from neonstrip.bots.review.report import Stroke
from neonstrip.games import part


class Reviewer(Protocol):
    """How decisions of a game are found and weighed."""

    worlds: int
    """Worlds in which what was played is compared with the best, unless somebody asks for another number."""

    @abstractmethod
    def round_of(self, state: Any) -> int:
        """The round that is being played."""

    @abstractmethod
    def weigh(self, question: Question) -> Finding:
        """The best choice against the one that was played. The same question always gets the same answer."""

    @abstractmethod
    def strokes(self, before: Any, state: Any, seat: int, move: int) -> list[Stroke]:
        """What chance did when a seat made a move."""

    def is_judged(self, state: Any) -> bool:
        """Whether there is something to plan here; a guess that is right is luck."""
        return True


def reviewer(game: str) -> Reviewer:
    """How a game is reviewed, loaded when it is."""
    found: Reviewer = part(game, "bots.review").REVIEWER
    return found


def weigh(question: Question) -> Finding:
    """Weigh a decision, by its game."""
    return reviewer(question.game).weigh(question)
