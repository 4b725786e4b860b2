"""Our games beside the limit: the same games, seeds and moves in optimised Rust, in turns on one core: `bench/limit`.

Both count processor time, and the best turn of each is compared: other work on the machine disturbs little.
"""

from __future__ import annotations

import argparse
import csv
import datetime
import hashlib
import json
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from neonstrip.bots.simulation import new_trial, simulate
from neonstrip.bots.trial import Trial

SEED = "7"
HISTORY = Path(__file__).with_name("history.csv")


def trials(games: int) -> dict[str, Trial]:
    """What is measured: the games that the limit knows, then those that only have each other to compare with."""
    return {
        "base": new_trial("royale", 4, games, SEED, ["random"], {"tiles": 0}),
        "newvegas": new_trial("newvegas", 2, games // 4, SEED, ["random"], {}),
        "classic": new_trial("classic", 4, games, SEED, ["random"], {}),
    }


LIMITED = ("base", "newvegas")


def ours(trial: Trial) -> tuple[float, dict[str, Any]]:
    """Games a second of processor time, and what they came to."""
    begun = time.process_time()
    result = simulate(trial)
    return trial.games / (time.process_time() - begun), result


def theirs(program: str, name: str, games: int) -> tuple[float, dict[str, Any]]:
    """The limit's."""
    with tempfile.NamedTemporaryFile() as seeds:
        for number in range(games):
            seeds.write(hashlib.sha256(f"neonstrip/{SEED}/{number}".encode()).digest())
        seeds.flush()
        result = json.loads(subprocess.check_output([program, name, seeds.name, "2"]))  # noqa: S603
    return result["games_per_second"], result


def check_same(result: dict[str, Any], limit: dict[str, Any]) -> None:
    """Every game must have gone the same way."""
    for figure in ("moves", "decisions", "wins", "shared_wins"):
        if result[figure] != limit[figure]:
            raise SystemExit(f"not the same games: {figure} {result[figure]} here, {limit[figure]} there")


def measure(program: str, games: int, turns: int) -> dict[str, dict[str, float]]:
    """Games a second, ours and theirs."""
    best: dict[str, dict[str, float]] = {}
    for name, trial in trials(games).items():
        ours(new_trial(trial.game, trial.players, 1, SEED, list(trial.bots), {}))
        best[name] = {"ours": 0.0, "limit": 0.0}
        for _ in range(turns):
            speed, result = ours(trial)
            best[name]["ours"] = max(best[name]["ours"], speed)
            if name in LIMITED:
                speed, limit = theirs(program, name, trial.games)
                best[name]["limit"] = max(best[name]["limit"], speed)
                check_same(result, limit)
    return best


def record(row: dict[str, str]) -> None:
    """Add a row to the history."""
    is_new = not HISTORY.exists()
    with HISTORY.open("a", newline="") as file:
        writer = csv.DictWriter(file, row, lineterminator="\n")
        if is_new:
            writer.writeheader()
        writer.writerow(row)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", help="the built limit")
    parser.add_argument("--games", type=int, default=40_000, help="games in each turn; of New Las Vegas a quarter")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--record", action="store_true", help=f"add a row to {HISTORY.name}")
    arguments = parser.parse_args()
    best = measure(arguments.program, arguments.games, arguments.turns)
    ratios = {name: best[name]["ours"] / best[name]["limit"] for name in LIMITED}
    ratios["classic_to_base"] = best["classic"]["ours"] / best["base"]["ours"]
    for name, speeds in best.items():
        limit = f"  limit {speeds['limit']:>11,.0f}  ours/limit {ratios[name]:.3f}" if name in LIMITED else ""
        print(f"{name:<9} ours {speeds['ours']:>9,.0f} games/s{limit}")
    print(f"classic to base game {ratios['classic_to_base']:.3f}")
    if arguments.record:
        commit = subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], text=True).strip()  # noqa: S607
        today = datetime.datetime.now(datetime.UTC).date().isoformat()
        record({"date": today, "commit": commit, **{name: f"{ratio:.3f}" for name, ratio in ratios.items()}})


if __name__ == "__main__":
    main()
