"""C2 Bad Luck: whoever has the fewest dice here pays a fine. Paying it is the bank's business."""

from neonstrip.rules.kernel import rule
from neonstrip.rules.royale.printed import FINE, JETON, VALUES, tile
from neonstrip.rules.royale.state import State, casino_of, in_play, weight
from neonstrip.rules.royale.tiles.tile import Tile

BAD_LUCK = tile("C2")


@rule
def before_scoring(s: State) -> None:
    """R-BADLUCK-1: before ties are removed, every real player with the fewest dice here, none included, owes."""
    if not in_play(s, BAD_LUCK):
        return
    casino = casino_of(s, BAD_LUCK)
    fewest = weight(s, casino, 0)
    for player in range(1, s.players):
        fewest = min(fewest, weight(s, casino, player))
    for player in range(s.players):
        s.owes[player] = weight(s, casino, player) == fewest


@rule
def due(s: State, player: int) -> int:
    """R-BADLUCK-1: the fine, unless somebody has fewer dice here."""
    if not in_play(s, BAD_LUCK):
        return 0
    casino = casino_of(s, BAD_LUCK)
    for other in range(s.players):
        if weight(s, casino, other) < weight(s, casino, player):
            return 0
    return -FINE


LEFT = [(FINE - int(value)) // JETON for value in VALUES[:2]]
"""Jetons that are still to be paid after the smallest card, and after the next."""

TILE = Tile(
    BAD_LUCK, due=due, printed={"fine": FINE, "fineFirst": LEFT[0], "fineSecond": LEFT[1], "fineMost": FINE // JETON}
)
