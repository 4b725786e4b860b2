"""What is known of a table besides its game: plain data, as snapshots keep it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from neonstrip.play.fairness import NO_NONCE
from neonstrip.tables import events as ev
from neonstrip.tables.lines import Log
from neonstrip.tables.paper.state import AnyPaper
from neonstrip.tables.storage import Stage

OPEN: Stage = "open"
PLAYING: Stage = "playing"
OVER: Stage = "over"


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
    character: str = ""
    """Who the bot is, if anybody."""
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


class Dossier(Struct):
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
    paper: AnyPaper | None = None
    """What was noted, at a table for people who have the printed game: nothing is played there."""
    log: Log = msgspec.field(default_factory=Log)
    revealed: int = 0
    """How many moves of the game's history had been made at the last reveal."""
    refs: list[str] = []
    """The host's last references."""
    asides: int = 0
    """Events of the host that brought the game no further."""
