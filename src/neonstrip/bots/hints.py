"""Hints: what the expert would do for a seat, and why, in figures and in reasons that others put into words.

Everything comes from what the seat may know, and from figures that the rules or the planner worked out of it.
"""

import time
from collections.abc import Sequence
from typing import Any, Protocol

from neonstrip.bots.advice import Advice, Choice, Reason, Step
from neonstrip.bots.books import Books
from neonstrip.bots.levels import HINT, Budget
from neonstrip.bots.player import bots_seed, own_stream, policy, ponder_seen, turn_of
from neonstrip.bots.thinking import Thought
from neonstrip.bots.watching import haste_in
from neonstrip.games import part
from neonstrip.play import Game
from neonstrip.play.library import rulebook
from neonstrip.play.rulebook import Rulebook

MOST_CHOICES = 4
"""The best choice and the next best ones that a hint tells of."""
LEAST_MORE = 1.0
"""Money in thousands, or points, that are worth a word; less is noise."""
LEAST_LIKELIER = 0.01
SLOW = 1.0
"""Seconds from which on it is told how long a hint took: its clock ran out before it knew enough."""


def hint(game: Game, seat: int | None = None, budget: Budget = HINT) -> Advice:
    """A hint for a seat; without a seat, for the first that decides now."""
    seat = game.seat if seat is None else seat
    seen = game.rules.remember(game.state, seat)
    seed, turn = bots_seed(game), turn_of(game, seat)
    return hint_seen(game.rules.name, seen, seat, game.numbers(seat), seed, turn, budget, haste_in(game))


def hint_seen(
    name: str,
    seen: Any,
    seat: int,
    moves: list[int],
    seed: str,
    turn: int,
    budget: Budget = HINT,
    haste: Sequence[float] = (),
) -> Advice:
    """A hint for a seat, from what it sees of a game."""
    rules, hints = rulebook(name), hints_of(name)
    drawn = policy(name).guess(seen, moves, own_stream(seed, seat, turn)) if len(moves) > 1 else None
    if drawn is not None:
        return _unforeseen(rules, seen, seat, drawn, len(moves))
    begun = time.perf_counter()
    books = Books()
    thought = ponder_seen(name, seen, seat, moves, seed, turn, budget, books, haste)
    took = time.perf_counter() - begun
    plan, reasons = hints.explain(seen, seat, ordered(thought), seed, turn, books) if hints else ([], [])
    return _told(rules, seen, seat, thought, plan, reasons, _waited(budget, took))


class Hints(Protocol):
    """Why a move of a game is good: `bots/GAME/hints.py`, which a game may leave out."""

    REASONS: tuple[str, ...]
    """All reasons that only this game has, by name."""

    def explain(
        self, seen: Any, seat: int, moves: list[int], seed: str, turn: int, books: Books
    ) -> tuple[list[Step], list[Reason]]:
        """What follows the first of these moves to the end of its turn, where it can be planned, and why it is good.

        The moves are all there are, the best first; the books tell what they brought where they were tried, as far as
        the planner keeps any. Everything else is as the hint was asked for.
        """


def hints_of(game: str) -> Hints | None:
    """How a game explains its moves, if it does."""
    found: Hints | None = part(game, "bots.hints")
    return found


def ordered(thought: Thought) -> list[int]:
    """The moves of a thought, the best first."""
    rank = {move: at for at, move in enumerate(thought.moves)}
    weighed = list(zip(thought.worlds, thought.chances, thought.amounts, strict=True))
    return sorted(thought.moves, key=lambda move: weighed[rank[move]], reverse=True)


def _unforeseen(rules: Rulebook, seen: Any, seat: int, move: int, answers: int) -> Advice:
    """A guessing game: whatever can be foreseen can be used, so one answer is drawn."""
    [facts] = rules.facts(seen, seat, [move])
    return Advice([Choice(rules.texts[move], facts)], [], [Reason("unforeseen", {"answers": answers})], 0)


def _told(
    rules: Rulebook,
    seen: Any,
    seat: int,
    thought: Thought,
    plan: list[Step],
    reasons: list[Reason],
    waited: list[Reason],
) -> Advice:
    """What is said: first why, then how much it brings, and last if it took long."""
    best = ordered(thought)[:MOST_CHOICES]
    at = [thought.moves.index(move) for move in best]
    choices = [
        Choice(rules.texts[move], facts, round(thought.chances[i], 3), round(thought.amounts[i], 1))
        for move, i, facts in zip(best, at, rules.facts(seen, seat, best), strict=True)
    ]
    return Advice(choices, plan, [*reasons, *_compared(choices), *waited], thought.worlds[at[0]])


def _waited(budget: Budget, seconds: float) -> list[Reason]:
    """How long it took, where that was longer than it should be. Without a clock a hint takes what it takes."""
    return [Reason("slow", {"seconds": round(seconds, 1)})] if budget.seconds is not None and seconds >= SLOW else []


def _compared(choices: list[Choice]) -> list[Reason]:
    """How far the best choice is ahead of the next."""
    if len(choices) == 1:
        return [Reason("only")]
    (chance, amount), (next_chance, next_amount) = ((c.chance or 0.0, c.amount or 0.0) for c in choices[:2])
    if amount - next_amount >= LEAST_MORE:
        return [Reason("more", {"amount": round(amount - next_amount)})]
    if chance - next_chance >= LEAST_LIKELIER:
        return [Reason("likelier", {"percent": round(100 * (chance - next_chance))})]
    return [Reason("close")]
