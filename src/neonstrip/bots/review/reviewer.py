"""What a game must offer to be reviewed: `bots/GAME/review.py` has REVIEWER, one of this kind."""

from abc import abstractmethod
from typing import Any, Protocol

from neonstrip.bots.advice import Reason
from neonstrip.bots.books import Books
from neonstrip.bots.hints import hints_of
from neonstrip.bots.review.questions import Finding, Question
from neonstrip.bots.review.report import Stroke
from neonstrip.games import part
from neonstrip.play.library import rulebook


class Reviewer(Protocol):
    """How decisions of a game are found and weighed."""

    worlds: int
    """Worlds in which what was played is compared with the best, unless somebody asks for another number."""
    untold: tuple[str, ...] = ()
    """Reasons of hints that tell of the next best move, which nobody knows here."""

    @abstractmethod
    def round_of(self, state: Any) -> int:
        """The round that is being played."""

    @abstractmethod
    def weigh(self, question: Question, books: Books) -> Finding:
        """The best choice against the one that was played. The same question always gets the same answer.

        What both brought is entered in the books, as far as the game keeps any.
        """

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
    books = Books()
    finding = reviewer(question.game).weigh(question, books)
    finding.reasons = reasons(question, finding, books)
    return finding


def reasons(q: Question, finding: Finding, books: Books) -> list[Reason]:
    """Why the best is better than what was played, as a hint would have told it."""
    hints, rules = hints_of(q.game), rulebook(q.game)
    best, played = (rules.numbers[told[0].move] for told in (finding.best, finding.played))
    if hints is None or finding.best == finding.played:
        return []
    others = [move for move in q.moves if move not in (best, played)]
    moves = [best] if best == played else [best, played, *others]
    _, found = hints.explain(rules.unpack(q.seen, q.seats), q.seat, moves, q.seed, q.id, books)
    return [reason for reason in found if reason.why not in reviewer(q.game).untold]
