"""Looking for leaks: what a viewer receives must be, byte for byte, the same whatever is hidden from them.

Random games are played. Then only hidden things are changed, in three ways, and everything is compared that a seat or
a spectator receives: views, parts of views, lines, answers to commands, moments of the running game, lists.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import msgspec

from neonstrip.tables import events as ev
from neonstrip.tables.effects import apply
from neonstrip.tables.films import Film, Slice
from neonstrip.tables.table import Table
from neonstrip.tables.watching import Watch
from tables.hidden_fields import hidden_things
from tables.random_tables import Play, going_on, random_play, secretive_moment, started, table_after, viewers
from tables.received import Leak, compare, others_look, probes, received, without_head
from tables.twins import WATCHED, Twins, copy_of, dealt_anew, with_other_secrets

MOMENTS = 3
THINGS = 12


def check_dealt_anew(play: Play, chance: random.Random, most: int) -> Counter[str]:
    """Viewers at some moment: all they cannot know is imagined anew. Returns how many, and how many events went on."""
    done: Counter[str] = Counter()
    for viewer in chance.sample(viewers(play), min(most, len(viewers(play)))):
        length = chance.choice(going_on(play))
        table = table_after(play, length)
        twin = dealt_anew(table, viewer, chance)
        others_look(table, viewer)
        others_look(twin, viewer)
        assert twin.playing.state.tobytes() != table.playing.state.tobytes()
        commands = probes(table, viewer, chance)
        compare(f"{viewer} at {length}", received(table, viewer, commands), received(twin, viewer, commands))
        twins = Twins(table, twin, viewer, chance, alike=False)
        twins.watch()
        for entry in play.entries[length : length + WATCHED]:
            if not twins.follow(ev.decode(entry.event), entry.at, shown=False):
                break
            done["followed"] += 1
        done["dealt anew"] += 1
    return done


def check_single_things(play: Play, chance: random.Random) -> int:
    """A viewer at some moment, or at the end: hidden things are changed, one at a time. Returns how many."""
    viewer, length = secretive_moment(play, chance)
    table = table_after(play, length if chance.random() < 0.8 else len(play.entries))
    commands = chance.sample(probes(table, viewer, chance), 10)
    before, things = received(table, viewer, commands), list(hidden_things(table, viewer, chance))
    chosen = chance.sample(things, min(THINGS, len(things)))
    for name, change in chosen:
        twin = copy_of(table)
        change(twin)
        compare(f"{name} to {viewer} at {length}", before, received(twin, viewer, commands))
    return len(chosen)


def check_other_secrets(play: Play, chance: random.Random) -> int:
    """The whole log once more, in which others decided differently. Returns how many events are different."""
    viewer, length = secretive_moment(play, chance)
    watched = [max(started(play), length - WATCHED), chance.randint(started(play), length)]
    twins = with_other_secrets(play, length, viewer, chance, watched)
    one, other = twins.main, twins.twin
    others_look(one.table, viewer)
    others_look(other.table, viewer)
    commands = probes(one.table, viewer, chance)
    compare(f"{viewer} after {length}", *(received(side.table, viewer, commands) for side in (one, other)))
    moments = chance.choices(range(1, one.table.dossier.log.length(viewer) + 1), k=MOMENTS)
    compare(f"{viewer} looks back", *(moments_of(side, viewer, sorted(moments)) for side in (one, other)))
    return len({entry.event for entry in one.entries} ^ {entry.event for entry in other.entries})


def check_heads(play: Play, chance: random.Random) -> int:
    """Heads differ exactly where lines do: not while others decide in private. Returns how many were seen."""
    viewer = chance.choice(viewers(play))
    found: dict[int, str] = {}
    first = chance.randrange(len(play.entries))
    table = table_after(play, first)
    for entry in play.entries[first : first + WATCHED]:
        apply(table, entry)
        read, head = table.dossier.log.length(viewer), shown_head(table, viewer)
        if found.setdefault(read, head) != head:
            raise Leak(f"{viewer} sees that something happened in private", found[read].encode(), head.encode())
    assert len(set(found.values())) == len(found)
    return len(found)


def shown_head(table: Table, viewer: int) -> str:
    """The head that somebody is shown who comes now."""
    sent: list[bytes] = []
    Watch.looking(table.id, viewer, sent.append).update(table)
    return str(msgspec.json.decode(sent[0])["head"])


def moments_of(play: Play, viewer: int, moments: list[int]) -> dict[str, bytes]:
    """Moments of the running game, as a replay shows them."""
    log, film = play.table.dossier.log, Film(play.table.id)
    film.feed(play.entries)
    while not film.wind(len(play.entries), Slice()):
        pass
    return {f"moment {moment}": seen_again(film, log.moment(moment, viewer), viewer) for moment in moments}


def seen_again(film: Film, event: int, viewer: int) -> bytes:
    """A moment as the process that plays tables again shows it."""
    while (view := film.view(event, viewer, Slice())) is None:
        pass
    return without_head(film.at(event), viewer, view)


def check_games(seeds: Iterable[int | str], most_viewers: int, most_events: int) -> Counter[str]:
    """Play games and check them in every way. Returns what was done."""
    done: Counter[str] = Counter()
    for seed in seeds:
        play, chance = random_play(seed, most=most_events), random.Random(f"check {seed}")
        if going_on(play):
            done["games"] += 1
            done[play.table.playing.rules.name] += 1
            done += check_dealt_anew(play, chance, most_viewers)
            done["things"] += check_single_things(play, chance)
            done["other events"] += check_other_secrets(play, chance)
            done["heads"] += check_heads(play, chance)
    return done
