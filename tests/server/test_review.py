"""The review of a finished game, over HTTP."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from neonstrip.bots.review import Reviewing, review
from neonstrip.tables.storage import Journal
from neonstrip.tables.storage.schema import reviews
from server.client import Refused, ask
from server.playing import PATIENCE, lay, played
from server.running import Running, server
from tables.postgres import fresh_database


def test_a_review_comes_bit_by_bit_and_stays(house: Running) -> None:
    """It is the one that the record gives, and its moments are those at which the decisions were made."""
    table = lay(house, "royale", ["Anna", "bot greedy"], options={"tiles": 0})
    record = asyncio.run(played(table))
    answer, seen = wait(house, table.path)
    assert all(before <= after for before, after in pairwise(seen))
    reviewing = Reviewing(record)
    reviewing.gather()
    assert answer["review"] == msgspec.to_builtins(review(reviewing), str_keys=True)
    assert answer == ask(house.url, f"{table.path}/review")
    points = answer["review"]["points"]
    for point, moment in list(zip(points, answer["moments"], strict=True))[1:-1:5]:
        then = ask(house.url, f"{table.path}/moments/{moment}?seat={point['seat']}")
        assert then["waiting"] == [point["seat"]]
        assert point["played"][0]["move"] in [legal["move"] for legal in then["legal"]]


def test_there_is_none_before_the_end(house: Running) -> None:
    table = lay(house, "royale", ["Anna", "Benno"])
    assert refusal(house, table.path) == (409, "not-over")
    asyncio.run(table.command("start"))
    assert refusal(house, table.path) == (409, "not-over")


def test_another_worker_goes_on_with_a_review_and_weighs_nothing_twice(postgres_address: str) -> None:
    """The one that makes it is killed. No stranger begins one at a public table: its link is in everybody's list."""
    database = fresh_database(postgres_address)
    with server(database) as first, server(database) as second:
        table = lay(first, "royale", ["Anna", "bot greedy"], options={"tiles": 0}, settings={"public": True})
        asyncio.run(played(table))
        for token in ("", "made up"):
            assert refusal(first, table.path, token) == (403, "not-your-seat")
        until = time.monotonic() + PATIENCE
        while ask(first.url, f"{table.path}/review", token=table.host)["done"] < 2:
            assert time.monotonic() < until
        first.kill()
        left = asyncio.run(rows(database, table.id))
        assert left["open"]
        assert 2 <= left["weighed"] < left["total"]
        known = ask(second.url, f"{table.path}/review")
        assert (known["review"], known["total"]) == (None, left["total"])
        answer, seen = wait(second, table.path)
        assert min(seen) >= left["weighed"]
        done = asyncio.run(rows(database, table.id))
        assert (done["open"], done["findings"]) == (False, 0)
        assert done["weighed"] == done["total"] == left["total"]
        first.start()
        assert ask(first.url, f"{table.path}/review") == answer, "it is kept"


async def rows(database: str, table: str) -> dict[str, int]:
    """What the database has about a review."""
    journal = await Journal.open(database)
    try:
        [row] = await journal.database.read(select(reviews).where(reviews.c.table_id == table))
        found = await journal.reviews.count(table)
    finally:
        await journal.close()
    return {"open": row.open, "weighed": row.weighed, "total": row.total, "findings": found}


def wait(house: Running, path: str) -> tuple[dict[str, Any], list[int]]:
    """Ask until the review is there: it, and how far it was each time."""
    until, seen = time.monotonic() + PATIENCE, list[int]()
    while time.monotonic() < until:
        answer: dict[str, Any] = ask(house.url, f"{path}/review")
        seen.append(answer["done"])
        if answer["review"]:
            return answer, seen
        time.sleep(0.2)
    raise AssertionError("no review came")


def refusal(house: Running, path: str, token: str = "") -> tuple[int, str | None]:
    with pytest.raises(Refused) as refused:
        ask(house.url, f"{path}/review", token=token)
    return refused.value.status, refused.value.code
