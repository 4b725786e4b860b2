"""What the planners have learned can be learned again: here, in several processes, and on a cluster."""

import tomllib
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from distributed import LocalCluster as _LocalCluster
from typer.testing import CliRunner

from length import LONG
from neonstrip.bots.casinos.spreads import best_spread
from neonstrip.bots.classic import policy as classic_policy
from neonstrip.bots.classic import training as classic
from neonstrip.bots.newvegas import training as newvegas
from neonstrip.bots.newvegas.fitting import Fit, fit, gradient
from neonstrip.bots.newvegas.places import FEATURES
from neonstrip.bots.newvegas.policy import ERRORS, NET, TRAINED_BY
from neonstrip.bots.royale import policy as royale_policy
from neonstrip.bots.royale import training as royale
from neonstrip.cli.app import app
from neonstrip.cli.places import load
from neonstrip.play import Mistake

load()  # all commands

LocalCluster: Any = _LocalCluster  # Dask has no types
plays_itself = pytest.mark.skipif(not LONG, reason="to compile the net's games takes a minute: ./test --long")
"""In short only Royale's games are played, in processes and on a cluster, and a net is fitted to figures of our own."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A Dask cluster on this machine, of real processes."""
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=40) as local:
        yield local


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = [(4, 2, 0, {}), (2, 1, 0, {"opponent": 3}), (2, 2, 1, {"edition": "pegasus"})]
    monkeypatch.setattr(newvegas, "KINDS", kinds)


def executors(cluster: Any) -> Iterator[Executor]:
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        yield pool
    with cluster.get_client() as client:
        yield client.get_executor()


@plays_itself
@pytest.mark.usefixtures("few_games")
def test_a_net_learns_the_same_wherever_its_games_are_played(cluster: Any) -> None:
    told: list[newvegas.Generation] = []
    here = newvegas.train("a", 2, None, told.append)
    assert [each.number for each in told] == [1, 2]
    for executor in executors(cluster):
        there = newvegas.train("a", 2, executor)
        assert there.net.tobytes() == here.net.tobytes()
        assert there.errors.tobytes() == here.errors.tobytes()
    assert newvegas.train("b", 2).net.tobytes() != here.net.tobytes()


@pytest.mark.parametrize("game", [royale, classic])
def test_spreads_are_the_same_wherever_games_are_played(game: Any, cluster: Any) -> None:
    here = game.train("a", 20)
    for executor in executors(cluster):
        assert game.train("a", 20, executor) == here


@plays_itself
def test_only_sheets_of_the_net_are_learned_from() -> None:
    """The greedy bot at the same table plays its own way: with it, half as many sheets are noted, all of the net."""
    net = newvegas.newborn(np.random.default_rng(4))
    both, _ = newvegas.play_part(net, newvegas.Part("a", 3, 2, 0, {}, 0, 0.0))
    one, ended = newvegas.play_part(net, newvegas.Part("a", 3, 2, 1, {}, 0, 0.0))
    assert len(both) % 2 == 0
    assert 0 < len(one) < len(both)
    assert len(np.unique(ended)) <= 3


def test_fitting_learns_what_it_is_shown() -> None:
    chance = np.random.default_rng(1)
    samples = chance.random((4000, FEATURES)).astype(np.float32)
    wanted = (20 * np.maximum(samples[:, 0] - samples[:, 1], 0) + 5 * samples[:, 2]).astype(np.float32)
    net = newvegas.newborn(chance)
    _, at_first = fit(net, samples, wanted, Fit(1, 1e-3), chance)
    for _ in range(10):
        net, error = fit(net, samples, wanted, Fit(4, 5e-3), chance)
    assert error < 0.2 * at_first


def test_gradients_point_the_way_errors_grow() -> None:
    """Each slope is what a small change of the weight does to half the mean square of the errors."""
    chance = np.random.default_rng(2)
    shapes = [(FEATURES, 64), (64,), (64,), (FEATURES,), (1,)]
    weights = [chance.normal(0, 0.1, shape) for shape in shapes]
    samples, wanted = chance.random((8, FEATURES)), chance.normal(0, 1, 8)
    _, slopes = gradient(weights, samples, wanted)
    for part, slope in zip(weights, slopes, strict=True):
        at = tuple(int(chance.integers(size)) for size in part.shape)
        halves = []
        for change in (1e-4, -1e-4):
            part[at] += change
            halves.append(float((gradient(weights, samples, wanted)[0] ** 2).mean()) / 2)
            part[at] -= change
        assert slope[at] == pytest.approx((halves[0] - halves[1]) / 2e-4, abs=2e-3)


def test_the_spread_is_found_again() -> None:
    """Wins drawn with a spread of 50 lead back to about 50."""
    chance = np.random.default_rng(3)
    wealth = chance.normal(100, 60, (20_000, 2, 3))
    odds = np.exp(wealth[:, 0] / 50)
    odds /= odds.sum(axis=1, keepdims=True)
    winners = (chance.random((len(odds), 1)) > odds.cumsum(axis=1)).sum(axis=1)
    assert 45 < best_spread([(wealth, np.eye(3)[winners])], 0) < 56


@pytest.mark.parametrize(("game", "rounds_to_come"), [("royale", 2), ("classic", 3)])
def test_spreads_are_trained_from_the_command_line(game: str, rounds_to_come: int, tmp_path: Path) -> None:
    """One for each number of rounds to come: the more there are, the less wealth counts."""
    out = tmp_path / "trained.toml"
    result = CliRunner().invoke(app, ["train", game, "--games", "40", "--seed", "x", "--output", str(out)])
    assert result.exit_code == 0, result.output
    assert out.read_text("utf-8").startswith(f"# Made by: neonstrip train {game} --games 40 --seed x\n")
    spread = tomllib.loads(out.read_text("utf-8"))["spread"]
    assert len(spread) == rounds_to_come
    assert 0 < spread[0] < spread[-1]


@plays_itself
@pytest.mark.usefixtures("few_games")
def test_new_las_vegas_trains_from_the_command_line(tmp_path: Path) -> None:
    out = tmp_path / "trained.npz"
    result = CliRunner().invoke(app, ["train", "newvegas", "--generations", "1", "--seed", "x", "--output", str(out)])
    assert result.exit_code == 0, result.output
    with np.load(out) as trained:
        assert str(trained["command"]) == "neonstrip train newvegas --generations 1 --seed x"
        assert trained["net"].shape == NET.shape
        assert trained["errors"].shape == ERRORS.shape


def test_what_is_shipped_says_how_it_was_made() -> None:
    assert TRAINED_BY.startswith("neonstrip train newvegas --generations ")
    assert (len(royale_policy.SPREAD), len(classic_policy.SPREAD)) == (2, 3)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["royale", "--jobs", "0"], "jobs"),
        (["royale", "--games", "0"], "games"),
        (["classic", "--games", "0"], "games"),
        (["newvegas", "--generations", "0"], "generations"),
        (["classic", "--generations", "0"], "generations"),
        (["royale", "--scheduler", "tcp://127.0.0.1:9"], "no-scheduler"),
    ],
)
def test_bad_orders_are_mistakes(words: list[str], code: str) -> None:
    result = CliRunner().invoke(app, ["train", *words])
    assert isinstance(result.exception, Mistake)
    assert result.exception.code == code
