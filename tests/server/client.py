"""A client of the protocol, as a program of somebody else's would be: it knows nothing of neonstrip."""

from __future__ import annotations

import asyncio
import http.client
import json
import secrets
import urllib.error
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60
"""Seconds for an answer, on a machine that does other things too."""


class Refused(Exception):  # noqa: N818 - reads better in tests
    """The server said no."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(f"{status} {problem}")
        self.status = status
        self.code = problem.get("code")
        self.problem = problem


class From(urllib.request.HTTPHandler):
    """Requests that come from an address of this machine: limits go by it."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address

    def http_open(self, request: urllib.request.Request) -> http.client.HTTPResponse:
        return self.do_open(http.client.HTTPConnection, request, source_address=(self.address, 0))


def ask(url: str, path: str, body: Any = None, token: str = "", address: str = "127.0.0.1") -> Any:
    """An HTTP request: GET, or POST if there is a body."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(url + path, data, headers)  # noqa: S310 - our own server
    try:
        with urllib.request.build_opener(From(address)).open(request, timeout=PATIENCE) as answer:
            text = answer.read().decode()
            return json.loads(text) if answer.headers["Content-Type"].startswith("application/json") else text
    except urllib.error.HTTPError as error:
        with error:
            raise Refused(error.code, json.loads(error.read())) from error


class Player:
    """Somebody at a table, over a socket of their own."""

    def __init__(
        self, socket_url: str, table: str, token: str = "", address: str = "127.0.0.1", gaps: bool = False
    ) -> None:
        self.socket_url = socket_url
        self.address = address
        """Where they come from: limits go by it."""
        self.table = table
        self.token = token
        self.seq = 0
        self.head = ""
        self.gaps = gaps
        """Whether lines may be missing: only what somebody took back is."""
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.heard: list[str] = []
        """Everything the server sent, as it came."""
        self.socket: ClientConnection | None = None
        self._refs = 0
        self._name = secrets.token_hex(4)
        """Makes references new: somebody may come twice with one token."""

    async def __aenter__(self) -> Player:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()

    async def connect(self) -> None:
        """Come (back) to the table, and go on with the log where it was."""
        self.socket = await connect(
            f"{self.socket_url}?table={self.table}",
            max_size=None,
            compression=None,
            open_timeout=PATIENCE,
            local_addr=(self.address, 0),
        )
        await self.send({"type": "open", "table": self.table, "token": self.token, "seq": self.seq, "head": self.head})
        while not (message := await self.hear()).get("full"):
            if message["type"] == "error":
                await self.disconnect()
                raise Refused(0, message)

    async def disconnect(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message; a view is merged into what is known."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "view" and message["table_id"] == self.table:
            self._merge(message)
        return message

    def _merge(self, message: dict[str, Any]) -> None:
        lines = message.pop("log")
        if message.get("forked"):
            self.log.clear()
        for line in lines:
            last = self.log[-1]["n"] if self.log else 0
            follows = line["n"] > last if self.gaps else line["n"] == last + 1
            assert follows, f"line {line['n']} after {last}: missed or told twice"
            self.log.append(line)
        self.seq, self.head = message["seq"], message["head"]
        view = message.pop("view", {})
        known = {} if message["full"] else self.state
        self.state = {**known, **message, "view": {**known.get("view", {}), **view}}

    def new_ref(self) -> str:
        self._refs += 1
        return f"{self._name}-{self._refs}"

    async def command(self, kind: str, *, token: str | None = None, **fields: Any) -> dict[str, Any]:
        """Ask for something, and hear until it is answered."""
        ref = fields.pop("ref", None) or self.new_ref()
        await self.send({"type": kind, "table": self.table, "token": token or self.token, "ref": ref, **fields})
        while True:
            message = await self.hear()
            if message["type"] in ("done", "error") and message["ref"] == ref:
                if message["type"] == "error":
                    raise Refused(0, message)
                return message

    @property
    def stage(self) -> str:
        stage: str = self.state["table"]["stage"]
        return stage

    @property
    def moves(self) -> list[str]:
        """What this player can do now."""
        return [legal["move"] for legal in self.state.get("legal") or []]
