"""Decisions of Royale, weighed. Guessing games are not judged: a good guess is luck."""

from typing import Any

from neonstrip.bots.casinos.review import RoundReviewer
from neonstrip.bots.review.report import Stroke
from neonstrip.bots.royale import policy
from neonstrip.bots.royale.accounts import CAUSES
from neonstrip.play.casinos.dice import numbers
from neonstrip.play.royale.rulebook import RULEBOOK
from neonstrip.rules.kernel import Records
from neonstrip.rules.royale.state import BIG, PHASE_NAMES, SMALL


class RoyaleReviewer(RoundReviewer):
    """How decisions of Royale are found and weighed."""

    def is_judged(self, state: Records) -> bool:
        return state["phase"][0] not in policy.GUESSING

    def throw(self, roll: list[list[int]], seat: int) -> Stroke:
        return Stroke("throw", seat, numbers(roll[SMALL]), next(iter(numbers(roll[BIG])), None))

    def more_facts(self, seen: Records) -> dict[str, Any]:
        """Leaving something at that is said by where it happens."""
        return {"phase": PHASE_NAMES[seen["phase"][0]]}


REVIEWER = RoyaleReviewer(RULEBOOK, policy, policy.weigh, policy.SPREAD, CAUSES)
