"""C2 Bad Luck: whoever has the fewest dice here pays a fine. Paying it is the bank's business."""

from neonstrip.rules.kernel import rule
from neonstrip.rules.royale.facts import BAD_LUCK
from neonstrip.rules.royale.state import State, casino_of, in_play, weight


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
