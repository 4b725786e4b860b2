"""Tables give nothing away: what a viewer receives is, byte for byte, the same whatever is hidden from them.

Random games are played. Then only hidden things are changed, in three ways, and everything is compared that a seat or
a spectator receives: views, parts of views, lines, answers to commands, moments of the running game, lists.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from length import LONG
from neonstrip.bots.player import bots_seed
from neonstrip.play.game import Game
from neonstrip.play.newvegas.rulebook import NewVegas
from neonstrip.play.newvegas.state import GameState
from neonstrip.play.royale import view as royale_view
from neonstrip.play.royale.rulebook import Royale
from neonstrip.tables import events as ev
from neonstrip.tables import house, lines
from neonstrip.tables.replays import Rerun
from neonstrip.tables.table import Table
from neonstrip.tables.watching import Watch
from tables.hidden_fields import hidden_things
from tables.random_tables import Play, going_on, random_play, secretive_moment, started, viewers
from tables.received import Leak, compare, looked, probes, received
from tables.twins import WATCHED, Twins, copy_of, dealt_anew, with_other_secrets

GAMES = 1000 if LONG else 25
BATCH = 25
MOMENTS = 3
VIEWERS = 7 if LONG else 2
THINGS = 12
EVENTS = 300 if LONG else 180

in_batches = pytest.mark.parametrize("first", range(0, GAMES, BATCH))


def table_after(play: Play, length: int) -> Table:
    """The table as its log has it after some events."""
    return Rerun(play.table.id, play.entries).to(length)


def check_dealt_anew(play: Play, chance: random.Random) -> int:
    """Viewers at some moment: all they cannot know is imagined anew. Returns how many events went on after it."""
    followed = 0
    for viewer in chance.sample(viewers(play), min(VIEWERS, len(viewers(play)))):
        length = chance.choice(going_on(play))
        table = table_after(play, length)
        twin = dealt_anew(table, viewer, chance)
        assert twin.playing.state.tobytes() != table.playing.state.tobytes()
        commands = probes(table, viewer, chance)
        compare(f"{viewer} at {length}", received(table, viewer, commands), received(twin, viewer, commands))
        twins = Twins(table, twin, viewer, chance, alike=False)
        twins.watch()
        for entry in play.entries[length : length + WATCHED]:
            if not twins.follow(ev.decode(entry.event), entry.at, shown=False):
                break
            followed += 1
    return followed


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
    commands = probes(one.table, viewer, chance)
    compare(f"{viewer} after {length}", *(received(side.table, viewer, commands) for side in (one, other)))
    moments = chance.choices(range(1, one.table.facts.log.length(viewer) + 1), k=MOMENTS)
    compare(f"{viewer} looks back", *(moments_of(side, viewer, sorted(moments)) for side in (one, other)))
    return len({entry.event for entry in one.entries} ^ {entry.event for entry in other.entries})


def moments_of(play: Play, viewer: int, moments: list[int]) -> dict[str, bytes]:
    """Moments of the running game, as a replay shows them."""
    log, rerun = play.table.facts.log, Rerun(play.table.id, play.entries)
    return {f"moment {moment}": looked(rerun.to(log.moment(moment, viewer)), viewer) for moment in moments}


def check_games(seeds: range) -> Counter[str]:
    """Play games and check them in every way. Returns what was done."""
    done: Counter[str] = Counter()
    for seed in seeds:
        play, chance = random_play(seed, most=EVENTS), random.Random(f"check {seed}")
        if going_on(play):
            done["games"] += 1
            done["followed"] += check_dealt_anew(play, chance)
            done["things"] += check_single_things(play, chance)
            done["other events"] += check_other_secrets(play, chance)
    return done


@in_batches
def test_nothing_that_a_viewer_receives_depends_on_what_is_hidden(first: int) -> None:
    done = check_games(range(first, first + BATCH))
    assert done["games"] == BATCH
    assert min(done["followed"], done["things"], done["other events"]) > 5 * BATCH


def test_bots_of_a_game_that_goes_on_have_chance_of_their_own() -> None:
    """The record of the game that it goes on from, and so its seed, can be read by everybody."""
    record = Game.new("royale", ["Anna", "Benno"], seed="known").record()
    seeds = {bots_seed(Game.replay(record))}
    for secret in ("one", "two"):
        game = Game.replay(record)
        game.reseed(secret)
        seeds.add(bots_seed(game))
    assert len(seeds) == 3


# Tests of the test: leaks that are put in on purpose must be found


def show_all_of_royale(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Royale, "view", lambda self, state, seat, names: royale_view.show(state, state, seat, names))


def show_votes(patch: pytest.MonkeyPatch) -> None:
    parts = NewVegas.view_parts

    def with_votes(self: NewVegas, state: GameState, seat: int, names: list[str]) -> dict[str, bytes]:
        return parts(self, state, seat, names) | {"votes": msgspec.json.encode(state.sheets["vote"].tolist())}

    patch.setattr(NewVegas, "view_parts", with_votes)


def tell_secrets(patch: pytest.MonkeyPatch) -> None:
    told = lines.told
    patch.setattr(lines, "told", lambda line, number, viewer, open_eyes: told(line, number, viewer, True))


def tell_private_lines(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lines, "reads", lambda line, viewer: True)


def count_private_lines(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lines.Log, "length", lambda self, viewer: len(self.lines))


def send_at_every_step(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Watch, "update", lambda self, table: self.send(self.message(table, self.seat(table))))


def list_private_steps(patch: pytest.MonkeyPatch) -> None:
    short = house.summary
    everything = lambda table: msgspec.structs.replace(short(table), touched=table.facts.touched)  # noqa: E731
    patch.setattr("tables.received.summary", everything)


def return_unheard(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "_return", lambda self, seat, at: setattr(self.seats[seat], "stand_in", ""))


def clocks_that_steps_restart(patch: pytest.MonkeyPatch) -> None:
    def keep_time(self: Table, at: int) -> None:
        for number, seat in enumerate(self.seats):
            seat.since = at if number in self.playing.seats else None

    patch.setattr(Table, "_keep_time", keep_time)


def answer_with_anybodys_moves(patch: pytest.MonkeyPatch) -> None:
    def choices(self: Game, seat: int) -> str:
        return ", ".join(str(self.numbers(other)) for other in range(len(self.names)))

    patch.setattr(Game, "_choices", choices)


LEAKS = [
    show_all_of_royale,
    show_votes,
    tell_secrets,
    tell_private_lines,
    count_private_lines,
    send_at_every_step,
    list_private_steps,
    return_unheard,
    clocks_that_steps_restart,
    answer_with_anybodys_moves,
]


@pytest.mark.parametrize("put_in", LEAKS, ids=lambda put_in: put_in.__name__)
def test_a_leak_would_be_found(put_in: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    put_in(monkeypatch)
    with pytest.raises(Leak):
        check_games(range(GAMES))
