"""Servers killed at random moments while people play as fast as they can: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from length import LONG
from neonstrip.tables.storage import Journal
from server.client import Player, ask
from server.crowd import TABLES, Crowd, play_and_kill
from server.running import Running, server
from server.truth import check_record, told_by_the_log
from tables.postgres import postgres

SQLITE_KILLS = 100 if LONG else 1
POSTGRES_KILLS = 100 if LONG else 1
PLAYED = TABLES if LONG else TABLES[:3]
SOME_MOVES = 5
PATIENCE = 60
"""Seconds within which another worker notices that nobody serves a table."""


def tell(crowd: Crowd) -> None:
    print(f"{crowd.killed} of {crowd.kills} kills, {len(crowd.finished)} games are over")


def kill(database: str, workers: int, kills: int) -> None:
    crowd = play_and_kill(database, workers, kills, tables=PLAYED, tell=tell)
    assert crowd.killed == kills
    print(f"{crowd.commands} commands, {crowd.asked_again} asked again, {crowd.was_done} of them had been done")


@pytest.mark.long
def test_a_server_is_killed(tmp_path: Path) -> None:
    kill(f"sqlite:///{tmp_path}/tables.sqlite", 1, SQLITE_KILLS)


@pytest.mark.long
def test_one_of_two_workers_is_killed() -> None:
    with postgres() as url:
        kill(url, 2, POSTGRES_KILLS)


def test_bots_play_on_when_their_worker_dies() -> None:
    """Nobody watches, and the other worker has never heard of the table."""

    async def go(url: str, served: Running, other: Running) -> None:
        wish = {"game": "royale", "seats": [{"kind": "bot"}] * 3}
        laid = ask(served.url, "/api/tables", wish)[0]
        journal = await Journal.open(url)
        try:
            news: asyncio.Queue[int] = asyncio.Queue()
            journal.listen(lambda table, seq: news.put_nowait(seq))
            async with Player(served.socket_url, laid["table"]) as host:
                await host.command("start", token=laid["host"])
            while await news.get() < SOME_MOVES:
                pass
            served.kill()
            while (kept := await journal.summary(laid["table"])) is None or kept.stage != "over":
                await asyncio.wait_for(news.get(), PATIENCE)
            table, _ = await told_by_the_log(journal, laid["table"])
            check_record(table, ask(other.url, f"/api/tables/{table.id}/record"))
        finally:
            await journal.close()

    with postgres() as url, server(url) as served, server(url) as other:
        asyncio.run(go(url, served, other))
