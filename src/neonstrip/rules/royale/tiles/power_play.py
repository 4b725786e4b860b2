"""D2 Power Play: while you lead here alone, you may turn a die instead of rolling."""

from neonstrip.rules.casinos.noting import note
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.kernel import rule
from neonstrip.rules.royale import events
from neonstrip.rules.royale.printed import tile
from neonstrip.rules.royale.ranking import is_real, sole_leader
from neonstrip.rules.royale.state import DONE, State, casino_of, in_play
from neonstrip.rules.royale.tiles.tile import Tile

POWER_PLAY = tile("D2")


@rule
def prepare(s: State) -> None:
    """R-TILE-5: the marker lies on the tile."""
    s.power = NOBODY


@rule
def activate(s: State) -> None:
    """R-POWER-1: with the sole majority here you take the marker, from the tile or from its holder."""
    if s.power != s.active and sole_leader(s, casino_of(s, POWER_PLAY)) == s.active:
        s.power = s.active
        note(s, events.WON_POWER, s.active, 0, 0)
    s.phase = DONE


@rule
def check_marker(s: State) -> None:
    """R-POWER-2: the marker goes back to the tile as soon as no real player has the sole majority here."""
    if s.power != NOBODY and in_play(s, POWER_PLAY) and not is_real(sole_leader(s, casino_of(s, POWER_PLAY))):
        note(s, events.LOST_POWER, s.power, 0, 0)
        s.power = NOBODY


TILE = Tile(POWER_PLAY, prepare=prepare, activate=activate)
