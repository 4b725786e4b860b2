"""What is told of the server itself."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Preparing(Struct):
    """A game that is being made ready."""

    game: str
    share: float
    """How much of it is done, from 0 to 1."""
    seconds: int
    """How long it may still take."""


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
    preparing: list[Preparing] = []
    """Games that cannot be played yet, because the server has just started; the next that can is first."""


class Privacy(Struct):
    """What the server keeps, and for how long."""

    kept: list[str]
    """The tables of its database: docs/privacy.md tells what is in each."""
    expire: dict[str, int]
    """Days after which tables are removed where nothing happens, by stage; those that are not named stay."""
    sealed: bool
    """Whether events lie there sealed."""


class PaperAbout(Struct):
    """Something that can be printed."""

    name: str
    sheets: int
    """How many sheets it has: as many pages, or half as many."""
    halves: bool
    """Whether two sheets fit on a page."""
    city: bool
    """Whether it shows a city, which may be home-made."""
    editions: list[str]
    """Those whose terms differ, the first unless another is wished for."""


class City(Struct):
    """A home-made city as one word, for what takes one."""

    city: str


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
