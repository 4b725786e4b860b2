"""The end of a round for people with the printed game. docs/settle.md says what they write down."""

import json
from collections.abc import Mapping
from typing import Any, Protocol

from neonstrip.games import GAMES, has, part
from neonstrip.play.errors import Mistake, shown


class Settlement(Protocol):
    """How a round of a game is settled: `play/GAME/settlement.py`, which a game may leave out."""

    def read(self, text: str) -> Any:
        """A position from its file; a Mistake says what is wrong with it, and where."""

    def settle(self, position: Any) -> Mapping[str, Any]:
        """Who wins what, and what follows, as plain values."""


class Shelf(Protocol):
    """Tiles that lie at casinos for a round: `play/GAME/shelf.py`, which a game may leave out."""

    def draw(self, wish: dict[str, Any]) -> dict[str, str]:
        """Tiles for a round, by the number of their casino."""


def settled_game(text: str) -> str:
    """The game of a position: what its file says under `game`, or the first that can be settled."""
    first = next(game for game in GAMES if has(game, "play.settlement"))
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        data = None  # what is wrong with it is said by who reads all of it
    game = data.get("game", first) if isinstance(data, dict) else first
    check_settled(game)
    return str(game)


def check_settled(game: str) -> None:
    """A Mistake if rounds of a game cannot be settled."""
    games = [each for each in GAMES if has(each, "play.settlement")]
    if game not in games:
        raise Mistake("unknown-game", game=shown(game), games=", ".join(games))


def settlement_of(game: str) -> Settlement:
    """How a game is settled, loaded when it is."""
    found: Settlement = part(game, "play.settlement")
    return found


def settle_position(text: str) -> dict[str, Any]:
    """A position from its file, settled."""
    settlement = settlement_of(settled_game(text))
    return dict(settlement.settle(settlement.read(text)))


def draw_tiles(game: str, wish: dict[str, Any]) -> dict[str, str]:
    """Tiles for a round of a game that has any."""
    games = [each for each in GAMES if has(each, "play.shelf")]
    if game not in games:
        raise Mistake("unknown-game", game=shown(game), games=", ".join(games))
    shelf: Shelf = part(game, "play.shelf")
    return shelf.draw(wish)
