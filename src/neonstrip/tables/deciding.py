"""What comes of a command: an event for the table's log, or a Mistake that changes nothing."""

from __future__ import annotations

from collections.abc import Collection

from neonstrip.bots.characters import check_character
from neonstrip.bots.names import check_bot
from neonstrip.play.errors import Mistake
from neonstrip.play.fairness import check_pledge
from neonstrip.play.game import SPECTATOR
from neonstrip.play.library import rulebook
from neonstrip.play.lookalikes import check_looks
from neonstrip.play.printable import is_visible
from neonstrip.play.record import check_names
from neonstrip.tables import asides, drawing
from neonstrip.tables import events as ev
from neonstrip.tables.commands import (
    DEFAULT_BOT,
    REACTIONS,
    AnyCommand,
    Arrange,
    Expect,
    Hint,
    Leave,
    Move,
    Mute,
    Note,
    Pledge,
    Relieve,
    Restart,
    Return,
    Reveal,
    Say,
    Start,
    Undo,
)
from neonstrip.tables.dossier import OPEN, PLAYING
from neonstrip.tables.laying import newcomer
from neonstrip.tables.paper.kinds import kind_of
from neonstrip.tables.places import place
from neonstrip.tables.table import MOST_UNDONE, Table
from neonstrip.tables.tokens import key_of


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
