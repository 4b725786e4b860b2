"""B2 Fifty Fifty: higher or lower, for a reward that grows until you are wrong."""

from neonstrip.rules.casinos.seating import ask
from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.royale import moves
from neonstrip.rules.royale.bank import pay
from neonstrip.rules.royale.blackdice import black_sum, throw_black
from neonstrip.rules.royale.moves import is_of, move_of
from neonstrip.rules.royale.printed import TILE_VALUES, rewards, tile
from neonstrip.rules.royale.state import DONE, GAMBLE, State
from neonstrip.rules.royale.tiles.tile import Decision, Tile

FIFTY_FIFTY = tile("B2")
TRACK = rewards(TILE_VALUES["fifty_fifty_track"])


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
    if s.gamble + 1 == len(TRACK):
        cash_in(s)


@rule
def cash_in(s: State) -> None:
    """R-FIFTY-1: take the field; the marker goes back to the start."""
    pay(s, s.active, TRACK[s.gamble], FIFTY_FIFTY)
    s.gamble = 0
    s.phase = DONE


TILE = Tile(
    FIFTY_FIFTY,
    decisions=(Decision(GAMBLE, "R-FIFTY-1", options, choose, dice="black"),),
    activate=activate,
    worth=20,
    track=("fifty_fifty", TRACK),
    printed={"fiftyLast": int(TRACK[-1])},
)
