"""Fair dice: what the server promised before is what it shows afterwards, and everybody's word went into the seed."""

from __future__ import annotations

import asyncio
import hashlib

import pytest

from neonstrip.play.errors import Mistake
from neonstrip.play.verification import verify
from server.client import Refused, ask
from server.playing import lay, played
from server.running import Running


def test_everybody_adds_a_word_before_the_start(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Anna", "open", "bot random"], options={"tiles": 0})
        assert table.about()["server_seed"] is None
        table.sit("Benno", nonce="lucky-seven")
        async with table.player(0) as anna:
            await anna.command("nonce", nonce="first")
            await anna.command("nonce", nonce="horseshoe")
            for bad in ("two words", "", "x" * 65):
                with pytest.raises(Refused) as caught:
                    await anna.command("nonce", nonce=bad)
                assert caught.value.code == "bad-nonce"
            await table.command("start")
            with pytest.raises(Refused) as caught:
                await anna.command("nonce", nonce="too-late")
            assert caught.value.code == "already-started"
            assert anna.state["table"]["server_seed"] is None
            assert [seat["nonce"] for seat in anna.state["table"]["seats"]] == ["horseshoe", "lucky-seven", "-"]

    asyncio.run(go())


def test_the_seed_is_promised_before_and_shown_after(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Anna", "open", "bot random"], options={"tiles": 0})
        promised = table.about()["commitment"]
        table.sit("Benno", nonce="lucky-seven")
        async with table.player(0) as anna:
            await anna.command("nonce", nonce="horseshoe")
        record = await played(table)
        about = table.about()
        assert about["commitment"] == promised == hashlib.sha256(bytes.fromhex(about["server_seed"])).hexdigest()
        assert record.server == about["server_seed"]
        assert record.nonces == ["horseshoe", "lucky-seven", "-"]
        line = f"neonstrip fair {record.server} horseshoe lucky-seven -"
        assert record.seed == hashlib.sha256(line.encode()).hexdigest(), "anyone can work this out by hand"
        record.nonces[0] = "horsehair"
        with pytest.raises(Mistake) as caught:
            verify(record)
        assert caught.value.code == "seed-differs"

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
