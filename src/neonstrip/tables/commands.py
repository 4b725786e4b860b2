"""What people can ask of a table, and what comes of it: an event for its log, or a Mistake that changes nothing."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Annotated, Any

from msgspec import Meta, Struct

from neonstrip.bots.characters import CHARACTERS, character_named, check_character, name_of
from neonstrip.bots.names import check_bot
from neonstrip.play.errors import Mistake
from neonstrip.play.fairness import check_pledge
from neonstrip.play.game import SPECTATOR
from neonstrip.play.library import rulebook
from neonstrip.play.lookalikes import check_looks, looks
from neonstrip.play.printable import is_visible
from neonstrip.play.record import check_names
from neonstrip.tables import asides, drawing
from neonstrip.tables import events as ev
from neonstrip.tables.dossier import OPEN, PLAYING
from neonstrip.tables.paper.kinds import kind_named, kind_of
from neonstrip.tables.paper.notes import AnyNote
from neonstrip.tables.places import place
from neonstrip.tables.table import MOST_UNDONE, Table
from neonstrip.tables.tokens import LONGEST_TOKEN, key_of

LONGEST_MESSAGE = 200
MOST_LINES = 10_000_000
"""More than any log of a table has."""
REACTIONS = ("clap", "laugh", "wow", "ouch", "thanks", "luck", "hurry", "bye")
DEFAULT_BOT = "casual"

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=LONGEST_TOKEN)]
Ref = Annotated[str, Meta(max_length=64)]
Text = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, lt=64)]


class Command(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """Something asked of a table by who holds a token of it."""

    table: TableId
    token: Token
    ref: Ref = ""
    """The sender's own name for this message: comes back with the answer, and makes sending it twice harmless."""


class Move(Command):
    move: Text
    decision: Annotated[int, Meta(ge=0, le=MOST_LINES)] | None = None
    """The decision this move is meant for, as the view told it; a move meant for an older one is refused."""


class Undo(Command):
    """Take back the last step of the own turn."""


class Restart(Command):
    """Take back all of the own turn that can be taken back."""


class Hint(Command):
    """Ask what the expert would do here, and why."""


class Expect(Command):
    """Ask what each choice is expected to come to."""


class Leave(Command):
    """Get up: before the start the seat becomes free, afterwards a bot sits in."""


class Return(Command):
    """Take the seat back from the bot that sits in."""


class Pledge(Command):
    """Bind the seat's device to a nonce."""

    pledge: Text


class Reveal(Command):
    """Tell the nonce, when the draw asks for it."""

    nonce: Text


class Say(Command):
    text: Annotated[str, Meta(max_length=LONGEST_MESSAGE)] = ""
    reaction: Annotated[str, Meta(max_length=20)] = ""


class Start(Command):
    drop_open: bool = False
    """Play without the seats that are still open."""


class Arrange(Command):
    """The host gives a seat to a bot, or opens it."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = ""
    character: Annotated[str, Meta(max_length=40)] = ""


class Relieve(Command):
    """The host lets a bot sit in for someone absent."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = DEFAULT_BOT


class Mute(Command):
    chat: bool


class Note(Command):
    """What people with the printed game did: noted by the host, or by a phone with a token of its own making."""

    note: AnyNote


AnyCommand = (
    Move
    | Undo
    | Restart
    | Hint
    | Expect
    | Leave
    | Return
    | Pledge
    | Reveal
    | Say
    | Start
    | Arrange
    | Relieve
    | Mute
    | Note
)


def decide(table: Table, command: AnyCommand, present: Collection[str] = (), address: str = "") -> ev.AnyEvent | None:
    """The event that a command brings about; nothing if it was done before. Whatever is wrong with it is a Mistake.

    `present` are the names of those who watch from a seat now, `address` is from where it was asked.
    """
    match command:
        case Note():
            return _note(table, command)
        case Start() | Arrange() | Relieve() | Mute():
            if not table.is_host(command.token):
                raise Mistake("not-host")
            if command.ref and command.ref in table.dossier.refs:
                return None
            return _decide_host(table, command, present)
        case _:
            seat = table.seat_of(command.token)
            if seat == SPECTATOR:
                raise Mistake("not-your-seat")
            if command.ref and command.ref in table.seats[seat].refs:
                return None
            return _decide_seat(table, seat, command, address)


def _note(table: Table, command: Note) -> ev.Noted | None:
    dossier = table.dossier
    if dossier.paper is None:
        raise Mistake("not-paper")
    by = "" if table.is_host(command.token) else key_of(command.token)
    if not by and command.ref and command.ref in dossier.refs:
        return None
    is_new = kind_of(dossier.paper).decide(dossier, dossier.paper, command.note, by)
    return ev.Noted(command.note, by, command.ref) if is_new else None


def _decide_host(
    table: Table, command: Start | Arrange | Relieve | Mute, present: Collection[str]
) -> ev.AnyEvent | None:
    match command:
        case Start():
            under_way = table.dossier.draw or table.dossier.ready
            return None if under_way else start(table, command.drop_open, present, command.ref)
        case Mute():
            asides.check_host(table)
            return ev.Muted(command.chat, command.ref)
        case Arrange():
            asides.check_host(table)
            return _arrange(table, _seat(table, command.seat), command)
        case Relieve():
            _expect(table, PLAYING)
            return relieve(table, _seat(table, command.seat), command.bot, "host", command.ref)


def _decide_seat(
    table: Table,
    seat: int,
    command: Move | Undo | Restart | Hint | Expect | Leave | Return | Pledge | Reveal | Say,
    address: str,
) -> ev.AnyEvent | None:
    match command:
        case Hint():
            return hint(table, seat)
        case Expect():
            check_hint(table, seat)
            return None if table.is_alone else hint(table, seat)  # alone there is nobody to tell
        case Move():
            return move(table, seat, command, address)
        case Undo() | Restart():
            _expect(table, PLAYING)
            _expect_told(table, seat)
            if table.playing.can_undo(seat) and table.seats[seat].undone >= MOST_UNDONE:
                raise Mistake("undo-limit", most=MOST_UNDONE)
            if not table.can_undo(seat):
                raise Mistake("no-undo")
            asides.check_seat(table, seat)
            return (ev.Undone if isinstance(command, Undo) else ev.Restarted)(seat, command.ref)
        case Leave():
            if table.stage == OPEN:
                _expect_undrawn(table)
                asides.check_seat(table, seat)
                return ev.Vacated(seat)
            _expect(table, PLAYING)
            return relieve(table, seat, DEFAULT_BOT, "left", command.ref)
        case Return():
            if not table.seats[seat].stand_in:
                raise Mistake("not-relieved")
            _expect_told(table, seat)
            asides.check_seat(table, seat)
            return ev.Returned(seat, command.ref)
        case Pledge():
            _expect(table, OPEN)
            pledged = drawing.pledge(table, seat, command.pledge, command.ref)
            if pledged and not table.dossier.draw:
                asides.check_seat(table, seat)
            return pledged
        case Reveal():
            return drawing.reveal(table, seat, command.nonce, command.ref)
        case Say():
            return _say(table, seat, command)


def _expect(table: Table, stage: str) -> None:
    if table.stage == stage:
        return
    if table.stage == OPEN:
        raise Mistake("not-started")
    raise Mistake("already-started") if table.stage == PLAYING else Mistake("game-over")


def _expect_undrawn(table: Table) -> None:
    """Who plays, and where, stands fast while the seed is drawn."""
    _expect(table, OPEN)
    if table.dossier.draw is not None:
        raise Mistake("drawing")


def _expect_told(table: Table, seat: int) -> None:
    """Who kept silent in the draw may have chosen these dice, and does not play them."""
    if table.seats[seat].silent:
        raise Mistake("kept-silent")


def _seat(table: Table, seat: int) -> int:
    if seat >= len(table.seats):
        raise Mistake("no-such-seat", seat=seat, seats=len(table.seats))
    return seat


def start(
    table: Table, drop_open: bool, present: Collection[str] = (), ref: str = ""
) -> ev.Drawing | ev.Readied | ev.Started:
    """Begin: from now on the seats are fixed, and the seed as soon as it is drawn."""
    _expect_undrawn(table)
    staying = [number for number, seat in enumerate(table.seats) if seat.kind != ev.OPEN]
    if len(staying) < len(table.seats) and not drop_open:
        raise Mistake("seats-open", seats=len(table.seats) - len(staying))
    if table.dossier.origin is not None and len(staying) < len(table.seats):
        raise Mistake("seats-open", seats=len(table.seats) - len(staying))
    rulebook(table.dossier.game).read_options(table.dossier.options, len(staying))
    return drawing.begin(table, staying, present, ref)


def move(table: Table, seat: int, command: Move, address: str = "") -> ev.Moved:
    """A move in a game, looked for among the legal ones: the log gets only what the rules allow."""
    _expect(table, PLAYING)
    _expect_told(table, seat)
    if command.decision is not None and command.decision != table.seats[seat].decision:
        raise Mistake("stale")
    game = table.playing
    number = game.number_of(command.move, seat)
    game.check(number, seat)
    return ev.Moved(seat, game.rules.texts[number], ref=command.ref, place=place(table, seat, address))


def check_hint(table: Table, seat: int) -> None:
    """Whether a seat may be helped now."""
    _expect(table, PLAYING)
    _expect_told(table, seat)
    if not table.allows_hints:
        raise Mistake("hints-off")
    if seat not in table.waiting():
        raise Mistake("not-your-turn", name=table.seats[seat].name)


def hint(table: Table, seat: int) -> ev.Hinted | None:
    """A hint, told to everybody once for each decision."""
    check_hint(table, seat)
    asked = table.seats[seat]
    if asked.hinted == asked.stretch:
        return None
    asides.check_seat(table, seat)
    return ev.Hinted(seat)


def relieve(table: Table, seat: int, bot: str, reason: ev.Reason, ref: str = "") -> ev.Relieved:
    """A bot sits in for a person."""
    check_bot(bot)
    if table.seats[seat].player:
        raise Mistake("seat-has-bot", name=table.seats[seat].name)
    return ev.Relieved(seat, bot, reason, ref)


def _arrange(table: Table, seat: int, command: Arrange) -> ev.Arranged:
    _expect_undrawn(table)
    if not command.bot:
        return ev.Arranged(seat, ref=command.ref)
    check_bot(command.bot)
    if command.character:
        check_character(command.character)
    if table.seats[seat].kind == ev.HUMAN:
        raise Mistake("seat-taken", name=table.seats[seat].name)
    character, name = newcomer(table.names(), command.character)
    return ev.Arranged(seat, command.bot, name, command.ref, character)


def _say(table: Table, seat: int, command: Say) -> ev.Said:
    if not table.dossier.settings.chat:
        raise Mistake("chat-off")
    written = command.text
    text = " ".join("".join(sign if is_visible(written, at) else " " for at, sign in enumerate(written)).split())
    if command.reaction and command.reaction not in REACTIONS:
        raise Mistake("unknown-reaction", reaction=command.reaction, reactions=", ".join(REACTIONS))
    if not text and not command.reaction:
        raise Mistake("empty-message")
    asides.check_seat(table, seat)
    return ev.Said(seat, text, command.reaction, command.ref)


def sit(table: Table, name: str, seat: int | None, key: str, pledge: str) -> ev.Seated:
    """Somebody takes an open seat: the one they named, or the first."""
    _expect_undrawn(table)
    free = [number for number, each in enumerate(table.seats) if each.kind == ev.OPEN]
    if not free:
        raise Mistake("table-full")
    if seat is not None and _seat(table, seat) not in free:
        raise Mistake("seat-taken", name=table.seats[seat].name)
    check_names([*filter(None, table.names()), name])
    check_looks([*filter(None, table.names()), name])
    return ev.Seated(free[0] if seat is None else seat, name, key, pledge=check_pledge(pledge) if pledge else "")


PERSON_NAMES = ("Peggy", "Dean", "Nora", "Elmer", "Gloria", "Hank", "Ramona", "Lucky", "Vivian", "Otis")


def newcomer(taken: list[str], wanted: str = "") -> tuple[str, str]:
    """A character for a bot, the one that is wanted or the next who is not here yet, and a name for it."""
    name = _free((name_of(wanted),) if wanted else tuple(map(name_of, CHARACTERS)), taken)
    return character_named(name), name


def name_for_person(taken: list[str]) -> str:
    """What somebody is called who gave no name: others have to read it, so it is one."""
    first = secrets.randbelow(len(PERSON_NAMES))
    return _free((*PERSON_NAMES[first:], *PERSON_NAMES[:first]), taken)


def _free(names: tuple[str, ...], taken: list[str]) -> str:
    """A name that nobody at the table has, nor any that looks like it; where all are taken, one with a number."""
    number, seen = 1, {looks(name)[1] for name in taken}
    while True:
        for name in names:
            numbered = name if number == 1 else f"{name} {number}"
            if looks(numbered)[1] not in seen:
                return numbered
        number += 1


def lay(setups: list[ev.SeatSetup]) -> list[ev.SeatSetup]:
    """Seats as a host asked for them, each with a name; a bot without one sits down as a character.

    What belongs to another kind of seat is left out.
    """
    taken = [setup.name for setup in setups if setup.name]
    laid: list[ev.SeatSetup] = []
    for setup in setups:
        match setup.kind:
            case "bot":
                check_bot(setup.bot or DEFAULT_BOT)
                if setup.character:
                    check_character(setup.character)
                character, name = setup.character, setup.name
                if not name:
                    character, name = newcomer(taken, character)
                taken.append(name)
                laid.append(ev.SeatSetup("bot", name, setup.bot or DEFAULT_BOT, character=character))
            case "human":
                name = setup.name or name_for_person(taken)
                taken.append(name)
                laid.append(ev.SeatSetup("human", name, key=setup.key))
            case "open":
                laid.append(ev.SeatSetup())
    names = [setup.name for setup in laid if setup.kind != ev.OPEN]
    check_names(names)
    check_looks(names)
    return laid


def create(
    game: str, options: dict[str, Any], setups: list[ev.SeatSetup], settings: ev.Settings, server_seed: str, host: str
) -> ev.Created:
    """A new table, its options checked and completed."""
    rules = rulebook(game)
    read = rules.read_options(options, len(setups))
    return ev.Created(game, rules.write_options(read), lay(setups), settings, server_seed, host)


def open_paper(paper: str, game: str, options: dict[str, Any], server_seed: str, host: str) -> ev.Opened:
    """A new table for people who have the printed game, its options checked and completed."""
    return ev.Opened(paper, game, kind_named(paper).check(game, options), server_seed, host)
