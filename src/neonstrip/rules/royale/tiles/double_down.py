"""G2 Double Down: move dice from this casino to a second contest beside it."""

from neonstrip.rules.casinos.seating import NOBODY, ask
from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.royale import moves
from neonstrip.rules.royale.bank import pay
from neonstrip.rules.royale.moves import is_of, move_of, slot_of
from neonstrip.rules.royale.printed import TILE_VALUES, rewards, tile
from neonstrip.rules.royale.ranking import first_and_second, note_ties, ranked
from neonstrip.rules.royale.state import (
    BIG,
    DONE,
    DOUBLE_DOWN_FIELD,
    DOWN,
    SMALL,
    State,
    casino_of,
    in_play,
    is_open,
    weight,
)
from neonstrip.rules.royale.tiles.tile import Decision, Tile

DOUBLE_DOWN = tile("G2")
PRIZES = rewards(TILE_VALUES["double_down"])


@rule
def activate(s: State) -> None:
    """R-DOUBLE-1, R-CHOICE-2: you may move own dice, unless none lie here or the casino is closed."""
    casino = casino_of(s, DOUBLE_DOWN)
    if is_open(s, casino) and weight(s, casino, s.active) > 0:
        ask(s, DOWN, s.active)
    else:
        s.phase = DONE


@rule
def options(s: State, out: Moves) -> int:
    """R-DOUBLE-1: any number of own dice, just placed or earlier."""
    casino = casino_of(s, DOUBLE_DOWN)
    out[0] = move_of(moves.DECLINE)
    n = 1
    for big in range(s.dice[casino, s.active, BIG] + 1):
        for small in range(s.dice[casino, s.active, SMALL] + 1):
            if small + big > 0:
                out[n] = move_of(moves.DOWN, big, small)
                n += 1
    return n


@rule
def choose(s: State, move: int) -> None:
    """R-DOUBLE-1: the dice go to the round field of the tile."""
    if not is_of(moves.DECLINE, move):
        casino = casino_of(s, DOUBLE_DOWN)
        big, small = slot_of(moves.DOWN, 0, move), slot_of(moves.DOWN, 1, move)
        s.dice[casino, s.active, SMALL] -= small
        s.dice[casino, s.active, BIG] -= big
        s.dice[DOUBLE_DOWN_FIELD, s.active, SMALL] += small
        s.dice[DOUBLE_DOWN_FIELD, s.active, BIG] += big
    s.phase = DONE


@rule
def reward(s: State) -> None:
    """R-DOUBLE-1: scored like a casino, paid from the bank."""
    first, second, tied = ranked(s, DOUBLE_DOWN_FIELD)
    note_ties(s, DOUBLE_DOWN_FIELD, tied)
    if first != NOBODY:
        pay(s, first, PRIZES[0], DOUBLE_DOWN)
    if second != NOBODY:
        pay(s, second, PRIZES[1], DOUBLE_DOWN)


@rule
def due(s: State, player: int) -> int:
    """R-DOUBLE-1: the prize of the place that a player has on the round field."""
    if in_play(s, DOUBLE_DOWN):
        first, second = first_and_second(s, DOUBLE_DOWN_FIELD)
        if player == first:
            return int(PRIZES[0])
        if player == second:
            return int(PRIZES[1])
    return 0


TILE = Tile(
    DOUBLE_DOWN,
    decisions=(Decision(DOWN, "R-DOUBLE-1", options, choose),),
    activate=activate,
    reward=reward,
    due=due,
    worth=10,
    track=("double_down", PRIZES),
    printed={"down1": int(PRIZES[0]), "down2": int(PRIZES[1])},
)
