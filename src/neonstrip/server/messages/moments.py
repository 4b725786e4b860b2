"""What is told of a game at a table: a moment of it, and what it was made of in the end."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from neonstrip.play.statistics import Statistics
from neonstrip.play.worth import Worth
from neonstrip.server.messages.tables import TableAbout
from neonstrip.tables.paper.dealer import DealerView, Script
from neonstrip.tables.paper.referee import RefereeView
from neonstrip.tables.paper.scorer import ScorerView
from neonstrip.tables.reviews import Reviewed


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
    paper: DealerView | ScorerView | RefereeView | None = None
    """What was noted, at a table for people who have the printed game."""
    legal: list[Legal] = []
    can_undo: bool = False
    decision: int = 0


class PaperScript(Script):
    """What will lie open, for the device that deals: docs/protocol.md."""


class Moments(Struct):
    """How many moments there are from a viewpoint."""

    moments: int
    seat: int | None


class TableStatistics(Statistics):
    """The statistics of a table whose game is over: docs/statistics.md."""


class TableReview(Reviewed):
    """The review of a table whose game is over, or how far it is: docs/review.md."""
