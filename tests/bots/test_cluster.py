"""Work on a Dask cluster of real processes: the same bytes as here, whoever is killed in the middle."""

from __future__ import annotations

import itertools
import json
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster as _LocalCluster
from typer.testing import CliRunner

from neonstrip.bots import batching, choose
from neonstrip.bots.simulation import new_trial, play_chunk
from neonstrip.bots.trial import Chunk, Trial
from neonstrip.cli.app import app
from neonstrip.cli.places import load
from neonstrip.cli.workers import cluster, workers
from neonstrip.play import Game, Mistake

load()  # all commands

LocalCluster: Any = _LocalCluster  # Dask has no types
CLOCKED = {"seconds", "games_per_second", "moves_per_second", "decisions_per_second"}
"""Figures that say how long it took."""


@pytest.fixture(scope="module")
def local() -> Iterator[Any]:
    """Two processes, one of them with two threads, as `dask worker` starts them."""
    with LocalCluster(n_workers=2, threads_per_worker=2, dashboard_address=":0", silence_logs=50) as running:
        yield running


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = Game.new("royale", ["Anna", "Benno"], {"tiles": 0}, seed=4)
    while not game.is_over:
        game.make(choose(game, ("greedy", "random")[game.seat]))
    file = tmp_path_factory.mktemp("cluster") / "game.neonstrip"
    game.save(file)
    return file


COMMANDS = [
    ("simulate", "royale", "--tiles", "3", "--games", "2100"),
    ("simulate", "newvegas", "--players", "2", "--games", "450", "--bots", "greedy,random"),
    ("arena", "royale", "--bots", "expert,casual,greedy", "--players", "3", "--games", "6", "--worlds", "8"),
    ("ladder", "classic", "--bots", "expert,greedy,random", "--games", "4", "--worlds", "8"),
    ("review", "RECORD", "--worlds", "32", "--jobs", "1"),
]


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: f"{words[0]} {words[1]}")
def test_a_command_says_the_same_wherever_it_is_worked_out(words: tuple[str, ...], local: Any, record: Path) -> None:
    command = [str(record) if word == "RECORD" else word for word in words]
    assert said(command) == said([*command, "--scheduler", local.scheduler_address])


def said(command: list[str]) -> str:
    """What a command writes, without what depends on the clock."""
    result = CliRunner().invoke(app, [*command, "--json"])
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    return json.dumps({name: value for name, value in found.items() if name not in CLOCKED})


def slow_chunk(trial: Trial, first: int, folder: str) -> Chunk:
    """A part of a simulation that takes long enough to be killed in. Who works on it writes its process down."""
    Path(folder, f"{first}-{os.getpid()}").touch()
    while first == 0 and not Path(folder, "go on").exists():
        time.sleep(0.01)
    return play_chunk(trial, first)


def test_who_is_killed_costs_time_and_no_games(local: Any, tmp_path: Path) -> None:
    """The process that works on the first part is killed in the middle of it: another one does it again."""
    trial = new_trial("royale", 3, 3000, "killed", ["greedy"], {"tiles": 0})
    firsts = range(0, trial.games, 200)
    with ThreadPoolExecutor(1) as beside, cluster(local.scheduler_address) as pool:
        work = pool.map(slow_chunk, itertools.repeat(trial), firsts, itertools.repeat(str(tmp_path)))
        found = beside.submit(lambda: list(work))
        first = _wait_for(lambda: sorted(tmp_path.glob("0-*")))[0]
        os.kill(int(first.name.partition("-")[2]), signal.SIGKILL)
        _wait_for(lambda: len(list(tmp_path.glob("0-*"))) > 1)
        (tmp_path / "go on").touch()
        chunks = found.result(120)
    assert [chunk.digest for chunk in chunks] == [play_chunk(trial, first).digest for first in firsts]


def _wait_for(there: Any) -> Any:
    until = time.monotonic() + 120
    while not (found := there()):
        assert time.monotonic() < until
        time.sleep(0.02)
    return found


def test_workers_with_another_version_are_refused(local: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batching, "digest_of", lambda *_: "another")
    with pytest.raises(Mistake) as mistake, cluster(local.scheduler_address) as pool:
        list(pool.map(abs, [1, 2]))
    assert mistake.value.code == "other-source"


ANOTHER_PROCESS = """
import time
from distributed import LocalCluster

with LocalCluster(n_workers=1, processes=False, protocol="tcp", dashboard_address=":0", silence_logs=50) as running:
    print(running.scheduler.address, flush=True)
    time.sleep(300)
"""


def test_a_cluster_that_goes_away_is_told() -> None:
    with subprocess.Popen([sys.executable, "-c", ANOTHER_PROCESS], stdout=subprocess.PIPE, text=True) as host:
        assert host.stdout is not None
        address = host.stdout.readline().strip()
        with pytest.raises(Mistake) as mistake, cluster(address) as pool:  # noqa: PT012 - it is lost in the middle
            for _ in pool.map(time.sleep, [0.2] * 1000):
                host.kill()
    assert mistake.value.code == "cluster-lost"


def test_an_address_where_nobody_answers() -> None:
    result = CliRunner().invoke(app, ["arena", "royale", "--scheduler", "tcp://127.0.0.1:9"])
    assert isinstance(result.exception, Mistake)
    assert result.exception.code == "no-scheduler"


def test_small_tasks_travel_together_and_come_back_in_order() -> None:
    with workers(2) as pool:
        assert isinstance(pool, batching.Batching)
        handed: list[int] = []
        submit = pool.executor.submit

        def note(work: Any, packed: bytes, source: str) -> Any:
            handed.append(len(pickle.loads(packed)[1]))  # noqa: S301 - packed by us
            return submit(work, packed, source)

        pool.executor.submit = note  # type: ignore[method-assign, assignment]
        assert list(pool.map(abs, range(-5000, 0))) == list(range(5000, 0, -1))
        assert sum(handed) == 5000
        assert len(handed) < 100
        assert list(pool.map(pow, [2, 3], [5, 2])) == [32, 9]
