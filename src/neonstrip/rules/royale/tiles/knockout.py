"""E2 Knockout?: everyone else loses a die to the bar, and yours come back from it."""

from neonstrip.rules.casinos.dice import KINDS, dice_left
from neonstrip.rules.casinos.noting import note
from neonstrip.rules.casinos.seating import ask, left_of
from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.royale import events, moves
from neonstrip.rules.royale.moves import move_of, slot_of
from neonstrip.rules.royale.printed import MAX_PLAYERS, TILE_VALUES, tile
from neonstrip.rules.royale.state import BAR, BIG, DONE, SMALL, State
from neonstrip.rules.royale.tiles.tile import Decision, Tile

KNOCKOUT = tile("E2")
BAR_PLACES: int = TILE_VALUES["knockout"]["places_per_player"]


@rule
def prepare(s: State) -> None:
    """R-TILE-5: nobody is at the bar."""
    for player in range(MAX_PLAYERS):
        for kind in range(KINDS):
            s.bar[player, kind] = 0


@rule
def activate(s: State) -> None:
    """R-KNOCKOUT-1: the opponents put their dice clockwise."""
    knock_out(s, left_of(s, s.active))


@rule
def must_put(s: State, player: int) -> bool:
    """R-KNOCKOUT-1: a player with dice left and a place left at the bar; the Biggy takes one place."""
    return dice_left(s, player) > 0 and s.bar[player, SMALL] + s.bar[player, BIG] < BAR_PLACES


@rule
def knock_out(s: State, victim: int) -> None:
    """R-KNOCKOUT-1: from this opponent on, each puts a die and chooses which; last, your own come back."""
    while victim != s.active:
        if must_put(s, victim):
            if s.hand[victim, SMALL] > 0 and s.hand[victim, BIG] > 0:
                ask(s, BAR, victim)
                return
            put(s, victim, SMALL if s.hand[victim, SMALL] > 0 else BIG)
        victim = left_of(s, victim)
    take_back(s)
    s.phase = DONE


@rule
def put(s: State, player: int, kind: int) -> None:
    """R-KNOCKOUT-1: a die goes to the bar."""
    s.hand[player, kind] -= 1
    s.bar[player, kind] += 1
    note(s, events.BARRED, player, kind, 0)


@rule
def take_back(s: State) -> None:
    """R-KNOCKOUT-1: all your dice return from the bar."""
    for kind in range(KINDS):
        for _ in range(s.bar[s.active, kind]):
            note(s, events.FREED, s.active, kind, KNOCKOUT)
        s.hand[s.active, kind] += s.bar[s.active, kind]
        s.bar[s.active, kind] = 0


@rule
def options(s: State, out: Moves) -> int:
    """R-KNOCKOUT-1: a small die or the Biggy, as the opponent likes."""
    out[0] = move_of(moves.BAR, SMALL)
    out[1] = move_of(moves.BAR, BIG)
    return 2


@rule
def choose(s: State, move: int) -> None:
    """R-KNOCKOUT-1: then it is the next opponent's choice."""
    put(s, s.actor, slot_of(moves.BAR, 0, move))
    knock_out(s, left_of(s, s.actor))


TILE = Tile(
    KNOCKOUT,
    decisions=(Decision(BAR, "R-KNOCKOUT-1", options, choose),),
    prepare=prepare,
    activate=activate,
    worth=12,
    printed={"places": BAR_PLACES},
)
