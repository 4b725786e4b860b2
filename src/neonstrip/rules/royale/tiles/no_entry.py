"""E1 No Entry!: close a casino, and collect while you do."""

from neonstrip.rules.casinos.seating import ask
from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.royale import moves
from neonstrip.rules.royale.bank import pay
from neonstrip.rules.royale.moves import is_of, move_of, slot_of
from neonstrip.rules.royale.printed import CASINOS, TILE_VALUES, rewards, tile
from neonstrip.rules.royale.state import CLOSE, DONE, NOWHERE, State, casino_of
from neonstrip.rules.royale.tiles.tile import Decision, Tile

NO_ENTRY = tile("E1")
TRACK = rewards(TILE_VALUES["no_entry_track"])


@rule
def prepare(s: State) -> None:
    """R-TILE-5: the plate lies on the tile, the marker on start."""
    s.closed = NOWHERE
    s.no_entry = 0


@rule
def activate(s: State) -> None:
    """R-NOENTRY-1: the first time the plate must be put, later it may be moved."""
    ask(s, CLOSE, s.active)


@rule
def options(s: State, out: Moves) -> int:
    """R-NOENTRY-1: to any other casino than it lies on, but never to the one this tile lies at."""
    n = 0
    if s.closed != NOWHERE:
        out[n] = move_of(moves.DECLINE)
        n += 1
    for casino in range(CASINOS):
        if casino != s.closed and casino != casino_of(s, NO_ENTRY):
            out[n] = move_of(moves.CLOSE, casino)
            n += 1
    return n


@rule
def choose(s: State, move: int) -> None:
    """R-NOENTRY-1: each time the plate is put or moved, the marker advances and pays the new field."""
    if not is_of(moves.DECLINE, move):
        s.closed = slot_of(moves.CLOSE, 0, move)
        s.no_entry = (s.no_entry + 1) % len(TRACK)
        pay(s, s.active, TRACK[s.no_entry], NO_ENTRY)
    s.phase = DONE


TILE = Tile(
    NO_ENTRY,
    decisions=(Decision(CLOSE, "R-NOENTRY-1", options, choose),),
    prepare=prepare,
    activate=activate,
    worth=12,
    track=("no_entry", TRACK),
)
