"""Decisions of Las Vegas (2012), weighed."""

from neonstrip.bots.casinos.review import RoundReviewer
from neonstrip.bots.classic import policy
from neonstrip.bots.classic.accounts import CAUSES
from neonstrip.bots.review.report import Stroke
from neonstrip.play.casinos.dice import numbers
from neonstrip.play.classic.rulebook import RULEBOOK
from neonstrip.rules.classic.state import OWN, PALE


class ClassicReviewer(RoundReviewer):
    """How decisions of Las Vegas (2012) are found and weighed."""

    def throw(self, roll: list[list[int]], seat: int) -> Stroke:
        return Stroke("throw", seat, numbers(roll[OWN]), white=numbers(roll[PALE]))


REVIEWER = ClassicReviewer(RULEBOOK, policy, policy.weigh, policy.SPREAD, CAUSES)
