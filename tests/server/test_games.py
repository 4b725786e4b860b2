"""Complete games of people and bots over real sockets, with every number of seats that matters."""

from __future__ import annotations

import asyncio

import pytest

from length import LONG
from server.playing import lay, played
from server.running import Running

TABLES = {
    "royale, two people": ("royale", ["Anna", "Benno"], {}),
    "royale, a person and a bot, base game": ("royale", ["Anna", "bot greedy"], {"tiles": 0}),
    "royale, five": ("royale", ["Anna", "Benno", "Cleo", "bot greedy", "bot random"], {"tiles": 6}),
    "newvegas, alone": ("newvegas", ["Anna"], {"opponent": 3}),
    "newvegas, two people": ("newvegas", ["Anna", "Benno"], {}),
    "newvegas, six": ("newvegas", ["Anna", "Benno", "Cleo", "Dana", "bot greedy", "bot random"], {}),
}
FIFTY = 50


@pytest.mark.parametrize("name", TABLES)
def test_a_game_is_played_to_its_end(house: Running, name: str) -> None:
    game, seats, options = TABLES[name]
    record = asyncio.run(played(lay(house, game, seats, options=options)))
    assert len(record.names) == len(seats)
    assert {seat for seat, _ in record.moves} == set(range(len(seats)))


def test_games_are_played_to_their_ends_over_postgresql(postgres_house: Running) -> None:
    """Several at the same time."""

    async def go() -> None:
        wishes = [TABLES[name] for name in ("royale, five", "newvegas, alone", "newvegas, six")]
        tables = [lay(postgres_house, game, seats, options=options) for game, seats, options in wishes]
        await asyncio.gather(*(played(table) for table in tables))

    asyncio.run(go())


@pytest.mark.long
def test_fifty_play_new_las_vegas(house: Running) -> None:
    """In short three people and 47 bots, in full fifty people."""
    people = FIFTY if LONG else 3
    seats = [f"Person {number}" for number in range(people)] + ["bot greedy"] * (FIFTY - people)
    record = asyncio.run(played(lay(house, "newvegas", seats)))
    assert {seat for seat, _ in record.moves} == set(range(FIFTY))


def test_bots_play_a_game_among_themselves(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["bot greedy", "bot random", "bot greedy"])
        async with table.player() as spectator:
            await table.command("start")
            while spectator.stage != "over":
                await spectator.hear()
        table.record()

    asyncio.run(go())
