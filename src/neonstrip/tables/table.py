"""A table: what its log of events has made of it. Only `apply` changes one, and it never refuses."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from neonstrip.play.fairness import NO_NONCE, Verdict, verdict
from neonstrip.play.game import SPECTATOR, Game
from neonstrip.play.record import Record
from neonstrip.tables import events as ev
from neonstrip.tables.lines import Line, Log
from neonstrip.tables.storage import Entry, Stage
from neonstrip.tables.tokens import opens

OPEN: Stage = "open"
PLAYING: Stage = "playing"
OVER: Stage = "over"
MOST_UNDONE = 100
"""Steps that a seat may take back between two things that cannot be: far more than anybody needs to make up a mind."""
CALL = 3
"""Seconds for the devices that are asked to pledge. Who does not takes no part, and nothing is lost."""
PATIENCE = 15
"""Seconds for those that have pledged to tell their nonces. Who does not loses the seat to a bot."""
SILENT_BOT = "casual"
"""Plays for who kept silent in the draw."""
KEPT_REFS = 32
"""How many last references of a seat and of the host are remembered: what is sent again after a break counts once."""


class Seat(Struct):
    """A seat and who sits there."""

    kind: ev.SeatKind = "open"
    name: str = ""
    bot: str = ""
    key: str = ""
    nonce: str = NO_NONCE
    """Its part of the seed, told to all. While a draw goes on, what was told is kept there."""
    pledge: str = ""
    silent: bool = False
    """Whether it kept its nonce to itself when it was to tell it. A bot plays such a seat to the end."""
    stand_in: str = ""
    """The bot that sits in for a person."""
    decision: int = 0
    """Counts what the seat did, so that a late message can be told from a new one."""
    since: int | None = None
    """Since when the table waits for this seat to decide, by the wall clock: for showing."""
    asked: int = 0
    """The entry of the log since which it does."""
    stretch: int = 0
    """Changes when a new decision begins: something happened that the seat cannot take back."""
    hinted: int | None = None
    """The stretch in which the seat last had a hint."""
    undone: int = 0
    """Steps taken back in this stretch."""
    asides: int = 0
    """Events of this seat that brought its game no further, before the start or since: see `asides`."""
    refs: list[str] = []
    places: list[str] = []
    """From where its moves came, at a table of a deal: see `deals`."""
    head: bytes = b""
    """The link of the last entry that only this seat learned of, if nothing public happened since."""

    @property
    def player(self) -> str:
        """The bot that plays here now, or nothing for a person."""
        return self.bot or self.stand_in


class Draw(Struct):
    """The start of a game, while devices are asked for their parts of the seed: see `drawing`."""

    seats: list[int]
    """Those that will play."""
    asked: list[int]
    """Those that are yet to pledge."""
    pledged: list[int] = []
    """Those that have, and are to reveal when all have."""
    nonces: dict[int, str] = {}
    """What was revealed so far. Nobody is told before all is."""
    entry: int = 0
    """The entry of the log with which it was asked for what is awaited now."""

    @property
    def awaited(self) -> list[int]:
        """Whose device is to answer now."""
        return self.asked or [seat for seat in self.pledged if seat not in self.nonces]

    @property
    def answered(self) -> list[int]:
        """Whose device has answered."""
        return self.pledged if self.asked else sorted(self.nonces)


class Facts(Struct):
    """Everything about a table but the game itself."""

    id: str
    seq: int = 0
    head: bytes = b""
    """The link of the newest entry: see `storage.chain`. What is shown of it is in `heads`."""
    told_head: bytes = b""
    """The link of the last entry that everybody learned of."""
    created: int = 0
    touched: int = 0
    told: int = 0
    """When everybody last learned of something. What people do in private moves only `touched`, which nobody sees."""
    game: str = ""
    options: dict[str, Any] = {}
    settings: ev.Settings = ev.Settings()
    seats: list[Seat] = []
    host: str = ""
    server_seed: str = ""
    deal: str | None = None
    origin: str | None = None
    source: str | None = None
    lesson: str | None = None
    next: str | None = None
    together: bool = False
    ready: list[int] = []
    """The seats that will play when all tables of the deal are ready, if the host is."""
    stage: Stage = "open"
    draw: Draw | None = None
    """The draw of the seed, between the host's start and that of the game."""
    log: Log = msgspec.field(default_factory=Log)
    revealed: int = 0
    """How many moves of the game's history had been made at the last reveal."""
    refs: list[str] = []
    """The host's last references."""
    asides: int = 0
    """Events of the host that brought the game no further."""


class Table:
    """A table at a point of its log."""

    def __init__(self, facts: Facts, game: Game | None = None) -> None:
        self.facts = facts
        self.game = game
        self.saved = 0
        """How long the log was at the last snapshot."""
        self.shown: dict[int, dict[str, bytes]] = {}
        """What each viewer is shown, made when it is first asked for: see `showing`."""
        self.kept: dict[int, tuple[tuple[int, ...] | None, dict[str, bytes]]] = {}
        """What each viewer was shown last, and what it depended on."""

    @classmethod
    def blank(cls, table: str) -> Table:
        return cls(Facts(table))

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def seats(self) -> list[Seat]:
        return self.facts.seats

    @property
    def stage(self) -> Stage:
        return self.facts.stage

    @property
    def playing(self) -> Game:
        """The game of a table that has started."""
        assert self.game is not None
        return self.game

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def pledges(self) -> dict[int, str]:
        """What those pledged who took part in the draw, by seats."""
        return {number: seat.pledge for number, seat in enumerate(self.seats) if seat.pledge}

    def verdict(self) -> Verdict | None:
        """What is proved about the dice, once they are drawn."""
        if self.stage == OPEN:
            return None
        if self.facts.lesson is not None:
            return Verdict("prepared")
        nonces = [NO_NONCE if self.facts.deal else seat.nonce for seat in self.seats]
        return verdict(nonces, self.pledges())

    def waiting(self) -> list[int]:
        """The seats that the table waits for."""
        return self.playing.seats if self.stage == PLAYING else []

    def can_undo(self, seat: int) -> bool:
        """Whether a seat can take back a step: not where its turn has passed to a person, who may be moving already."""
        if self.stage != PLAYING or not self.playing.can_undo(seat) or self.seats[seat].undone >= MOST_UNDONE:
            return False
        waiting = self.playing.seats
        return (
            self.playing.rules.simultaneous
            or seat in waiting
            or all(self.seats[number].kind == ev.BOT for number in waiting)
        )

    @property
    def allows_hints(self) -> bool:
        """Whether hints can be had. Tables of one deal are compared, so there nobody has any unless all may."""
        facts = self.facts
        if facts.lesson is not None:
            return False
        if facts.settings.hints is not None:
            return facts.settings.hints
        return facts.deal is None and sum(seat.kind != ev.BOT for seat in self.seats) == 1

    def seat_of(self, token: str) -> int:
        """The seat that a token opens, or a spectator's number if none."""
        for number, seat in enumerate(self.seats):
            if opens(seat.key, token):
                return number
        return SPECTATOR

    def is_host(self, token: str) -> bool:
        return opens(self.facts.host, token)

    # What happens

    def apply(self, entry: Entry) -> None:
        """Let an event happen. The log holds only what was found right when it was written."""
        event = ev.decode(entry.event)
        self.facts.seq, self.facts.touched, self.facts.head = entry.seq, entry.at, entry.link
        self.shown.clear()
        getattr(self, f"_{event.__struct_config__.tag}")(event, entry.at)
        if self.stage == PLAYING:
            self._keep_time(entry.at)

    def _tell(self, kind: str, at: int, **facts: Any) -> None:
        line = Line(kind, at, event=self.facts.seq, **facts)
        self.facts.log.add(line)
        if line.to is not None:
            self.seats[line.to].head = self.facts.head
            return
        self.facts.told, self.facts.told_head = at, self.facts.head
        for seat in self.seats:
            seat.head = b""

    def _created(self, event: ev.Created, at: int) -> None:
        facts = self.facts
        facts.created, facts.game, facts.options, facts.settings = at, event.game, event.options, event.settings
        facts.seats = [Seat(plan.kind, plan.name, plan.bot, plan.key) for plan in event.seats]
        facts.host, facts.server_seed, facts.deal = event.host, event.server_seed, event.deal
        facts.origin, facts.source, facts.lesson = event.origin, event.source, event.lesson
        facts.together = event.together
        self._tell("created", at)

    def _seated(self, event: ev.Seated, at: int) -> None:
        asides, pledge = self.seats[event.seat].asides, event.pledge
        self.seats[event.seat] = Seat(
            "human", event.name, key=event.key, nonce=event.nonce, pledge=pledge, asides=asides
        )
        self.facts.ready = []
        self._tell("seated", at, seat=event.seat, name=event.name)

    def _vacated(self, event: ev.Vacated, at: int) -> None:
        self.facts.ready = []
        self._tell("left", at, seat=event.seat, name=self.seats[event.seat].name)
        self.seats[event.seat] = Seat(asides=self.seats[event.seat].asides + 1)

    def _arranged(self, event: ev.Arranged, at: int) -> None:
        asides = self.seats[event.seat].asides
        self.seats[event.seat] = Seat("bot", event.name, event.bot, asides=asides) if event.bot else Seat(asides=asides)
        self.facts.asides += 1
        self._remember(self.facts, event.ref)
        self.facts.ready = []
        self._tell("arranged", at, seat=event.seat, name=event.name, bot=event.bot)

    def _nonced(self, event: ev.Nonced, at: int) -> None:
        self.seats[event.seat].nonce = event.nonce
        self._remember(self.seats[event.seat], event.ref)
        self.seats[event.seat].asides += 1
        self._tell("nonce", at, seat=event.seat)

    def _pledged(self, event: ev.Pledged, at: int) -> None:
        self._remember(self.seats[event.seat], event.ref)
        self.seats[event.seat].pledge = event.pledge
        self.seats[event.seat].asides += 1
        draw = self.facts.draw
        if draw is not None:
            draw.asked = [seat for seat in draw.asked if seat != event.seat]
            draw.pledged = sorted([*draw.pledged, event.seat])
            if not draw.asked:
                draw.entry = self.facts.seq
        self._tell("pledge", at, seat=event.seat)

    def _readied(self, event: ev.Readied, at: int) -> None:
        self._remember(self.facts, event.ref)
        self.facts.ready = event.seats
        self._tell("ready", at)

    def _drawing(self, event: ev.Drawing, at: int) -> None:
        self._remember(self.facts, event.ref)
        self.facts.draw = Draw(event.seats, event.asked, entry=self.facts.seq)
        self._tell("drawing", at)

    def _gathered(self, event: ev.Gathered, at: int) -> None:
        draw = self.facts.draw
        assert draw is not None
        draw.asked, draw.entry = [], self.facts.seq
        self._tell("gathered", at)

    def _revealed(self, event: ev.Revealed, at: int) -> None:
        draw = self.facts.draw
        assert draw is not None
        self._remember(self.seats[event.seat], event.ref)
        draw.nonces[event.seat] = event.nonce
        self._tell("revealed", at, seat=event.seat)

    def _settle(self, event: ev.Started) -> list[Seat]:
        """The seats as they begin to play. The pledges of who took no part in the draw mean nothing."""
        for number, seat in enumerate(self.seats):
            seat.nonce = event.nonces.get(number, seat.nonce)
            seat.silent = number in event.silent
            seat.stand_in = SILENT_BOT if seat.silent else ""
            if number not in event.nonces and not seat.silent:
                seat.pledge = ""
        self.facts.draw = None
        return [self.seats[number] for number in event.seats]

    def _started(self, event: ev.Started, at: int) -> None:
        facts = self.facts
        self._remember(facts, event.ref)
        facts.seats = self._settle(event)
        kinds = [seat.bot or "human" for seat in facts.seats]
        if facts.origin is None:
            self.game = Game.new(facts.game, self.names(), facts.options, event.seed, kinds)
        else:
            record = Record.parse(facts.origin)
            record.names, record.kinds = self.names(), kinds
            self.game = Game.replay(record)
            if facts.lesson is None:
                self.game.reseed(event.seed)
        facts.stage = PLAYING
        facts.asides = 0
        for seat in facts.seats:
            seat.asides = 0
        facts.revealed = len(self.game.history)
        self._tell("started", at)
        for number, seat in enumerate(facts.seats):
            if seat.silent:
                self._tell("silent", at, seat=number, bot=seat.stand_in)
        self._end_if_over(at)

    def _moved(self, event: ev.Moved, at: int) -> None:
        seat = self.seats[event.seat]
        if seat.stand_in and not event.bot:
            self._return(event.seat, at)
        if event.place:
            seat.places = [*seat.places, event.place]
        self._count(seat, event.ref)
        game = self.playing
        turn = game.rules.public_turn(game.state)
        before = game.state.copy() if game.rules.simultaneous and game.seats == [event.seat] else None
        number = game.number_of(event.move, event.seat)
        public, facts = game.rules.grammar.public_text(number), game.rules.public_facts(game.state, number)
        own, own_facts = "", dict[str, Any]()
        if event.move != public:
            own, [own_facts] = event.move, game.rules.facts(game.state, event.seat, [number])
        game.make(number, event.seat)
        if game.rules.simultaneous:
            self._tell("move", at, seat=event.seat, move=event.move, bot=event.bot, to=event.seat)
            if event.seat not in game.seats or game.rules.public_turn(game.state) != turn:
                self._tell("done", at, seat=event.seat)
            if game.rules.public_turn(game.state) != turn:
                self._reveal(at, before)
        else:
            self._tell(
                "move",
                at,
                seat=event.seat,
                move=public,
                facts=facts,
                own=own,
                own_facts=own_facts,
                bot=event.bot,
                events=game.events(),
            )
            if event.seat not in game.seats:
                self.facts.log.drop()
        self._end_if_over(at)

    def _played(self, event: ev.Played, at: int) -> None:
        for move in event.moves:
            self._moved(move, at)

    def _reveal(self, at: int, before: Any) -> None:
        """Drafts have become public: everybody learns what everybody did, and what came of it.

        It takes the last who was to decide: `before` is the state before their move.
        """
        game = self.playing
        turns: list[list[str]] = [[] for _ in self.seats]
        for seat, move in game.history[self.facts.revealed :]:
            turns[seat].append(game.rules.grammar.public_text(move))
        self.facts.revealed = len(game.history)
        self._tell("reveal", at, turns=turns, events=game.rules.events(game.state, self.names(), before))
        self.facts.log.drop()

    def _end_if_over(self, at: int) -> None:
        if self.playing.is_over:
            self.facts.stage = OVER
            self._tell("over", at, results=self.playing.results(), winners=self.playing.winners())

    def _undone(self, event: ev.Undone, at: int) -> None:
        self._take_back(event, 1)
        self._tell("undo", at, seat=event.seat, to=self._audience(event.seat), back=True)

    def _restarted(self, event: ev.Restarted, at: int) -> None:
        self._take_back(event, len(self.playing.history))
        self._tell("restart", at, seat=event.seat, to=self._audience(event.seat), back=True)

    def _take_back(self, event: ev.Undone | ev.Restarted, most: int) -> None:
        """A seat takes back some steps, whose lines go when the turn is over, with the one that says so."""
        game, seat = self.playing, self.seats[event.seat]
        self._count(seat, event.ref)
        steps = 0
        while steps < most and game.can_undo(event.seat):
            game.undo(event.seat)
            steps += 1
        seat.undone += steps
        seat.asides += steps + 1
        self.facts.log.take_back(event.seat, steps, self._audience(event.seat))

    def _hinted(self, event: ev.Hinted, at: int) -> None:
        seat = self.seats[event.seat]
        seat.hinted = seat.stretch
        seat.asides += 1
        self._tell("hint", at, seat=event.seat)

    def _audience(self, seat: int) -> int | None:
        """Who may know that a seat changed its mind: only the seat itself where turns are drafts."""
        return seat if self.playing.rules.simultaneous else None

    def _relieved(self, event: ev.Relieved, at: int) -> None:
        seat = self.seats[event.seat]
        seat.stand_in = event.bot
        self._remember(seat if event.reason == "left" else self.facts, event.ref)
        self._tell("relieved", at, seat=event.seat, bot=event.bot, reason=event.reason)

    def _returned(self, event: ev.Returned, at: int) -> None:
        self._remember(self.seats[event.seat], event.ref)
        self.seats[event.seat].asides += 1
        self._return(event.seat, at)

    def _return(self, seat: int, at: int) -> None:
        """Somebody is back. Everybody is told, also where it shows in a private step, so that the step does not."""
        self.seats[seat].stand_in = ""
        self.seats[seat].since, self.seats[seat].asked = at, self.facts.seq
        self._tell("returned", at, seat=seat)

    def _said(self, event: ev.Said, at: int) -> None:
        self._remember(self.seats[event.seat], event.ref)
        self.seats[event.seat].asides += 1
        self._tell("said", at, seat=event.seat, text=event.text, reaction=event.reaction)

    def _muted(self, event: ev.Muted, at: int) -> None:
        self.facts.settings = msgspec.structs.replace(self.facts.settings, chat=event.chat)
        self._remember(self.facts, event.ref)
        self.facts.asides += 1
        self._tell("chat", at, chat=event.chat)

    def _followed(self, event: ev.Followed, at: int) -> None:
        self.facts.next = event.table
        self._tell("followed", at, table=event.table)

    def _count(self, seat: Seat, ref: str) -> None:
        seat.decision += 1
        self._remember(seat, ref)

    def _remember(self, asker: Seat | Facts, ref: str) -> None:
        """What somebody asked is done: asked again, it is not done twice."""
        if ref:
            asker.refs = [*asker.refs[-KEPT_REFS + 1 :], ref]

    def _keep_time(self, at: int) -> None:
        """A decision begins when the table comes to wait for a seat, and anew when it can no longer go back."""
        game = self.playing
        waiting = set(game.seats)
        for number, seat in enumerate(self.seats):
            if number not in waiting:
                seat.since = None
                continue
            stretch = game.rules.reveals(game.state, number)
            if seat.stretch != stretch:
                seat.undone = 0
            if seat.since is None or seat.stretch != stretch:
                seat.since, seat.asked, seat.stretch = at, self.facts.seq, stretch

    def due(self) -> int | None:
        """How long after its last entry somebody must act for the table, in milliseconds; None if nobody must.

        At once if a bot is to move, else when a clock runs out: at most its whole length, whatever clocks on walls say.
        """
        clock, waits = self.facts.settings.clock, list[int]()
        if self.facts.draw is not None:
            waits.append(1000 * (CALL if self.facts.draw.asked else PATIENCE))
        for number in self.waiting():
            seat = self.seats[number]
            if seat.player:
                return 0
            if clock is not None and seat.since is not None:
                waits.append(1000 * clock - min(max(self.facts.touched - seat.since, 0), 1000 * clock))
        return min(waits, default=None)
