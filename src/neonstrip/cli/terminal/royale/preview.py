"""What a choice would mean now: the move is made on a copy of what the seat sees, so nothing hidden can show."""

from __future__ import annotations

from neonstrip.cli.terminal.screen import Screen
from neonstrip.play import Game
from neonstrip.play.royale.view import Standing, View
from neonstrip.rules.royale.facts import DOUBLE_DOWN_PRIZES, JETON

AIMED = ("place", "turn")
"""Moves whose own casino is what matters."""
SHIFTING = ("back", "block", "lift", "down", "nice", "close")
"""Moves that may change who leads in several places, or pay at once."""


def imagine(game: Game, seat: int, move: int) -> View:
    """The view after a move. Throws that follow it are not those of the game, whose chance the seat does not see."""
    seen = game.rules.see(game.state, seat)
    game.rules.make(seen, seat, move)
    after: View = game.rules.view(seen, seat, game.names)
    return after


def meaning(screen: Screen, game: Game, view: View, move: int) -> str:
    """A few words about what a legal move of the seat would mean; none where only chance can tell."""
    family, *words = game.rules.texts[move].split()
    if family not in (*AIMED, *SHIFTING, "black") or view.seat is None:
        return ""
    after = imagine(game, game.seat_of(view.seat), move)
    scored = after.round != view.round or after.phase == "over"
    if scored:
        found = [_won(screen, view, after, int(words[-1]) if family in AIMED else None)]
    elif family in AIMED:
        found = [_at(screen, view, after, int(words[-1])), *_gains(screen, view, after)]
    else:
        found = [_shift(screen, view, after), *_gains(screen, view, after)]
    return ", ".join(words for words in found if words)


def _won(screen: Screen, view: View, after: View, number: int | None) -> str:
    """What the scoring that follows at once brings the reader, at one casino or at all."""
    mine = won(view, after, number)
    return screen.say("then-wins", amount=mine) if mine else screen.say("then-nothing")


def _at(screen: Screen, view: View, after: View, number: int) -> str:
    """How the reader would stand at a casino, or what they win if it is scored at once."""
    if any(event["event"] in ("won", "returned") and event["site"] == number for event in after.events):
        return _won(screen, view, after, number)
    casino = after.casinos[number - 1]
    place = _place(casino.standing, view.seat)
    if place is not None and place < len(casino.prizes):
        return screen.say("then-first" if place == 0 else "then-second", amount=casino.prizes[place])
    return screen.say("then-tied" if view.seat in casino.standing.tied else "then-behind")


def _gains(screen: Screen, view: View, after: View) -> list[str]:
    """What a tile gives the reader at once, if no throw decides about it."""
    events = [event for event in after.events if event.get("player") == view.seat]
    if any(event["event"] == "black" for event in after.events):
        return []
    gains = []
    for event in events:
        match event["event"]:
            case "paid":
                gains.append(screen.say("then-pays", reward=event["amount"]))
            case "jetons":
                gains.append(screen.say("then-pays", reward=screen.say("reward", amount=JETON * event["amount"])))
            case "won_token":
                gains.append(screen.say("then-token"))
            case "won_power":
                gains.append(screen.say("then-power"))
    return gains


def _place(standing: Standing, name: str | None) -> int | None:
    """0 for who would take the higher prize, 1 for the lower."""
    places = (standing.first, standing.second)
    return places.index(name) if name in places else None


def _shift(screen: Screen, view: View, after: View) -> str:
    """By how much the prizes change that would be the reader's."""
    change = expected(after) + won(view, after, None) - expected(view)
    if change == 0:
        return ""
    return screen.say("then-more" if change > 0 else "then-less", amount=abs(change))


def won(view: View, after: View, number: int | None) -> int:
    """The prizes that went to the reader with the last move, at one casino or at all."""
    events = [event for event in after.events if event["event"] == "won" and event["owner"] == view.seat]
    return sum(int(event["amount"]) for event in events if number in (None, event["site"]))


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
