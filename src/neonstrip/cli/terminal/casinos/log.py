"""What has happened in a game of casinos, told in words to one reader."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from rich.text import Text

from neonstrip.cli.terminal.casinos.owners import color, mark
from neonstrip.cli.terminal.looks import GOLD, QUIET
from neonstrip.cli.terminal.screen import Screen
from neonstrip.locales import apart
from neonstrip.play.phrases import Template

SCORED = ("tied", "won", "returned")
SILENT = ("over", "end")


class Move(NamedTuple):
    """A move, and what words about it need that everybody may know."""

    number: int
    facts: dict[str, Any]


@dataclass
class Told:
    """The lines about one move."""

    lines: list[Text] = field(default_factory=list)
    round_over: bool = False


class CasinoLog(ABC):
    """Tells a game to a seat, to a spectator, or to open eyes that may see everything. A game has words of its own."""

    events: ClassVar[Mapping[str, Template]]
    """What is said of each event."""
    imagined: ClassVar[Mapping[str, str]]
    """Owners of dice whom nobody plays, and the messages that name them."""

    def __init__(self, screen: Screen, reader: str | None = None, open_eyes: bool = False) -> None:
        self.screen, self.reader, self.open_eyes = screen, reader, open_eyes

    @abstractmethod
    def move(self, mover: str, move: Move, before: Any) -> str:
        """What somebody did; empty if what follows tells it."""

    def site(self, site: Any) -> tuple[str, str]:
        """Where dice are scored: its number and its name."""
        return str(site), self.screen.say(f"casino-{site}")

    def person(self, name: str | None) -> dict[str, Any]:
        """How to speak of somebody."""
        return {"name": name or "", "you": "yes" if name is not None and name == self.reader else "no"}

    def tell(self, mover: str, move: Move, before: Any, after: Any) -> Told:
        """A move that a player made, and what it brought about."""
        told = Told()
        words = self.move(mover, move, before)
        if words:
            told.lines.append(self._line(before, mover, words))
        self._tell_events(after, before.round, told)
        return told

    def tell_start(self, view: Any) -> Told:
        """How a game begins."""
        told = Told()
        self._tell_events(view, view.round, told)
        told.round_over = False
        return told

    def _line(self, view: Any, name: str | None, words: str) -> Text:
        if name is None or name not in [seat.name for seat in view.seats]:
            return Text(f"   {words}")
        return Text.assemble((f" {mark(view, name)} ", color(view, name)), words)

    def _tell_events(self, view: Any, round_: int, told: Told) -> None:
        """Events in their order; those of one casino's scoring share a line."""
        site: Any = None
        scored: list[dict[str, Any]] = []
        for event in [*view.events, {"event": "end"}]:
            if scored and (event["event"] not in SCORED or event["site"] != site):
                if site == 1:
                    told.lines.append(Text.assemble(" ", (f" {self.screen.say('score-title', round=round_)} ", GOLD)))
                told.lines.append(self._score_line(view, site, scored))
                scored = []
            if event["event"] in SCORED:
                site = event["site"]
                scored.append(event)
            elif event["event"] not in SILENT:
                told.round_over = told.round_over or event["event"] == "starts"
                told.lines.append(self._event(view, event))

    def _score_line(self, view: Any, site: Any, scored: list[dict[str, Any]]) -> Text:
        """One casino of the scoring: winners with what they won, ties struck out."""
        number, name = self.site(site)
        line = Text.assemble((f" {number} ", "bold"), f"{name:<13}")
        entries = [self._scored(view, event) for event in scored if event["event"] != "tied" and event["owner"]]
        if not entries and any(event["event"] == "returned" for event in scored):
            entries.append(Text(self.screen.say("score-nobody"), QUIET))
        entries += [self._scored(view, event) for event in scored if event["event"] == "tied"]
        return line.append_text(Text("  ").join(entries))

    def _scored(self, view: Any, event: dict[str, Any]) -> Text:
        owner = event["owner"]
        name = self.screen.say(self.imagined[owner]) if owner in self.imagined else owner
        text = Text(f"{mark(view, owner)} {apart(name)}", color(view, owner))
        if event["event"] == "tied":
            text.stylize("strike")
            return text.append(f" {self.screen.say('score-tied')}", QUIET)
        return text.append(f" {event['amount']}", "bold")

    def _event(self, view: Any, event: dict[str, Any]) -> Text:
        player = event.get("player")
        words = self.screen.tell(self.events.get(event["event"]), event | self.person(player))
        return self._line(view, player, words)
