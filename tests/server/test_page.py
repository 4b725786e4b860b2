"""The built client: served whole, small and compressed, allowed by its own headers, at every address of a screen."""

from __future__ import annotations

import gzip
import json
import re
import urllib.error
import urllib.request
from email.message import Message
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from neonstrip.server.built import CLIENT, SCREENS
from server.running import Running

FIRST_PAGE = 120_000
"""Bytes over the wire for the first page in all."""


def get(house: Running, path: str, accept: str = "gzip") -> tuple[bytes, Message]:
    request = urllib.request.Request(house.url + path, headers={"Accept-Encoding": accept})  # noqa: S310 - our own server
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
        return answer.read(), answer.headers


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_is_the_page(house: Running, path: str) -> None:
    page, headers = get(house, path.replace("{name:str}", "anything"))
    assert headers["Content-Type"].startswith("text/html")
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert b'<div id="app">' in gzip.decompress(page)


def test_every_screen_that_the_client_knows_is_served() -> None:
    source = (Path(__file__).parents[2] / "web/src/lib/route.svelte.ts").read_text("utf-8")
    known = re.search(r"known = \[(.*?)\]", source, re.DOTALL)
    assert known is not None
    first = {screen.split("/")[1] for screen in SCREENS}
    assert set(re.findall(r'"(\w+)"', known[1])) <= first


def test_nothing_in_it_is_what_its_headers_forbid() -> None:
    """Scripts stand in files of their own, and nothing is loaded from anywhere else."""
    page = (CLIENT / "index.html").read_text("utf-8")
    assert re.findall(r"<script(?! type=\"module\" crossorigin src=\"/)|\son[a-z]+=|https?://", page) == []


def test_assets_may_be_kept_for_ever_and_nothing_else_is_found(house: Running) -> None:
    name = next(file.name for file in (CLIENT / "assets").iterdir())
    assert "immutable" in get(house, f"/assets/{name}")[1]["Cache-Control"]
    for path in ("/assets/nothing.js", "/assets/..%2fpages.py", "/assets/..%2f..%2fpages.py", "/built"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            get(house, path)
        assert refused.value.code == 404
        refused.value.close()


def test_a_wrong_link_leads_to_the_page_and_a_wrong_request_does_not(house: Running) -> None:
    for accept, kind in (("text/html,*/*;q=0.8", "text/html"), ("application/json", "application/json")):
        request = urllib.request.Request(f"{house.url}/nothing/here", headers={"Accept": accept})  # noqa: S310
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(request, timeout=60)  # noqa: S310
        with refused.value as answer:
            assert answer.code == 404
            assert answer.headers["Content-Type"].startswith(kind)
            assert "default-src 'self'" in answer.headers["Content-Security-Policy"]


def largest(folder: Traversable, pattern: str) -> str:
    """Of files of one kind, such as the same words in several languages."""
    return max(
        (file for file in folder.iterdir() if re.fullmatch(pattern, file.name)), key=lambda file: len(file.read_bytes())
    ).name


def test_the_first_page_is_small(house: Running) -> None:
    """The page, what it asks for at once, the words of a language and the typefaces of the first screen."""
    page, _ = get(house, "/", "gzip, deflate, br, zstd")
    sent = len(page)
    asked = set(re.findall(r"(?:src|href)=\"(/assets/[^\"]+)", (CLIENT / "index.html").read_text("utf-8")))
    names = [file.name for file in (CLIENT / "assets").iterdir()]
    fonts = [name for name in names if re.match(r"(limelight|outfit)-latin-(400|wght).*woff2", name)]
    words = [largest(CLIENT / "assets", r"home-[\w-]{8}\.js")]
    assert asked
    assert len(fonts) == 2
    for path in [*asked, *(f"/assets/{name}" for name in fonts + words)]:
        sent += len(get(house, path, "gzip, deflate, br, zstd")[0])
    assert sent < FIRST_PAGE


def test_a_browser_gets_the_smallest_that_it_understands(house: Running) -> None:
    scripts = (file for file in (CLIENT / "assets").iterdir() if file.name.endswith(".js"))
    name = max(scripts, key=lambda file: len(file.read_bytes())).name
    packed = (CLIENT / "brotli" / "assets" / name).read_bytes()
    plain = (CLIENT / "assets" / name).read_bytes()
    for accept in ("gzip, deflate, br, zstd", "br;q=1.0, gzip;q=0.8"):
        sent, headers = get(house, f"/assets/{name}", accept)
        assert (sent, headers["Content-Encoding"], headers["Vary"]) == (packed, "br", "Accept-Encoding")
    for accept in ("gzip", "gzip, br;q=0", "GZIP;q=0.5, abracadabra"):
        sent, headers = get(house, f"/assets/{name}", accept)
        assert (gzip.decompress(sent), headers["Content-Encoding"]) == (plain, "gzip")
        assert len(packed) < len(sent)
    for accept in ("", "identity", "gzip;q=0, br;q=0.0"):
        sent, headers = get(house, f"/assets/{name}", accept)
        assert (sent, headers["Content-Encoding"]) == (plain, None)


def test_the_guide_to_a_game_is_sent_as_small(house: Running) -> None:
    """It is the same for everybody, and comes before the first board."""
    plain, headers = get(house, "/api/games/royale", "identity")
    assert (headers["Content-Type"], headers["Content-Encoding"]) == ("application/json", None)
    assert json.loads(plain)["fewest"] == 2
    packed, headers = get(house, "/api/games/royale", "gzip, deflate, br, zstd")
    assert (gzip.decompress(packed), headers["Content-Encoding"], headers["Vary"]) == (plain, "gzip", "Accept-Encoding")
    assert 5 * len(packed) < len(plain)


def test_a_code_to_scan(house: Running) -> None:
    drawn, headers = get(house, "/qr.svg?text=http%3A%2F%2Fhere%2Ft%2Fabc")
    assert headers["Content-Type"].startswith("image/svg+xml")
    assert b"<svg" in drawn
