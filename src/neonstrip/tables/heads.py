"""The head of a log as a viewer is shown it: by it they can tell later that nothing of what they saw was changed.

It is made of the link of the last entry that gave this viewer a line, so that it stays the same while others decide in
private. A link is a hash over what people did in private, and there are so few things to do that they could be tried
one by one; so it is blinded with a key that comes of the server's seed, which is secret while the game goes on.
"""

from __future__ import annotations

import hmac
from functools import lru_cache

from neonstrip.play.game import SPECTATOR
from neonstrip.tables.storage import Journal
from neonstrip.tables.table import Table

DIGITS = 32
KEPT = 256
"""Tables whose last head is at hand: all who watch are shown the same."""
MOST_DROPPED = 1000
"""Events between two lines among which the one is looked for that was last seen: its line was taken back since."""


@lru_cache(KEPT)
def blind(server_seed: str, link: bytes) -> str:
    """A link as it may be shown."""
    keyed = _keyed(server_seed).copy()
    keyed.update(link)
    return keyed.hexdigest()[:DIGITS]


@lru_cache(KEPT)
def _keyed(server_seed: str) -> hmac.HMAC:
    """A hash with the key of a table, to be copied: that is half the work of making one."""
    return hmac.new(hmac.digest(server_seed.encode(), b"neonstrip head", "sha256"), digestmod="sha256")


def head(table: Table, viewer: int) -> str:
    """The head of what a viewer knows."""
    own = b"" if viewer == SPECTATOR else table.seats[viewer].head
    return blind(table.dossier.server_seed, own or table.dossier.told_head)


async def is_forked(journal: Journal, table: Table, viewer: int, lines: int, shown: str) -> bool:
    """Whether a viewer who had so many lines was shown another head than this log has there."""
    length = table.dossier.log.length(viewer)
    if lines >= length:
        return lines > length or head(table, viewer) != shown
    first, last = table.dossier.log.span(lines, viewer)
    if last - first >= MOST_DROPPED:
        return False
    links = await journal.links(table.id, first, last)
    return all(blind(table.dossier.server_seed, link) != shown for link in links)
