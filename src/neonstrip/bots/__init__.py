"""Players that are programs. They get what their seat may know, never more."""

from neonstrip.bots.names import BOTS
from neonstrip.bots.player import choose, choose_seen

__all__ = ["BOTS", "choose", "choose_seen"]
