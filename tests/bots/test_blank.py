"""Memory that simulations use again: it is blank each time, and threads never share it."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from neonstrip.bots.blank import blank
from neonstrip.bots.simulation import new_trial, simulate
from neonstrip.games import GAMES

KIND = np.dtype([("money", np.int64), ("dice", np.int8, 6)])


def test_it_is_blank_whatever_was_written_there() -> None:
    first = blank((3, 2), KIND)
    first["money"], first["dice"] = 90, 8
    again = blank((3, 2), KIND)
    assert np.shares_memory(first, again)
    assert not again.view(np.uint8).any()
    assert blank((4,), KIND).shape == (4,)


def test_a_thread_has_its_own() -> None:
    with ThreadPoolExecutor(1) as pool:
        assert not np.shares_memory(blank((3,), KIND), pool.submit(blank, (3,), KIND).result())


@pytest.mark.parametrize("game", GAMES)
def test_threads_side_by_side_play_the_same_games_as_one(game: str) -> None:
    """A Dask worker may have several threads."""
    trials = [new_trial(game, 2, 600, str(seed), ["random"], {}) for seed in range(4)]
    alone = [simulate(trial)["digest"] for trial in trials]
    with ThreadPoolExecutor(4) as pool:
        assert [each["digest"] for each in pool.map(simulate, trials)] == alone
    assert len(set(alone)) == len(alone)
