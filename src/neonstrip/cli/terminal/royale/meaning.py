"""What a choice would mean now: the move is made on a copy of what the seat sees, so nothing hidden can show."""

from __future__ import annotations

from neonstrip.cli.terminal.screen import Screen
from neonstrip.play import Game
from neonstrip.play.royale.phrases import PHRASES
from neonstrip.play.royale.view import View
from neonstrip.rules.royale.moves import GRAMMAR

AIMED = ("place", "turn")
"""Moves whose own casino is what matters."""
REFUSALS = ("pass", "skip", "decline")
"""Moves that change nothing on the table."""


def imagine(game: Game, seat: int, move: int) -> View:
    """The view after a move. Throws that follow it are not those of the game, whose chance the seat does not see."""
    seen = game.rules.see(game.state, seat)
    game.rules.make(seen, seat, move)
    after: View = game.rules.view(seen, seat, game.names)
    return after


def meaning(screen: Screen, game: Game, view: View, move: int) -> str:
    """A few words about what a legal move of the seat would mean; none where only chance can tell."""
    family, values, _ = GRAMMAR.parts[move]
    if not GRAMMAR.families[family].certain or family in REFUSALS or view.seat is None:
        return ""
    seat = game.seat_of(view.seat)
    [found] = game.rules.forecast(game.state, seat, [move])
    assert found is not None
    after = imagine(game, seat, move)
    if after.round != view.round or after.phase == "over":
        return screen.tell(PHRASES["worth"]["scored"], found)
    here = values["casino"] + 1 if family in AIMED else None
    scored = any(event["event"] in ("won", "returned") and event["site"] == here for event in after.events)
    said = [screen.tell(PHRASES["worth"]["scored" if scored else "now"], found), *_gains(screen, view, after)]
    return ", ".join(words for words in said if words)


def _gains(screen: Screen, view: View, after: View) -> list[str]:
    """What a tile gives the reader at once, if no throw decides about it."""
    events = [event for event in after.events if event.get("player") == view.seat]
    if any(event["event"] == "black" for event in after.events):
        return []
    return [screen.tell(PHRASES["worth"].get(event["event"]), event) for event in events]
