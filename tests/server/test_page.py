"""The plain page: served whole, allowed by its own headers, and speaking the protocol as it is."""

from __future__ import annotations

import re
import urllib.request
from typing import get_args

import pytest

from neonstrip.server.pages import FOLDER
from neonstrip.server.socket import AnyMessage
from server.running import Running

SCRIPT = (FOLDER / "table.js").read_text("utf-8")
PAGE = (FOLDER / "index.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/", "text/html"), ("/t/anything", "text/html"), ("/table.js", "text/javascript"), ("/table.css", "text/css")],
)
def test_it_is_served(house: Running, path: str, kind: str) -> None:
    with urllib.request.urlopen(house.url + path, timeout=60) as answer:  # noqa: S310 - our own server
        assert answer.headers["Content-Type"].startswith(kind)
        assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
        assert answer.read()


def test_nothing_in_it_is_what_its_headers_forbid() -> None:
    """Scripts and styles stand in files of their own, and nothing that people wrote becomes markup."""
    assert re.findall(r"<script(?! src=\"/)|<style|\son[a-z]+=|\sstyle=|https?://", PAGE) == []
    assert re.findall(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b", SCRIPT) == []


def test_it_finds_what_it_looks_for() -> None:
    assert set(re.findall(r"\$\(\"([a-z]+)\"\)", SCRIPT)) == set(re.findall(r"\sid=\"([a-z]+)\"", PAGE))


def test_it_sends_what_the_server_understands() -> None:
    sent = set(re.findall(r"\{ type: \"([a-z]+)\"", SCRIPT))
    assert {"open", "start", "move", "undo"} <= sent <= {each.__struct_config__.tag for each in get_args(AnyMessage)}
