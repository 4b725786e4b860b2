"""A2 Jackpot: a seven or doubles wins the pot, anything else makes it grow."""

from neonstrip.rules.kernel import rule
from neonstrip.rules.royale.bank import pay
from neonstrip.rules.royale.blackdice import black_sum, is_double, throw_black
from neonstrip.rules.royale.printed import TILE_VALUES, rewards, tile
from neonstrip.rules.royale.state import DONE, State
from neonstrip.rules.royale.tiles.tile import Tile

JACKPOT = tile("A2")
TRACK = rewards(TILE_VALUES["jackpot_track"])

LUCKY_SUM = 7


@rule
def prepare(s: State) -> None:
    """R-TILE-5: the marker starts at the lowest amount."""
    s.jackpot = 0


@rule
def activate(s: State) -> None:
    """R-JACKPOT-1: 7 or doubles takes the marked amount and resets it; else it moves up, at most to the last field."""
    throw_black(s, JACKPOT)
    if black_sum(s) == LUCKY_SUM or is_double(s):
        pay(s, s.active, TRACK[s.jackpot], JACKPOT)
        s.jackpot = 0
    elif s.jackpot + 1 < len(TRACK):
        s.jackpot += 1
    s.phase = DONE


@rule
def worth(s: State) -> int:
    """R-JACKPOT-1: 12 of 36 throws win: a double or a seven."""
    return int(TRACK[s.jackpot]) // 3


TILE = Tile(
    JACKPOT,
    prepare=prepare,
    activate=activate,
    worth=worth,
    track=("jackpot", TRACK),
    printed={
        "potFirst": int(TRACK[0]),
        "potLast": int(TRACK[-1]),
        "pot": int(TRACK[2]),
        "potNext": int(TRACK[3]),
        "potStep": int(TRACK[1] - TRACK[0]),
    },
)
