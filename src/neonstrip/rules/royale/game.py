"""The ways into the rules from Python. A game is an array of one state, so that a call costs half a microsecond."""

from typing import Any

from neonstrip.rules.casinos.making import making
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Records, Words, entry
from neonstrip.rules.royale.ranking import first_and_second, tied_owners
from neonstrip.rules.royale.scoring import end_round, wealth, winners
from neonstrip.rules.royale.setup import new_game
from neonstrip.rules.royale.sight import redeal, see
from neonstrip.rules.royale.state import SCORE
from neonstrip.rules.royale.turn import advance, bring_on, decide, legal, proceed

MOST_MOVES = 64
"""Room for every list of legal moves."""
make_legal = making(legal, advance)


@entry
def start(states: Records, out: Moves, seed: Words, *options: Any) -> int:
    """Begin a game in a blank state, by what `new_game` takes. Returns the number of legal moves listed in `out`."""
    new_game(states[0], seed, *options)
    return legal(states[0], out)


@entry
def list_moves(states: Records, out: Moves) -> int:
    """List the legal moves; returns how many."""
    return legal(states[0], out)


@entry
def make(states: Records, move: int, out: Moves) -> int:
    """Make a move and list the next legal ones; an illegal one changes nothing and returns REFUSED."""
    return make_legal(states[0], move, out)


@entry
def lay(states: Records, move: int) -> bool:
    """R-TILE-4: make a legal move up to the scoring that it leads to; returns whether it leads to one."""
    decide(states[0], move)
    bring_on(states[0])
    return bool(states[0].phase == SCORE)


@entry
def settle(states: Records) -> None:
    """R-TILE-4: the round ends as the casinos are now."""
    states[0].happened = 0
    end_round(states[0])
    proceed(states[0])


@entry
def view(states: Records, seat: int, into: Records) -> None:
    """What a seat may know."""
    copy(into[0], states[0])
    see(into[0], seat)


@entry
def imagine(views: Records, seat: int, source: Records) -> None:
    """Fill a seat's view with what might be."""
    redeal(views[0], seat, source[0])


@entry
def standing(states: Records, site: int) -> tuple[int, int, int]:
    """R-SCORE-1: who would win here now, first and second, and the tied owners as bits."""
    s = states[0]
    first, second = first_and_second(s, site)
    return first, second, tied_owners(s, site)


@entry
def money(states: Records, player: int) -> int:
    """R-END-1: what a player is worth."""
    return wealth(states[0], player)


@entry
def wins(states: Records, player: int) -> bool:
    """R-END-1: whether a player has won, alone or with others."""
    return bool(winners(states[0]) >> player & 1)
