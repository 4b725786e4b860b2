"""B2 Fifty Fifty: higher or lower, for a reward that grows until you are wrong."""

from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.royale import moves
from neonstrip.rules.royale.bank import pay
from neonstrip.rules.royale.blackdice import black_sum, throw_black
from neonstrip.rules.royale.facts import FIFTY_FIFTY, FIFTY_FIFTY_TRACK
from neonstrip.rules.royale.moves import is_of, move_of
from neonstrip.rules.royale.state import DONE, GAMBLE, State, ask


@rule
def activate(s: State) -> None:
    """R-FIFTY-1: throw, and the marker goes to the first field."""
    throw_black(s, FIFTY_FIFTY)
    s.gamble = 0
    ask(s, GAMBLE, s.active)


@rule
def options(s: State, out: Moves) -> int:
    """R-FIFTY-1: stop, or announce that the next sum will be higher or lower."""
    out[0] = move_of(moves.STOP)
    out[1] = move_of(moves.HIGHER)
    out[2] = move_of(moves.LOWER)
    return 3


@rule
def choose(s: State, move: int) -> None:
    """R-FIFTY-1: right moves on, wrong or equal ends with nothing; the last field is paid at once."""
    if is_of(moves.STOP, move):
        cash_in(s)
        return
    before = black_sum(s)
    throw_black(s, FIFTY_FIFTY)
    now = black_sum(s)
    if now == before or (now > before) != is_of(moves.HIGHER, move):
        s.gamble = 0
        s.phase = DONE
        return
    s.gamble += 1
    if s.gamble + 1 == len(FIFTY_FIFTY_TRACK):
        cash_in(s)


@rule
def cash_in(s: State) -> None:
    """R-FIFTY-1: take the field; the marker goes back to the start."""
    pay(s, s.active, FIFTY_FIFTY_TRACK[s.gamble], FIFTY_FIFTY)
    s.gamble = 0
    s.phase = DONE
