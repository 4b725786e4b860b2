"""One game between bots of any kind, and what it came to."""

import hashlib
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from typing import Any

from msgspec import Struct

from neonstrip.bots.levels import Budget, levels_of
from neonstrip.bots.names import PLANNERS
from neonstrip.bots.player import choose
from neonstrip.bots.styles import parted
from neonstrip.bots.trial import LIMIT
from neonstrip.play import Game
from neonstrip.play.seeds import derive


class Match(Struct, frozen=True):
    """A game to be played."""

    game: str
    options: Any
    seats: tuple[str, ...]
    """The bot on each seat."""
    seed: str
    deal: int
    """Its number below the seed: matches with the same deal begin alike."""
    worlds: int | None = None
    """How many worlds planners try that watch the clock otherwise: then the same match is always the same game."""


class Played(Struct, frozen=True):
    """What a match came to; everything by seat."""

    finished: bool
    results: tuple[int, ...]
    """Money or points."""
    shares: tuple[float, ...]
    """Of the win: those who won together have a part each."""
    areas: tuple[dict[str, int], ...]
    """What results are made of, where the game tells; after the seats the opponent that has none, if there is one."""
    thinking: tuple[tuple[float, ...], ...]
    """Seconds for every decision between several moves."""
    digest: str
    """Of all the moves."""


def play_match(match: Match) -> Played:
    """Play a game to its end."""
    names = [f"{seat + 1}" for seat in range(len(match.seats))]
    game = Game(match.game, names, match.options, derive(match.seed, match.deal), match.seats)
    budgets = [budget_of(match.game, bot, match.worlds) for bot in match.seats]
    thinking: list[list[float]] = [[] for _ in match.seats]
    while not game.is_over and len(game.history) < LIMIT:
        seat = game.seat
        moves = game.numbers(seat)
        if len(moves) == 1:
            game.make(moves[0], seat)
            continue
        begun = time.perf_counter()
        move = choose(game, match.seats[seat], seat, budgets[seat])
        thinking[seat].append(time.perf_counter() - begun)
        game.make(move, seat)
    winners = game.rules.winners(game.state) if game.is_over else []
    return Played(
        finished=game.is_over,
        results=tuple(game.results()),
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(names))),
        areas=tuple(game.rules.areas(game.state)),
        thinking=tuple(map(tuple, thinking)),
        digest=hashlib.sha256(repr(game.history).encode()).hexdigest(),
    )


def budget_of(game: str, bot: str, worlds: int | None) -> Budget | None:
    """A budget without a clock for a bot that has one; nothing for those who think the same every time anyway."""
    bot, _ = parted(bot)
    if worlds is None or bot not in PLANNERS or levels_of(game).LEVELS[bot].budget.seconds is None:
        return None
    return Budget(worlds)


def play_matches(matches: Sequence[Match], pool: Executor | None) -> Iterator[Played]:
    """All matches in order, one after the other or from a pool of processes."""
    yield from map(play_match, matches) if pool is None else pool.map(play_match, matches)
