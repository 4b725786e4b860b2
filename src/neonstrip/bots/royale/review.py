"""A decision of Royale, weighed: the planner looks for the best move, then it and the one played meet in new worlds.

Money is hidden in the rules but was taken before everybody's eyes, so the review counts on it being remembered. Dice,
cards to come, fists and piles stay unknown. Guessing games are not judged: a good guess is luck.
"""

import numpy as np

from neonstrip.bots.levels import Budget
from neonstrip.bots.player import own_stream
from neonstrip.bots.review.questions import Finding, Question, ToldMove, error_of
from neonstrip.bots.review.report import Stroke
from neonstrip.bots.review.reviewer import Reviewer
from neonstrip.bots.royale import mind, planner
from neonstrip.play.royale.rulebook import RULEBOOK
from neonstrip.play.rulebook import Rulebook
from neonstrip.rules.kernel import Records
from neonstrip.rules.royale.game import MOST_MOVES
from neonstrip.rules.royale.moves import GRAMMAR
from neonstrip.rules.royale.state import BIG, PHASE_NAMES, SMALL, STATE


class RoyaleReviewer(Reviewer):
    """How decisions of Royale are found and weighed."""

    worlds = 2048

    def round_of(self, state: Records) -> int:
        return int(state["round_number"][0])

    def is_judged(self, state: Records) -> bool:
        return state["phase"][0] not in mind.GUESSING

    def known(self, rules: Rulebook, state: Records, seat: int) -> Records:
        """What a seat knows that has watched all money coming in."""
        opened = state.copy()
        opened["open_money"] = 1
        return rules.see(opened, seat)

    def strokes(self, before: Records, state: Records, seat: int, move: int) -> list[Stroke]:
        found = list[Stroke]()
        if GRAMMAR.name_of(move) == "roll":
            roll = state["roll"][0].tolist()
            small = [number + 1 for number, count in enumerate(roll[SMALL]) for _ in range(count)]
            big = next((number + 1 for number, count in enumerate(roll[BIG]) if count), None)
            found.append(Stroke("throw", seat, small, big))
        elif not self.is_judged(before):
            found.append(Stroke("guess", seat))
        if self.round_of(state) != self.round_of(before):
            found.append(Stroke("round"))
        return found

    def weigh(self, question: Question) -> Finding:
        return weigh(question)


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
    [facts] = RULEBOOK.facts(seen, seat, [move])
    return [ToldMove(RULEBOOK.texts[move], facts | {"phase": PHASE_NAMES[seen["phase"][0]]})]


def money_at_end(seen: Records, seat: int, move: int) -> int | None:
    """What a seat has after a move that ends the round: where it does, the planner plays a round more."""
    world = seen.copy()
    RULEBOOK.imagine(world, seat, own_stream("", seat, move))
    RULEBOOK.make(world, seat, move)
    return RULEBOOK.results(world)[seat] if world["round_number"][0] != seen["round_number"][0] else None


REVIEWER = RoyaleReviewer()
