"""The games in the house: the only list of them outside their own folders.

A game is a folder in each layer, and in it a module for each of its parts, which has the same name in every game: the
policy of its bots is `bots/GAME/policy.py`. Nobody else knows a game by name: who needs a part asks for it here, and
gets it loaded only then, because each game takes a while and most play only one. What a part must offer is declared as
a Protocol in the layer that asks for it, where a function gives the part its type (`rulebook`, `policy` ...).
docs/architecture.md lists all parts.

This module imports none of the layers, so it may lie below all of them: a part is found by name, when it is asked for.
A layer asks only for parts in itself and in layers above it, as it may import (a test compares).
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

GAMES = ("royale", "classic", "newvegas")


def has(game: str, place: str) -> bool:
    """Whether a game has a part. Nothing is loaded for it."""
    folder, name = _where(game, place)
    return bool(find_spec(folder) and find_spec(f"{folder}.{name}"))


@cache
def part(game: str, place: str) -> Any:
    """A part of a game, by its layer and name: `bots.policy`. None if the game leaves it out."""
    return import_module(".".join(_where(game, place))) if has(game, place) else None


def _where(game: str, place: str) -> tuple[str, str]:
    """The folder of a part, and its name there."""
    if game not in GAMES:
        raise KeyError(game)
    layer, _, name = place.rpartition(".")
    return f"neonstrip.{layer}.{game}", name
