"""Each environment has what it is made for: a package that is new in pyproject.toml is in every lock file."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
EXTRAS = PROJECT["project"]["optional-dependencies"]
NEEDS = {"play": ("serve", "sheets", "postgres"), "test": tuple(EXTRAS), "bench": ("cluster",)}
"""The extras that each environment has (scripts/lock)."""


def _name(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return found[0].lower().replace(".", "-").replace("_", "-")


@pytest.mark.parametrize("lock", NEEDS)
def test_a_lock_has_everything_that_pyproject_names(lock: str) -> None:
    wanted = [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["build"]]
    wanted += [needed for extra in NEEDS[lock] for needed in EXTRAS[extra]]
    lines = (ROOT / "requirements" / f"{lock}.lock").read_text().splitlines()
    pinned = {_name(line) for line in lines if line[:1].isalnum()}
    assert {_name(requirement) for requirement in wanted} - pinned - {"neonstrip"} == set()


def test_locks_hold_no_addresses() -> None:
    for lock in (ROOT / "requirements").glob("*.lock"):
        assert "://" not in lock.read_text(), lock.name
