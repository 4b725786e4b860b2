"""What a choice would mean now: the move is made on a copy of what the seat sees, so nothing hidden can show."""

from __future__ import annotations

import numpy as np

from neonstrip.cli.terminal.screen import Screen
from neonstrip.play import Game
from neonstrip.play.royale.view import Standing, View
from neonstrip.rules.royale.facts import DOUBLE_DOWN_PRIZES

AIMED = ("place", "turn")
"""Moves whose own casino is what matters."""
SHIFTING = ("back", "block", "lift", "down", "nice", "black")
"""Moves that may change who leads in several places."""


def imagine(game: Game, seat: int, move: int) -> View:
    """The view after a move. Throws that follow it are not those of the game, whose chance the seat does not see."""
    seen = game.rules.see(game.state, seat)
    game.rules.make(seen, move, np.zeros(game.rules.most_moves, np.int64))
    after: View = game.rules.view(seen, seat, game.names)
    return after


def meaning(screen: Screen, game: Game, view: View, move: int) -> str:
    """A few words about what a legal move of the seat would mean; none where only chance can tell."""
    family, *words = game.rules.texts[move].split()
    if family not in (*AIMED, *SHIFTING) or view.seat is None:
        return ""
    after = imagine(game, game.seat_of(view.seat), move)
    if family in AIMED:
        return _at(screen, view, after, int(words[-1]))
    return _shift(screen, view, after)


def _at(screen: Screen, view: View, after: View, number: int) -> str:
    if after.round != view.round or after.phase == "over":
        won = [event for event in after.events if event["event"] == "won" and event["site"] == number]
        mine = sum(int(event["amount"]) for event in won if event["owner"] == view.seat)
        return screen.say("then-wins", amount=mine) if mine else screen.say("then-nothing")
    casino = after.casinos[number - 1]
    place = _place(casino.standing, view.seat)
    if place is not None and place < len(casino.prizes):
        return screen.say("then-first" if place == 0 else "then-second", amount=casino.prizes[place])
    return screen.say("then-tied" if view.seat in casino.standing.tied else "then-behind")


def _place(standing: Standing, name: str | None) -> int | None:
    """0 for who would take the higher prize, 1 for the lower."""
    places = (standing.first, standing.second)
    return places.index(name) if name in places else None


def _shift(screen: Screen, view: View, after: View) -> str:
    """By how much the prizes change that would be the reader's."""
    if after.round != view.round or after.phase == "over":
        return ""
    change = expected(after) - expected(view)
    if change == 0:
        return ""
    return screen.say("then-more" if change > 0 else "then-less", amount=abs(change))


def expected(view: View) -> int:
    """All prizes that would go to the reader if the round ended now, those of Double Down too."""
    contests = [(casino.standing, casino.prizes) for casino in view.casinos]
    if view.tiles.double_down_standing:
        contests.append((view.tiles.double_down_standing, [int(prize) for prize in DOUBLE_DOWN_PRIZES]))
    total = 0
    for standing, prizes in contests:
        place = _place(standing, view.seat)
        if place is not None and place < len(prizes):
            total += prizes[place]
    return total
