"""Decisions of games that are played in rounds, weighed: the planner looks for the best move, then it and the one that
was played meet in new worlds, to the end of the round.

What was public is remembered, such as who took which money. What is to come stays unknown.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

import numpy as np

from neonstrip.bots.books import Books
from neonstrip.bots.casinos.policy import accounts_of
from neonstrip.bots.levels import Budget
from neonstrip.bots.player import Policy, own_stream
from neonstrip.bots.review.questions import Finding, Question, ToldMove, error_of
from neonstrip.bots.review.report import Stroke
from neonstrip.bots.review.reviewer import Reviewer
from neonstrip.bots.thinking import Values
from neonstrip.play.rulebook import Rulebook
from neonstrip.rules.kernel import Moves, Records

PAGES = 16
"""Parts of the worlds that the books tell apart, so that a cause can be told from chance."""


class RoundReviewer(Reviewer):
    """How decisions of such a game are found and weighed; what a game has of its own it adds."""

    worlds = 2048

    def __init__(
        self, rules: Rulebook, policy: Policy, weigh: Callable[..., None], spread: Values, causes: int
    ) -> None:
        """`weigh` is the compiled half of the game's planner, `spread` what it has learned.

        `causes` is how many it keeps account of.
        """
        self.rules, self.policy, self.compare, self.spread, self.causes = rules, policy, weigh, spread, causes

    def round_of(self, state: Records) -> int:
        return int(state["round_number"][0])

    def strokes(self, before: Records, state: Records, seat: int, move: int) -> list[Stroke]:
        found = [] if self.rules.grammar.name_of(move) != "roll" else [self.throw(state["roll"][0].tolist(), seat)]
        if not self.is_judged(before):
            found.append(Stroke("guess", seat))
        if self.round_of(state) != self.round_of(before):
            found.append(Stroke("round"))
        return found

    @abstractmethod
    def throw(self, roll: list[list[int]], seat: int) -> Stroke:
        """A throw that lies on the table: how many dice of each kind show each number."""

    def more_facts(self, seen: Records) -> dict[str, Any]:
        """What words about a move need to know of where it was made, besides the move's own facts."""
        return {}

    def weigh(self, q: Question, books: Books) -> Finding:
        """The best against what was played."""
        seen, played = self.rules.unpack(q.seen, q.seats), q.played[0]
        best = played
        if len(q.moves) > 1:
            best = self.policy.ponder(
                seen, q.seat, q.moves, own_stream(q.seed, q.id, 0), Budget(q.thinking), None, q.haste
            ).best
        choices = np.array([best, played][: 1 + (best != played)], np.int64)
        chances, money = (np.zeros((q.seats, q.worlds, len(choices))) for _ in range(2))
        for seat in range(q.seats):
            self._try(q, seen, seat, choices, chances[seat], money[seat], books if seat == q.seat else None)
        for column, choice in enumerate(choices):
            ended = self._money_at_end(seen, q.seat, int(choice))
            if ended is not None:
                money[q.seat, :, column] = ended
        means = chances.mean(axis=1)
        return Finding(
            id=q.id,
            best=self._told(seen, q.seat, best),
            played=self._told(seen, q.seat, played),
            amounts=(float(money[q.seat, :, 0].mean()), float(money[q.seat, :, -1].mean())),
            amount_error=error_of(money[q.seat]),
            chances=[(float(row[0]), float(row[-1])) for row in means],
            error=error_of(chances[q.seat]),
        )

    def _try(
        self,
        q: Question,
        seen: Records,
        seat: int,
        choices: Moves,
        chances: Values,
        money: Values,
        books: Books | None,
    ) -> None:
        """What choices come to for a seat: with the same chance for each, so that they see the same worlds."""
        play, scratch = np.zeros(3, seen.dtype), np.zeros(self.rules.most_moves, np.int64)
        stream, parts = own_stream(q.seed, q.id, 1), min(PAGES, q.worlds)
        for some_chances, some_money in zip(np.array_split(chances, parts), np.array_split(money, parts), strict=True):
            accounts = accounts_of(seen, self.causes, len(choices) if books is not None else 0)
            haste = np.array(q.haste, np.float64)
            self.compare(
                haste, seen, seat, choices, self.spread, play, scratch, stream, some_chances, some_money, accounts
            )
            if books is not None:
                books.enter(choices.tolist(), len(some_chances), accounts)

    def _told(self, seen: Records, seat: int, move: int) -> list[ToldMove]:
        """A move with its facts."""
        [facts] = self.rules.facts(seen, seat, [move])
        return [ToldMove(self.rules.texts[move], facts | self.more_facts(seen))]

    def _money_at_end(self, seen: Records, seat: int, move: int) -> int | None:
        """What a seat has after a move that ends the round: where it does, the planner plays a round more."""
        world = seen.copy()
        self.rules.imagine(world, seat, own_stream("", seat, move))
        self.rules.make(world, seat, move)
        return self.rules.results(world)[seat] if self.round_of(world) != self.round_of(seen) else None
