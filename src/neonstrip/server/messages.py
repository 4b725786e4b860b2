"""What goes over HTTP: requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from neonstrip.bots.advice import Advice
from neonstrip.play.dealing import Goal
from neonstrip.play.fairness import Verdict
from neonstrip.play.offers import Offer
from neonstrip.play.phrases import Templates
from neonstrip.play.printed import Architect
from neonstrip.play.record import LONGEST_NAME
from neonstrip.play.statistics import Statistics
from neonstrip.play.worth import Worth
from neonstrip.tables import events as ev
from neonstrip.tables.commands import MOST_LINES, SeatNumber, TableId, Token
from neonstrip.tables.paper.dealer import DealerView, Script
from neonstrip.tables.reviews import Reviewed

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
    """The kind of it: `dealer`."""
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


class SeatHeld(Request):
    table: TableId
    token: Token


class Mine(Request):
    seats: Annotated[list[SeatHeld], Meta(max_length=MOST_MINE)]


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


class LogLine(Struct, omit_defaults=True):
    """Something that happened, as the viewer may know it. What a line has besides depends on its kind."""

    n: int
    kind: str
    at: int


class Legal(Struct, omit_defaults=True):
    """A move that is allowed, what it would bring now where that can be known, and the facts for words about it."""

    move: str
    worth: Worth | None = None
    facts: dict[str, Any] = {}


class MomentView(Struct, omit_defaults=True):
    """A moment of a table from a viewpoint, as the WebSocket sent it: docs/protocol.md."""

    type: Literal["view"]
    table_id: str
    seat: int | None
    seq: int
    full: Literal[True]
    log: list[LogLine]
    table: TableAbout
    waiting: list[int]
    watch: str = ""
    view: dict[str, Any] = {}
    """What the seat may see of the game, once it has started."""
    paper: DealerView | None = None
    """What was noted, at a table for people who have the printed game."""
    legal: list[Legal] = []
    can_undo: bool = False
    decision: int = 0


class PaperScript(Script):
    """What will lie open, for the device that deals: docs/protocol.md."""


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


class Moments(Struct):
    """How many moments there are from a viewpoint."""

    moments: int
    seat: int | None


class TableStatistics(Statistics):
    """The statistics of a table whose game is over: docs/statistics.md."""


class TableReview(Reviewed):
    """The review of a table whose game is over, or how far it is: docs/review.md."""


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


class MoveSlot(Struct):
    """Something that a move says, by its kind, and the words of its values in their order."""

    kind: str
    words: list[str]


class MoveFamily(Struct):
    """Moves of one name: the name and a word for each slot are the text of a move."""

    name: str
    slots: list[MoveSlot]
    """In the order in which they are said."""
    secret: bool
    """Whether others are told only the name while the game runs."""


class CharacterAbout(Struct):
    """Somebody whom a bot can be, and how they play the game."""

    character: str
    name: str
    style: str


class Guide(Struct):
    """What is printed, for words and pictures: amounts by the names that words use, and tracks in their order.

    And what those who lay a table can choose from.
    """

    fewest: int
    most: int
    """Seats."""
    options: list[Offer]
    grammar: list[MoveFamily]
    """All moves of the game."""
    rounds: int | None = None
    printed: dict[str, int | str] = {}
    tracks: dict[str, list[int]] = {}
    architects: list[Architect] = []
    """The ACME's, from the easiest."""
    phrases: Templates = {}
    """Which messages tell of choices, moves, events and so on, as templates over their facts."""
    characters: list[CharacterAbout] = []
    """Whom bots can be, in the order in which they come to a table."""
    goals: list[list[Goal]] = []
    """What can lie open where cards are dealt for the printed game, place by place; none: they are not dealt."""


class LessonStep(Struct):
    """A step of a lesson."""

    say: str
    """What the coach says, by name."""
    play: list[str]
    """The moves that the learner may make now; none if there is only something to read."""
    others: list[str]
    """The moves that the others make then, each with its seat, counted from 1."""
    point: list[str]
    """The parts of the table that the coach points at, if it is not at the moves."""


class Lesson(Struct):
    """A lesson: `POST /api/lessons/{lesson}` lays its table."""

    name: str
    game: str
    steps: list[LessonStep]


class HouseAbout(Struct):
    version: str
    protocol: int
    games: list[str]
    bots: list[str]
    reactions: list[str]
    languages: list[str]
    reach: str = ""
    """Where others in the same network can come in; nothing if only this computer can, as far as the server knows."""
    notices: list[str] = []
    """What everybody should know just now, by name: `disk`, that the server's disk is nearly full."""


class Privacy(Struct):
    """What the server keeps, and for how long."""

    kept: list[str]
    """The tables of its database: docs/privacy.md tells what is in each."""
    expire: dict[str, int]
    """Days after which tables are removed where nothing happens, by stage; those that are not named stay."""
    sealed: bool
    """Whether events lie there sealed."""


class Seen(Struct):
    """Where a request came from, as the server sees it."""

    address: str
    """The one that limits go by."""
    forwarded: Literal["none", "believed", "ignored"]
    """Whether a proxy told it in X-Forwarded-For, and whether that proxy is believed."""


class Health(Struct):
    """The server answers, and tables can be kept; what may soon go wrong is in the warnings."""

    status: Literal["ok", "warning"]
    version: str
    warnings: list[str]
