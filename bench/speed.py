"""Speed of our games beside the peer package `lasvegas`, in one run on one core: `bench/run`.

Everything is measured in turns, several times over, and the best of each is compared, so that a machine busy
with other things disturbs all alike.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from bench.peer import games_a_second as peer
from neonstrip.bots import choose
from neonstrip.bots.levels import Budget
from neonstrip.bots.player import ponder
from neonstrip.bots.simulation import new_trial, play_chunk, simulate
from neonstrip.cli.workers import workers
from neonstrip.play import Game
from neonstrip.rules.chance import CHANCE, die, start
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Numbers, Records, entry
from neonstrip.rules.royale.state import STATE

PLAYERS = 4
TURNS = 3
TARGETS = {"classic": 150, "base": 150, "royale": 50, "newvegas": 15}
"""How many times the peer's games a second we want to reach."""
WORLDS = {"royale": 64, "newvegas": 4}
"""Worlds that a planner tries at each decision while it is measured: less than it plays with, to be done in seconds."""

SHARED = 48
"""Times as many games for two processes and two workers of Dask: some ten seconds, so that a batch more or less at the
end of a run is not taken for what a cluster costs."""
STILL = {
    "DASK_DISTRIBUTED__ADMIN__TICK__INTERVAL": "1s",
    "DASK_DISTRIBUTED__ADMIN__SYSTEM_MONITOR__INTERVAL": "5s",
    "DASK_DISTRIBUTED__WORKER__MEMORY__MONITOR_INTERVAL": "5s",
    "DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED": "False",
}
"""The environment that docs/planners.md says to start a cluster with: by itself each of its processes looks a hundred
times a second what it is doing."""


@entry
def copy_states(states: Records, times: int) -> None:
    """Copy a state over and over; the change between copies keeps the compiler from leaving them out."""
    for i in range(times):
        copy(states[0], states[1])
        states[1].moves = states[0].moves + i


@entry
def throw_dice(streams: Records, seed: Numbers, times: int) -> int:
    start(streams[0], seed, 0)
    total = 0
    for _ in range(times):
        total += die(streams[0])
    return total


def clock(work: Callable[[], Any]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def royale(tiles: int, games: int) -> float:
    """Our games of Royale a second, random bots."""
    return float(
        simulate(new_trial("royale", PLAYERS, games, "bench", ["random"], {"tiles": tiles}))["games_per_second"]
    )


def classic(games: int) -> float:
    """Our games of 2012 a second, random bots: the peer's rules, with our notes and dice at both tables."""
    return float(simulate(new_trial("classic", PLAYERS, games, "bench", ["random"], {}))["games_per_second"])


def newvegas(games: int, bot: str = "random") -> dict[str, Any]:
    """Our games of New Las Vegas, two players."""
    return simulate(new_trial("newvegas", 2, games, "bench", [bot], {}))


def python_decisions(games: int) -> float:
    """Decisions a second when a Python program lists the moves of a Game, picks one, and makes it."""
    chance, moves, begun = random.Random(1), 0, time.perf_counter()
    for seed in range(games):
        game = Game.new("royale", ["Anna", "Benno", "Carla", "Denny"], {"tiles": 3}, seed)
        while not game.is_over:
            game.make(chance.choice(game.numbers()))
            moves += 1
    return moves / (time.perf_counter() - begun)


def planner_tries(name: str, worlds: int) -> float:
    """How often a second the planner tries a move in a world, over the decisions of a game.

    In Royale that is a round played to its end, in New Las Vegas a turn looked further.
    """
    game, tried, seconds = Game.new(name, ["Anna", "Benno"], seed="bench"), 0, 0.0
    while not game.is_over:
        if len(game.numbers()) > 1:
            begun = time.perf_counter()
            tried += sum(ponder(game, budget=Budget(worlds)).worlds)
            seconds += time.perf_counter() - begun
        game.make(choose(game, "greedy"))
    return tried / seconds


def nanoseconds(work: Callable[[int], Any], times: int) -> float:
    return min(clock(lambda: work(times)) for _ in range(TURNS)) / times * 1e9


def bytes_drawn(tiles: int) -> float:
    """Random bytes an average game draws: its dice, a few of them twice to stay fair, and the shuffle of its cards."""
    games = 200
    chunk = play_chunk(new_trial("royale", PLAYERS, games, "bench", ["random"], {"tiles": tiles}), 0)
    return chunk.drawn / games


def cold_start() -> float:
    """Seconds from the shell to the first table of `neonstrip play royale`, and out again."""
    command = [sys.executable, "-m", "neonstrip", "play", "royale"]
    times = [clock(lambda: subprocess.run(command, input="", capture_output=True, text=True)) for _ in range(TURNS)]  # noqa: S603
    return min(times)


def shared(games: int) -> dict[str, float]:
    """Games of Royale a second with two processes of ours, and with the two of a Dask cluster, in turns."""
    os.environ.update(STILL)
    from distributed import LocalCluster

    local: Any = LocalCluster
    first, trial = (new_trial("royale", PLAYERS, each, "bench", ["random"], {"tiles": 3}) for each in (1000, games))
    best = {"processes": 0.0, "cluster": 0.0}
    with (
        local(n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=50) as running,
        workers(2) as processes,
        workers(1, running.scheduler_address) as cluster,
    ):
        simulate(first, processes), simulate(first, cluster)  # they load the rules
        for _ in range(TURNS):
            for name, pool in (("processes", processes), ("cluster", cluster)):
                best[name] = max(best[name], simulate(trial, pool)["games_per_second"])
    return best


def measure(games: int, seconds: float) -> dict[str, float]:
    """All readings."""
    royale(0, 100), royale(3, 100), newvegas(10), newvegas(1, "greedy"), classic(100), peer(PLAYERS, 0.1)
    best: dict[str, float] = {"classic": 0, "base": 0, "royale": 0, "newvegas": 0, "lasvegas": 0}
    for _ in range(TURNS):
        best["base"] = max(best["base"], royale(0, games))
        best["lasvegas"] = max(best["lasvegas"], peer(PLAYERS, seconds))
        best["classic"] = max(best["classic"], classic(games))
        best["royale"] = max(best["royale"], royale(3, games))
        best["newvegas"] = max(best["newvegas"], newvegas(games // 4)["games_per_second"])
    states, streams = np.zeros(2, STATE), np.zeros(1, CHANCE)
    copy_states(states, 1), throw_dice(streams, np.arange(8), 1)
    best["copy_ns"] = nanoseconds(lambda times: copy_states(states, times), 2_000_000)
    best["die_ns"] = nanoseconds(lambda times: throw_dice(streams, np.arange(8), times), 5_000_000)
    best["base_dice_share"] = bytes_drawn(0) * best["die_ns"] * 1e-9 * best["base"]
    best["royale_dice_share"] = bytes_drawn(3) * best["die_ns"] * 1e-9 * best["royale"]
    best["random_score"] = float(np.mean(newvegas(2000)["mean_score"]))
    best["greedy_score"] = float(np.mean(newvegas(200, "greedy")["mean_score"]))
    python_decisions(1)
    best["python_decisions"] = max(python_decisions(100) for _ in range(TURNS))
    for name, worlds in WORLDS.items():
        planner_tries(name, 1)
        best[f"{name}_tries"] = max(planner_tries(name, worlds) for _ in range(TURNS))
    best |= shared(SHARED * games)
    best["cold_start_s"] = cold_start()
    return best


def show(readings: dict[str, float]) -> None:
    """The readings for people, ratios as bars."""
    kinds = (
        ("classic", "Las Vegas (2012)"),
        ("base", "Las Vegas, base game"),
        ("royale", "Royale, three tiles"),
        ("newvegas", "New Las Vegas, two"),
    )
    for name, words in kinds:
        ratio = readings[name] / readings["lasvegas"]
        bar = "█" * round(min(ratio, 300) / 10)
        print(f"{words:<24}{readings[name]:>10,.0f} games/s  {ratio:5.0f}x  {bar}  (to reach: {TARGETS[name]}x)")
        if name + "_dice_share" in readings:
            print(f"{'':<24}{readings[name + '_dice_share']:>10.1%} of that time draws the dice, which is the floor")
    print(f"{'lasvegas 0.2.0 (PyPI)':<24}{readings['lasvegas']:>10,.0f} games/s      1x  by the rules of 2012 too")
    beside = readings["classic"] / readings["base"]
    print(f"{'2012 beside base game':<24}{beside:>10.2f} times as many games, of four rounds instead of three")
    print(
        f"{'New Las Vegas scores':<24}{readings['greedy_score']:>10.1f} greedy, {readings['random_score']:.1f} random"
    )
    print(f"{'copy of a state':<24}{readings['copy_ns']:>10,.0f} ns       (to reach: 1000)")
    print(f"{'throw of a die':<24}{readings['die_ns']:>10,.1f} ns")
    print(f"{'through Python':<24}{readings['python_decisions']:>10,.0f} moves/s  (to reach: 100,000)")
    print(f"{'Royale planner':<24}{readings['royale_tries']:>10,.0f} rounds played to their end a second, one core")
    print(f"{'New Las Vegas planner':<24}{readings['newvegas_tries']:>10,.0f} turns looked further a second, one core")
    print(f"{'two processes':<24}{readings['processes']:>10,.0f} games/s")
    overhead = readings["processes"] / readings["cluster"] - 1
    print(f"{'two workers of Dask':<24}{readings['cluster']:>10,.0f} games/s  {overhead:+.1%} time  (to reach: +10%)")
    print(f"{'cold start of play':<24}{readings['cold_start_s']:>10.2f} s        (to reach: 2)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40_000, help="games of ours in each turn")
    parser.add_argument("--seconds", type=float, default=4.0, help="seconds of the peer's in each turn")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a summary")
    arguments = parser.parse_args()
    print(f"Measuring; about {round(TURNS * (arguments.seconds + 23)) + 40} seconds ...", file=sys.stderr)
    readings = measure(arguments.games, arguments.seconds)
    print(json.dumps(readings)) if arguments.json else show(readings)


if __name__ == "__main__":
    main()
