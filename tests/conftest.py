"""What tests of several folders share: a server for all tests of a process, and the order in which tests are run."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from hypothesis import settings

from length import LONG
from second_try import pytest_terminal_summary
from server.nursery import warm_python
from server.running import Running, server

__all__ = ["pytest_terminal_summary"]

settings.register_profile("ours", deadline=None, derandomize=not LONG, print_blob=True)
settings.load_profile("ours")


def pytest_configure(config: pytest.Config) -> None:
    """Where tests are run side by side, all their servers come from one nursery."""
    if getattr(config.option, "numprocesses", None) and not hasattr(config, "workerinput"):
        nursery = ExitStack()
        os.environ["NEONSTRIP_WARM_PYTHON"] = nursery.enter_context(warm_python())
        config.add_cleanup(nursery.close)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server over SQLite, without limits. It takes seconds to start, so tests share it, each with its own tables."""
    with server(f"sqlite:///{tmp_path_factory.mktemp('house')}/tables.sqlite") as running:
        yield running


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every worker begins with its share of the browsers' tests: they take longest, and short ones should be last."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 1))
    pages = [item for item in items if item.path.parent.name == "web"]
    others = [item for item in items if item.path.parent.name != "web"]
    share = -(-len(others) // workers)
    items[:] = [
        item
        for worker in range(workers)
        for item in (*pages[worker::workers], *others[worker * share : (worker + 1) * share])
    ]
