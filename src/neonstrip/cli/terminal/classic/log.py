"""What has happened, told in words to one reader."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rich.text import Text

from neonstrip.cli.terminal.looks import GOLD, QUIET
from neonstrip.cli.terminal.owners import color, mark
from neonstrip.cli.terminal.screen import Screen
from neonstrip.locales import apart
from neonstrip.play.classic.events import WHITE
from neonstrip.play.classic.phrases import PHRASES
from neonstrip.play.classic.view import View
from neonstrip.play.phrases import slots
from neonstrip.rules.classic.moves import GRAMMAR

SCORED = ("tied", "won", "returned")


class Move(NamedTuple):
    """A move, and what words about it need."""

    number: int
    facts: dict[str, Any]


@dataclass
class Told:
    """The lines about one move."""

    lines: list[Text] = field(default_factory=list)
    round_over: bool = False


def tell(screen: Screen, reader: str | None, mover: str, move: Move, before: View, after: View) -> Told:
    """A move that a player made, and what it brought about."""
    told, parts = Told(), GRAMMAR.parts[move.number]
    if parts.family in PHRASES["log"]:
        words = screen.tell(PHRASES["log"][parts.family], slots(parts) | move.facts | person(mover, reader))
        told.lines.append(Text.assemble((f" {mark(before, mover)} ", color(before, mover)), words))
    _tell_events(screen, reader, after, before.round, told)
    return told


def tell_start(screen: Screen, reader: str | None, view: View) -> Told:
    """How a game begins."""
    told = Told()
    _tell_events(screen, reader, view, view.round, told)
    told.round_over = False
    return told


def person(name: str, reader: str | None) -> dict[str, str]:
    """How to speak of somebody."""
    return {"name": name, "you": "yes" if name == reader else "no"}


def _tell_events(screen: Screen, reader: str | None, view: View, round_: int, told: Told) -> None:
    """The scoring casino by casino, then who starts."""
    scored = [event for event in view.events if event["event"] in SCORED]
    if scored:
        told.lines.append(Text.assemble(" ", (f" {screen.say('score-title', round=round_)} ", GOLD)))
    for casino in sorted({event["site"] for event in scored}):
        told.lines.append(_score_line(screen, view, casino, [event for event in scored if event["site"] == casino]))
    for event in view.events:
        if event["event"] == "starts":
            told.round_over = True
            words = screen.tell(PHRASES["events"]["starts"], event | person(event["player"], reader))
            told.lines.append(Text.assemble((f" {mark(view, event['player'])} ", color(view, event["player"])), words))


def _score_line(screen: Screen, view: View, casino: int, scored: list[dict[str, Any]]) -> Text:
    """One casino of the scoring: winners with their notes, ties struck out."""
    line = Text.assemble((f" {casino} ", "bold"), f"{screen.say(f'casino-{casino}'):<13}")
    entries = [_scored(screen, view, event) for event in scored if event["event"] != "tied" and event["owner"]]
    if not entries:
        entries.append(Text(screen.say("score-nobody"), QUIET))
    entries += [_scored(screen, view, event) for event in scored if event["event"] == "tied"]
    return line.append_text(Text("  ").join(entries))


def _scored(screen: Screen, view: View, event: dict[str, Any]) -> Text:
    owner = event["owner"]
    name = screen.say("classic-white") if owner == WHITE else owner
    text = Text(f"{mark(view, owner)} {apart(name)}", color(view, owner))
    if event["event"] == "tied":
        text.stylize("strike")
        return text.append(f" {screen.say('score-tied')}", QUIET)
    return text.append(f" {event['amount']}", "bold")
