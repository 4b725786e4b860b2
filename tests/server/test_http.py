"""HTTP: headers, origins, limits, sizes, languages, health and figures, and where tokens must never be."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from neonstrip.locales import LANGUAGES, say
from server.client import Refused, ask
from server.playing import Laid, catch_up, lay, people
from server.running import Running, server

OPERATOR = "a word that only the operator knows"
UNKNOWN = "abcdefghjkmnpqrstu"
"""Looks like a table's id."""
AT_ONCE, MOST_TRIES = 50, 5_000
"""How many somebody asks for at once who asks too often, and how many before they give up."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the usual limits, whose operator has a token."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NEONSTRIP_METRICS_TOKEN", OPERATOR)
        with server(f"sqlite:///{tmp_path_factory.mktemp('strict')}/tables.sqlite", limits="1") as running:
            yield running


def request(
    house: Running, path: str, method: str = "GET", body: bytes | None = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of any answer."""
    connection = http.client.HTTPConnection(urlsplit(house.url).netloc, timeout=60)
    try:
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


@pytest.mark.parametrize("path", ["/", "/api", "/api/tables", f"/api/tables/{UNKNOWN}", "/nowhere", "/icon.svg"])
def test_every_answer_has_the_headers_that_protect_a_browser(house: Running, path: str) -> None:
    _, headers, _ = request(house, path)
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


def test_a_page_of_another_site_gets_no_socket(house: Running) -> None:
    async def go() -> None:
        for origin in ("https://evil.example", "null", house.url + ".evil.example", "http://127.0.0.1:1"):
            with pytest.raises(InvalidStatus) as caught:
                await connect(house.socket_url, origin=origin)  # type: ignore[arg-type]
            assert caught.value.response.status_code == 403
        for own in (house.url, None):
            async with connect(house.socket_url, origin=own) as socket:  # type: ignore[arg-type]
                assert json.loads(await socket.recv())["type"] == "hello"

    asyncio.run(go())


def test_what_is_too_large_is_refused(house: Running) -> None:
    body = json.dumps({"game": "royale", "seats": [{}] * 2, "options": {"x": "y" * 70_000}}).encode()
    status, _, answer = request(house, "/api/tables", "POST", body, Content_Type="application/json")
    assert (status, json.loads(answer)["code"]) == (413, "too-large")
    assert request(house, "/health")[0] == 200

    async def go() -> None:
        async with connect(house.socket_url) as socket:
            await socket.recv()
            await socket.send("x" * 20_000)
            with pytest.raises(ConnectionClosed) as caught:
                await socket.recv()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1009

    asyncio.run(go())


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        (f"/api/tables/{UNKNOWN}", 404, "no-such-table"),
        (f"/api/tables/{UNKNOWN}/record", 404, "no-such-table"),
        (f"/api/tables/{UNKNOWN}/moments/1", 404, "no-such-table"),
        ("/api/tables/%00%ff", 404, "no-such-table"),
        ("/api/deals/unknown", 404, "no-such-deal"),
        ("/api/nothing", 404, "no-such-page"),
        (f"/api/tables/{UNKNOWN}/moments/0", 400, "bad-request"),
    ],
)
def test_unknown_things_are_not_found(house: Running, path: str, status: int, code: str) -> None:
    found, headers, body = request(house, path)
    assert (found, json.loads(body)["code"]) == (status, code)
    assert headers["content-type"].startswith("application/json")


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_are_told_in_the_readers_language(house: Running, language: str) -> None:
    words = say(language, "mistake-no-such-table", table=UNKNOWN)
    _, _, body = request(house, f"/api/tables/{UNKNOWN}", Accept_Language=f"{language}-XX,en;q=0.5")
    assert json.loads(body)["text"] == words

    async def go() -> None:
        opening = json.dumps({"type": "open", "table": UNKNOWN})
        async with connect(house.socket_url, additional_headers={"Accept-Language": language}) as socket:
            await socket.send(opening)
            assert [json.loads(await socket.recv()) for _ in range(2)][1]["text"] == words
        async with connect(house.socket_url) as socket:
            await socket.send(json.dumps({"type": "speak", "language": language}))
            await socket.send(opening)
            assert [json.loads(await socket.recv()) for _ in range(2)][1]["text"] == words

    asyncio.run(go())


def test_a_language_that_nobody_speaks_is_english(house: Running) -> None:
    _, _, body = request(house, f"/api/tables/{UNKNOWN}", Accept_Language="tlh, *")
    assert json.loads(body)["text"] == say("en", "mistake-no-such-table", table=UNKNOWN)


def test_the_server_says_that_it_is_well(house: Running) -> None:
    health = ask(house.url, "/health")
    about = ask(house.url, "/api")
    assert health == {"status": "ok", "version": about["version"], "warnings": []}
    assert about["games"] == ["royale", "classic", "newvegas"]
    assert {"random", "greedy"} <= set(about["bots"])
    assert set(about["languages"]) == set(LANGUAGES)


def test_figures_are_for_the_operator_alone(house: Running, strict: Running) -> None:
    status, _, body = request(house, "/metrics")
    assert status == 200, "from the machine itself"
    assert b"neonstrip_requests_total" in body
    assert b"neonstrip_command_seconds_bucket" in body
    for header in ("X_Forwarded_For", "X_Forwarded_Proto", "Forwarded", "Via", "X_Real_IP"):
        assert request(house, "/metrics", "GET", None, **{header: "203.0.113.9"})[0] == 404, "not through a proxy"
    assert request(house, "/metrics", Host="192.0.2.7")[0] == 404, "nor by another name, which a proxy may pass on"
    assert request(strict, "/metrics")[0] == 404
    assert request(strict, "/metrics", Authorization="Bearer guess")[0] == 404
    assert request(strict, "/metrics", Authorization=f"Bearer {OPERATOR}")[0] == 200


def test_who_talks_too_much_is_asked_to_wait(strict: Running) -> None:
    """By seat: others go on talking, and everybody goes on playing."""

    async def go() -> None:
        table = lay(strict, "newvegas", ["Anna", "Benno"])
        await table.command("start")
        async with people(table) as players:
            anna, benno = players.values()
            for number in range(5):
                await anna.command("say", text=f"spam {number}")
            with pytest.raises(Refused) as caught:
                await anna.command("say", text="spam 6")
            assert caught.value.code == "too-many"
            await benno.command("say", text="Hush")
            await anna.command("move", move=anna.moves[0])
            await catch_up(benno)
            assert [line["kind"] for line in benno.log].count("said") == 6

    asyncio.run(go())


def test_who_asks_too_often_is_asked_to_wait(strict: Running) -> None:
    """Tables, messages and requests, the strictest first: whoever was refused is served again soon."""
    wish = {"game": "royale", "seats": [{}, {}]}

    def lay_many() -> int:
        for laid in range(80):
            try:
                ask(strict.url, "/api/tables", wish)
            except Refused as refusal:
                if (refusal.status, refusal.code) != (429, "too-many"):
                    raise
                return laid
        return 80

    assert 30 <= lay_many() < 60

    async def messages() -> None:
        """The slower the server, the more permits come meanwhile, so there is no saying how many it takes."""
        async with connect(strict.socket_url) as socket:
            await socket.recv()
            answers: list[Any] = []
            for _ in range(MOST_TRIES // AT_ONCE):
                for _ in range(AT_ONCE):
                    await socket.send('{"type": "ping"}')
                answers += [json.loads(await socket.recv()) for _ in range(AT_ONCE)]
                if "too-many" in [answer.get("code") for answer in answers]:
                    break
            kinds = [answer["type"] for answer in answers]
            assert kinds.count("pong") >= 150, "what tests before this one asked for counts too"
            assert "too-many" in [answer.get("code") for answer in answers]

    asyncio.run(messages())
    statuses: list[int] = []
    with ThreadPoolExecutor(8) as many:
        while 429 not in statuses and len(statuses) < MOST_TRIES:
            statuses += many.map(lambda _: request(strict, "/api")[0], range(AT_ONCE))
    assert statuses[0] == 200
    assert statuses.count(200) >= 300
    assert set(statuses) == {200, 429}


def test_tokens_are_in_no_address_and_no_log(house: Running) -> None:
    """Nothing in the interface takes a token in an address, and nothing that goes wrong writes one down."""
    paths: dict[str, Any] = json.loads(request(house, "/api/schema/openapi.json")[2])["paths"]
    for path, methods in paths.items():
        assert "token" not in path
        for method in methods.values():
            for parameter in method.get("parameters", []):
                assert "token" not in parameter["name"].lower() or parameter["in"] == "header"
    table = lay(house, "royale", ["Anna", "open"])
    asyncio.run(provoke(table))
    secrets = [table.host, table.tokens[0], table.id]
    assert not any(secret.encode() in house.errors for secret in secrets)
    assert b"Traceback" not in house.errors


async def provoke(table: Laid) -> None:
    """Do everything wrong that one can do wrong with a token."""
    token = table.tokens[0]
    async with connect(table.server.socket_url) as socket:
        for message in (
            {"type": "move", "table": table.id, "token": token, "move": "roll"},
            {"type": "move", "table": table.id, "token": token, "colour": "red"},
            {"type": token, "table": table.id},
            {"type": "start", "table": table.id, "token": token},
            {"type": "open", "table": table.id, "token": token * 5},
        ):
            await socket.send(json.dumps(message))
        await socket.send(f'{{"token": "{token}"')
        answers = [json.loads(await socket.recv()) for _ in range(7)]
        assert [answer["type"] for answer in answers] == ["hello"] + ["error"] * 6
    for path in (f"/api/tables/{table.id}/{token}", f"/{token}", f"/api/tables/{token}"):
        assert request(table.server, path, Authorization=f"Bearer {token}")[0] == 404
