"""Why a move is good: what it brings in the worlds it was tried in.

Where those do not tell, it is how it would leave the seat at the casino now, and what becomes of its dice.
"""

from neonstrip.bots.advice import Reason, Step
from neonstrip.bots.books import Books
from neonstrip.bots.casinos.causes import BECAUSE, Casinos, because
from neonstrip.play.classic.measures import measures
from neonstrip.play.classic.rulebook import RULEBOOK
from neonstrip.play.worth import Worth
from neonstrip.rules.classic.printed import CASINOS
from neonstrip.rules.classic.ranking import STRUCK
from neonstrip.rules.kernel import Records

REASONS: tuple[str, ...] = (BECAUSE, "takes", "ties", "behind", "saves")


def struck(state: Records) -> list[int]:
    """C-SCORE-1: whom ties strike out at each casino."""
    return [standing[STRUCK] for standing in measures(state)[0]]


CLASSIC = Casinos(RULEBOOK, CASINOS, struck)


def explain(
    seen: Records, seat: int, moves: list[int], seed: str, turn: int, books: Books
) -> tuple[list[Step], list[Reason]]:
    """Reasons for the first of some moves against the others. Nobody plans behind a throw."""
    found = because(CLASSIC, books, seen, seat, moves)
    return [], found or _by_forecast(seen, seat, moves)


def _by_forecast(seen: Records, seat: int, moves: list[int]) -> list[Reason]:
    """What the forecast says of the first of some moves."""
    best, *others = moves
    [worth] = RULEBOOK.forecast(seen, seat, [best])
    return [_standing(worth), *_dice(seen, seat, best, others)] if worth else []


def _standing(worth: Worth) -> Reason:
    """C-SCORE-1: what the seat would take if the round ended with this move."""
    casino, [_, won] = worth["casino"], worth["wins"]
    if won:
        return Reason("takes", {"casino": casino, "amount": won, "rank": worth["rank"]})
    return Reason("ties" if worth["tied"] else "behind", {"casino": casino})


def _dice(seen: Records, seat: int, best: int, others: list[int]) -> list[Reason]:
    """Whether no other way to place takes as few of one's own dice."""
    spent, *theirs = (told["own"] for told in RULEBOOK.facts(seen, seat, [best, *others]))
    left = int(seen["hand"][0, seat, 0]) - spent
    return [Reason("saves", {"dice": spent, "left": left})] if theirs and 0 < spent < min(theirs) else []
