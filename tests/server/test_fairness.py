"""Fair dice: all bind themselves before anybody tells, and what was promised before is what is shown afterwards."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from pathlib import Path

import pytest

from neonstrip.play.errors import Mistake
from neonstrip.play.verification import verify
from server.client import Player, Refused, ask
from server.playing import Laid, lay, people, play_out, played
from server.running import Running, server


class Device:
    """A seat's device, which draws a nonce, pledges it and tells it when it is asked to. Knows nothing of neonstrip."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.nonce = secrets.token_urlsafe(24)
        self.pledge = hashlib.sha256(f"neonstrip nonce {self.nonce}".encode()).hexdigest()

    async def bind(self) -> None:
        await self.player.command("pledge", pledge=self.pledge)

    async def tell(self) -> None:
        await self.player.command("reveal", nonce=self.nonce)

    async def asked(self, what: str) -> None:
        """Wait until the draw asks for something."""
        while (self.player.state["table"]["draw"] or {}).get("asks") != what:
            await self.player.hear()

    async def draw(self) -> None:
        """Take part, as the page does."""
        await self.asked("pledge")
        await self.bind()
        await self.asked("reveal")
        await self.tell()
        while self.player.stage == "open":
            await self.player.hear()


async def gather(table: Laid, players: dict[int, Player]) -> list[Device]:
    """Everybody's devices, each bound to a nonce; and all are known to be here."""
    devices = [Device(player) for player in players.values()]
    for device in devices:
        await device.bind()
    await seen(players)
    return devices


async def seen(players: dict[int, Player]) -> None:
    """Wait until the last who came has heard that all are here."""
    last = players[max(players)]
    while not any(len(json.loads(text).get("names", ())) == len(players) for text in last.heard):
        await last.hear()


def refusing(code: str) -> pytest.RaisesExc[Refused]:
    return pytest.RaisesExc(Refused, check=lambda refused: refused.code == code)


def test_the_seed_is_promised_before_and_shown_after(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Anna", "open", "bot random"], options={"tiles": 0})
        promised = table.about()["commitment"]
        table.sit("Benno")
        async with people(table) as players:
            devices = await gather(table, players)
            await asyncio.gather(table.command("start"), *(device.draw() for device in devices))
            about = players[0].state["table"]
            nonces = [device.nonce for device in devices]
            assert about["server_seed"] is None
            assert [seat["nonce"] for seat in about["seats"]] == [*nonces, "-"]
            assert [seat["pledge"] for seat in about["seats"]] == [*(device.pledge for device in devices), None]
            assert about["fairness"] == {"proof": "two-sided", "seats": [0, 1], "silent": []}
            await play_out(table, players)
        record, about = table.record(), table.about()
        assert about["commitment"] == promised == hashlib.sha256(bytes.fromhex(about["server_seed"])).hexdigest()
        assert (record.commitment, record.server) == (promised, about["server_seed"])
        assert record.nonces == [*nonces, "-"]
        assert record.pledges == {0: devices[0].pledge, 1: devices[1].pledge}
        line = f"neonstrip fair {record.server} {nonces[0]} {nonces[1]} -"
        assert record.seed == hashlib.sha256(line.encode()).hexdigest(), "anyone can work this out by hand"
        record.nonces[0] = "-"
        with pytest.raises(Mistake) as caught:
            verify(record)
        assert caught.value.code == "seed-differs"

    asyncio.run(go())


def test_bad_pledges_and_nonces_are_refused(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Anna", "open"])
        for bad in ("heron", "g" * 64, "A" * 64, "0" * 63):
            with pytest.raises(Refused):
                table.sit("Benno", pledge=bad)
        table.sit("Benno", pledge="0" * 64)
        async with people(table) as players:
            devices = await gather(table, players)
            anna = players[0]
            for bad in ("heron", "g" * 64, "A" * 64, "0" * 63, ""):
                with refusing("bad-pledge"):
                    await anna.command("pledge", pledge=bad)
            with refusing("not-drawing"):
                await devices[0].tell()
            await table.command("start")
            with refusing("drawing"):
                await table.command("arrange", seat=1)
            for device in devices:
                await device.bind()
            await devices[0].asked("reveal")
            for bad, code in (("two words", "bad-nonce"), ("short", "bad-nonce"), ("x" * 40, "nonce-differs")):
                with refusing(code):
                    await anna.command("reveal", nonce=bad)
            await asyncio.gather(*(device.tell() for device in devices))
            assert table.about()["stage"] == "playing"
            with refusing("already-started"):
                await devices[0].bind()

    asyncio.run(go())


def test_a_draw_survives_the_death_of_the_server(tmp_path: Path) -> None:
    """Killed after one has told: what was told stays told, is still shown to nobody, and the other tells it now."""
    with server(f"sqlite:///{tmp_path}/tables.sqlite") as house:

        async def go() -> None:
            table = lay(house, "newvegas", ["Anna", "Benno"])
            async with people(table) as players:
                devices = await gather(table, players)
                await table.command("start")
                for device in devices:
                    await device.bind()
                await devices[0].asked("reveal")
                await devices[0].tell()
            house.kill()
            house.start()
            assert table.about()["draw"] == {"asks": "reveal", "seats": [0, 1], "awaited": [1], "answered": [0]}
            async with people(table) as players:
                assert not any(devices[0].nonce in text for text in players[1].heard)
                await Device.tell(again(devices[1], players[1]))
                await Device.tell(again(devices[0], players[0]))
                assert players[1].stage == "playing"
                assert players[1].state["table"]["fairness"]["seats"] == [0, 1]

        def again(device: Device, player: Player) -> Device:
            device.player = player
            return device

        asyncio.run(go())


def test_who_takes_no_part_leaves_the_dice_to_the_server(house: Running) -> None:
    """Programs that know nothing of all this play as ever, and the table says what that proves."""

    async def go() -> None:
        table = lay(house, "royale", ["Anna", "bot random"], options={"tiles": 0})
        record = await played(table)
        assert record.nonces == ["-", "-"]
        assert record.pledges == {}
        assert table.about()["fairness"] == {"proof": "server-only", "seats": [], "silent": []}

    asyncio.run(go())


def test_a_record_is_shown_only_when_the_game_is_over(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "newvegas", ["Anna", "bot greedy"])
        for _ in ("open", "playing"):
            with pytest.raises(Refused) as caught:
                ask(house.url, f"{table.path}/record")
            assert (caught.value.status, caught.value.code) == (409, "not-over")
            if table.about()["stage"] == "open":
                await table.command("start")

    asyncio.run(go())


def test_no_two_tables_have_the_same_seed(house: Running) -> None:
    tables = [lay(house, "royale", ["Anna", "Benno"]) for _ in range(5)]
    assert len({table.about()["commitment"] for table in tables}) == 5
