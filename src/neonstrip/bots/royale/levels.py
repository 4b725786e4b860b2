"""The levels of Royale: those of games that are played in rounds."""

from neonstrip.bots.casinos.levels import LEAST_WORLDS, LEVELS

__all__ = ["LEAST_WORLDS", "LEVELS"]
