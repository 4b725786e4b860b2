"""What has happened, told in words to one reader: from moves and events only, and never what a move keeps secret."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from neonstrip.cli.terminal.looks import GOLD, QUIET
from neonstrip.cli.terminal.owners import color, mark
from neonstrip.cli.terminal.royale.moves import told_facts
from neonstrip.cli.terminal.screen import Screen
from neonstrip.locales import apart
from neonstrip.play.royale.facts import public_facts
from neonstrip.play.royale.phrases import PHRASES
from neonstrip.play.royale.view import View
from neonstrip.rules.royale.moves import GRAMMAR

YES, NO = "yes", "no"
SCORED = ("tied", "won", "returned")


@dataclass
class Reader:
    """Who reads: a seat, a spectator, or open eyes that may see everything."""

    screen: Screen
    name: str | None = None
    open: bool = False

    def person(self, name: str | None) -> dict[str, Any]:
        """How to speak of somebody."""
        return {"name": name or "", "you": YES if name is not None and name == self.name else NO}


@dataclass
class Told:
    """The lines about one move."""

    lines: list[Text] = field(default_factory=list)
    round_over: bool = False


def tell(reader: Reader, mover: str, move: str, before: View, after: View) -> Told:
    """A move that a player made, and what it brought about."""
    told = Told()
    words = _move(reader, mover, move, before)
    if words:
        told.lines.append(_line(before, mover, words))
    _tell_events(reader, after, before.round, told)
    return told


def tell_start(reader: Reader, view: View) -> Told:
    """How a game begins."""
    told = Told()
    _tell_events(reader, view, view.round, told)
    told.round_over = False
    return told


def _line(view: View, name: str | None, words: str) -> Text:
    if name is None or name not in [seat.name for seat in view.seats]:
        return Text(f"   {words}")
    return Text.assemble((f" {mark(view, name)} ", color(view, name)), words)


def _move(reader: Reader, mover: str, move: str, before: View) -> str:
    """What somebody did; what others may not know of it is told to open eyes, and to who did it."""
    parts, who = GRAMMAR.of(move), reader.person(mover)
    secret = GRAMMAR.families[parts.family].secret
    facts = told_facts(before, parts) | {"open": reader.open}
    if secret and who["you"] == NO and not reader.open:
        facts = public_facts(before, parts)
    return reader.screen.tell(PHRASES["log"].get(parts.family), facts | who)


def _tell_events(reader: Reader, view: View, round_: int, told: Told) -> None:
    """Events in their order; those of one casino's scoring share a line."""
    site: Any = None
    scored: list[dict[str, Any]] = []
    for event in [*view.events, {"event": "end"}]:
        if scored and (event["event"] not in SCORED or event["site"] != site):
            if site == 1:
                told.lines.append(Text.assemble(" ", (f" {reader.screen.say('score-title', round=round_)} ", GOLD)))
            told.lines.append(_score_line(reader, view, site, scored))
            scored = []
        if event["event"] in SCORED:
            site = event["site"]
            scored.append(event)
        elif event["event"] == "starts":
            told.round_over = True
            told.lines.append(_event(reader, view, event))
        elif event["event"] not in ("end", "over"):
            told.lines.append(_event(reader, view, event))


def _score_line(reader: Reader, view: View, site: Any, scored: list[dict[str, Any]]) -> Text:
    """One casino of the scoring: winners with their notes, ties struck out."""
    screen = reader.screen
    name = screen.say(f"casino-{site}" if isinstance(site, int) else f"tile-{site}")
    line = Text.assemble((f" {site if isinstance(site, int) else ' '} ", "bold"), f"{name:<13}")
    entries = [_scored(screen, view, event) for event in scored if event["event"] != "tied" and event["owner"]]
    if not entries and any(event["event"] == "returned" for event in scored):
        entries.append(Text(screen.say("score-nobody"), QUIET))
    entries += [_scored(screen, view, event) for event in scored if event["event"] == "tied"]
    return line.append_text(Text("  ").join(entries))


def _scored(screen: Screen, view: View, event: dict[str, Any]) -> Text:
    owner = event["owner"]
    name = screen.say(f"owner-{owner}") if owner in ("neutral", "grey") else owner
    text = Text(f"{mark(view, owner)} {apart(name)}", color(view, owner))
    if event["event"] == "tied":
        text.stylize("strike")
        return text.append(f" {screen.say('score-tied')}", QUIET)
    return text.append(f" {event['amount']}", "bold")


def _event(reader: Reader, view: View, event: dict[str, Any]) -> Text:
    player = event.get("player")
    words = reader.screen.tell(PHRASES["events"].get(event["event"]), event | reader.person(player))
    return _line(view, player, words)
