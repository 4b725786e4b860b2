"""The review of a finished game, over HTTP."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from neonstrip.bots.review import Reviewing, review
from server.client import Refused, ask
from server.playing import PATIENCE, lay, played
from server.running import Running


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


def refusal(house: Running, path: str) -> tuple[int, str | None]:
    with pytest.raises(Refused) as refused:
        ask(house.url, f"{path}/review")
    return refused.value.status, refused.value.code
