"""What viewers share and what is kept from before is always what would be made anew for each of them alone."""

import random
from collections import defaultdict

import msgspec
import pytest

from length import LONG
from neonstrip.play.game import SPECTATOR
from neonstrip.tables import lines
from neonstrip.tables.effects import apply
from neonstrip.tables.showing import VIEW, show
from neonstrip.tables.table import Table
from neonstrip.tables.watching import Watch
from tables.random_tables import random_play

EVENTS = 260


@pytest.mark.long
@pytest.mark.parametrize("seed", range(60 if LONG else 6))
def test_parts_shared_and_kept_are_parts_made_anew(seed: int) -> None:
    play = random_play(seed, EVENTS)
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


@pytest.mark.long
@pytest.mark.parametrize("seed", range(60 if LONG else 6))
def test_who_watches_with_others_is_sent_what_would_be_sent_alone(seed: int) -> None:
    watch_together(seed)


def watch_together(seed: int) -> None:
    """All watch a game, in any order, and beside each somebody who shares nothing with anybody."""
    play, chance = random_play(seed, EVENTS), random.Random(seed)
    table = Table.blank(play.table.id)
    sent: defaultdict[tuple[int, bool], list[bytes]] = defaultdict(list)
    watches: dict[tuple[int, bool], Watch] = {}
    for entry in play.entries:
        apply(table, entry)
        viewers = list(range(SPECTATOR, len(table.seats)))
        for viewer in chance.sample(viewers, len(viewers)):
            for alone in (False, True):
                if (viewer, alone) not in watches:
                    watches[viewer, alone] = Watch.looking(table.id, viewer, sent[viewer, alone].append)
                watches[viewer, alone].update(Table(table.dossier, table.game) if alone else table)
            assert sent[viewer, False] == sent[viewer, True]
            sent[viewer, False].clear()
            sent[viewer, True].clear()


def watch_many_together() -> None:
    for seed in range(30):
        watch_together(seed)


def test_lines_shared_with_who_made_the_move_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-LUCKY-1, R-BOX-1: what one hides is told to oneself alone, also where all others are told the same line."""
    write = lines.write

    def for_whoever_comes_first(
        line: lines.Line, number: int, viewer: int, open_eyes: bool, written: lines.Written
    ) -> bytes:
        made = (line.to, line.rank, number, True, open_eyes)
        return written[made] if made in written else write(line, number, viewer, open_eyes, written)

    monkeypatch.setattr("neonstrip.tables.watching.write", for_whoever_comes_first)
    with pytest.raises(AssertionError):
        watch_many_together()
