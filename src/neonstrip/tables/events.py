"""What can happen to a table. The log of these, in order, is the table: all else can be made from it again."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from neonstrip.tables.paper.notes import AnyNote

SeatKind = Literal["open", "human", "bot"]
OPEN: SeatKind = "open"
HUMAN: SeatKind = "human"
BOT: SeatKind = "bot"
Reason = Literal["host", "clock", "left"]


class SeatSetup(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as the table is laid: open for anyone, kept for someone who holds its key, or a bot's."""

    kind: SeatKind = OPEN
    name: str = ""
    bot: str = ""
    key: str = ""
    """The hash of the token that opens this seat."""
    character: str = ""
    """Who the bot is, if anybody: see `bots.characters`."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host decides besides the rules of the game."""

    public: bool = False
    chat: bool = True
    clock: int | None = None
    """Seconds for a decision, after which a bot plays for the seat until its owner returns."""
    hints: bool | None = None
    """Whether hints are allowed; if nothing is said, only where one person plays alone against bots."""
    away: int = 60
    """Seconds without a page open, after which the host may let a bot sit in for a person."""


class Event(Struct, tag_field="kind", tag=str.lower, forbid_unknown_fields=True, omit_defaults=True):
    """Something that happened."""


class Created(Event):
    game: str
    options: dict[str, Any]
    seats: list[SeatSetup]
    settings: Settings
    server_seed: str
    """Secret until the end; its hash is public from the beginning."""
    host: str
    """The hash of the host's token."""
    deal: str | None = None
    """Tables of one deal have the same cards and dice."""
    origin: str | None = None
    """The record of another game up to the moment from which this one goes on."""
    source: str | None = None
    """The table that this one follows or branches from."""
    lesson: str | None = None
    """The lesson that this table is for. It goes on from its origin with the dice and cards prepared there."""
    together: bool = False
    """Whether the tables of its deal start together."""


class Opened(Event):
    """A table for people who have the printed game."""

    paper: str
    """The kind of it: see `paper`."""
    game: str
    options: dict[str, Any]
    server_seed: str
    """Secret until the end; its hash is public from the beginning."""
    host: str
    """The hash of the host's token."""


class Noted(Event):
    """Something that people did with paper and cards."""

    note: AnyNote
    by: str = ""
    """The hash of the token of the phone that noted it; nothing: the host."""
    ref: str = ""


class Seated(Event):
    seat: int
    name: str
    key: str
    nonce: str = "-"
    """A word of their own for the seed, told openly: only in old logs."""
    pledge: str = ""


class Vacated(Event):
    seat: int


class Arranged(Event):
    """The host gave an open seat to a bot, or took one from a bot or a person."""

    seat: int
    bot: str = ""
    name: str = ""
    ref: str = ""
    character: str = ""


class Nonced(Event):
    """Somebody added a word of their own to the seed, openly: only in old logs."""

    seat: int
    nonce: str
    ref: str = ""


class Pledged(Event):
    """Somebody's device bound itself to a nonce that it keeps to itself."""

    seat: int
    pledge: str
    ref: str = ""


class Readied(Event):
    """The host would start, and the game begins as soon as all tables of the deal are ready."""

    seats: list[int]
    """The seats that will play; open ones may have been left out."""
    ref: str = ""


class Drawing(Event):
    """The host starts: devices that can be asked pledge a nonce, or the same again, and tell it when all have."""

    seats: list[int]
    """The seats that play; open ones may have been left out."""
    asked: list[int]
    ref: str = ""


class Gathered(Event):
    """Who was asked and has not pledged by now takes no part in the draw."""


class Revealed(Event):
    """A device told the nonce that it had pledged. The last one is told by the start."""

    seat: int
    nonce: str
    ref: str = ""


class Started(Event):
    seats: list[int]
    """The seats that play; open ones may have been left out."""
    seed: str
    ref: str = ""
    nonces: dict[int, str] = {}
    """Those that were pledged and told, by the seats as they were before the start."""
    silent: list[int] = []
    """Who had pledged a nonce and did not tell it."""


class Moved(Event):
    seat: int
    move: str
    bot: str = ""
    """The bot that made the move, if one did."""
    ref: str = ""
    place: str = ""
    """At a table of a deal: from where somebody moved who had not moved from there before, as `places` hides it."""


class Played(Event):
    """Several bots moved, each in its own private turn: one entry in the log, because each entry takes its time."""

    moves: list[Moved]


class Undone(Event):
    seat: int
    ref: str = ""


class Restarted(Event):
    """Somebody took back all of the own turn that can be taken back."""

    seat: int
    ref: str = ""


class Hinted(Event):
    """Somebody asked what the expert would do. What it said is theirs."""

    seat: int


class Relieved(Event):
    """A bot sits in."""

    seat: int
    bot: str
    reason: Reason
    ref: str = ""


class Returned(Event):
    seat: int
    ref: str = ""


class Said(Event):
    seat: int
    text: str = ""
    reaction: str = ""
    ref: str = ""


class Muted(Event):
    """The host switched the chat on or off."""

    chat: bool
    ref: str = ""


class Followed(Event):
    """The same people play again, at another table."""

    table: str


AnyEvent = (
    Created
    | Opened
    | Noted
    | Seated
    | Vacated
    | Arranged
    | Nonced
    | Pledged
    | Readied
    | Drawing
    | Gathered
    | Revealed
    | Started
    | Moved
    | Played
    | Undone
    | Restarted
    | Hinted
    | Relieved
    | Returned
    | Said
    | Muted
    | Followed
)

_decoder = msgspec.json.Decoder(AnyEvent)
encode = msgspec.json.Encoder().encode


def decode(data: bytes) -> AnyEvent:
    """An event from its bytes in the log."""
    event: AnyEvent = _decoder.decode(data)
    return event
