"""What viewers share and what is kept from before is always what would be made anew for each of them alone."""

import msgspec
import pytest

from length import LONG
from neonstrip.play.game import SPECTATOR
from neonstrip.tables.effects import apply
from neonstrip.tables.showing import VIEW, show
from neonstrip.tables.table import Table
from tables.random_tables import random_play


@pytest.mark.long
@pytest.mark.parametrize("seed", range(60 if LONG else 6))
def test_parts_shared_and_kept_are_parts_made_anew(seed: int) -> None:
    play = random_play(seed, 260)
    table = Table.blank(play.table.id)
    for entry in play.entries:
        apply(table, entry)
        for viewer in range(SPECTATOR, len(table.seats)):
            parts = show(table, viewer)
            assert parts == show(Table(table.dossier, table.game), viewer)
            if table.game is not None:
                seen = {name: part for name, part in parts.items() if name.startswith(VIEW)}
                assert seen == view_alone(table, viewer)


def view_alone(table: Table, viewer: int) -> dict[str, bytes]:
    """The game as it is seen by eyes that share nothing with anybody."""
    view = msgspec.structs.asdict(table.playing.view_from(viewer))
    return {VIEW + name: msgspec.json.encode(value) for name, value in view.items()}
