"""B1 Prime Time: before the scoring, the winner here may send the black dice to other casinos."""

from neonstrip.rules.casinos.seating import ask
from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.royale import moves
from neonstrip.rules.royale.blackdice import is_double, throw_black
from neonstrip.rules.royale.moves import move_of, slot_of
from neonstrip.rules.royale.printed import tile
from neonstrip.rules.royale.ranking import first_and_second, is_real
from neonstrip.rules.royale.state import PRIME, SCORE, State, casino_of, in_play, is_open
from neonstrip.rules.royale.tiles.tile import Decision, Tile

PRIME_TIME = tile("B1")

NEITHER, FIRST, SECOND, BOTH = range(4)


@rule
def before_scoring(s: State) -> None:
    """R-PRIME-1, R-BANK-2: whoever would get the higher card here throws the black dice, unless only imagined."""
    if in_play(s, PRIME_TIME):
        winner, _ = first_and_second(s, casino_of(s, PRIME_TIME))
        if is_real(winner):
            throw_black(s, PRIME_TIME)
            s.black_owner = winner
            ask(s, PRIME, winner)


@rule
def options(s: State, out: Moves) -> int:
    """R-PRIME-1: none, one or both, each only into an open casino; of doubles one is like the other."""
    first, second = is_open(s, s.black[0] - 1), is_open(s, s.black[1] - 1)
    out[0] = move_of(moves.BLACK, NEITHER)
    n = 1
    if first:
        out[n] = move_of(moves.BLACK, FIRST)
        n += 1
    if second and not is_double(s):
        out[n] = move_of(moves.BLACK, SECOND)
        n += 1
    if first and second:
        out[n] = move_of(moves.BLACK, BOTH)
        n += 1
    return n


@rule
def choose(s: State, move: int) -> None:
    """R-PRIME-1: the black dice count with the winner's own, one each."""
    chosen = slot_of(moves.BLACK, 0, move)
    if chosen & FIRST:
        s.black_at[s.black[0] - 1] += 1
    if chosen & SECOND:
        s.black_at[s.black[1] - 1] += 1
    s.phase = SCORE


TILE = Tile(PRIME_TIME, decisions=(Decision(PRIME, "R-PRIME-1", options, choose, dice="black"),))
