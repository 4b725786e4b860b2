"""What is asked over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from neonstrip.play.record import LONGEST_NAME
from neonstrip.tables import events as ev
from neonstrip.tables.commands import MOST_LINES, SeatNumber, TableId, Token

MOST_SEATS = 50
MOST_MINE = 100
MOST_OPTIONS = 40

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
BotName = Annotated[str, Meta(max_length=40)]
OwnToken = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32,64}$", description="Random: 128 bits or more")]
Options = Annotated[dict[str, Any], Meta(max_length=MOST_OPTIONS)]


class Request(Struct, forbid_unknown_fields=True):
    """Something asked for."""


class SeatWish(Request):
    """A seat of a new table: open to whoever comes, for a person at this device, or for a bot."""

    kind: ev.SeatKind = "open"
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    bot: BotName = ""
    character: BotName = ""
    """Who the bot is to be; without a name and without this, the next who is not here yet."""

    def setup(self) -> ev.SeatSetup:
        return ev.SeatSetup(self.kind, self.name, self.bot, character=self.character)


class SettingsWish(Request):
    """What the host decides besides the rules."""

    public: bool = False
    chat: bool = True
    clock: Annotated[int, Meta(ge=5, le=1_000_000)] | None = None
    hints: bool | None = None
    """Whether hints are allowed; if nothing is said, only where one person plays alone against bots."""
    away: Annotated[int, Meta(ge=1, le=1_000_000)] = 60
    """Seconds without a page open, after which the host may let a bot sit in for a person."""

    def settings(self) -> ev.Settings:
        return ev.Settings(self.public, self.chat, self.clock, self.hints, self.away)


Seats = Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]


class NewTable(Request):
    game: Annotated[str, Meta(max_length=40)]
    seats: Seats
    options: Options = {}
    settings: SettingsWish = field(default_factory=SettingsWish)
    copies: Annotated[int, Meta(ge=1, le=20)] = 1
    """More than one: tables of one deal, each with seats like these."""
    together: bool = False
    """Whether tables of one deal start together, when all their hosts are ready."""
    key: OwnToken | None = None
    """A secret of your own making. Asking again with it, when an answer was lost, is answered with the same tables."""


class NewPaper(Request):
    """A table for people who have the printed game."""

    paper: Annotated[str, Meta(max_length=40)]
    """The kind of it: `dealer`, `scorer` or `referee`."""
    game: Annotated[str, Meta(max_length=40)]
    options: Options = {}
    key: OwnToken | None = None
    """A secret of your own making. Asking again with it, when an answer was lost, is answered with the same table."""


class Sit(Request):
    name: Name
    seat: SeatNumber | None = None
    pledge: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")] = ""
    """Binds you to a nonce of your own that goes into the seed of the dice."""
    token: OwnToken | None = None
    """A secret of your own making. Asking again with it, when an answer was lost, is answered with the same seat."""


class Again(Request):
    token: Token
    options: Options | None = None


class GoOn(Request):
    """From which moment of whose view a new table goes on."""

    moment: Annotated[int, Meta(ge=1, le=MOST_LINES)]
    seats: Seats
    seat: SeatNumber | None = None
    settings: SettingsWish = field(default_factory=SettingsWish)


class Learner(Request):
    """Who wants to learn."""

    name: Name


class OwnSeat(Request):
    table: TableId
    token: Token


class Mine(Request):
    seats: Annotated[list[OwnSeat], Meta(max_length=MOST_MINE)]


class CityText(Request):
    """A home-made city as its file has it: docs/sheets.md."""

    text: Annotated[str, Meta(max_length=10_000)]
