"""Why a move of Royale is good: how it would leave the seat at the casino now, and what becomes of its dice."""

from typing import Any

from neonstrip.bots.advice import Reason, Step
from neonstrip.play.royale.rulebook import RULEBOOK
from neonstrip.play.worth import Worth
from neonstrip.rules.kernel import Records
from neonstrip.rules.royale.moves import GRAMMAR

REASONS: tuple[str, ...] = ("takes", "ties", "behind", "gains", "costs", "saves", "keeps")


def explain(seen: Records, seat: int, moves: list[int], seed: str, turn: int) -> tuple[list[Step], list[Reason]]:
    """Reasons for the first of some moves, as the rules foresee it against the others. Nobody plans behind a throw."""
    best, *others = moves
    [worth] = RULEBOOK.forecast(seen, seat, [best])
    family = GRAMMAR.name_of(best)
    found = _standing(worth) if worth else []
    in_hand = int(seen["hand"][0, seat].sum())
    if family == "place":
        found += _dice(seen, seat, best, others, in_hand)
    if family == "pass":
        found.append(_reason("keeps", dice=in_hand))
    return [], found


def _standing(worth: Worth) -> list[Reason]:
    """R-SCORE-1: what the seat would take if the round ended with this move."""
    if "casino" not in worth:
        before, after = worth["total"]
        more = after - before
        return [_reason("gains" if more > 0 else "costs", amount=abs(more))] if more else []
    casino, [_, won] = worth["casino"], worth["wins"]
    if won:
        return [_reason("takes", casino=casino, amount=won, rank=worth["rank"])]
    return [_reason("ties" if worth["tied"] else "behind", casino=casino)]


def _dice(seen: Records, seat: int, best: int, others: list[int], in_hand: int) -> list[Reason]:
    """Whether no other way to place takes as few dice."""
    rivals = [move for move in others if GRAMMAR.name_of(move) == "place"]
    spent, *theirs = (told["small"] + told["big"] for told in RULEBOOK.facts(seen, seat, [best, *rivals]))
    return [_reason("saves", dice=spent, left=in_hand - spent)] if theirs and spent < min(theirs) else []


def _reason(why: str, **facts: Any) -> Reason:
    return Reason(why, facts)
