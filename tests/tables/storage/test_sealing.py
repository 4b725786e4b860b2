"""Sealed at rest: without the key, what lies in the database tells nothing of dice and drafts."""

from __future__ import annotations

import asyncio
import base64
import secrets
from pathlib import Path

import pytest
from sqlalchemy import select

from neonstrip.play.errors import Mistake
from neonstrip.tables import events as ev
from neonstrip.tables.storage import Journal, chain
from neonstrip.tables.storage.schema import entries, snapshots
from neonstrip.tables.storage.sealing import KEY, KEY_FILE, Sealing, is_sealed
from tables.housing import found_anew, house_at, play_on, played, shown
from tables.storage.old import restore
from tables.storage.samples import run

LONG_GAME = 70


@pytest.fixture
def key(monkeypatch: pytest.MonkeyPatch) -> str:
    """A key of the operator's."""
    made = secrets.token_hex(32)
    monkeypatch.setenv(KEY, made)
    return made


async def stored(journal: Journal) -> list[bytes]:
    """All events and snapshots as they lie in the database."""
    rows = await journal.database.read(select(entries.c.event))
    return [row[0] for row in (*rows, *await journal.database.read(select(snapshots.c.data)))]


def test_with_a_key_nothing_secret_lies_open_and_everything_goes_on(database_url: str, key: str) -> None:
    async def go() -> None:
        async with house_at(database_url) as house:
            table = await house.find((await played(house, "newvegas", LONG_GAME)).table.id)
            truth = shown(table)
        async with house_at(database_url) as house:
            found = await stored(house.journal)
            assert len(found) == table.dossier.seq + 1, "a snapshot too"
            secrets_of = [table.dossier.server_seed, table.playing.seed, "Anna", "moved", key]
            assert all(is_sealed(data) for data in found)
            assert not any(secret.encode() in data for data in found for secret in secrets_of)
            assert shown(await house.find(table.id)) == truth
            await house.journal.forget_snapshot(table.id)
            assert shown(await found_anew(house.journal, table.id)) == truth
            assert (await play_on(house, table.id, 3)).dossier.seq == table.dossier.seq + 3

    asyncio.run(go())


def test_what_was_written_before_there_was_a_key_stays_readable(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        [one] = [one for one in restore(database_url) if one["what"] == "drafting newvegas"]
        async with house_at(database_url) as house:
            await play_on(house, one["table"], 3)
        monkeypatch.setenv(KEY, secrets.token_hex(32))
        async with house_at(database_url) as house:
            table = await play_on(house, one["table"], 5)
            events = await house.journal.read(table.id)
            assert [bool(entry.stored) for entry in events] == [False] * (len(events) - 5) + [True] * 5
            assert isinstance(ev.decode(events[-1].event), ev.Moved)

    asyncio.run(go())


def test_without_the_key_or_with_another_a_sealed_database_is_refused(
    database_url: str, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refusal() -> Mistake:
        with pytest.raises(Mistake) as refused:
            await Journal.open(database_url)
        return refused.value

    async def go() -> None:
        async with house_at(database_url) as house:
            name = (await played(house)).table.id
            [known] = house.journal.sealing.names
        monkeypatch.delenv(KEY)
        missing = await refusal()
        assert (missing.code, missing.facts) == ("key-missing", {"keys": known})
        assert KEY_FILE in str(missing)
        monkeypatch.setenv(KEY, other := secrets.token_hex(32))
        assert (await refusal()).code == "key-wrong"
        # A new key first, the old one below it: both open, the first seals.
        monkeypatch.setenv(KEY, f"{other}\n{key}")
        async with house_at(database_url) as house:
            table = await play_on(house, name, 2)
            assert (await house.journal.read(name))[-1].stored[8:16].hex() == house.journal.sealing.names[0]
        monkeypatch.setenv(KEY, other)
        assert (await refusal()).facts["keys"] == known
        # Who only looks can check the chain without any key.
        monkeypatch.delenv(KEY)
        journal = await Journal.inspect(database_url)
        head = b""
        for row in await journal.database.read(select(entries).order_by(entries.c.seq)):
            head = chain.link(head or chain.BEGINNING, row.table_id, row.seq, row.at, row.event)
            assert head == row.link
        assert head == table.dossier.head
        await journal.close()

    asyncio.run(go())


def test_a_broken_seal_is_damage(sqlite_url: str, key: str) -> None:
    async def go() -> None:
        async with house_at(sqlite_url) as house:
            name = (await played(house, "newvegas", LONG_GAME)).table.id
            truth = shown(await house.find(name))
            await house.close()
            await run(house.journal, "UPDATE snapshots SET data = zeroblob(7) || data")
            assert shown(await found_anew(house.journal, name)) == truth
            await run(house.journal, "DELETE FROM snapshots")
            await run(house.journal, "UPDATE entries SET event = substr(event, 1, length(event) - 1) WHERE seq = 5")
            with pytest.raises(Mistake) as refused:
                await found_anew(house.journal, name)
            assert refused.value.code == "table-damaged"

    asyncio.run(go())


def test_a_sealed_value_belongs_to_its_place(key: str) -> None:
    sealing = Sealing(bytes.fromhex(key))
    sealed = sealing.seal("a 1", b"event")
    assert sealing.open("a 1", sealed) == b"event"
    assert sealing.seal("a 1", b"event") != sealed, "equal events do not look alike"
    for what, data in (("a 2", sealed), ("b 1", sealed), ("a 1", sealed[:-1]), ("a 1", sealed[:20])):
        with pytest.raises(chain.DamagedError):
            sealing.open(what, data)


@pytest.mark.parametrize("text", ["", "abc", "0" * 63, "ż" * 64, base64.b64encode(bytes(31)).decode(), "0" * 64 + " x"])
def test_a_key_that_is_none_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    file = tmp_path / "key"
    file.write_text(text)
    monkeypatch.setenv(KEY_FILE, str(file))
    with pytest.raises(Mistake) as refused:
        Sealing.from_environment()
    assert refused.value.code in ("key-bad", "key-file")
    assert str(file) in str(refused.value)


def test_keys_are_read_from_a_file_in_either_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY_FILE, str(tmp_path / "key"))
    with pytest.raises(Mistake) as refused:
        Sealing.from_environment()
    assert refused.value.code == "key-file"
    one, two = secrets.token_bytes(32), secrets.token_bytes(32)
    (tmp_path / "key").write_text(f"{one.hex()}\n{base64.b64encode(two).decode()}\n")
    assert Sealing.from_environment().names == Sealing(one, two).names
