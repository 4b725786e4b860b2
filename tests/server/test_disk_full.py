"""The disk is full while people play: they are told, nothing is lost, and it goes on when there is room again."""

from __future__ import annotations

import asyncio
import os
from itertools import pairwise
from pathlib import Path

import pytest

from length import LONG
from server.crowd import TABLES
from server.running import Running, server
from server.small_disk import SmallDisk, SmallFiles, small_disk
from server.troubles import Quiet, Trouble, play_through

TIMES = 10 if LONG else 1
PLAYED = TABLES if LONG else TABLES[2:4]  # bots, and two people
WHILE = 3
"""Seconds that the disk stays full."""
BUSY = 0.5
"""Seconds of a core in the quietest second: a server that tries again and again without a pause takes more in each."""


def processor_time(running: Running) -> float:
    """Seconds of a core that the server's own process has taken."""
    fields = Path(f"/proc/{running.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def trouble(disk: SmallDisk | SmallFiles, running: Running, quiet: Quiet) -> Trouble:
    async def full() -> None:
        disk.fill(running)
        await quiet.says_so()
        taken = [processor_time(running)]
        for _ in range(WHILE):
            await asyncio.sleep(1)
            taken.append(processor_time(running))
        assert min(after - before for before, after in pairwise(taken)) < BUSY, f"it spins: {taken}"
        await quiet.says_so()
        await quiet.is_unwell()
        about = await asyncio.to_thread(quiet.seen.about)
        assert about["stage"] == "open", "what is there can be read"
        disk.make_room(running)
        await quiet.is_back()

    return full


@pytest.mark.long
def test_people_play_through_a_full_disk(tmp_path: Path) -> None:
    async def go(disk: SmallDisk | SmallFiles, running: Running) -> None:
        async with Quiet(running) as quiet:
            crowd = await play_through([running], running.database, PLAYED, [trouble(disk, running, quiet)] * TIMES)
            print(f"{crowd.commands} commands in {len(crowd.finished)} games, {crowd.asked_again} asked again")
            assert crowd.asked_again

    with small_disk(tmp_path) as disk, server(f"sqlite:///{tmp_path}/tables.sqlite") as running:
        asyncio.run(go(disk, running))
