"""D1 Pay Day: money for every casino that holds dice of yours."""

from neonstrip.rules.kernel import rule
from neonstrip.rules.royale.bank import pay
from neonstrip.rules.royale.printed import CASINOS, JETON, TILE_VALUES, rewards, tile
from neonstrip.rules.royale.state import DONE, State, weight
from neonstrip.rules.royale.tiles.tile import Tile

PAY_DAY = tile("D1")
REWARDS = rewards(TILE_VALUES["pay_day"])


@rule
def activate(s: State) -> None:
    """R-PAYDAY-1: the reward for the number of casinos, not tiles, that hold dice of yours."""
    casinos = 0
    for casino in range(CASINOS):
        if weight(s, casino, s.active) > 0:
            casinos += 1
    if casinos > 0:
        pay(s, s.active, REWARDS[casinos - 1], PAY_DAY)
    s.phase = DONE


TILE = Tile(
    PAY_DAY,
    activate=activate,
    track=("pay_day", REWARDS),
    printed={
        "payFirst": int(REWARDS[0]),
        "paySecond": int(REWARDS[1]) // JETON,
        "payThird": int(REWARDS[2]),
        "payLast": int(REWARDS[-1]),
    },
)
