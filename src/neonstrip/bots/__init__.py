"""Players that are programs. They get what their seat may know, never more."""

from typing import TYPE_CHECKING, Any

from neonstrip.bots.names import BOTS

if TYPE_CHECKING:
    from neonstrip.bots.player import choose, choose_seen

__all__ = ["BOTS", "choose", "choose_seen"]


def __getattr__(name: str) -> Any:
    """What needs the rules is loaded when it is asked for: see `neonstrip.play`."""
    if name not in __all__:
        raise AttributeError(name)
    from neonstrip.bots import player

    return getattr(player, name)
