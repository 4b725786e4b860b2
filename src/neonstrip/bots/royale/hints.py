"""Why a move of Royale is good: what it brings in the worlds it was tried in.

Where those do not tell, it is how it would leave the seat at the casino now, and what becomes of its dice.
"""

from typing import Any

from neonstrip.bots.advice import Reason, Step
from neonstrip.bots.books import Books
from neonstrip.bots.casinos.causes import BECAUSE, Casinos, because
from neonstrip.play.royale.measures import measures
from neonstrip.play.royale.rulebook import RULEBOOK
from neonstrip.play.worth import Worth
from neonstrip.rules.kernel import Records
from neonstrip.rules.royale.moves import GRAMMAR
from neonstrip.rules.royale.printed import CASINOS, TILE_CODES
from neonstrip.rules.royale.tiles.bad_luck import BAD_LUCK

REASONS: tuple[str, ...] = (BECAUSE, "takes", "ties", "behind", "gains", "costs", "saves", "keeps")


def struck(state: Records) -> list[int]:
    """R-SCORE-1: whom ties strike out at each casino."""
    return [tied for _, _, tied in measures(state)[0][:CASINOS]]


ROYALE = Casinos(RULEBOOK, CASINOS, struck, TILE_CODES, TILE_CODES[BAD_LUCK])


def explain(
    seen: Records, seat: int, moves: list[int], seed: str, turn: int, books: Books
) -> tuple[list[Step], list[Reason]]:
    """Reasons for the first of some moves against the others. Nobody plans behind a throw."""
    found = because(ROYALE, books, seen, seat, moves)
    return [], found or _by_forecast(seen, seat, moves)


def _by_forecast(seen: Records, seat: int, moves: list[int]) -> list[Reason]:
    """What the forecast says of the first of some moves."""
    best, *others = moves
    [worth] = RULEBOOK.forecast(seen, seat, [best])
    family = GRAMMAR.name_of(best)
    found = _standing(worth) if worth else []
    in_hand = int(seen["hand"][0, seat].sum())
    if family == "place":
        found += _dice(seen, seat, best, others, in_hand)
    if family == "pass":
        found.append(_reason("keeps", dice=in_hand))
    return found


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
