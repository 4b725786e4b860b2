"""What goes over the WebSocket besides commands, views and who is here; and reading all that comes."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from neonstrip.bots.advice import Advice
from neonstrip.locales import Language
from neonstrip.play.errors import Mistake
from neonstrip.tables.commands import MOST_LINES, AnyCommand, Ref, TableId

PROTOCOL = 4


class Watching(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a client asks of the connection itself."""


class Open(Watching):
    """Watch a table: from a seat if the token is a seat's, else as everybody."""

    table: TableId
    token: Annotated[str, Meta(max_length=64)] = ""
    seq: Annotated[int, Meta(ge=0, le=MOST_LINES)] = 0
    """How many lines of the log the client has already."""
    head: Annotated[str, Meta(max_length=64)] = ""
    """The head that came with the last of them, to be told if the table has been put back or changed since."""
    watch: Annotated[str, Meta(max_length=20)] = ""
    """The client's own name for this watch, which comes back with its views: for several seats at one table."""


class Close(Watching):
    table: TableId
    token: Annotated[str, Meta(max_length=64)] = ""


class Ping(Watching):
    pass


class Speak(Watching):
    """The language that problems are told in."""

    language: Language


AnyMessage = AnyCommand | Open | Close | Ping | Speak


class Named(Struct):
    """As much of a command as an answer to it needs."""

    ref: Ref = ""


_named = msgspec.json.Decoder(Named)
_decoder = msgspec.json.Decoder(AnyMessage)


def ref_of(text: str | None) -> str:
    """What the sender calls a message that is no good otherwise, if that can be read."""
    try:
        return _named.decode(text or "").ref
    except (msgspec.DecodeError, RecursionError):
        return ""


def decode(text: str | None) -> AnyMessage:
    """A message from a frame of text; None stands for a frame of bytes."""
    if text is None:
        raise Mistake("bad-message", why="expected a frame of text, not of bytes")
    try:
        message: AnyMessage = _decoder.decode(text)
    except msgspec.DecodeError as error:
        raise Mistake("bad-message", why=str(error)) from error
    except RecursionError as error:
        raise Mistake("bad-message", why="nested too deeply") from error
    return message


class Hinted(Struct):
    """What the expert would do: the answer to `hint` over the WebSocket."""

    type: Literal["hint"]
    ref: str
    table_id: str
    seat: int
    decision: int
    """The decision of the seat that it is about."""
    advice: Advice


class Expectations(Struct):
    """What choices are expected to come to: the answer to `expect` over the WebSocket."""

    type: Literal["expected"]
    ref: str
    table_id: str
    seat: int
    decision: int
    """The decision of the seat that it is about."""
    amounts: dict[str, int]
    """Points by which each move changes the result that is expected, beside doing nothing."""
