"""A city in which almost everything is opened: every casino holds the number of its avenue, so that into an empty
one between two others exactly that number fits."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from neonstrip.rules.newvegas.printed import AVENUES, STREETS
from newvegas.positions import Combination, Position, position

Lot = tuple[int, int]


def fill(game: Position, name: str, empty: Collection[Lot] = ()) -> None:
    """Open every built casino of a player but these; sites stay under construction."""
    m = game.m
    for street in range(1, STREETS + 1):
        for avenue in range(1, AVENUES + 1):
            built = game.draft(name).built[street - 1, avenue - 1]
            if m.city.casino[street - 1, avenue - 1] and built and (street, avenue) not in empty:
                game.write(name, {street: {avenue: avenue}})


def nearly_full(combinations: Sequence[Combination], empty: Collection[Lot], **options: Any) -> Position:
    """Two players; Anna's city is full but for these casinos, Benno's is empty. No project is near."""
    game = position(2, combinations, **options)
    game.projects("ten_inaugurations", "limousine_each_street", "all_sites_built")
    fill(game, "Anna", empty)
    return game
