"""The ways into the rules from Python. A game is an array of one state, so that a call costs half a microsecond."""

from neonstrip.rules.casinos.dice import next_with_dice
from neonstrip.rules.casinos.making import making
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.classic import moves
from neonstrip.rules.classic.moves import slot_of
from neonstrip.rules.classic.printed import CASINOS
from neonstrip.rules.classic.scoring import end_round, wealth, winners
from neonstrip.rules.classic.setup import new_game
from neonstrip.rules.classic.sight import redeal, see
from neonstrip.rules.classic.state import PLACE
from neonstrip.rules.classic.turn import advance, legal, place
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Records, Words, entry

MOST_MOVES = CASINOS
"""Room for every list of legal moves."""
make_legal = making(legal, advance)


@entry
def start(
    states: Records,
    seed: Words,
    players: int,
    with_white: bool,
    leftover: int,
    open_money: bool,
    starter: int,
    out: Moves,
) -> int:
    """Begin a game in a blank state. Returns the number of legal moves listed in `out`."""
    new_game(states[0], seed, players, with_white, leftover, open_money, starter)
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
    """C-SCORE-1: make a legal move up to the scoring that it leads to; returns whether it leads to one."""
    s = states[0]
    if s.phase != PLACE:
        return False
    place(s, slot_of(moves.PLACE, 0, move))
    return bool(next_with_dice(s) == NOBODY)


@entry
def settle(states: Records) -> None:
    """C-SCORE-1: the round ends as the casinos are now."""
    states[0].happened = 0
    end_round(states[0])


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
def money(states: Records, player: int) -> int:
    """C-END-1: what a player has."""
    return wealth(states[0], player)


@entry
def wins(states: Records, player: int) -> bool:
    """C-END-1: whether a player has won, alone or with others."""
    return bool(winners(states[0]) >> player & 1)
