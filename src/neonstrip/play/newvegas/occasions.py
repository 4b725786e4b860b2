"""Occasions in New Las Vegas."""

from neonstrip.play.occasions import PROJECT, UNLUCKY, Occasion

OCCASIONS = {"project": Occasion(PROJECT, envied=True), "refused": Occasion(UNLUCKY)}
