"""What people install: from the source archive a wheel, from the wheel a server with pages, far from any checkout."""

from __future__ import annotations

import asyncio
import email
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import urllib.request
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from neonstrip import __version__
from server.playing import lay, played
from server.running import server
from tables.postgres import identity

ROOT = Path(__file__).resolve().parents[2]
DEPENDENCIES = sysconfig.get_path("purelib")
"""Those that the tests use themselves."""
ADDRESS = "https://example.org/neonstrip"
"""Where the source would lie on the web."""
IS_ROOT = hasattr(os, "getuid") and os.getuid() == 0


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
    done = build(ROOT, "sdist", folder, NEONSTRIP_ADDRESS=ADDRESS)
    assert done.returncode == 0, done.stderr
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    return next(folder.glob("neonstrip-*/"))


def as_nobody(python: str) -> list[str]:
    """A command that only root can give: run Python as somebody who owns nothing and has no rights."""
    nobody = identity()
    return [
        *("setpriv", "--reuid", str(nobody["user"]), "--regid", str(nobody["group"]), "--clear-groups"),
        *("--no-new-privs", "--bounding-set", "-all", "--inh-caps", "-all", python),
    ]


@cache
def public_python() -> str | None:
    """A Python of this version that others than its owner can run, with the packages of the tests; if there is one."""
    use = f"import sys; sys.path.append({DEPENDENCIES!r}); import numba, uvicorn"
    again = f"import subprocess, sys; sys.exit(subprocess.call([sys.executable, '-c', {use!r}]))"
    for python in (os.path.realpath(sys.executable), f"/usr/bin/python{sys.version_info[0]}.{sys.version_info[1]}"):
        tried = subprocess.run([*as_nobody(python), "-c", again], capture_output=True, cwd="/", check=False)
        if tried.returncode == 0:
            return python
    return None


@pytest.fixture(scope="module")
def public() -> Iterator[Path]:
    """A folder that others can look into, unlike those of pytest."""
    with tempfile.TemporaryDirectory(prefix="neonstrip ") as name:
        Path(name).chmod(0o755)
        yield Path(name)


@pytest.fixture(scope="module")
def packages(unpacked: Path, public: Path) -> Path:
    """The packages of an environment that the wheel was installed into."""
    without_node = str(Path(sys.executable).parent)
    done = build(unpacked, "wheel", public, PATH=without_node)  # the archive has the pages in it
    assert done.returncode == 0, done.stderr
    home = public / "an environment"
    python = (public_python() if IS_ROOT else None) or sys.executable
    subprocess.run([python, "-m", "venv", "--without-pip", str(home)], check=True)
    packages = next(home.glob("lib/python*/site-packages"))
    with zipfile.ZipFile(next(public.glob("*.whl"))) as wheel:
        wheel.extractall(packages)  # noqa: S202 - our own
    (packages / "dependencies.pth").write_text(DEPENDENCIES)
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


def test_a_package_index_shows_links_and_pictures(packages: Path) -> None:
    """All of README's lead to where the source lies, though the wheel was made from an archive that was not told so."""
    told = email.message_from_bytes(next(packages.glob("neonstrip-*.dist-info/METADATA")).read_bytes())
    assert {url.partition(", ")[0] for url in told.get_all("Project-URL", [])} >= {"Source", "Documentation", "Issues"}
    readme = str(told.get_payload())
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", readme)
    links = re.findall(r"(?<!!)\[[^]]+\]\(([^)#]+)[^)]*\)", readme)
    assert len(pictures) >= 3
    assert len(links) >= 20
    for kind, targets in (("raw", pictures), ("blob", links)):
        root = f"{ADDRESS}/{kind}/v{__version__}/"
        for target in targets:
            assert target.startswith(root)
            assert (ROOT / target.removeprefix(root)).is_file(), target


def test_a_server_goes_on_with_the_pages_it_began_with(packages: Path, tmp_path: Path) -> None:
    """A newer release is installed while it runs: files have other names then, and pages would want those of before."""
    pages, away = packages / "neonstrip/server/client", tmp_path / "client"
    with server(f"sqlite:///{tmp_path}/tables.sqlite", python=str(python_of(packages))) as running:
        shutil.move(pages, away)
        try:
            for file in away.glob("assets/*"):
                with urllib.request.urlopen(f"{running.url}/assets/{file.name}", timeout=60) as answer:  # noqa: S310
                    assert answer.read() == file.read_bytes()
        finally:
            shutil.move(away, pages)


class Somebody(NamedTuple):
    """Who may write in one folder alone, as on a machine that others look after."""

    python: str
    home: Path
    """Where they may not write,"""
    folder: Path
    """and where they may."""


@pytest.fixture(params=["without rights", "another user"])
def somebody(request: pytest.FixtureRequest, packages: Path, public: Path, tmp_path: Path) -> Iterator[Somebody]:
    """Who owns the packages but may not write there; and, where root can be them, who owns nothing."""
    is_another = request.param == "another user"
    if is_another and not IS_ROOT:
        pytest.skip("only root can be somebody else")
    if is_another and public_python() is None:
        pytest.skip("no Python of this version can be run by others here, with the packages of the tests")
    with tempfile.TemporaryDirectory(dir=public) as name:
        Path(name).chmod(0o755)
        home, folder = Path(name, "home"), Path(name, "tables")
        home.mkdir()
        folder.mkdir()
        own = str(python_of(packages))
        if is_another:
            command = as_nobody(own)
            os.chown(folder, identity()["user"], identity()["group"])
        else:  # who is root may write everywhere, unless that power is given up first
            command = ["setpriv", "--bounding-set", "-all", "--inh-caps", "-all", own] if IS_ROOT else [own]
        python = tmp_path / "python"
        unset = "unset XDG_CACHE_HOME XDG_DATA_HOME XDG_CONFIG_HOME"
        # What is compiled is tried elsewhere, and takes minutes
        known = f"export NUMBA_DISABLE_JIT=1 HOME={shlex.quote(str(home))}"
        python.write_text(f'#!/bin/sh\n{unset}; {known}\nexec {shlex.join(command)} "$@"\n')
        python.chmod(0o755)
        # Somebody else may not write there anyway; that the folders are closed to all would hide it
        closed = [] if is_another else [home, *(path for path in packages.rglob("*") if path.is_dir()), packages]
        for one in closed:
            one.chmod(0o555)
        yield Somebody(str(python), home, folder)
        for one in reversed(closed):
            one.chmod(0o755)


@pytest.mark.skipif(sys.platform == "win32", reason="its folders have no such modes")
def test_it_plays_where_nothing_can_be_written(packages: Path, somebody: Somebody) -> None:
    for place in (packages / "neonstrip", somebody.home):
        write = [somebody.python, "-c", f"open({str(place / 'new')!r}, 'w')"]
        tried = subprocess.run(write, capture_output=True, check=False)
        assert b"Permission denied" in tried.stderr
    refused = subprocess.run(
        [somebody.python, "-m", "neonstrip", "serve", "--port", "0"],
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert refused.returncode
    assert "home" in refused.stderr
    assert "Permission denied" in refused.stderr
    assert "Traceback" not in refused.stderr
    with server(f"sqlite:///{somebody.folder}/tables.sqlite", python=somebody.python) as running:
        with urllib.request.urlopen(running.url, timeout=60) as answer:  # noqa: S310 - our own server
            assert b"/assets/" in answer.read()
        record = asyncio.run(played(lay(running, "royale", ["Anna", "bot random"], options={"tiles": 0})))
    assert record.results
    assert running.errors == b"", "bots have their processes too"


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
