"""Occasions in Royale."""

from neonstrip.play.casinos.occasions import AT_CASINOS, BIG_NOTE
from neonstrip.play.occasions import BIG, UNLUCKY, Occasion

OCCASIONS = AT_CASINOS | {
    "paid": Occasion(BIG, counts="amount", least=BIG_NOTE, envied=True),
    "fined": Occasion(UNLUCKY),
}
