"""The end of a round for people with the printed game. docs/settle.md says what they write down."""

import json
from typing import Any, Protocol

from neonstrip.games import GAMES, has, part
from neonstrip.play.errors import Mistake, shown


class Settlement(Protocol):
    """How a round of a game is settled: `play/GAME/settlement.py`, which a game may leave out."""

    def read(self, text: str) -> Any:
        """A position from its file; a Mistake says what is wrong with it, and where."""

    def settle(self, position: Any) -> dict[str, Any]:
        """Who wins what, and what follows, as plain values."""


def settled_game(text: str) -> str:
    """The game of a position: what its file says under `game`, or the first that can be settled."""
    games = [game for game in GAMES if has(game, "play.settlement")]
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        data = None  # what is wrong with it is said by who reads all of it
    game = data.get("game", games[0]) if isinstance(data, dict) else games[0]
    if game not in games:
        raise Mistake("unknown-game", game=shown(game), games=", ".join(games))
    return str(game)


def settlement_of(game: str) -> Settlement:
    """How a game is settled, loaded when it is."""
    found: Settlement = part(game, "play.settlement")
    return found
