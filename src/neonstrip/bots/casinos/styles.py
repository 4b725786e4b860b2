"""The styles of games with casinos: what each likes about a placement."""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import numpy as np

from neonstrip.bots.thinking import Values
from neonstrip.play.library import rulebook
from neonstrip.play.worth import Worth
from neonstrip.rules.kernel import Records

STYLES: dict[str, Any] = tomllib.loads(files("neonstrip.bots.casinos").joinpath("styles.toml").read_text("utf-8"))
TEMPERS = {style["temper"]: name for name, style in STYLES.items()}
PLACE = "place"

Liking = Callable[[str, Records, int, list[int]], Values | None]
Rate = Callable[[Records, int, list[int]], Values]


def liking_in(game: str) -> Liking:
    """How much a style likes each of some placements in a game."""

    def liking(style: str, seen: Records, seat: int, moves: list[int]) -> Values | None:
        """How much a style likes each placement, from 0 to 1, and never to pass; it has no opinion of anything else."""
        rules = rulebook(game)
        placing = [rules.grammar.name_of(move) == PLACE for move in moves]
        if sum(placing) < 2:
            return None
        placements = [move for move, places in zip(moves, placing, strict=True) if places]
        found, liked = traits(seen, seat, rules.forecast(seen, seat, placements)), np.zeros(len(moves))
        liked[placing] = sum(weight * found[trait] for trait, weight in STYLES[style]["likes"].items())
        return liked

    return liking


def traits(seen: Records, seat: int, forecast: list[Worth | None]) -> dict[str, Values]:
    """What can be liked about placements, from 0 to 1 each."""
    worths = [worth for worth in forecast if worth is not None]
    casinos = [worth["casino"] - 1 for worth in worths]
    dice, notes = seen["roll"][0].sum(axis=0), seen["prizes"][0].max(axis=1)
    many = dice[casinos] / dice.max()
    return {
        "many": many,
        "few": 1 - many,
        "note": notes[casinos] / max(1, notes.max()),
        "ahead": np.array([float(worth["rank"] == 1) for worth in worths]),
        "strikes": np.array([float(strikes_another(worth, seat)) for worth in worths]),
    }


def strikes_another(worth: Worth, seat: int) -> bool:
    """Whether another player would be struck out by a tie there."""
    return any(isinstance(owner, int) and owner != seat for owner in worth["struck"])


def rating(rate: Callable[..., None], state: np.dtype[np.void]) -> Rate:
    """The greedy bot's worth of moves."""

    def rate_moves(seen: Records, seat: int, moves: list[int]) -> Values:
        """What the greedy bot thinks of each move."""
        views, values = np.zeros(2, state), np.zeros(len(moves))
        views[0] = seen[0]
        rate(views, np.array(moves, np.int64), values)
        return values

    return rate_moves
