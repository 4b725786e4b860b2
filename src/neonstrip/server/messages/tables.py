"""What is told of a table: who sits there, how far it is, how its dice are drawn."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from neonstrip.play.fairness import Verdict
from neonstrip.tables import events as ev


class LaidTable(Struct):
    """A new table. Whoever holds a token holds the seat, or the host's rights: keep them secret."""

    table: str
    host: str
    tokens: dict[int, str]
    """By seat, for those that are for people at this device."""


class Taken(Struct):
    seat: int
    token: str


class TableSeat(Struct):
    name: str
    kind: str
    bot: str | None
    stand_in: str | None
    character: str | None
    """Who the bot is, if anybody: a face and a temper."""
    style: str | None
    """How that character plays this game."""
    nonce: str
    """Its part of the seed, once all are told; `-` for none."""
    pledge: str | None
    """What binds it to its nonce."""
    silent: bool
    """Whether it pledged a nonce and did not tell it: a bot plays here to the end."""


class DrawAbout(Struct):
    """The seed is being drawn: devices are asked for something."""

    asks: Literal["pledge", "reveal"]
    seats: list[int]
    """Those that will play; the game counts them anew, in this order."""
    awaited: list[int]
    """Whose device is to answer."""
    answered: list[int]


class TableAbout(Struct):
    """What everybody may know about a table."""

    id: str
    game: str
    paper: str | None
    """The kind of a table for people who have the printed game; nothing is played there."""
    options: dict[str, Any]
    settings: ev.Settings
    hints: bool
    """Whether hints can be asked for here."""
    stage: str
    created: int
    deal: str | None
    source: str | None
    lesson: str | None
    """The lesson that the table is for: its dice and cards are prepared."""
    next: str | None
    commitment: str
    """SHA-256 of the server's part of the seed, told before anybody sits down."""
    server_seed: str | None
    """The server's part itself, told when the game is over."""
    seats: list[TableSeat]
    together: bool
    """Whether the tables of its deal start together."""
    ready: bool
    """Whether it is ready, and waits for the others of its deal."""
    draw: DrawAbout | None
    fairness: Verdict | None
    """What is proved about the dice, once they are drawn."""
    deadlines: dict[int, int]


class Listed(Struct):
    """A table in a list."""

    table: str
    game: str
    stage: str
    seats: int
    free: int
    names: list[str]
    created: int
    touched: int


class MyTable(Struct):
    """A table at which somebody has a seat, or whose host they are."""

    about: TableAbout
    seat: int | None
    host: bool
    waiting: list[int]
    """The seats that the table waits for."""
    results: list[int] | None = None
    """What each seat has in the end, once the game is over."""
    names: list[str] = []
    """Who has these results, where the printed game was noted: there are no seats."""


class DealTable(Struct):
    """A table of a deal; its name and results when all are over."""

    table: str | None
    stage: str
    names: list[str]
    results: list[int] | None
    ready: bool
    """Whether its host is, where tables start together."""
    started: int | None
    ended: int | None
    shared: list[int] | None
    """When all are over: the others, by their place in the list, that were played from an address in common."""


class NextTable(Struct):
    table: str
