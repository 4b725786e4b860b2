"""Decisions of Las Vegas (2012), weighed."""

from neonstrip.bots.classic import mind, planner
from neonstrip.bots.review.rounds import RoundReviewer
from neonstrip.play.classic.rulebook import RULEBOOK

REVIEWER = RoundReviewer(RULEBOOK, mind, planner.weigh, mind.SPREAD)
