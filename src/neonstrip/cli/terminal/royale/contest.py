"""Dice in a contest: whose they are, how many, and what they would win if the round ended now."""

from __future__ import annotations

from rich.text import Text

from neonstrip.cli.terminal.casinos.owners import color, mark
from neonstrip.cli.terminal.looks import QUIET
from neonstrip.cli.terminal.royale.looks import count
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.royale.tile_view import Dice, Standing
from neonstrip.play.royale.view import View


def contest(screen: Screen, view: View, owner: str, dice: Dice, standing: Standing, prizes: list[int]) -> Text:
    """Dice of an owner in a contest: leaders with their prize, ties struck out."""
    text = Text(f"{mark(view, owner)} {count(dice)}", color(view, owner))
    if owner in standing.tied:
        text.stylize("strike")
        return text.append(f" {screen.say('board-tied')}", QUIET)
    place = 0 if owner == standing.first else 1 if owner == standing.second else len(prizes)
    if place < len(prizes):
        text.append(f" ▸{prizes[place]}", "bold" if place == 0 else "")
    return text
