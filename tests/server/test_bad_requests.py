"""HTTP requests that no client of ours would send are refused with a problem that a program can read."""

from __future__ import annotations

import http.client
import json
import socket
from contextlib import closing, suppress
from typing import Any

import pytest

from server.running import Running, check_alive

TABLE: dict[str, Any] = {"game": "royale", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "bot"}]}


def send(house: Running, method: str, path: str, body: Any = None) -> tuple[int, dict[str, str], bytes]:
    """A request as it is: status, headers and body of its answer."""
    with closing(http.client.HTTPConnection("127.0.0.1", house.port, timeout=60)) as connection:
        connection.request(method, path, body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()


def nested(depth: int) -> str:
    return json.dumps(TABLE)[:-1] + f', "options": {{"tiles": {"[" * depth}{"]" * depth}}}}}'


BODIES: dict[str, tuple[Any, str]] = {
    "empty": (b"", "bad-request"),
    "null": (b"null", "bad-request"),
    "not whole": (b"{", "bad-request"),
    "not UTF-8": (b'{"game": "\xff"}', "bad-request"),
    "half a character": (b'{"game": "\\ud800!"}', "bad-request"),
    "very deep": (b"[" * 60_000, "bad-request"),
    "deep, still read": (nested(900), "option"),
    "deep, nearly read": (nested(930), "option"),
    "too large": (b" " * 70_000, "too-large"),
    "not a number": (json.dumps({**TABLE, "options": {"tiles": float("nan")}}), "bad-request"),
    "NUL as game": (json.dumps({**TABLE, "game": "\0"}), "unknown-game"),
    "NUL as option": (json.dumps({**TABLE, "options": {"\0": 1}}), "unknown-option"),
    "NUL as name": (json.dumps({**TABLE, "seats": [{"kind": "human", "name": "A\0"}, {"kind": "bot"}]}), "bad-name"),
    "blanks in a name": (json.dumps({**TABLE, "seats": [{"kind": "human", "name": "A  B"}, {}]}), "bad-name"),
    "NUL as city": (json.dumps({**TABLE, "game": "newvegas", "options": {"city": "\0;"}}), "city-row"),
    "yes as number": (json.dumps({**TABLE, "options": {"tiles": True}}), "option"),
    "a part as number": (json.dumps({**TABLE, "options": {"tiles": 2.5}}), "option"),
    "huge": (json.dumps({**TABLE, "options": {"tiles": 10**4000}}), "option"),
    "object as number": (json.dumps({**TABLE, "options": {"starter": {"a": [1]}}}), "option"),
}


@pytest.mark.parametrize(("body", "code"), BODIES.values(), ids=BODIES.keys())
def test_bodies(house: Running, body: Any, code: str) -> None:
    status, headers, answer = send(house, "POST", "/api/tables", body)
    assert status == (413 if code == "too-large" else 400)
    assert headers["content-type"] == "application/json"
    assert json.loads(answer)["code"] == code


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/nothing", 404, "no-such-page"),
        ("/api/tables/%00", 404, "no-such-table"),
        ("/api/tables/%ff%fe", 404, "no-such-table"),
        ("/api/tables/" + "a" * 5_000, 400, "bad-request"),
        ("/api/tables/abc/moments/x", 404, "no-such-page"),
        ("/api/tables/abc/moments/99999999999999999999", 400, "bad-request"),
        ("/api/tables/abc/moments/1?seat=99999999999999999999", 400, "bad-request"),
        ("/api/deals/%00", 400, "bad-request"),
        ("/api/deals/abc", 404, "no-such-deal"),
    ],
)
def test_addresses(house: Running, path: str, status: int, code: str) -> None:
    found, _, answer = send(house, "GET", path)
    assert (found, json.loads(answer)["code"]) == (status, code)


def test_methods(house: Running) -> None:
    status, headers, answer = send(house, "DELETE", "/api/tables")
    assert (status, json.loads(answer)["code"]) == (405, "no-such-method")
    assert set(headers["allow"].split(", ")) == {"GET", "POST", "OPTIONS"}
    status, headers, _ = send(house, "OPTIONS", "/api/tables")
    assert status == 204
    assert set(headers["allow"].split(", ")) == {"GET", "POST", "OPTIONS"}
    got, asked = send(house, "GET", "/health"), send(house, "HEAD", "/health")
    assert asked[0] == got[0] == 200
    assert asked[1]["content-length"] == got[1]["content-length"]
    assert asked[2] == b""


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"\xff" * 200 + b"\r\n\r\n",
        b"GET /api HTTP/9.9\r\n\r\n",
        b"GET /\xc3\xa9 HTTP/1.1\r\nHost: a\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /api HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 200_000 + b"\r\n\r\n",
        b"GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ],
    ids=["no HTTP", "version", "address", "length", "chunks", "header", "no key"],
)
def test_bytes_that_are_no_request_of_http(house: Running, request_bytes: bytes) -> None:
    with closing(socket.create_connection(("127.0.0.1", house.port), timeout=60)) as connection:
        answer = b""
        with suppress(OSError):  # the server may hang up at any point of nonsense
            connection.sendall(request_bytes)
            connection.shutdown(socket.SHUT_WR)
            while part := connection.recv(65_536):
                answer += part
    assert b" 50" not in answer[:15]
    assert b"Traceback" not in answer
    check_alive(house)
