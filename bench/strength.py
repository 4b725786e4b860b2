"""How strong the bots are, claim by claim, each measured by the arena: `bench/strength`.

bench/strength --game royale --games 100      only one game, with fewer games for each claim
bench/strength --jobs 2 --write               all of it, and the tables of docs/strength.md written anew
bench/strength --styles --games 3000          each style against the same level without one
bench/strength --decisions --games 200        the same for planners, by what each decision costs: bench/styles.py
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from neonstrip.bots import BOTS
from neonstrip.bots.arena import Arena, fight, prepare, warm_up
from neonstrip.bots.names import PLANNERS
from neonstrip.bots.styles import styled, styles_of
from neonstrip.cli.progress import Progress
from neonstrip.cli.workers import workers
from neonstrip.games import GAMES
from neonstrip.play.newvegas.opponents import OPPONENTS

PEER = "greedy_first"
"""The best bot of the peer package `lasvegas`: bench/peer.py seats it at our tables."""
PAGE = Path(__file__).resolve().parent.parent / "docs" / "strength.md"


class Claim(msgspec.Struct, frozen=True):
    """How often the first bot should win."""

    words: str
    game: str
    bots: tuple[str, ...]
    least: float
    most: float = 1.0
    players: int = 2
    options: dict[str, Any] = {}
    whole: bool = False
    """Whether all of the interval must lie within, not only the rate that was measured."""

    @property
    def is_with_peer(self) -> bool:
        return PEER in self.bots

    def games(self, asked: int) -> int:
        """How many are played for so many that are asked for: the last deal is played from every seat."""
        if self.is_with_peer:
            return -(-asked // self.players) * self.players
        return len(self.arena(asked, "", None).matches())

    def arena(self, games: int, seed: str, worlds: int | None) -> Arena:
        """What is to be played, among our own bots."""
        return prepare(self.game, self.players, games, seed, self.bots, self.options, worlds)

    def play(
        self, games: int, seed: str, worlds: int | None, pool: Executor | None, progress: Callable[[int], None]
    ) -> dict[str, Any]:
        """Measure it."""
        if self.is_with_peer:
            from bench.peer import against_peer

            return against_peer(self.players, self.options, games, seed, worlds, pool, progress)
        return fight(self.arena(games, seed, worlds), pool, progress)

    @property
    def target(self) -> str:
        return f"≥ {self.least:.0%}" if self.most == 1.0 else f"{self.least:.0%} to {self.most:.0%}"


class Measured(msgspec.Struct, frozen=True):
    """What came of a claim."""

    claim: Claim
    result: dict[str, Any]

    @property
    def bot(self) -> dict[str, Any]:
        """What was found of the bot that the claim is about."""
        bot: dict[str, Any] = self.result["bots"][0]
        return bot

    @property
    def rate(self) -> float:
        return float(self.bot["win_rate"])

    @property
    def reached(self) -> bool:
        low, high = self.bot["interval"] if self.claim.whole else (self.rate, self.rate)
        return bool(self.claim.least <= low and high <= self.claim.most)


def levels(game: str) -> Iterator[Claim]:
    """Each level is better than the one below."""
    for below, level in pairwise(PLANNERS):
        yield Claim(f"{level} beats {below}", game, (level, below), 0.60)


def beginners(game: str) -> Iterator[Claim]:
    """Whoever plays for the first time can win against the beginner, who plays better than by chance."""
    yield Claim("greedy beats beginner", game, ("greedy", "beginner"), 0.75)
    yield Claim("beginner beats random", game, ("beginner", "random"), 0.75)


def architects() -> Iterator[Claim]:
    """Alone against each architect of the ACME; what is asked of those between the ends is that rates fall."""
    for number in range(1, len(OPPONENTS) + 1):
        least, most = {1: (0.90, 1.0), len(OPPONENTS): (0.35, 0.65)}.get(number, (0.0, 1.0))
        words = f"expert alone against architect {number}"
        yield Claim(words, "newvegas", ("expert",), least, most, players=1, options={"opponent": number})


LEAST, MOST = 0.47, 0.53
"""What a style may win against the same level without one."""


def styles(level: str, game: str, words: str, options: dict[str, Any]) -> Iterator[Claim]:
    """No style is stronger or weaker than the same level without one, by more than 3 %."""
    for style in styles_of(game).TEMPERS.values():
        bots = styled(level, style), level
        yield Claim(f"{bots[0]}, {words}", game, bots, LEAST, MOST, options=options, whole=True)


TILES = {"tiles": 3}
STYLED = (
    ("greedy", "royale", "Royale's base game", {"tiles": 0}),
    ("greedy", "royale", "Royale with three tiles", TILES),
    ("greedy", "classic", "2012", {}),
    *((level, "royale", "Royale with three tiles", TILES) for level in PLANNERS),
    *((level, "classic", "2012", {}) for level in PLANNERS),
    *((level, "newvegas", "New Las Vegas", {}) for level in PLANNERS),
)
"""Levels that have styles."""
STYLES = tuple(claim for each in STYLED for claim in styles(*each))
CLAIMS = (
    Claim("expert beats greedy, three tiles", "royale", ("expert", "greedy"), 0.75, options={"tiles": 3}),
    Claim("greedy beats random, three tiles", "royale", ("greedy", "random"), 0.90, options={"tiles": 3}),
    Claim("expert beats greedy, base game", "royale", ("expert", "greedy"), 0.70, options={"tiles": 0}),
    Claim("expert beats three greedy", "royale", ("expert", "greedy"), 0.45, players=4, options={"tiles": 3}),
    *beginners("royale"),
    *levels("royale"),
    Claim("expert beats three greedy_first", "classic", ("expert", PEER), 0.50, players=4),
    Claim("expert beats three greedy", "classic", ("expert", "greedy"), 0.33, players=4),
    Claim("expert beats greedy_first", "classic", ("expert", PEER), 0.85),
    Claim("greedy beats random", "classic", ("greedy", "random"), 0.90),
    *beginners("classic"),
    *levels("classic"),
    Claim("expert beats greedy", "newvegas", ("expert", "greedy"), 0.90),
    Claim("greedy beats random", "newvegas", ("greedy", "random"), 0.95),
    *beginners("newvegas"),
    *levels("newvegas"),
    *architects(),
)


def measure(
    claims: Sequence[Claim], games: int, seed: str, worlds: int | None, jobs: int, scheduler: str | None
) -> Iterator[Measured]:
    """Measure claim after claim, with progress."""
    for game in {claim.game for claim in claims}:
        warm_up(game)
    totals = [claim.games(games) for claim in claims]
    with Progress("measuring", sum(totals)) as progress, workers(jobs, scheduler) as pool:
        for at, claim in enumerate(claims):
            before = sum(totals[:at])

            def reach(done: int, before: int = before, words: str = claim.words) -> None:
                progress.reach(before + done, words)

            yield Measured(claim, claim.play(games, seed, worlds, pool, reach))


def falling(measured: Sequence[Measured]) -> str:
    """Whether the win rate falls along the ladder of architects."""
    rates = [one.rate for one in measured if one.claim.players == 1]
    return verdict(rates[-1] < rates[0] and all(later <= sooner for sooner, later in pairwise(rates)))


def verdict(reached: bool) -> str:
    return "held" if reached else "**missed**"


def claims(measured: Sequence[Measured]) -> Iterator[str]:
    """The claims as a table for the page."""
    yield "| claim | won | 95 % interval | to reach | |"
    yield "|---|---|---|---|---|"
    for one in measured:
        low, high = one.bot["interval"]
        asked = one.claim.least > 0 or one.claim.most < 1
        yield (
            f"| {one.claim.words} | {one.rate:.1%} | {low:.1%} to {high:.1%} "
            f"| {one.claim.target if asked else ''} | {verdict(one.reached) if asked else ''} |"
        )
    if any(one.claim.players == 1 for one in measured):
        yield f"| expert wins less often against each next architect | | | falling | {falling(measured)} |"


def decisions(games: int, seed: str, worlds: int | None, game: str | None, only: str) -> Iterator[str]:
    """What styles of planners cost, as a table for the page."""
    from bench.styles import costs

    yield "| game | bot | games | moves otherwise | wins | 95 % interval | |"
    yield "|---|---|---|---|---|---|---|"
    for level, played, words, options in STYLED:
        if level not in PLANNERS or game not in (None, played) or only not in f"{level}, {words}":
            continue
        for cost in costs(played, level, options, games, seed, worlds if level == "expert" else None):
            low, high = cost.interval
            readings = f"{games} | {cost.changed:.1%} | {cost.win_rate:.1%} | {low:.1%} to {high:.1%}"
            yield f"| {words} | `{cost.bot}` | {readings} | {verdict(low >= LEAST and high <= MOST)} |"


def means(measured: Sequence[Measured]) -> Iterator[str]:
    """New Las Vegas: the mean score of each bot, area by area, in the first claim of two players that it is in."""
    shown = {bot["bot"]: bot for one in reversed(measured) if one.claim.players == 2 for bot in one.result["bots"]}
    bots = [shown[name] for name in BOTS if name in shown]
    yield "| mean of | " + " | ".join(bot["bot"] for bot in bots) + " |"
    yield "|---|" + "---|" * len(bots)
    for area in bots[0]["mean_areas"]:
        yield f"| {area} | " + " | ".join(f"{bot['mean_areas'][area]:.1f}" for bot in bots) + " |"
    yield "| total | " + " | ".join(f"{bot['mean_result']:.1f}" for bot in bots) + " |"


def section(game: str, measured: Sequence[Measured], command: str) -> str:
    """What the page says about a game: the command, and what came of it."""
    lines = [f"By `{command}`:", "", *claims(measured)]
    if game == "newvegas" and any(one.claim.players == 2 and not one.claim.whole for one in measured):
        lines += ["", *means(measured)]
    return "\n".join(lines)


def write(game: str, text: str) -> None:
    """Put a game's section into the page, between its two marks."""
    begin, end = f"<!-- measured: {game} -->\n", f"<!-- end: {game} -->"
    before, _, rest = PAGE.read_text("utf-8").partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise SystemExit(f"{PAGE} has no place between {begin.strip()} and {end}")
    PAGE.write_text(f"{before}{begin}\n{text}\n\n{end}{after}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--only", default="", metavar="WORDS", help="only claims that these words are in")
    parser.add_argument("--styles", action="store_true", help="how strong styles are, instead of levels")
    parser.add_argument("--decisions", action="store_true", help="what styles of planners cost, decision by decision")
    parser.add_argument("--games", type=int, default=400, help="games for each claim")
    parser.add_argument("--seed", default="strength", help="equal seeds give equal deals")
    parser.add_argument("--worlds", type=int, help="worlds of planners instead of their clock")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes to share the work")
    parser.add_argument("--scheduler", help="address of a Dask cluster that does the work instead")
    parser.add_argument("--write", action="store_true", help="write the tables of docs/strength.md anew")
    parser.add_argument("--json", action="store_true", help="one JSON object for each claim instead of tables")
    given = parser.parse_args()
    if given.write and (given.only or given.styles or given.decisions):
        parser.error("a table needs all claims about levels: leave out --write, or the others")
    if given.decisions:
        for line in decisions(given.games, given.seed, given.worlds, given.game, given.only):
            print(line, flush=True)
        return
    for game in GAMES if given.game is None else (given.game,):
        claims = [
            claim for claim in (STYLES if given.styles else CLAIMS) if claim.game == game and given.only in claim.words
        ]
        if not claims:
            continue
        command = f"bench/strength --game {game} --games {given.games} --seed {given.seed}"
        command += " --styles" if given.styles else ""
        command += f" --worlds {given.worlds}" if given.worlds else ""
        measured = []
        for one in measure(claims, given.games, given.seed, given.worlds, given.jobs, given.scheduler):
            measured.append(one)
            if given.json:
                print(
                    json.dumps(
                        {"claim": one.claim.words, "target": one.claim.target, "reached": one.reached} | one.result
                    )
                )
            else:
                print(f"{one.claim.words}: {one.rate:.1%}", file=sys.stderr)
        if not given.json:
            print(section(game, measured, command))
        if given.write:
            write(game, section(game, measured, command))


if __name__ == "__main__":
    main()
