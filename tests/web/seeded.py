"""Tables with known dice and cards: written into the server's own log with a seed of our choice, then served as any."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from neonstrip.play.fairness import NO_NONCE, fair_seed
from neonstrip.tables import commands, laying
from neonstrip.tables import events as ev
from neonstrip.tables.house import House
from neonstrip.tables.storage import Journal
from neonstrip.tables.tokens import key_of, new_token
from server.running import Running
from web.guest import Guest


def server_seed(number: int) -> str:
    """The server's part of the seed."""
    return f"{number:064x}"


def game_seed(number: int, seats: int) -> str:
    """The seed of a game at a table laid with `number`, where nobody adds a word."""
    return fair_seed(server_seed(number), [NO_NONCE] * seats)


async def lay(
    server: Running, game: str, seats: Sequence[str], number: int, **options: Any
) -> tuple[str, str, list[str]]:
    """Lay a table and begin: `bot`, or names of people. Returns its id, the host's token and those of the people."""
    host, tokens = new_token(), {name: new_token() for name in seats if name != "bot"}
    setups = [
        ev.SeatSetup(ev.BOT, "", "greedy") if name == "bot" else ev.SeatSetup(ev.HUMAN, name, "", key_of(tokens[name]))
        for name in seats
    ]
    created = laying.create(game, options, setups, ev.Settings(), server_seed(number), key_of(host))
    journal = await Journal.open(server.database)
    try:
        house = House(journal)
        table = await house.create(created)
        await house.command(commands.Start(table=table.id, token=host))
    finally:
        await journal.close()
    return table.id, host, list(tokens.values())


async def sit(guest: Guest, server: Running, game: str, seats: Sequence[str], number: int, **options: Any) -> str:
    """Somebody has all seats of people at such a table on their device, and looks at it. Returns its id."""
    table, host, tokens = await lay(server, game, seats, number, **options)
    await guest.hold(table, host, tokens)
    await guest.visit(f"/t/{table}")
    return table
