"""Laying a table when the answer may be lost: who asks again with their own key gets the tables that were laid."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from neonstrip.tables import events as ev
from neonstrip.tables import hosting
from neonstrip.tables.house import House
from tables.housing import SEATS, house_at

KEY = secrets.token_urlsafe(24)
OPEN = [*SEATS, ev.SeatSetup("open", "")]


async def lay(house: House, key: str | None, **wish: Any) -> list[tuple[str, str, dict[int, str]]]:
    """What somebody is told who lays tables: names and tokens."""
    laid = await hosting.lay(house, "royale", wish.pop("options", {}), OPEN, ev.Settings(public=True), key=key, **wish)
    return [(one.table.id, one.host, one.tokens) for one in laid]


def test_who_asks_again_gets_the_same_table(sqlite_url: str) -> None:
    """From whatever worker, also after somebody sat down; and there is no second one."""

    async def go() -> None:
        async with house_at(sqlite_url) as first, house_at(sqlite_url) as second:
            [laid] = await lay(first, KEY)
            await hosting.sit(first, "Carla", laid[0], 2, "")
            assert await lay(second, KEY) == await lay(first, KEY) == [laid]
            assert laid[2].keys() == {0, 1}, "tokens of the seats that were planned for people, and of no other"
            table = await second.find(laid[0])
            assert table.is_host(laid[1])
            assert [table.seat_of(token) for token in laid[2].values()] == [0, 1]
            assert len(await first.journal.open_tables(10) + await first.journal.watchable(10)) == 1

    asyncio.run(go())


def test_two_requests_at_once_lay_one_table(sqlite_url: str) -> None:
    async def go() -> None:
        async with house_at(sqlite_url) as first, house_at(sqlite_url) as second:
            one, other = await asyncio.gather(lay(first, KEY), lay(second, KEY))
            assert one == other

    asyncio.run(go())


def test_a_deal_of_which_some_tables_were_laid_is_completed(sqlite_url: str) -> None:
    """The house failed after the second of three: they are of one deal all the same."""

    async def go() -> None:
        async with house_at(sqlite_url) as house:
            create, left = house.create, [2]

            async def fail_later(*wish: Any) -> Any:
                left[0] -= 1
                if left[0] < 0:
                    raise ConnectionError
                return await create(*wish)

            house.create = fail_later  # type: ignore[method-assign, assignment]
            await asyncio.gather(lay(house, KEY, copies=3), return_exceptions=True)
            house.create = create  # type: ignore[method-assign]
            laid = await lay(house, KEY, copies=3)
            tables = [await house.find(name) for name, _, _ in laid]
            assert len({table.dossier.server_seed for table in tables}) == 1
            [deal] = {table.dossier.deal for table in tables}
            assert deal is not None
            assert len(await house.journal.same_deal(deal)) == 3

    asyncio.run(go())


def test_other_wishes_and_other_keys_lay_other_tables(sqlite_url: str) -> None:
    """A key that is used twice by mistake harms nothing: no two tables share their dice."""

    async def go() -> None:
        async with house_at(sqlite_url) as house:
            wishes: list[tuple[str | None, dict[str, Any]]] = [
                (KEY, {}),
                (KEY, {"options": {"tiles": 0}}),
                (KEY, {"copies": 2}),
                (KEY + "x", {}),
                (None, {}),
                (None, {}),
            ]
            laid = [(await lay(house, key, **wish))[0] for key, wish in wishes]
            tables = [await house.find(name) for name, _, _ in laid]
            assert len({table.id for table in tables}) == len(tables)
            assert len({table.dossier.server_seed for table in tables}) == len(tables)
            tokens = [token for _, host, seats in laid for token in (host, *seats.values())]
            assert len(set(tokens)) == len(tokens)

    asyncio.run(go())
