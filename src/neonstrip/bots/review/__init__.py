"""The review of a finished game: what each decision was worth, and how much was luck and how much play.

docs/review.md says what the figures mean.
"""

from neonstrip.bots.review.engine import Reviewing, review
from neonstrip.bots.review.report import Review

__all__ = ["Review", "Reviewing", "review"]
