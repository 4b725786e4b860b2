"""Occasions in Las Vegas (2012)."""

from neonstrip.play.casinos.occasions import AT_CASINOS

OCCASIONS = AT_CASINOS
