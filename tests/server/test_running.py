"""What needs a server does not wait for one that is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.running import ServerEndedError, server


def test_work_ends_with_its_server(tmp_path: Path) -> None:
    async def wait_for_ever() -> None:
        await asyncio.Event().wait()

    async def answer() -> int:
        return 7

    with server(f"sqlite:///{tmp_path}/tables.sqlite") as house:
        assert asyncio.run(house.during(answer())) == 7
        house.process.kill()
        with pytest.raises(ServerEndedError, match="The server has ended by itself, with -9"):
            asyncio.run(house.during(wait_for_ever()))
