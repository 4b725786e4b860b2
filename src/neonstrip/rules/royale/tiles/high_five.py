"""C1 High Five: a token worth 100 for the first to count five here."""

from neonstrip.rules.casinos.noting import note
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.kernel import rule
from neonstrip.rules.royale import events
from neonstrip.rules.royale.bank import pay
from neonstrip.rules.royale.printed import TILE_VALUES, tile
from neonstrip.rules.royale.state import DONE, State, casino_of, weight
from neonstrip.rules.royale.tiles.tile import Tile

HIGH_FIVE = tile("C1")
THRESHOLD: int = TILE_VALUES["high_five"]["threshold"]
REWARD: int = TILE_VALUES["high_five"]["reward"]


@rule
def prepare(s: State) -> None:
    """R-TILE-5: the token lies on the tile."""
    s.high_five = NOBODY


@rule
def activate(s: State) -> None:
    """R-HIGHFIVE-1: the token, if still here, goes to a player whose dice here count at least five."""
    if s.high_five == NOBODY and weight(s, casino_of(s, HIGH_FIVE), s.active) >= THRESHOLD:
        s.high_five = s.active
        note(s, events.WON_TOKEN, s.active, 0, 0)
    s.phase = DONE


@rule
def reward(s: State) -> None:
    """R-HIGHFIVE-1: the token is worth 100 when this casino is scored, whatever became of the dice."""
    if s.high_five != NOBODY:
        pay(s, s.high_five, REWARD, HIGH_FIVE)


@rule
def due(s: State, player: int) -> int:
    """R-HIGHFIVE-1: the token is the holder's."""
    return REWARD if s.high_five == player else 0


TILE = Tile(
    HIGH_FIVE,
    prepare=prepare,
    activate=activate,
    reward=reward,
    due=due,
    printed={"count": THRESHOLD, "high": REWARD},
)
