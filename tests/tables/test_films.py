"""Films of tables: any moment is there, as the log has it, and takes only a few events to play."""

from __future__ import annotations

import gc
import random
import tracemalloc

import msgspec
import pytest

from length import LONG
from neonstrip.play.game import SPECTATOR
from neonstrip.tables.films import SPACING, Film, Slice
from neonstrip.tables.lines import Log
from neonstrip.tables.replayer import Answer, Ask, Replayer
from neonstrip.tables.storage import Entry
from neonstrip.tables.table import Table
from neonstrip.tables.watching import Watch
from tables.chatter import begun, chatter, play_round
from tables.random_tables import Play, random_play, table_after, viewers


def filmed(play: Play) -> Film:
    film = Film(play.table.id)
    film.feed(play.entries)
    while not film.wind(len(play.entries), Slice()):
        pass
    return film


def seen(film: Film, event: int, viewer: int) -> bytes:
    while (view := film.view(event, viewer, Slice())) is None:
        pass
    return view


def first(table: Table, viewer: int) -> bytes:
    """The first message to somebody who comes."""
    sent: list[bytes] = []
    Watch.looking(table.id, viewer, sent.append).update(table)
    return sent[0]


def same(one: Table, other: Table) -> bool:
    """Whether two tables are alike, but for their lines."""
    tables = [(msgspec.structs.replace(table.dossier, log=Log()), table.playing.freeze()) for table in (one, other)]
    return tables[0] == tables[1]


@pytest.mark.parametrize("seed", range(20 if LONG else 3))
def test_every_moment_is_as_the_log_has_it(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("neonstrip.tables.films.SPACING", 7)
    play, chance = random_play(seed, most=150), random.Random(seed)
    film = filmed(play)
    for event in chance.sample(range(10, len(play.entries) + 1), 10):
        then = table_after(play, event)
        if then.game is not None:
            assert same(film.at(event), then)
        for viewer in viewers(play):
            again, known = msgspec.json.decode(seen(film, event, viewer)), msgspec.json.decode(first(then, viewer))
            kept = {number for number, _ in play.table.dossier.log.until(event, viewer)}
            assert again.pop("log") == [line for line in known.pop("log") if line["n"] in kept]
            assert again.pop("seq") == max(kept) <= known.pop("seq")
            assert again == known


def test_a_moment_takes_few_events_to_play_however_long_the_log() -> None:
    play = begun()
    chatter(play, 3 * SPACING)
    play_round(play)
    film = filmed(play)
    for event in (3, len(play.entries) // 2, len(play.entries)):
        before = film.played
        seen(film, event, 0)
        assert film.played - before <= SPACING


def test_a_long_log_is_played_in_slices_between_the_questions_of_others() -> None:
    """Each slice gets on, even one without any time."""
    play = begun()
    chatter(play, 20)
    film = Film(play.table.id)
    film.feed(play.entries)
    slices = 1
    while not film.wind(len(play.entries), Slice(0)):
        assert film.played == slices
        slices += 1
    assert slices == len(play.entries)


def test_films_beyond_the_memory_for_them_are_forgotten_and_made_again() -> None:
    play = begun()
    replayer = Replayer(most_bytes=0)

    def asked(table: str, entries: int) -> Answer:
        ask = Ask(table, len(play.entries), "view", 3, SPECTATOR, play.entries[:entries])
        return replayer.answer(ask)

    assert asked("one", 2).wants == 2
    first = asked("one", len(play.entries))
    assert asked("one", 0) == Answer(first.data, played=3)
    assert asked("other", len(play.entries)).data is not None
    assert asked("one", 0).wants == 0


def test_films_take_as_much_memory_as_they_are_counted_for() -> None:
    """Else the room for them is no bound: a server of half a gigabyte goes by it."""
    room = 1_500_000
    plays = [random_play(seed, most=400) for seed in range(16)]
    replayer = Replayer(most_bytes=room)
    gc.collect()
    tracemalloc.start()
    try:
        for play in plays:
            for viewer in (SPECTATOR, 0):
                entries = msgspec.msgpack.decode(msgspec.msgpack.encode(play.entries), type=list[Entry])
                ask = Ask(play.table.id, len(entries), "view", len(entries), viewer, entries)
                while replayer.answer(ask).data is None:
                    pass
                del entries, ask
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert 0.6 * room < taken < 1.2 * room
