"""Drawing the seed: nobody can choose it, whoever keeps silent plays no more, and nothing is told too early."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from neonstrip.play.errors import Mistake
from neonstrip.play.fairness import NO_NONCE, Verdict, fair_seed, pledge_of
from neonstrip.play.game import SPECTATOR, Game
from neonstrip.play.verification import proved, verify
from neonstrip.tables import commands as cm
from neonstrip.tables import deciding, drawing, hosting, laying, patience, stewards
from neonstrip.tables import events as ev
from neonstrip.tables.botpool import BotPool
from neonstrip.tables.dossier import OPEN, PLAYING
from neonstrip.tables.effects import apply
from neonstrip.tables.house import House
from neonstrip.tables.storage import Journal
from neonstrip.tables.table import Table
from neonstrip.tables.time import Time
from neonstrip.tables.tokens import key_of
from tables.random_tables import HOST, NAMES, Play, nonce_of, token_of
from tables.received import looked

SERVER = "5e" * 32
TRIES = 200
"""Nonces that a cheat tries."""


def laid(people: int = 3, bots: int = 0, **wishes: Any) -> Play:
    """An open table of Royale; the server's part of the seed is known to whoever reads this."""
    setups = [ev.SeatSetup("human", NAMES[seat], key=key_of(token_of(seat))) for seat in range(people)]
    setups += [ev.SeatSetup("bot", bot="random")] * bots
    created = laying.create("royale", {"tiles": 0, "starter": 1}, setups, ev.Settings(), SERVER, key_of(HOST))
    play = Play.begin("abcdefgh")
    play.happen(msgspec.structs.replace(created, **wishes))
    return play


def ask(play: Play, command: cm.AnyCommand, present: list[str] = NAMES) -> None:
    event = deciding.decide(play.table, command, present)
    if event is not None:
        play.happen(event)


def refused(code: str, play: Play, command: cm.AnyCommand) -> None:
    with pytest.raises(Mistake) as caught:
        deciding.decide(play.table, command, NAMES)
    assert caught.value.code == code


def who(seat: int) -> dict[str, Any]:
    return {"table": "abcdefgh", "token": token_of(seat)}


def pledge(play: Play, *seats: int) -> None:
    for seat in seats:
        ask(play, cm.Pledge(**who(seat), pledge=pledge_of(nonce_of(seat))))


def reveal(play: Play, *seats: int) -> None:
    for seat in seats:
        ask(play, cm.Reveal(**who(seat), nonce=nonce_of(seat)))


def start(play: Play, present: list[str] = NAMES) -> None:
    ask(play, cm.Start(table=play.table.id, token=HOST, drop_open=True), present)


def wait_too_long(play: Play) -> None:
    draw = play.table.dossier.draw
    assert draw is not None
    event = drawing.run_out(play.table, draw.entry)
    assert event is not None
    play.happen(event)


def again(play: Play) -> Table:
    """The table as its log alone has it."""
    table = Table.blank(play.table.id)
    for entry in play.entries:
        apply(table, entry)
    return table


def nonces(play: Play) -> list[str]:
    return [seat.nonce for seat in play.table.seats]


def alike(seed: str) -> int:
    """How many dice of the first throw show the same number."""
    game = Game.new("royale", ["Anna", "Benno"], {"tiles": 0, "starter": 1}, seed)
    game.play("roll")
    most: int = max(dice.small + dice.big for dice in game.view("Anna").roll)
    return most


def test_all_pledge_all_reveal_and_the_game_begins() -> None:
    play = laid(2, bots=1)
    pledge(play, 0, 1)
    start(play)
    assert play.table.stage == OPEN
    pledge(play, 1, 0)
    reveal(play, 0)
    assert play.table.stage == OPEN
    reveal(play, 1)
    assert play.table.stage == PLAYING
    assert nonces(play) == [nonce_of(0), nonce_of(1), NO_NONCE]
    assert play.table.playing.seed == fair_seed(SERVER, nonces(play))
    assert play.table.verdict() == Verdict("two-sided", [0, 1])
    record = hosting.fair_record(play.table)
    verify(record)
    assert proved(record) == play.table.verdict()
    assert f"pledge 1 {pledge_of(nonce_of(0))}" in record.text().splitlines()
    assert any(line.startswith("commitment ") for line in record.text().splitlines())


def test_who_knows_the_servers_part_cannot_choose_the_dice() -> None:
    """Carla has read the database. Whatever she tries before she must bind herself, the others' nonces are not there.

    With words told openly she tried until the dice were good, and sat down with that one.
    """
    tried = {alike(fair_seed(SERVER, [NO_NONCE, "heron", f"word{number}"])) for number in range(TRIES)}
    assert max(tried) >= 5, "told openly, a word that suits is soon found"
    play, secrets = laid(), [nonce_of(0), nonce_of(1)]
    pledge(play, 0, 1, 2)
    start(play)
    pledge(play, 0, 1)
    known = b"".join(entry.event for entry in play.entries) + looked(play.table, 2)
    assert SERVER.encode() in known, "she knows all that the server knows"
    assert play.table.seats[0].pledge.encode() in known
    assert not any(secret.encode() in known for secret in secrets), "but not what the others are bound to"
    pledge(play, 2)
    reveal(play, 0, 1)
    best = max(range(TRIES), key=lambda n: alike(fair_seed(SERVER, [*secrets, f"{nonce_of(2)}-{n}"])))
    refused("nonce-differs", play, cm.Reveal(**who(2), nonce=f"{nonce_of(2)}-{best}"))
    refused("drawing", play, cm.Pledge(**who(2), pledge=pledge_of(f"{nonce_of(2)}-{best}")))
    refused("drawing", play, cm.Leave(**who(2)))
    refused("drawing", play, cm.Arrange(table=play.table.id, token=HOST, seat=2))
    reveal(play, 2)
    assert play.table.playing.seed == fair_seed(SERVER, [*secrets, nonce_of(2)])


def test_who_pledges_and_keeps_silent_does_not_play() -> None:
    play = laid()
    pledge(play, 0, 1, 2)
    start(play)
    pledge(play, 0, 1, 2)
    reveal(play, 0, 1)
    wait_too_long(play)
    table = play.table
    assert nonces(play) == [nonce_of(0), nonce_of(1), NO_NONCE]
    assert table.playing.seed == fair_seed(SERVER, nonces(play))
    assert table.verdict() == Verdict("two-sided", [0, 1], [2])
    assert (table.seats[2].silent, table.seats[2].player) == (True, "casual")
    assert [line.seat for line in table.dossier.log.lines if line.kind == "silent"] == [2]
    for command in (cm.Return(**who(2)), cm.Move(**who(2), move="roll"), cm.Undo(**who(2)), cm.Hint(**who(2))):
        refused("kept-silent", play, command)
    refused("not-drawing", play, cm.Reveal(**who(2), nonce=nonce_of(2)))
    ask(play, cm.Say(**who(2), text="my phone fell into the pool"))
    record = hosting.fair_record(table)
    verify(record)
    assert proved(record) == Verdict("two-sided", [0, 1], [2])


def test_a_device_that_does_not_answer_the_call_just_takes_no_part() -> None:
    """A phone that sleeps though its line is open: nothing was told yet, so nothing could be chosen."""
    play = laid()
    pledge(play, 0, 1, 2)
    start(play)
    pledge(play, 0, 2)
    refused("not-drawing", play, cm.Reveal(**who(0), nonce=nonce_of(0)))
    wait_too_long(play)
    refused("drawing", play, cm.Pledge(**who(1), pledge=pledge_of(nonce_of(1))))
    reveal(play, 0, 2)
    assert nonces(play) == [nonce_of(0), NO_NONCE, nonce_of(2)]
    assert play.table.verdict() == Verdict("two-sided", [0, 2])
    assert not play.table.seats[1].player
    assert play.table.seats[1].pledge == ""


@pytest.mark.parametrize(
    ("pledging", "present", "wishes"),
    [((), NAMES, {}), ((0, 1, 2), [], {}), ((0, 1, 2), NAMES, {"deal": "deal"})],
    ids=["nobody pledged", "nobody is here", "tables of one deal"],
)
def test_where_nobody_can_be_asked_the_server_draws_alone(
    pledging: tuple[int, ...], present: list[str], wishes: dict[str, Any]
) -> None:
    play = laid(**wishes)
    pledge(play, *pledging)
    start(play, present)
    assert play.table.stage == PLAYING
    assert play.table.verdict() == Verdict("server-only")
    verify(hosting.fair_record(play.table))


def test_if_nobody_answers_the_server_draws_alone() -> None:
    play = laid()
    pledge(play, 0, 1)
    start(play)
    wait_too_long(play)
    assert play.table.verdict() == Verdict("server-only")


def test_seats_close_ranks_and_keep_what_they_pledged() -> None:
    play = laid(3)
    ask(play, cm.Arrange(table=play.table.id, token=HOST, seat=1))
    pledge(play, 0, 2)
    start(play)
    pledge(play, 0, 2)
    reveal(play, 2)
    wait_too_long(play)
    assert play.table.names() == ["Anna", "Carla"]
    assert play.table.verdict() == Verdict("two-sided", [1], [0])
    verify(hosting.fair_record(play.table))


def test_asking_twice_is_harmless() -> None:
    play = laid(2)
    pledge(play, 0, 1)
    start(play)
    for again in range(2):
        pledge(play, 0, 1)
        start(play)
        reveal(play, 0)
        assert len(play.entries) == 7, again
    reveal(play, 1)
    reveal(play, 1, 0)
    assert len(play.entries) == 8


def test_old_words_told_openly_still_count() -> None:
    """A table from before, whose log is read: it starts as it did, and says what that proves."""
    play = laid(2)
    play.happen(ev.Nonced(1, "heron"))
    start(play)
    assert play.table.playing.seed == fair_seed(SERVER, [NO_NONCE, "heron"])
    assert play.table.verdict() == Verdict("open-nonces")
    record = hosting.fair_record(play.table)
    verify(record)
    assert proved(record) == play.table.verdict()


def test_nothing_that_is_told_is_shown_before_all_of_it_is() -> None:
    """To anybody, in any view or answer, at any step of the draw; and the log alone brings back the same table."""
    play = laid(3, bots=1)
    pledge(play, 0, 1, 2)
    start(play)
    pledge(play, 0, 1, 2)
    for seat in (0, 1):
        reveal(play, seat)
        for table in (play.table, again(play)):
            assert table.dossier.draw is not None
            assert set(table.dossier.draw.nonces) == set(range(seat + 1)), "it is there, and could be shown"
            for viewer in range(SPECTATOR, 4):
                assert b"nonce-of-the-device" not in looked(table, viewer)
                assert SERVER.encode() not in looked(table, viewer)
    reveal(play, 2)
    assert b"nonce-of-the-device" in looked(again(play), SPECTATOR)


@asynccontextmanager
async def workers(url: str, count: int, time: Time | None = None) -> AsyncIterator[list[House]]:
    """Houses over one database, each with a steward; everybody is seen by all."""
    journals = [await Journal.open(url) for _ in range(count)]
    houses = [House(journal, time) for journal in journals]
    pool = BotPool()
    served = [stewards.Steward(house, pool) for house in houses]
    for house, steward in zip(houses, served, strict=True):
        house.present = lambda table: NAMES
        steward.start()
    try:
        yield houses
    finally:
        for steward in served:
            await steward.close()
        await pool.close()
        for house in houses:
            await house.close()
            await house.journal.close()


class Later(Time):
    """A day later, by every clock."""

    def wall(self) -> int:
        return super().wall() + 86_400_000

    def monotonic(self) -> float:
        return super().monotonic() + 86_400


async def until(house: House, name: str, stage: str) -> Table:
    while (table := await house.find(name)).stage != stage:
        await asyncio.sleep(0.02)
    return table


async def begin(house: House, people: int = 2) -> hosting.Laid:
    """A table whose host has started, and whose people have all pledged."""
    [one] = await hosting.lay(
        house, "royale", {}, [ev.SeatSetup("human", NAMES[seat]) for seat in range(people)], ev.Settings()
    )
    pledges = [
        cm.Pledge(table=one.table.id, token=token, pledge=pledge_of(nonce_of(seat)))
        for seat, token in one.tokens.items()
    ]
    asked: list[cm.AnyCommand] = [*pledges, cm.Start(table=one.table.id, token=one.host), *pledges]
    for command in asked:
        await house.command(command)
    return one


def test_devices_at_two_workers_answer_at_the_same_time(postgres_url: str) -> None:
    async def go() -> None:
        async with workers(postgres_url, 2) as houses:
            for _ in range(3):
                one = await begin(houses[0], 4)
                telling = [
                    houses[seat % 2].command(cm.Reveal(table=one.table.id, token=token, nonce=nonce_of(seat)))
                    for seat, token in one.tokens.items()
                ]
                await asyncio.gather(*telling)
                for house in houses:
                    table = await until(house, one.table.id, PLAYING)
                    assert table.verdict() == Verdict("two-sided", [0, 1, 2, 3])

    asyncio.run(go())


def test_the_steward_waits_and_then_begins_without_who_is_silent(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tables: at one somebody does not tell, at the other somebody does not even answer the call."""
    monkeypatch.setattr(patience, "CALL", 0.1)
    monkeypatch.setattr(patience, "PATIENCE", 0.5)

    async def go() -> None:
        async with workers(sqlite_url, 1) as [house]:
            silent = await begin(house)
            await house.command(cm.Reveal(table=silent.table.id, token=silent.tokens[0], nonce=nonce_of(0)))
            table = await until(house, silent.table.id, PLAYING)
            assert table.verdict() == Verdict("two-sided", [0], [1])
            [asleep] = await hosting.lay(house, "royale", {}, [ev.SeatSetup("human", "Anna"), BENNO], ev.Settings())
            name = asleep.table.id
            await house.command(cm.Pledge(table=name, token=asleep.tokens[0], pledge=pledge_of(nonce_of(0))))
            await house.command(cm.Start(table=name, token=asleep.host))
            assert (await until(house, name, PLAYING)).verdict() == Verdict("server-only")

    asyncio.run(go())


def test_a_draw_goes_on_after_a_restart_and_nobody_is_too_late(sqlite_url: str) -> None:
    """However long the server was away: the time for an answer counts from when it can be given again."""

    async def go() -> None:
        async with workers(sqlite_url, 1) as [house]:
            one = await begin(house)
            await house.command(cm.Reveal(table=one.table.id, token=one.tokens[0], nonce=nonce_of(0)))
        async with workers(sqlite_url, 1, Later()) as [house]:
            await house.find(one.table.id)
            for _ in range(100):
                await asyncio.sleep(0)
            assert (await house.find(one.table.id)).stage == OPEN
            await house.command(cm.Reveal(table=one.table.id, token=one.tokens[1], nonce=nonce_of(1)))
            table = await until(house, one.table.id, PLAYING)
            assert table.verdict() == Verdict("two-sided", [0, 1])
            assert not any(seat.silent for seat in table.seats)

    asyncio.run(go())


BENNO = ev.SeatSetup("human", "Benno")
