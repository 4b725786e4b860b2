"""How dice are counted in few letters."""

from __future__ import annotations

from neonstrip.play.royale.tile_view import Dice

BIGGY = "B"


def count(dice: Dice) -> str:
    """How many dice there are, the Biggy apart: 3+B."""
    parts = [str(dice.small)] if dice.small or not dice.big else []
    return "+".join([*parts, *[BIGGY] * dice.big])
