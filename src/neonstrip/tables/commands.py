"""What people can ask of a table: each command is a message of the protocol. deciding.py says what comes of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from neonstrip.tables.paper.notes import AnyNote
from neonstrip.tables.tokens import LONGEST_TOKEN

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
