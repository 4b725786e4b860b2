"""What is kept of a viewer's parts from before is always what would be made anew."""

import pytest

from length import LONG
from neonstrip.play.game import SPECTATOR
from neonstrip.tables.effects import apply
from neonstrip.tables.showing import build, show
from neonstrip.tables.table import Table
from tables.random_tables import random_play


@pytest.mark.long
@pytest.mark.parametrize("seed", range(60 if LONG else 6))
def test_parts_kept_are_parts_made_anew(seed: int) -> None:
    play = random_play(seed, 260)
    table = Table.blank(play.table.id)
    for entry in play.entries:
        apply(table, entry)
        for viewer in range(SPECTATOR, len(table.seats)):
            assert show(table, viewer) == build(table, viewer)
