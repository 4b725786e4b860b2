"""What people install: from the source archive a wheel, from the wheel a server with pages, far from any checkout."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.playing import lay, played
from server.running import server

ROOT = Path(__file__).resolve().parents[2]


def build(source: Path, kind: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a release as pip does, with nothing but what pyproject.toml asks for."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    return subprocess.run(
        command, cwd=source, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive of this checkout, unpacked in a folder with blanks in its name."""
    folder = tmp_path_factory.mktemp("a source archive")
    done = build(ROOT, "sdist", folder)
    assert done.returncode == 0, done.stderr
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    return next(folder.glob("neonstrip-*/"))


@pytest.fixture(scope="module")
def packages(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages of an environment that the wheel was installed into."""
    folder, without_node = tmp_path_factory.mktemp("installed"), str(Path(sys.executable).parent)
    done = build(unpacked, "wheel", folder, PATH=without_node)  # the archive has the pages in it
    assert done.returncode == 0, done.stderr
    home = folder / "an environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    packages = next(home.glob("lib/python*/site-packages"))
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        wheel.extractall(packages)  # noqa: S202 - our own
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))  # those that the tests use themselves
    return packages


def python_of(packages: Path) -> Path:
    return packages.parents[2] / "bin" / "python"


def test_a_wheel_serves_its_pages_and_a_game(packages: Path, tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path}/tables.sqlite", python=str(python_of(packages))) as running:
        with urllib.request.urlopen(running.url, timeout=60) as answer:  # noqa: S310 - our own server
            page = answer.read().decode()
        for path in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page):
            with urllib.request.urlopen(running.url + path, timeout=60) as answer:  # noqa: S310
                assert answer.read()
        assert "/assets/" in page
        with urllib.request.urlopen(f"{running.url}/licences.json", timeout=60) as answer:  # noqa: S310
            licences = json.load(answer)
        record = asyncio.run(played(lay(running, "royale", ["Anna", "bot greedy"], options={"tiles": 0})))
    assert record.results
    told = next(packages.glob("neonstrip-*.dist-info/licenses/THIRD-PARTY")).read_text("utf-8")
    assert {"svelte", "@fluent/bundle", "@fontsource/limelight"} <= {one["name"] for one in licences}
    assert all(one["text"] in told for one in licences)
    assert {page.relative_to(ROOT) for page in ROOT.glob("docs/**/*.md")} == {
        page.relative_to(packages / "neonstrip") for page in packages.glob("neonstrip/docs/**/*.md")
    }


@pytest.fixture
def narrow(packages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The same for somebody who may write neither there nor at home, as on a machine that others look after."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # what is compiled is tried elsewhere, and takes minutes
    python = tmp_path / "python"
    # Who is root may write everywhere, unless that power is given up first.
    powerless = "" if os.getuid() else "setpriv --bounding-set -all --inh-caps -all "
    python.write_text(f'#!/bin/sh\nexec {powerless}{shlex.quote(str(python_of(packages)))} "$@"\n')
    python.chmod(0o755)
    folders = [home, *(path for path in packages.rglob("*") if path.is_dir()), packages]
    for folder in folders:
        folder.chmod(0o555)
    yield str(python)
    for folder in reversed(folders):
        folder.chmod(0o755)


@pytest.mark.skipif(sys.platform == "win32", reason="its folders have no such modes")
def test_it_plays_where_nothing_can_be_written(packages: Path, narrow: str, tmp_path: Path) -> None:
    for place in (packages / "neonstrip", tmp_path / "home"):
        tried = subprocess.run([narrow, "-c", f"open({str(place / 'new')!r}, 'w')"], capture_output=True, check=False)
        assert b"Permission denied" in tried.stderr
    refused = subprocess.run(
        [narrow, "-m", "neonstrip", "serve", "--port", "0"], capture_output=True, text=True, check=False, timeout=240
    )
    assert refused.returncode
    assert "home" in refused.stderr
    assert "Permission denied" in refused.stderr
    assert "Traceback" not in refused.stderr
    with server(f"sqlite:///{tmp_path}/tables.sqlite", python=narrow) as running:
        with urllib.request.urlopen(running.url, timeout=60) as answer:  # noqa: S310 - our own server
            assert b"/assets/" in answer.read()
        record = asyncio.run(played(lay(running, "royale", ["Anna", "bot random"], options={"tiles": 0})))
    assert record.results
    assert b"Traceback" not in running.errors


def test_a_wheel_without_pages_is_not_built(unpacked: Path, tmp_path: Path) -> None:
    """Where the pages do not belong to the source, and there is no Node to make them."""
    lesson = unpacked / "web" / "index.html"
    before = lesson.read_bytes()
    lesson.write_bytes(before + b"<!-- changed -->")
    try:
        done = build(unpacked, "wheel", tmp_path, PATH=str(tmp_path))
    finally:
        lesson.write_bytes(before)
    assert done.returncode == 1
    assert not list(tmp_path.glob("*.whl"))
    assert done.stderr.strip().splitlines()[-1].startswith("The pages are not built, and Node 20 or newer")
    assert "Traceback" not in done.stderr
