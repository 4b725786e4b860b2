"""Two tables that are the same to one viewer and differ in all that is hidden from them, going on side by side."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np

from neonstrip.play.game import Game
from neonstrip.play.seeds import words
from neonstrip.rules.chance import BLOCK, CHANCE
from neonstrip.tables import events as ev
from neonstrip.tables.snapshots import Snapshot
from neonstrip.tables.table import Table
from neonstrip.tables.watching import Watch
from tables.random_tables import Play, table_after
from tables.received import Leak, others_look, without_head

PRIVATE = (ev.Moved, ev.Undone, ev.Restarted)
LONGEST_WALK = 60
WATCHED = 10
"""Events that a viewer watches before going away again."""


def copy_of(table: Table) -> Table:
    """A table as its snapshot would bring it back."""
    game = None if table.game is None else table.game.freeze()
    snapshot = msgspec.msgpack.decode(msgspec.msgpack.encode(Snapshot(table.dossier, game)), type=Snapshot)
    return Table(snapshot.dossier, None if snapshot.game is None else Game.thaw(snapshot.game))


def dealt_anew(table: Table, viewer: int, chance: random.Random) -> Table:
    """A copy with everything hidden from a viewer imagined anew, sometimes but for the dice to come."""
    twin = copy_of(table)
    game, source = twin.playing, np.zeros(1, CHANCE)
    source["key"], source["used"] = words(chance.randbytes(32).hex()), BLOCK
    state = game.rules.see(game.state, viewer)
    game.rules.imagine(state, viewer, source)
    stream = middle(state)["chance"].copy()
    if chance.random() < 0.6:
        middle(state)["chance"] = middle(game.state)["chance"]
    if state.tobytes() == game.state.tobytes():  # late in a game the dice may be all that is hidden
        middle(state)["chance"] = stream
    game.state, game.seed = state, chance.randbytes(32).hex()
    return twin


def middle(state: Any) -> Any:
    """The record with what all players share: the state of Royale, the table of New Las Vegas."""
    return state if isinstance(state, np.ndarray) else state.middle


class Twins:
    """A table and its twin. What happens at the one happens at the other as far as the viewer may know it."""

    def __init__(self, table: Table, twin: Table, viewer: int, chance: random.Random, alike: bool) -> None:
        self.main, self.twin = Play(table, at=table.dossier.touched), Play(twin, at=table.dossier.touched)
        self.viewer = viewer
        self.chance = chance
        self.alike = alike
        """Whether both have the same cards and dice, so that whatever is shown in the end must be the same too."""
        self._kept: defaultdict[int, list[str]] = defaultdict(list)
        """The steps of each seat's present draft that were not taken back."""
        self._sent: tuple[list[bytes], list[bytes]] = ([], [])
        self._watches: list[Watch] = []

    # What the viewer receives

    def watch(self) -> None:
        """The viewer comes and watches both."""
        self._watches = [Watch.looking(self.main.table.id, self.viewer, sent.append) for sent in self._sent]
        self._look()

    def unwatch(self) -> None:
        self._watches = []

    def _update(self, play: Play) -> None:
        if self._watches:
            sent = self._sent[play is self.twin]
            others_look(play.table, self.viewer)
            self._watches[play is self.twin].update(play.table)
            sent[:] = [without_head(play.table, self.viewer, message) for message in sent]

    def _look(self) -> None:
        """Both send the same messages, and equally many: a private step of somebody else sends none."""
        for play in (self.main, self.twin):
            self._update(play)
        one, other = self._sent
        if one != other:
            differing = next((pair for pair in zip(one, other, strict=False) if pair[0] != pair[1]), (b"", b""))
            raise Leak(f"messages to {self.viewer}, {len(one)} and {len(other)}", *differing)
        one.clear()
        other.clear()

    def same_to_viewer(self) -> bool:
        main, twin = (play.table.playing for play in (self.main, self.twin))
        seen = [bytes(game.rules.see(game.state, self.viewer).tobytes()) for game in (main, twin)]
        return seen[0] == seen[1]

    # What happens

    def follow(self, event: ev.AnyEvent, at: int, shown: bool) -> bool:
        """The next event of the main table, at both. False when they have gone apart because something was revealed.

        `shown` says whether the secrets of this event come to light in what follows.
        """
        revealed = self._revealed()
        if isinstance(event, PRIVATE) and event.seat != self.viewer:
            self._other(event, at, shown)
        elif isinstance(event, ev.Played):
            self._bots(event, at, shown)
        else:
            self._happen(self.main, event, at)
            self._happen(self.twin, event, at)
        if self._revealed() != revealed:
            self._kept.clear()
            if not self.alike and self.main.table.playing.rules.simultaneous:
                return False  # drafts that were imagined anew have left steps in the history that nobody made
        if self.main.table.game is not None and not self.same_to_viewer():
            if self.alike or self._revealed() == revealed:
                raise Leak(f"{event} made a difference to {self.viewer}", b"one", b"other")
            return False
        self._look()
        return True

    def _revealed(self) -> int:
        game = self.main.table.game
        return 0 if game is None else int(middle(game.state)["reveals"][0])

    def _happen(self, play: Play, event: ev.AnyEvent, at: int) -> None:
        play.happen(event, at)
        self._update(play)

    def _other(self, event: ev.Moved | ev.Undone | ev.Restarted, at: int, shown: bool) -> None:
        """Somebody else does something, in the twin something else that looks the same."""
        if self.main.table.playing.rules.simultaneous:
            self._draft(event, at, shown)
            return
        self._happen(self.main, event, at)
        if isinstance(event, ev.Moved) and self.alike and not shown:
            event = msgspec.structs.replace(event, move=self.chance.choice(self._looking_like(event)))
        self._happen(self.twin, event, at)

    def _looking_like(self, event: ev.Moved) -> list[str]:
        """R-LUCKY-1, R-BOX-1: another number of markers, other piles of the same sizes."""
        family = event.move.split()[0]
        if family not in ("hide", "split"):
            return [event.move]
        game = self.twin.table.playing
        legal = [game.rules.texts[move] for move in game.numbers(event.seat)]
        return [text for text in legal if text.count("+") == event.move.count("+")]

    # Drafts

    def _draft(self, event: ev.Moved | ev.Undone | ev.Restarted, at: int, shown: bool) -> None:
        """N-ROUND-3: a step of a draft; in the twin other steps, and before the end of a turn all there is to show."""
        public = self.main.table.dossier.log.public
        [done] = self._happen_with_ends(event, [event.seat], at)
        if isinstance(event, ev.Moved) and done:
            self._happen(self.twin, self._ending(event, shown), at)
            return
        if self.main.table.dossier.log.public > public:
            self._happen(self.twin, ev.Returned(event.seat), at)  # others see only that somebody is back
        self._keep(event)
        self._wander(event.seat)

    def _bots(self, event: ev.Played, at: int, shown: bool) -> None:
        """Several bots move; in the twin at once only what others notice, or what the viewer's own bot does."""
        ends = self._happen_with_ends(event, [move.seat for move in event.moves], at)
        noticed: list[ev.Moved] = []
        for move, done in zip(event.moves, ends, strict=True):
            if move.seat == self.viewer:
                noticed.append(move)
            elif done:
                noticed.append(self._ending(move, shown))
            else:
                self._keep(move)
                self._wander(move.seat)
        if noticed:
            self._happen(self.twin, ev.Played(noticed), at)

    def _happen_with_ends(self, event: ev.AnyEvent, seats: list[int], at: int) -> list[bool]:
        """Let an event happen at the main table, and say for which seats it ended a turn."""
        game = self.main.table.playing
        turn = game.rules.public_turn(game.state)
        self._happen(self.main, event, at)
        over = game.rules.public_turn(game.state) != turn
        return [over or seat not in game.seats for seat in seats]

    def _keep(self, event: ev.Moved | ev.Undone | ev.Restarted) -> None:
        """Remember what a seat's draft at the main table is made of."""
        kept = self._kept[event.seat]
        if isinstance(event, ev.Moved):
            kept.append(event.move)
        elif isinstance(event, ev.Undone):
            del kept[-1:]
        else:
            kept.clear()

    def _ending(self, event: ev.Moved, shown: bool) -> ev.Moved:
        """Bring the twin's draft to an end, and say the last step of it.

        Votes stay hidden anyway; else it is the same draft if all will be shown, and any if not.
        """
        family, seat = event.move.split()[0], event.seat
        if family == "vote" or (family == "cards" and not shown):
            return msgspec.structs.replace(event, move=self.chance.choice(self._legal(seat)))
        if shown and self.alike:
            if self.twin.table.playing.can_undo(seat):
                self._happen(self.twin, ev.Restarted(seat), self.twin.at)
            for move in self._kept[seat]:
                self._step(seat, move)
        else:
            self._walk_to(seat, event.move)
        return event

    def _legal(self, seat: int) -> list[str]:
        game = self.twin.table.playing
        return [game.rules.texts[move] for move in game.numbers(seat)]

    def _step(self, seat: int, move: str) -> None:
        bot = self.twin.table.seats[seat].player
        self._happen(self.twin, ev.Moved(seat, move, bot=bot), self.twin.at)

    def _wander(self, seat: int) -> None:
        """Some steps in the twin's draft, none of which ends the turn."""
        for _ in range(self.chance.choice([0, 0, 1, 1, 2, 4])):
            self._stray(seat)

    def _stray(self, seat: int) -> None:
        """A step or a step back."""
        if self.twin.table.playing.can_undo(seat) and self.chance.random() < 0.4:
            back = ev.Restarted(seat) if self.chance.random() < 0.3 else ev.Undone(seat)
            self._happen(self.twin, back, self.twin.at)
            return
        moves = [move for move in self._legal(seat) if move.split()[0] not in ("confirm", "vote", "cards")]
        if moves:
            self._step(seat, self.chance.choice(moves))

    def _walk_to(self, seat: int, move: str) -> None:
        """Any draft after which a move is legal."""
        for _ in range(LONGEST_WALK):
            legal = self._legal(seat)
            if move in legal:
                return
            self._step(seat, self.chance.choice(legal))
        raise AssertionError(f"no way to {move}")


def with_other_secrets(play: Play, length: int, viewer: int, chance: random.Random, watched: Iterable[int]) -> Twins:
    """The beginning of a log, once more: in the twin others vote, hide, split and draft differently.

    `watched` are places of the log at which the viewer comes and watches for a while.
    """
    events = [ev.decode(entry.event) for entry in play.entries[:length]]
    shown = secrets_shown(table_after(play, length), events)
    twins = Twins(Table.blank(play.table.id), Table.blank(play.table.id), viewer, chance, alike=True)
    for place, event in enumerate(events):
        if place in watched:
            twins.watch()
        elif place - WATCHED in watched:
            twins.unwatch()
        assert twins.follow(event, play.entries[place].at, place in shown)
    return twins


def secrets_shown(table: Table, events: list[ev.AnyEvent]) -> set[int]:
    """Places in the log of a table of the moves whose secrets, or the drafts they end, have come to light since."""
    reveals = [line.event for line in table.dossier.log.lines if line.kind == "reveal"]
    shown, held = set(range(max(reveals, default=0))), 0
    for place, event in enumerate(events):
        family = event.move.split()[0] if isinstance(event, ev.Moved) else ""
        if family in ("hide", "split"):
            held = place
        elif family in ("guess", "take"):
            shown.add(held)
    return shown
