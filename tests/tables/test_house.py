"""The house over a real database: what it tells, and what it keeps."""

from __future__ import annotations

import asyncio
import time

import pytest

from neonstrip.play.errors import Mistake
from neonstrip.tables import commands, hosting, snapshots
from neonstrip.tables import events as ev
from neonstrip.tables.at_hand import A_TABLE
from neonstrip.tables.house import A_WHILE, House, Watcher
from neonstrip.tables.storage.database import tell
from neonstrip.tables.table import Table
from neonstrip.tables.tokens import new_token
from neonstrip.tables.watching import Watch
from tables.housing import SEATS, house_at


async def say(house: House, laid: hosting.Laid, text: str) -> None:
    await house.command(commands.Say(table=laid.table.id, token=laid.tokens[0], text=text))


def test_who_watches_is_told_however_the_news_came(sqlite_url: str) -> None:
    """Over SQLite the second house hears nothing of the first: as if the news were late."""

    async def go() -> None:
        async with house_at(sqlite_url) as first, house_at(sqlite_url) as second:
            laid = (await hosting.lay(first, "royale", {}, SEATS, ev.Settings()))[0]
            told: list[int] = []
            await second.find(laid.table.id)
            second.watch(laid.table.id, lambda table: told.append(table.dossier.seq))

            await say(first, laid, "found by looking")
            await second.find(laid.table.id)
            assert told == [2]

            await say(first, laid, "found by writing second")
            await say(second, laid, "after it")
            assert told == [2, 3, 4]

            await first.command(commands.Mute(table=laid.table.id, token=laid.host, chat=False))
            with pytest.raises(Mistake) as refused:
                await second.command(commands.Relieve(table=laid.table.id, token=laid.host, seat=0))
            assert refused.value.code == "not-started"
            assert told == [2, 3, 4, 5]

    asyncio.run(go())


def test_a_table_that_only_others_look_after_is_let_go_with_the_news(sqlite_url: str) -> None:
    """Its moves would be made here too, for nobody. Where somebody watches or a bot is thinking, it is followed."""

    async def go() -> None:
        async with house_at(sqlite_url) as first, house_at(sqlite_url) as second:
            laid = (await hosting.lay(first, "royale", {}, SEATS, ev.Settings()))[0]
            name, news = laid.table.id, second.journal.database.listeners

            async def hear(text: str) -> int:
                await say(first, laid, text)
                tell(news, name, first_seq := (await first.find(name)).dossier.seq)
                while name in second._following:
                    await asyncio.sleep(0)
                return first_seq

            await second.find(name)
            await hear("nobody is there")
            assert second.at_hand(name) is None

            second.let_go = lambda table: False
            await second.find(name)
            seq = await hear("a bot is thinking")
            assert (found := second.at_hand(name))
            assert found.dossier.seq == seq

            second.let_go = lambda table: True
            second.watch(name, lambda table: None)
            seq = await hear("somebody watches")
            assert (found := second.at_hand(name))
            assert found.dossier.seq == seq

    asyncio.run(go())


def test_while_many_are_told_others_have_their_turns(sqlite_url: str) -> None:
    """All of them are told of the same moment, before the command is answered; who leaves meanwhile is not."""

    async def go() -> None:
        async with house_at(sqlite_url) as house:
            laid = (await hosting.lay(house, "royale", {}, SEATS, ev.Settings()))[0]
            told: list[tuple[int, int]] = []
            turns: list[int] = []

            def slowly(number: int) -> Watcher:
                def watcher(table: Table) -> None:
                    late = time.perf_counter() + 2 * A_WHILE
                    while time.perf_counter() < late:
                        pass
                    told.append((number, table.dossier.seq))

                return watcher

            watchers = [slowly(number) for number in range(6)]
            for watcher in watchers:
                house.watch(laid.table.id, watcher)

            async def look_on() -> None:
                while not told:
                    await asyncio.sleep(0)
                turns.append(len(told))
                first = {number for number, _ in told}
                house.unwatch(laid.table.id, next(each for at, each in enumerate(watchers) if at not in first))
                await say(house, laid, "second")

            looking = asyncio.create_task(look_on())
            await say(house, laid, "first")
            assert [seq for _, seq in told] == [2] * 5
            assert 0 < turns[0] < 5
            await looking
            assert [seq for _, seq in told[5:]] == [3] * 5

    asyncio.run(go())


def test_what_was_written_is_told_though_who_asked_is_gone(sqlite_url: str) -> None:
    """The task may be cancelled when its event has just been written, or when some have been told of it."""

    async def go() -> None:
        async with house_at(sqlite_url) as house:
            laid = (await hosting.lay(house, "royale", {}, SEATS, ev.Settings()))[0]
            told: list[set[int]] = [set() for _ in range(3)]
            done = asyncio.Event()
            cancels = ""
            saying = asyncio.create_task(asyncio.sleep(0))

            def watcher(number: int) -> Watcher:
                def watch(table: Table) -> None:
                    told[number].add(table.dossier.seq)
                    if cancels == "telling":
                        saying.cancel()
                        time.sleep(2 * A_WHILE)
                    if all(table.dossier.seq in each for each in told):
                        done.set()

                return watch

            def written(table: str, seq: int) -> None:
                if cancels == "writing":
                    saying.cancel()

            for number in range(len(told)):
                house.watch(laid.table.id, watcher(number))
            house.journal.listen(written)
            for cancels in ("writing", "telling"):
                done.clear()
                saying = asyncio.create_task(say(house, laid, cancels))
                with pytest.raises(asyncio.CancelledError):
                    await saying
                async with asyncio.timeout(30):
                    await done.wait()
            assert told == [{2, 3}] * 3

    asyncio.run(go())


def test_a_snapshot_has_nothing_that_is_not_written(sqlite_url: str) -> None:
    """An event that happens to the table before the snapshot is written, and then fails, is not in it."""

    async def go() -> None:
        async with house_at(sqlite_url) as house:
            laid = (await hosting.lay(house, "royale", {}, SEATS, ev.Settings()))[0]
            table = await house.find(laid.table.id)
            saving = snapshots.save(house.journal, table)
            table.dossier.seq += 1
            table.seats[0].name = "Nobody"
            await saving
            found = await snapshots.load(house.journal, laid.table.id)
            assert (found.dossier.seq, found.seats[0].name) == (1, "Anna")

    asyncio.run(go())


def test_who_asks_twice_for_a_seat_with_a_token_of_their_own_sits_once(sqlite_url: str) -> None:
    """The answer to the first request was lost. Also after the start, when seats may have other numbers."""

    async def go() -> None:
        async with house_at(sqlite_url) as house:
            setups = [ev.SeatSetup("human", "Anna"), ev.SeatSetup(), ev.SeatSetup()]
            laid = (await hosting.lay(house, "royale", {}, setups, ev.Settings()))[0]
            name, token = laid.table.id, new_token()
            assert await hosting.sit(house, "Benno", name, 2, "", token) == (2, token)
            assert await hosting.sit(house, "Benno", name, 2, "", token) == (2, token)
            await house.command(commands.Start(table=name, token=laid.host, drop_open=True))
            assert await hosting.sit(house, "Benno", name, 2, "", token) == (1, token)
            assert (await house.find(name)).names() == ["Anna", "Benno"]
            with pytest.raises(Mistake) as refused:
                await hosting.sit(house, "Cleo", name, None, "", new_token())
            assert refused.value.code == "already-started"

    asyncio.run(go())


def test_tables_that_everybody_has_left_are_let_go(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without anybody asking for another table; and what was made for those who looked goes with them."""
    monkeypatch.setattr("neonstrip.tables.at_hand.SPARE_LINES", 2 * A_TABLE + 50)

    async def go() -> None:
        async with house_at(sqlite_url) as house:
            laid = [(await hosting.lay(house, "royale", {}, SEATS, ev.Settings()))[0] for _ in range(5)]
            names = [one.table.id for one in laid]
            watches = [Watch(name, "", 0, lambda message: None) for name in names]
            for watch in watches:
                house.watch(watch.table, watch.update)
                watch.update(await house.find(watch.table))
            held = [house.at_hand(name) for name in names]
            assert None not in held
            for watch in watches:
                house.unwatch(watch.table, watch.update)
            assert [house.at_hand(name) is None for name in names] == [True, True, True, False, False]
            assert [table.shown for table in held if table is not None] == [{}] * 5
            assert (await house.find(names[0])).seats[0].name == "Anna", "it comes back from its log"

    asyncio.run(go())


def test_tables_that_nobody_uses_are_forgotten_by_weight(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables people open, and however long their logs: memory has an end, and no table is lost by that."""
    monkeypatch.setattr("neonstrip.tables.at_hand.SPARE_LINES", 3 * A_TABLE + 50)

    async def go() -> None:
        async with house_at(sqlite_url) as house:
            laid = [(await hosting.lay(house, "royale", {}, SEATS, ev.Settings()))[0] for _ in range(5)]
            names = [one.table.id for one in laid]
            house.watch(names[0], lambda table: None)
            first = [await house.find(name) for name in names]
            again = [await house.find(name) for name in reversed(names)][::-1]
            same = [one is other for one, other in zip(first, again, strict=True)]
            assert same == [True, False, True, True, True], "the one watched, and the three asked for last"
            for number in range(60):
                await say(house, laid[3], f"{number}, and so on")
            await house.find(names[3])
            assert await house.find(names[4]) is not again[4], "a long log takes the room of others"
            await say(house, laid[1], "still here")
            assert (await house.find(names[1])).dossier.seq == 2

    asyncio.run(go())
