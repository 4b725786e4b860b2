"""The names that a server answers to, against DNS rebinding.

A page of another site can have its own name point to this machine, and then is, for a browser, a page of this server.
It cannot do that with a numeric address, nor with a name that is not its own: those are answered, and no others.
"""

from __future__ import annotations

import ipaddress
import os
import re
import socket
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from neonstrip.play.errors import Mistake
from neonstrip.server.errors import language, problem, status

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Send

NAMES = "NEONSTRIP_NAMES"
"""The variable of the environment that has names besides those of the command line, with commas between."""
ANY = "*"
LONGEST = 100
"""Signs of a wrong name that are told."""

_encode = msgspec.json.Encoder().encode


class Names:
    """The names that the operator gave, and those that this machine has anyway."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        named = [bare(name) for name in (*given, *re.split(r"[,\s]+", os.environ.get(NAMES, "")))]
        self.given = {name for name in named if name and not is_numeric(name) and not is_loopback(name)}
        own = socket.gethostname().lower()
        self._known = self.given | {"localhost", own, f"{own.partition('.')[0]}.local"}

    def __contains__(self, host: str) -> bool:
        name = bare(host)
        return name in self._known or ANY in self.given or name.endswith(".localhost") or is_numeric(name)


def bare(host: str) -> str:
    """A name without its port, in one way of writing."""
    name = re.sub(r":\d*$", "", host.strip()) if "]" in host or host.count(":") <= 1 else host.strip()
    return name.strip("[]").rstrip(".").lower()


def is_numeric(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether a name can only mean the machine itself."""
    name = bare(host)
    return name == "localhost" or name.endswith(".localhost") or (is_numeric(name) and _address(name).is_loopback)


def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    address = ipaddress.ip_address(name)
    return getattr(address, "ipv4_mapped", None) or address


class OnlyKnown:
    """Answers requests to known names, and tells others that they came to the wrong place.

    Programs that send no name at all are no browsers, and are answered.
    """

    def __init__(self, app: ASGIApp, names: Names, headers: dict[str, str]) -> None:
        self.app = app
        self.names = names
        self.headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            sent = dict(scope["headers"])
            if (host := sent.get(b"host", b"").decode("latin-1")) and host not in self.names:
                await self._refuse(scope["type"], host, sent, send)
                return
        await self.app(scope, receive, send)

    async def _refuse(self, kind: str, host: str, sent: dict[bytes, bytes], send: Any) -> None:
        shown = "".join(sign for sign in bare(host)[:LONGEST] if sign.isprintable())
        mistake = Mistake("wrong-host", host=shown)
        told = problem(mistake, language(sent.get(b"accept-language", b"").decode("latin-1")))
        page = b"text/html" in sent.get(b"accept", b"")
        body = told.text.encode() if page else _encode(told)
        said = b"text/plain; charset=utf-8" if page else b"application/json"
        headers = [*self.headers, (b"content-type", said), (b"content-length", b"%d" % len(body))]
        prefix = "websocket.http.response" if kind == "websocket" else "http.response"
        await send({"type": f"{prefix}.start", "status": status(mistake), "headers": headers})
        await send({"type": f"{prefix}.body", "body": body, "more_body": False})
