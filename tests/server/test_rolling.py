"""Workers over PostgreSQL are restarted one after the other, as for a new version, while people play on."""

from __future__ import annotations

import asyncio
import io
import os
import random
import subprocess
import sys
import tarfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from length import LONG
from server.crowd import TABLES, check_all
from server.running import PYTHON, Running, stopping
from server.stubborn import Worker, Workers
from server.troubles import Troubled
from tables.postgres import postgres

ROOT = Path(__file__).resolve().parents[2]
EARLIER = "a60cfb4"
"""A commit with the same schema and the same news: its workers may run beside those of now."""


def restarting(worker: Worker, python: str) -> Callable[[], Awaitable[None]]:
    """What an operator does with one worker of several: stops it, as a server is stopped, and starts it anew."""

    async def restart() -> None:
        worker.up.clear()
        await asyncio.to_thread(worker.running.stop)
        assert b"Traceback" not in worker.running.errors, worker.running.errors.decode()
        worker.running.python = python
        await worker.start()

    return restart


def play_on(first: list[str], later: list[str]) -> None:
    """People play over workers that are started with one program, and restarted one by one with another."""
    with postgres() as url:
        running = [Running(url, python=python) for python in first]

        async def go() -> Troubled:
            workers = Workers(map(Worker, running))
            restarts = [restarting(*pair) for pair in zip(workers, later, strict=True)]
            dice = random.Random("rolling")
            played = TABLES if LONG else TABLES[1:4]
            crowd = Troubled(workers, dice, len(restarts), played, lambda crowd: None, troubles=restarts)
            await crowd.go()
            await check_all(crowd, url)
            return crowd

        with stopping(*running):
            crowd = asyncio.run(go())
            assert crowd.killed == len(later)
            print(f"{crowd.commands} commands in {len(crowd.finished)} games, {crowd.asked_again} asked again")


@pytest.mark.long
def test_games_go_on_while_workers_are_restarted_one_after_the_other() -> None:
    play_on([PYTHON, PYTHON], [PYTHON, PYTHON])


@pytest.mark.long
@pytest.mark.skipif(not LONG, reason="two versions side by side take minutes: ./test --long")
def test_an_earlier_version_and_this_one_serve_side_by_side(tmp_path: Path) -> None:
    earlier = str(python_of(EARLIER, tmp_path))
    play_on([earlier, earlier], [sys.executable, sys.executable])


def python_of(commit: str, folder: Path) -> Path:
    """A Python that runs the source of an earlier commit."""
    got = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True, check=False)
    assert got.returncode == 0, f"This test needs the source at {commit}, from git: {got.stderr.decode()}"
    with tarfile.open(fileobj=io.BytesIO(got.stdout)) as archive:
        archive.extractall(folder, filter="data")
    python = folder / "python"
    python.write_text(f'#!/bin/sh\nPYTHONPATH="{folder}/src" exec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    found = subprocess.run(
        [python, "-c", "import neonstrip; print(neonstrip.__file__)"], capture_output=True, text=True, check=True
    )
    assert os.fspath(folder) in found.stdout, "the earlier version is the one that runs"
    return python
