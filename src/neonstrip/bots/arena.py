"""The arena: bots of any kind against each other, every deal from every seat, with how sure the figures are."""

import hashlib
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Any

import numpy as np
from msgspec import Struct

from neonstrip.bots.interval import interval
from neonstrip.bots.match import Match, Played, play_match, play_matches
from neonstrip.bots.styles import check_styled
from neonstrip.play.errors import Mistake
from neonstrip.play.library import rulebook

Seats = tuple[str, ...]


class Arena(Struct, frozen=True):
    """What is to be played."""

    game: str
    seed: str
    bots: Seats
    """The bot on each seat, before seats are rotated."""
    deals: int
    options: Any
    worlds: int | None = None

    def matches(self) -> list[Match]:
        """All games, deal by deal."""
        return [
            Match(self.game, self.options, seats, self.seed, deal, self.worlds)
            for deal in range(self.deals)
            for seats in rotations(self.bots)
        ]


def rotations(bots: Seats) -> list[Seats]:
    """The ways around the table, each once: equal bots would only play the same game again."""
    return list(dict.fromkeys(bots[turn:] + bots[:turn] for turn in range(len(bots))))


def check_contest(game: str, bots: Sequence[str], games: int, worlds: int | None) -> None:
    """Bots that there are, and numbers of games and worlds that can be played."""
    if games < 1:
        raise Mistake("games", games=games)
    if worlds is not None and worlds < 1:
        raise Mistake("worlds", worlds=worlds)
    for bot in bots:
        check_styled(game, bot)


def prepare(
    game: str,
    players: int,
    games: int,
    seed: str,
    bots: Sequence[str],
    options: dict[str, Any],
    worlds: int | None = None,
) -> Arena:
    """Check an arena before it runs. The last bot fills the seats that are left; the last deal is played to its end."""
    check_contest(game, bots, games, worlds)
    read = rulebook(game).read_options(options, players)
    if len(bots) > players:
        raise Mistake("arena-bots", bots=len(bots), seats=players)
    seats = tuple(bots) + (bots[-1],) * (players - len(bots))
    return Arena(game, seed, seats, -(-games // len(rotations(seats))), read, worlds)


def fight(arena: Arena, pool: Executor | None = None, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play all games and sum them up. `progress` hears how many games are done.

    Where the number of worlds is given nothing depends on the clock, and the result tells nothing of it: the same arena
    gives the same result, whatever the number of processes.
    """
    begun, matches, played = time.perf_counter(), arena.matches(), list[Played]()
    for one in play_matches(matches, pool):
        played.append(one)
        if progress:
            progress(len(played))
    seconds = time.perf_counter() - begun
    result: dict[str, Any] = {
        "game": arena.game,
        "players": len(arena.bots),
        "options": rulebook(arena.game).write_options(arena.options),
        "seed": arena.seed,
        "worlds": arena.worlds,
        "games": len(played),
        "deals": arena.deals,
        "unfinished": sum(not one.finished for one in played),
        "bots": [sum_up(arena, bot, matches, played) for bot in dict.fromkeys(arena.bots)],
    }
    opponent = rulebook(arena.game).opponent(arena.options)
    if opponent:
        reached = [one.areas[-1] for one in played]
        result[opponent.key] = {
            "opponent": opponent.level,
            "mean_result": mean([sum(areas.values()) for areas in reached]),
            "mean_areas": mean_areas(reached),
        }
    result["digest"] = hashlib.sha256("".join(one.digest for one in played).encode()).hexdigest()
    if arena.worlds is None:
        result |= {"seconds": round(seconds, 6), "games_per_second": round(len(played) / seconds, 3)}
    return result


def warm_up(game: str) -> None:
    """Load everything beforehand, so that it is in no figure: processes that are forked later have it too."""
    play_match(prepare(game, 2, 1, "warm", ["greedy", "beginner"], {}).matches()[0])


def sum_up(arena: Arena, bot: str, matches: list[Match], played: list[Played]) -> dict[str, Any]:
    """The figures of a bot, all its seats together."""
    sat = [
        [seat for seat, sitting in enumerate(match.seats) if sitting == bot] for match in matches
    ]  # where, in each game
    each = [(one, seat) for one, seats in zip(played, sat, strict=True) for seat in seats]
    shares = [sum(one.shares[seat] for seat in seats) for one, seats in zip(played, sat, strict=True)]
    by_deal = np.array(shares).reshape(arena.deals, -1).mean(axis=1).tolist()
    low, high = interval(by_deal)
    summary: dict[str, Any] = {
        "bot": bot,
        "seats": arena.bots.count(bot),
        "wins": sum(one.shares[seat] == 1 for one, seat in each),
        "shared_wins": sum(0 < one.shares[seat] < 1 for one, seat in each),
        "win_share": round(sum(shares), 3),
        "win_rate": round(sum(shares) / len(played), 6),
        "interval": [round(low, 6), round(high, 6)],
        "mean_result": mean([one.results[seat] for one, seat in each]),
    }
    if played[0].areas:
        summary["mean_areas"] = mean_areas([one.areas[seat] for one, seat in each])
    thinking = [seconds for one, seat in each for seconds in one.thinking[seat]]
    summary["decisions"] = len(thinking)
    if arena.worlds is None:
        milliseconds = 1000 * np.array(thinking or [0.0])
        summary["thinking_ms"] = {
            "mean": round(float(milliseconds.mean()), 3),
            "percentile_99": round(float(np.percentile(milliseconds, 99)), 3),
        }
    return summary


def mean(values: Sequence[float]) -> float:
    return round(float(np.mean(values)), 3)


def mean_areas(rows: Sequence[dict[str, int]]) -> dict[str, float]:
    """The mean of each area."""
    return {area: mean([row[area] for row in rows]) for area in rows[0]}
