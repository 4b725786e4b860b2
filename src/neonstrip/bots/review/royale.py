"""A decision of Royale, weighed: the planner looks for the best move, then it and the one played meet in new worlds.

Money is hidden in the rules but was taken before everybody's eyes, so the review counts on it being remembered. Dice,
cards to come, fists and piles stay unknown. Guessing games are not judged: a good guess is luck.
"""

import numpy as np

from neonstrip.bots.levels import Budget
from neonstrip.bots.player import own_stream
from neonstrip.bots.review.questions import Finding, Question, ToldMove, error_of
from neonstrip.bots.royale import mind, planner
from neonstrip.play.library import rulebook
from neonstrip.rules.kernel import Records
from neonstrip.rules.royale.game import MOST_MOVES, view
from neonstrip.rules.royale.state import PHASE_NAMES, STATE


def is_judged(state: Records) -> bool:
    """Whether there is something to plan here."""
    return state["phase"][0] not in mind.GUESSING


def remembered(state: Records, seat: int) -> Records:
    """What a seat knows that has watched all money coming in."""
    opened, seen = state.copy(), np.zeros(1, STATE)
    opened["open_money"] = 1
    view(opened, seat, seen)
    return seen


def weigh(q: Question) -> Finding:
    """The best against what was played."""
    seen, played = np.frombuffer(q.seen, STATE).copy(), q.played[0]
    best = played
    if len(q.moves) > 1:
        best = mind.ponder(seen, q.seat, q.moves, own_stream(q.seed, q.id, 0), Budget(q.thinking)).best
    choices = np.array([best, played][: 1 + (best != played)], np.int64)
    play, room = np.zeros(3, STATE), np.zeros(MOST_MOVES, np.int64)
    chances, money = (np.zeros((q.seats, q.worlds, len(choices))) for _ in range(2))
    for seat in range(q.seats):  # the same chance for each, so that they see the same worlds
        stream = own_stream(q.seed, q.id, 1)
        planner.weigh(seen, seat, choices, mind.SPREAD, play, room, stream, chances[seat], money[seat])
    for column, choice in enumerate(choices):
        ended = money_at_end(seen, q.seat, int(choice))
        if ended is not None:
            money[q.seat, :, column] = ended
    means = chances.mean(axis=1)
    return Finding(
        q.id,
        steps_of(seen, q.seat, best),
        steps_of(seen, q.seat, played),
        (float(money[q.seat, :, 0].mean()), float(money[q.seat, :, -1].mean())),
        error_of(money[q.seat]),
        [(float(row[0]), float(row[-1])) for row in means],
        error_of(chances[q.seat]),
    )


def steps_of(seen: Records, seat: int, move: int) -> list[ToldMove]:
    """A move with its facts; leaving something at that is said by where it happens."""
    rules = rulebook("royale")
    [facts] = rules.facts(seen, seat, [move])
    return [ToldMove(rules.texts[move], facts | {"phase": PHASE_NAMES[seen["phase"][0]]})]


def money_at_end(seen: Records, seat: int, move: int) -> int | None:
    """What a seat has after a move that ends the round: where it does, the planner plays a round more."""
    world, rules = seen.copy(), rulebook("royale")
    rules.imagine(world, seat, own_stream("", seat, move))
    rules.make(world, seat, move)
    return rules.results(world)[seat] if world["round_number"][0] != seen["round_number"][0] else None
