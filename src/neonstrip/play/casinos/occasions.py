"""Occasions in games with casinos."""

from neonstrip.play.occasions import BIG, TIED, Occasion

BIG_NOTE = 80
"""Thousands from which a note is worth a word."""
AT_CASINOS = {
    "won": Occasion(BIG, "owner", counts="amount", least=BIG_NOTE, envied=True),
    "tied": Occasion(TIED, "owner"),
}
