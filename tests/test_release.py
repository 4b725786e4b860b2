"""How a release is made: where the project is at home. That it can be built and played: server/test_wheel.py."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

RELEASE = Path(__file__).resolve().parent.parent / "scripts" / "release"
ADDRESS = "https://example.org/people/neonstrip"


@pytest.mark.parametrize(
    ("remote", "address"),
    [
        (f"{ADDRESS}.git", ADDRESS),
        ("https://somebody:secret@example.org/people/neonstrip/", ADDRESS),
        ("git@example.org:people/neonstrip.git", ADDRESS),
        ("ssh://git@example.org/people/neonstrip", ADDRESS),
        ("../neonstrip", ""),
        ("/srv/git/neonstrip.git", ""),
        ("", ""),
    ],
)
def test_the_remote_tells_where_the_source_lies(remote: str, address: str) -> None:
    assert runpy.run_path(str(RELEASE))["address_of"](remote) == address


@pytest.mark.parametrize("address", ["example.org/neonstrip", "https://example.org", "file:///srv/neonstrip"])
def test_what_is_no_address_is_told(address: str) -> None:
    done = subprocess.run(
        [sys.executable, str(RELEASE), "--address", address], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith(f"{address} is no address of a project")
