"""A turn of New Las Vegas, weighed: the planner plays its own, then the end of it and of the one played are compared.

All steps of a turn are one decision: nothing is revealed between them.
"""

import numpy as np

from neonstrip.bots.books import Books
from neonstrip.bots.levels import Budget
from neonstrip.bots.newvegas import policy
from neonstrip.bots.player import own_stream
from neonstrip.bots.review.questions import Finding, Question, ToldMove, error_of
from neonstrip.bots.review.report import Stroke
from neonstrip.bots.review.reviewer import Reviewer
from neonstrip.play.newvegas.facts import facts_of
from neonstrip.play.newvegas.state import GameState
from neonstrip.rules.kernel import Records
from neonstrip.rules.newvegas import game
from neonstrip.rules.newvegas.moves import GRAMMAR, MOST_MOVES
from neonstrip.rules.newvegas.state import SHEET, VOTE, WISH


class NewVegasReviewer(Reviewer):
    """How turns of New Las Vegas are found and weighed."""

    worlds = 256
    untold = ("room",)

    def round_of(self, state: GameState) -> int:
        return int(state.middle["round_number"][0])

    def strokes(self, before: GameState, state: GameState, seat: int, move: int) -> list[Stroke]:
        """New cards come when drafts are revealed."""
        revealed = before.middle["reveals"][0] != state.middle["reveals"][0]
        return [Stroke("cards")] if revealed else []

    def weigh(self, question: Question, books: Books) -> Finding:
        return weigh(question)


def weigh(q: Question) -> Finding:
    """The best turn against the one that was played."""
    seen = GameState.unpack(q.seen, q.seats)
    turns = (plan_turn(seen.copy(), q), q.played)
    ends, told = np.zeros(2, SHEET), list[list[ToldMove]]()
    for place, moves in enumerate(turns):
        ends[place], steps = end_of(seen.copy(), q.seat, moves)
        told.append(steps)
    same = ends[0].tobytes() == ends[1].tobytes()
    tried = ends[:1] if same else ends
    points, rivals = policy.look_further(seen, q.seat, tried, own_stream(q.seed, q.id, -1), q.worlds)
    odds = policy.Odds(seen, q.seat, policy.prepare(seen, q.seat, []).idle)
    chances = odds.of(points, rivals)
    return Finding(
        q.id,
        told[1] if same else told[0],
        told[1],
        (float(points[:, 0].mean()), float(points[:, -1].mean())),
        error_of(points),
        [(float(chances[:, 0].mean()), float(chances[:, -1].mean()))],
        error_of(chances),
        0.0 if odds.solo else float(odds.unit),
    )


def plan_turn(state: GameState, q: Question) -> list[int]:
    """The turn that the planner would play, step by step."""
    moves, steps, out = q.moves, list[int](), np.zeros(MOST_MOVES, np.int64)
    while True:
        step = moves[0]
        if len(moves) > 1:
            stream = own_stream(q.seed, q.id, len(steps))
            step = policy.ponder(state, q.seat, moves, stream, Budget(q.thinking)).best
        steps.append(step)
        if GRAMMAR.name_of(step) == "confirm" or state.drafts["phase"][q.seat] in (VOTE, WISH):
            return steps
        game.make(state.middle, state.sheets, state.drafts, q.seat, step)
        moves = out[: game.list_moves(state.middle, state.drafts, q.seat, out)].tolist()


def end_of(state: GameState, seat: int, moves: list[int]) -> tuple[Records, list[ToldMove]]:
    """The draft that a turn ends with, and its steps. The last is the planner's to make: else the table would go on."""
    steps = list[ToldMove]()
    for move in moves:
        [facts] = facts_of(state, seat, [move])
        steps.append(ToldMove(GRAMMAR.texts[move], facts))
        if len(steps) < len(moves):
            game.make(state.middle, state.sheets, state.drafts, seat, move)
    return policy.prepare(state, seat, moves[-1:]).ends[0], steps


REVIEWER = NewVegasReviewer()
