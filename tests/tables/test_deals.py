"""Tables of one deal: a start that was broken off is caught up with, and places are told apart without being told."""

from __future__ import annotations

import asyncio

from neonstrip.tables import commands as cm
from neonstrip.tables import deals, hosting
from neonstrip.tables import events as ev
from neonstrip.tables.dossier import OPEN, PLAYING
from neonstrip.tables.house import House
from neonstrip.tables.places import MOST
from tables.housing import SEATS, house_at
from tables.received import looked


async def lay(house: House, copies: int, together: bool = False) -> list[hosting.Laid]:
    options = {"tiles": 0, "starter": 1}
    return await hosting.lay(house, "royale", options, SEATS, ev.Settings(), copies=copies, together=together)


def start(laid: hosting.Laid) -> cm.Start:
    return cm.Start(table=laid.table.id, token=laid.host)


def test_a_start_together_that_was_broken_off_is_caught_up_with(sqlite_url: str) -> None:
    """All were ready, and whoever was to begin was killed: it is enough that anybody looks at one of them."""

    async def go() -> None:
        async with house_at(sqlite_url) as house:
            tables = await lay(house, 3, together=True)
            for one in tables[:2]:
                await house.command(start(one))
            deal = tables[0].table.dossier.deal
            assert deal is not None
            await deals.start_together(house, deal)
            assert {one.table.stage for one in tables} == {OPEN}
            await house.command(start(tables[2]))
            assert {one.table.stage for one in tables} == {OPEN}
        async with house_at(sqlite_url) as house:
            for _ in range(2):
                await deals.start_together(house, deal)
                found = [await house.find(one.table.id) for one in tables]
                assert [(table.stage, table.dossier.seq) for table in found] == [(PLAYING, 3)] * 3
            assert len({table.playing.seed for table in found}) == 1

    asyncio.run(go())


def test_which_tables_were_played_from_one_place_is_known_and_no_place_is(sqlite_url: str) -> None:
    """Anna plays at the first from home and from a train, at the third from home; others play elsewhere."""
    homes = [["10.0.0.1", "192.0.2.7"], ["10.0.0.2"], ["10.0.0.1"]]

    async def go() -> None:
        async with house_at(sqlite_url) as house:
            tables = await lay(house, 3)
            for one, addresses in zip(tables, homes, strict=True):
                table = await house.command(start(one))
                for address in [*addresses, *addresses, *(f"{table.id} {n}" for n in range(2 * MOST))]:
                    seat = table.playing.seat
                    move = table.playing.legal()[0]
                    here = address if seat == 0 else f"at {one.table.id}"
                    table = await house.command(cm.Move(table=table.id, token=one.tokens[seat], move=move), here)
                kept = [place for seat in table.seats for place in seat.places]
                assert len(set(kept)) == len(kept)
                assert max(len(seat.places) for seat in table.seats) <= MOST
                log = b"".join(entry.event for entry in await house.journal.read(table.id, 0))
                assert not any(address.encode() in log for address in addresses)
                assert not any(place.encode() in looked(table, viewer) for place in kept for viewer in (-1, 0, 1))
            assert tables[0].table.dossier.deal is not None
            found = await deals.played(house, tables[0].table.dossier.deal)
            assert [one.shared for one in found] == [[2], [], [0]]
            [alone] = await lay(house, 1)
            table = await house.command(start(alone))
            table = await house.command(cm.Move(table=table.id, token=alone.tokens[0], move="roll"), "10.0.0.1")
            assert table.seats[0].places == [], "nothing of the kind is kept elsewhere"

    asyncio.run(go())
