"""The ladder: every combination of bots at a table, every deal from every seat, rated as players are."""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from itertools import combinations, permutations
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce

from neonstrip.bots.arena import Seats, check_contest, rotations
from neonstrip.bots.match import Match, Played, play_matches
from neonstrip.play.errors import Mistake
from neonstrip.play.library import rulebook


class Ladder(Struct, frozen=True):
    """What is to be played."""

    game: str
    players: int
    seed: str
    bots: Seats
    deals: int
    options: Any
    worlds: int | None = None

    def matches(self) -> list[Match]:
        """All games. Everybody plays on a deal before the next one begins, so that ratings grow side by side."""
        return [
            Match(self.game, self.options, seats, self.seed, deal, self.worlds)
            for deal in range(self.deals)
            for bots in combinations(self.bots, self.players)
            for seats in rotations(bots)
        ]


def prepare(
    game: str,
    players: int,
    games: int,
    seed: str,
    bots: Sequence[str],
    options: dict[str, Any],
    worlds: int | None = None,
) -> Ladder:
    """Check a ladder before it runs. `games` are for each combination; its last deal is played to the end."""
    check_contest(game, bots, games, worlds)
    different = tuple(dict.fromkeys(bots))
    if not 2 <= players <= len(different):
        raise Mistake("ladder-seats", bots=len(different), seats=players)
    return Ladder(
        game, players, seed, different, -(-games // players), rulebook(game).read_options(options, players), worlds
    )


def climb(
    ladder: Ladder, pool: Executor | None = None, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Play all games and rate the bots, the best first. `progress` hears how many games are done."""
    model = PlackettLuce(tau=0.0)  # bots do not get better or worse over time
    ratings = {bot: model.rating(name=bot) for bot in ladder.bots}
    wins = dict.fromkeys(ladder.bots, 0.0)
    ahead = {bot: dict.fromkeys(ladder.bots, 0.0) for bot in ladder.bots}
    met = {bot: dict.fromkeys(ladder.bots, 0) for bot in ladder.bots}
    matches = ladder.matches()
    for done, (match, played) in enumerate(zip(matches, play_matches(matches, pool), strict=True), 1):
        places = standings(played)
        rated = model.rate([[ratings[bot]] for bot in match.seats], ranks=list(map(float, places)))
        for seat, bot in enumerate(match.seats):
            ratings[bot] = rated[seat][0]
            wins[bot] += played.shares[seat]
        for (bot, place), (other, behind) in permutations(zip(match.seats, places, strict=True), 2):
            ahead[bot][other] += (place < behind) + (place == behind) / 2
            met[bot][other] += 1
        if progress:
            progress(done)
    order = sorted(ladder.bots, key=lambda bot: -ratings[bot].mu)
    games = len(matches) * ladder.players // len(ladder.bots)
    return {
        "game": ladder.game,
        "players": ladder.players,
        "options": rulebook(ladder.game).write_options(ladder.options),
        "seed": ladder.seed,
        "worlds": ladder.worlds,
        "games": len(matches),
        "bots": [
            {
                "bot": bot,
                "mu": round(ratings[bot].mu, 3),
                "sigma": round(ratings[bot].sigma, 3),
                "ordinal": round(ratings[bot].ordinal(), 3),
                "games": games,
                "win_rate": round(wins[bot] / games, 4),
                "ahead_of": {other: round(ahead[bot][other] / met[bot][other], 4) for other in order if other != bot},
            }
            for bot in order
        ],
    }


def standings(played: Played) -> list[int]:
    """The place of each seat, 0 the first: winners before all others, then by money or points; equal ones share."""
    ends = [(share > 0, result) for share, result in zip(played.shares, played.results, strict=True)]
    return [sum(other > end for other in ends) for end in ends]
