"""A finished game in figures, over HTTP."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from neonstrip.play.statistics import statistics
from server.client import Refused, ask
from server.playing import lay, played
from server.running import Running


@pytest.mark.parametrize("game", ["royale", "newvegas"])
def test_statistics_are_those_of_the_record(house: Running, game: str) -> None:
    table = lay(house, game, ["Anna", "bot greedy"])
    record = asyncio.run(played(table))
    answer = ask(house.url, f"{table.path}/statistics")
    assert answer == msgspec.to_builtins(statistics(record), str_keys=True)
    assert answer["results"] == record.results
    assert answer == ask(house.url, f"{table.path}/statistics")


def test_there_are_none_before_the_end(house: Running) -> None:
    """Not while seats are open, and not while the game goes on: they would tell whose money is whose."""
    table = lay(house, "royale", ["Anna", "Benno"])
    assert refusal(house, table.path) == (409, "not-over")
    asyncio.run(table.command("start"))
    assert refusal(house, table.path) == (409, "not-over")


def refusal(house: Running, path: str) -> tuple[int, str | None]:
    with pytest.raises(Refused) as refused:
        ask(house.url, f"{path}/statistics")
    return refused.value.status, refused.value.code
