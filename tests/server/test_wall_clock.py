"""A real server whose clock on the wall is set back and forth while it serves, and between two starts."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from server.client import Player
from server.playing import Laid, at_random, lay, move, play_on
from server.running import Running, server

HOUR, DAY = 3600, 86_400
SET = """
import time
from pathlib import Path

real, hours = time.time_ns, Path(__file__).with_name("set")
time.time_ns = lambda: real() + int(hours.read_text()) * 10**9
time.time = lambda: time.time_ns() / 10**9
"""
"""Runs before anything else in each process of the server: the system clock of this machine is not for us to set."""


class Wall:
    """The clock on the server's wall."""

    def __init__(self, folder: Path) -> None:
        (folder / "sitecustomize.py").write_text(SET)
        self._file = folder / "set"
        self.set(0)

    def set(self, seconds: int) -> None:
        new = self._file.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self._file)


@pytest.fixture
def wall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Wall:
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    return Wall(tmp_path)


async def meets_the_bot(anna: Player) -> None:
    """Play until the bot has moved once more."""
    told = len(anna.log)
    await play_on(anna, at_random(1), lambda player: any(line.get("bot") for line in player.log[told:]))


async def is_relieved(table: Laid) -> None:
    """Anna lets her time pass."""
    async with table.player(0) as anna:
        while not any(line["kind"] == "relieved" for line in anna.log):
            await anna.hear()


def test_bots_and_clocks_go_on_when_the_clock_is_set(tmp_path: Path, wall: Wall) -> None:
    async def go(running: Running) -> None:
        table = lay(running, "royale", ["Anna", "bot greedy"], options={"tiles": 0, "starter": 1})
        clocked = [
            lay(running, "royale", ["Anna", "Benno"], options={"starter": 1}, settings={"clock": 5}) for _ in range(3)
        ]
        await table.command("start")
        async with table.player(0) as anna:
            for jump in (-HOUR, HOUR, DAY, -DAY):
                wall.set(jump)
                await meets_the_bot(anna)
        for each, jump in zip(clocked, (-HOUR, -DAY, DAY), strict=True):
            await each.command("start")
            wall.set(jump)
        await asyncio.gather(*map(is_relieved, clocked))
        wall.set(DAY)
        await asyncio.to_thread(running.stop)
        wall.set(-DAY)
        await asyncio.to_thread(running.start)
        async with table.player(0) as anna:
            await meets_the_bot(anna)
            if anna.moves:
                await move(anna, anna.moves[0])
            times = [line["at"] for line in anna.log]
            assert times == sorted(times)

    with server(f"sqlite:///{tmp_path}/tables.sqlite") as running:
        asyncio.run(go(running))
        assert b"Traceback" not in running.errors, running.errors.decode()
