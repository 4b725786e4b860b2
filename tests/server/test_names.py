"""A server answers to its own names and no others, takes JSON alone, and writes no id into its log."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from neonstrip.locales import LANGUAGES, say
from neonstrip.server.hosts import Names
from neonstrip.server.logs import veil
from neonstrip.tables import commands, hosting
from neonstrip.tables import events as ev
from neonstrip.tables.house import House
from neonstrip.tables.storage import Journal
from neonstrip.tables.tokens import new_table_id, new_token
from server.client import Refused, ask
from server.running import Running, server
from server.test_http import request

NAME = "tables.example.org"
EVIL = "rebound.example.net"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that its operator gave a name."""
    with ExitStack() as stack:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("NEONSTRIP_NAMES", f"{NAME}, other.example.org")
            running = stack.enter_context(server(f"sqlite:///{tmp_path_factory.mktemp('named')}/tables.sqlite"))
        yield running


def test_a_server_answers_to_its_names(named: Running) -> None:
    own = [NAME, f"{NAME}:443", NAME.upper(), f"{NAME}.", "other.example.org", socket.gethostname()]
    for host in [
        *own,
        "localhost:7711",
        "a.localhost",
        "127.0.0.1",
        "192.168.1.20:7711",
        "[::1]:7711",
        "[2001:db8::7]",
    ]:
        assert request(named, "/health", Host=host)[0] == 200, host


@pytest.mark.parametrize(
    "host", [EVIL, f"{EVIL}:7711", f"{NAME}.{EVIL}", "127.0.0.1.example.net", "localhost.evil", ":", "x y"]
)
def test_a_page_with_a_name_of_its_own_is_turned_away(named: Running, host: str) -> None:
    """A site whose name was made to point here would otherwise be, for a browser, this server."""
    status, headers, body = request(named, "/api/tables", Host=host)
    assert (status, json.loads(body)["code"]) == (421, "wrong-host")
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_came_by_a_wrong_name_is_told_why(named: Running, language: str) -> None:
    words = say(language, "mistake-wrong-host", host=EVIL)
    _, headers, body = request(named, "/", Host=EVIL, Accept="text/html", Accept_Language=language)
    assert headers["content-type"].startswith("text/plain")
    assert body.decode() == words
    assert f"--name {EVIL}" in words


def test_the_socket_answers_to_the_same_names(named: Running) -> None:
    async def visit(host: str) -> None:
        url = named.socket_url.replace("127.0.0.1", host)
        async with connect(url, host="127.0.0.1", port=named.port) as line:
            assert json.loads(await line.recv())["type"] == "hello"

    asyncio.run(visit(NAME))
    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(visit(EVIL))
    assert refused.value.response.status_code == 421


def test_names_may_be_any_if_the_operator_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NEONSTRIP_NAMES", raising=False)
    assert EVIL not in Names(["127.0.0.1"])
    assert EVIL in Names(["*"])
    assert not Names(["127.0.0.1", "localhost"]).given


def test_figures_are_not_told_where_a_name_was_given(named: Running) -> None:
    """A proxy on the same machine need not say that it is one."""
    assert request(named, "/metrics")[0] == 404


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_bodies_are_json_and_say_so(house: Running, kind: str) -> None:
    """What a form of another site can send without asking is not taken."""
    wish = json.dumps({"seats": []}).encode()
    status, _, body = request(house, "/api/mine", "POST", wish, **({"Content_Type": kind} if kind else {}))
    assert (status, json.loads(body)["code"]) == (415, "needs-json")
    assert request(house, "/api/mine", "POST", wish, Content_Type="Application/JSON; charset=utf-8")[0] == 200


async def lay_spoilt(file: Path) -> hosting.Laid:
    """A table whose log cannot be read any more."""
    journal = await Journal.open(f"sqlite:///{file}")
    house = House(journal)
    seats = [ev.SeatSetup("human", "Anna"), ev.SeatSetup("bot", "", "random")]
    [laid] = await hosting.lay(house, "royale", {}, seats, ev.Settings())
    await house.command(commands.Start(table=laid.table.id, token=laid.host))
    await house.close()
    await journal.close()
    with sqlite3.connect(file, timeout=60) as spoilt:
        nonsense = json.dumps({"kind": laid.table.id}).encode()
        spoilt.execute("UPDATE entries SET event = ? WHERE seq = 2 AND table_id = ?", (nonsense, laid.table.id))
        spoilt.execute("DELETE FROM snapshots WHERE table_id = ?", (laid.table.id,))
        spoilt.execute("UPDATE summaries SET due = 1 WHERE table_id = ?", (laid.table.id,))
    spoilt.close()
    return laid


def test_what_is_logged_tells_of_no_table(named: Running) -> None:
    """Everything goes wrong with a table that can: its bots, its views, its moves."""
    laid = asyncio.run(lay_spoilt(Path(named.database.removeprefix("sqlite:///"))))
    seat = {"table": laid.table.id, "token": laid.tokens[0]}

    async def provoke() -> None:
        async with connect(named.socket_url) as line:
            await line.send(json.dumps({"type": "open", **seat}))
            await line.send(json.dumps({"type": "move", "move": "roll", **seat}))
            assert [json.loads(await line.recv())["type"] for _ in range(3)] == ["hello", "error", "error"]
        while b"could not be served" not in named.errors:
            await asyncio.sleep(0.1)

    with pytest.raises(Refused):
        ask(named.url, f"/api/tables/{laid.table.id}")
    asyncio.run(provoke())
    errors = named.errors.decode()
    assert "~" in errors
    assert not [secret for secret in (laid.table.id, laid.host, laid.tokens[0]) if secret in errors]


def test_ids_and_tokens_are_veiled_and_words_are_not() -> None:
    table, token = new_table_id(), new_token()
    line = f"GET /t/{table}?x={token} (\"{table}\", b'{token}'): that_is_no_token_but_a_name_in_our_source"
    veiled = veil(line)
    assert table not in veiled
    assert token not in veiled
    assert veiled.count(veil(table)) == 2, "lines about one table can be told"
    assert "that_is_no_token_but_a_name_in_our_source" in veiled
