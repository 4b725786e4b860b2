"""What a server needs around it, looked at one by one: folders, compiled rules, the port, the proxy in front of it."""

from __future__ import annotations

import http.client
import json
import os
import shutil
import socket
import ssl
import sys
import tempfile
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from neonstrip.bots.warming import missing
from neonstrip.games import GAMES
from neonstrip.locales import say
from neonstrip.play.errors import Mistake
from neonstrip.rules.caching import cache_home

PATIENCE = 10.0
"""Seconds for an answer."""
CLAIMED = "203.0.113.77"
"""An address that nobody has: whoever believes it believes anything."""


class Check(NamedTuple):
    """Something that was looked at."""

    name: str
    ok: bool
    message: str
    facts: dict[str, Any]

    def words(self, language: str) -> str:
        """What was found and, if it is wrong, what to do."""
        return say(language, self.message, **self.facts)


def good(name: str, message: str, **facts: Any) -> Check:
    return Check(name, True, message, facts)


def bad(name: str, message: str, **facts: Any) -> Check:
    return Check(name, False, message, facts)


def folders() -> Iterator[Check]:
    """The folder of the user's tables, and that of compiled rules."""
    from neonstrip.server.keeping import LITTLE_SPACE
    from neonstrip.tables.storage.address import data_folder

    for name, folder in (("data-folder", data_folder()), ("cache-folder", cache_home())):
        path = str(folder)
        there = next(parent for parent in (folder, *folder.parents) if parent.exists())
        if not is_writable(there):
            yield bad(name, "doctor-folder-unwritable", path=path)
            continue
        free = shutil.disk_usage(there).free
        if free < LITTLE_SPACE:
            yield bad(name, "doctor-folder-full", path=path, megabytes=free // 1_000_000)
        elif name == "data-folder" and is_open_to_others(folder):
            yield bad(name, "doctor-folder-open", path=path)
        else:
            yield good(name, "doctor-folder", path=path, gigabytes=round(free / 1e9, 1))


def is_writable(folder: Path) -> bool:
    """Whether a file can really be made there."""
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def is_open_to_others(folder: Path) -> bool:
    """Whether other users of the machine can read the tables there."""
    if sys.platform == "win32" or not folder.exists():
        return False
    files = [file for file in folder.glob("tables.sqlite*") if not file.name.endswith(".lock")]
    closed = not folder.stat().st_mode & 0o077
    return not closed and any(file.stat().st_mode & 0o077 for file in files)


def rules() -> Check:
    """Whether compiled rules are there. If not, they will be made, which takes a while."""
    if found := missing():
        return good("rules", "doctor-rules-missing", games=", ".join(found))
    return good("rules", "doctor-rules", games=", ".join(GAMES))


def port(number: int) -> Check:
    """Whether the port is free, or taken by a server of ours."""
    with closing(socket.socket()) as probe:
        if os.name == "posix":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", number))
        except OSError as error:
            taken = error.strerror or str(error)
        else:
            return good("port", "doctor-port-free", port=str(number))
    try:
        about = json.loads(fetch(f"http://127.0.0.1:{number}/api"))
        return good("port", "doctor-port-ours", port=str(number), version=str(about["version"]))
    except (OSError, http.client.HTTPException, ValueError, KeyError, TypeError):
        return bad("port", "doctor-port-taken", port=str(number), reason=taken)


def fetch(url: str, **headers: str) -> bytes:
    """What an address answers."""
    request = urllib.request.Request(url, headers=headers)  # noqa: S310 - only http and https get here
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
        found: bytes = answer.read()
        return found


def proxy(url: str) -> Iterator[Check]:
    """What people meet who visit a server by its public address."""
    parts = urllib.parse.urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Mistake("bad-url", url=url[:80])
    base = f"{parts.scheme}://{parts.netloc}"
    try:
        seen = json.loads(fetch(f"{base}/api/connection"))
        claimed = json.loads(fetch(f"{base}/api/connection", **{"X-Forwarded-For": CLAIMED}))["address"]
    except urllib.error.HTTPError as error:
        with error:
            yield bad(
                "url", "doctor-url-host" if error.code == 421 else "doctor-url-status", url=base, status=error.code
            )
        return
    except (ValueError, KeyError, TypeError):
        yield bad("url", "doctor-url-foreign", url=base)
        return
    except (OSError, http.client.HTTPException) as error:
        reason = getattr(error, "reason", error)
        tls = isinstance(reason, ssl.SSLError)
        yield bad("url", "doctor-url-tls" if tls else "doctor-url-gone", url=base, reason=str(reason))
        return
    if parts.scheme == "https":
        yield good("url", "doctor-url", url=base)
    else:
        yield bad("url", "doctor-url-plain", url=base)
    if seen["forwarded"] != "believed":
        yield bad("proxy-address", "doctor-proxy-missing" if seen["forwarded"] == "none" else "doctor-proxy-ignored")
    elif claimed == CLAIMED:
        yield bad("proxy-address", "doctor-proxy-claims")
    else:
        yield good("proxy-address", "doctor-proxy-address", address=seen["address"])
    reason = socket_trouble(base.replace("http", "ws", 1) + "/ws")
    yield (
        bad("proxy-socket", "doctor-proxy-no-socket", reason=reason)
        if reason
        else good("proxy-socket", "doctor-proxy-socket")
    )
    try:
        fetch(f"{base}/metrics")
        yield bad("proxy-metrics", "doctor-proxy-metrics-open")
    except OSError:
        yield good("proxy-metrics", "doctor-proxy-metrics")


def socket_trouble(url: str) -> str:
    """Why no WebSocket comes about, if so."""
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    try:
        with connect(url, open_timeout=PATIENCE, close_timeout=1) as opened:
            said = json.loads(opened.recv(PATIENCE))
            return "" if said["type"] == "hello" else "?"
    except (OSError, WebSocketException, ValueError, KeyError, TypeError) as error:
        return str(error) or type(error).__name__
