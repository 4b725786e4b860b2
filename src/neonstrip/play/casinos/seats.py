"""Seats at a table of a game of casinos: how many there may be, and which of them starts."""

from neonstrip.play.errors import Mistake
from neonstrip.play.offers import Offer, Value
from neonstrip.rules.casinos.seating import NOBODY

Range = tuple[int, int]


def check_seats(seats: int, among: Range, rule: str) -> None:
    """Refuse too few and too many."""
    fewest, most = among
    if not fewest <= seats <= most:
        raise Mistake("seats", rule, seats=seats, fewest=fewest, most=most)


def starters(preset: int | None, among: Range) -> Offer:
    """R-SCORE-2, C-SCORE-3: the seat that starts, 1 being the first; drawn if none is named."""
    fewest, most = among
    named = [Value(seat, max(seat, fewest), most) for seat in range(1, most + 1)]
    return Offer("starter", preset, [Value(None, *among), *named])


def check_starter(starter: int | None, seats: int, rule: str) -> None:
    """Refuse a starter who has no seat."""
    if starter is not None and starter > seats:
        raise Mistake("option", rule, option="starter", value=starter, takes=f"1-{seats}")


def first_player(starter: int | None) -> int:
    """The starter as the rules take it."""
    return NOBODY if starter is None else starter - 1
