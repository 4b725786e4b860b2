"""A house over a database, and a small game at one of its tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from neonstrip.play.game import SPECTATOR
from neonstrip.tables import commands, hosting
from neonstrip.tables import events as ev
from neonstrip.tables.dossier import OVER
from neonstrip.tables.house import House
from neonstrip.tables.storage import Journal
from neonstrip.tables.table import Table
from tables.received import looked

SEATS = [ev.SeatSetup("human", "Anna"), ev.SeatSetup("human", "Benno")]


@asynccontextmanager
async def house_at(url: str) -> AsyncIterator[House]:
    journal = await Journal.open(url)
    house = House(journal)
    try:
        yield house
    finally:
        await house.close()
        await journal.close()


async def found_anew(journal: Journal, name: str) -> Table:
    """A table as a house finds it that has never seen it."""
    house = House(journal)
    try:
        return await house.find(name)
    finally:
        await house.close()
        journal.database.listeners.remove(house._heard)  # it would go on reading


async def played(house: House, game: str = "royale", moves: int = 20) -> hosting.Laid:
    """A table at which some moves have been made, always the first that is legal."""
    laid = (await hosting.lay(house, game, {}, SEATS, ev.Settings()))[0]
    await house.command(commands.Start(table=laid.table.id, token=laid.host))
    await play_on(house, laid.table.id, moves)
    return laid


async def play_on(house: House, name: str, moves: int) -> Table:
    """The first legal move of the first seat that is waited for, so often or till the end."""
    for _ in range(moves):
        table = await house.find(name)
        if table.stage == OVER:
            break
        seat = table.waiting()[0]
        move = table.playing.legal(table.seats[seat].name)[0]
        moved = ev.Moved(seat, move, bot=table.seats[seat].player)
        await house.change(name, lambda _, moved=moved: moved)  # type: ignore[misc]
    return await house.find(name)


def shown(table: Table) -> list[bytes]:
    """All that everybody at a table is shown who comes now."""
    return [looked(table, viewer) for viewer in range(SPECTATOR, len(table.seats))]
