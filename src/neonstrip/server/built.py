"""The client, as Vite built it into this package: the file at an address, in the encodings that browsers take."""

from __future__ import annotations

import functools
import gzip
import mimetypes
import re
from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec import Struct

from neonstrip.play.errors import Mistake

CLIENT = files("neonstrip.server") / "client"
SCREENS = ["/", "/t/{name:str}", "/t/{name:str}/replay", "/new", "/rules", "/learn", "/settings", "/licences"]
SCREENS += ["/privacy", "/paper", "/print", "/print/{name:str}", "/new/{name:str}", "/rules/{name:str}"]
SCREENS += ["/referee/{name:str}", "/learn/{name:str}", "/learn/{name:str}/{lesson:str}"]
SCREENS += ["/score", "/score/{name:str}"]
SCREEN = re.compile("|".join(re.sub(r"\{\w+:str\}", "[^/]+", screen) for screen in SCREENS))
ASSET = re.compile(r"/(assets/[^/\\.][^/\\]*)")
"""Files whose names change with what is in them."""
ROOTED = ("/icon.svg", "/sw.js", "/licences.json")
"""`sw.js` keeps the pages of a device that deals cards while the server is away."""
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ASKED_ANEW = {"Cache-Control": "no-cache"}
PLAIN = "identity"
NEVER = re.compile(r"q=0(\.0*)?\s*$")
"""Says of an encoding that it is not wanted."""


class File(Struct, frozen=True):
    """A file of the client."""

    kind: str
    sizes: list[tuple[str, bytes]]
    """What is in it, in each encoding by which it gets smaller, the smallest first, and at last as it is."""


class Sent(Struct, frozen=True):
    """A file as it is sent to somebody."""

    kind: str
    headers: dict[str, str]
    content: bytes


@functools.cache
def load(path: str) -> File:
    """A file of the client in all its sizes. Nothing secret is in any, so all may be compressed."""
    plain = read(path)
    if plain is None:
        raise Mistake("no-such-page")
    small = [("br", read(f"brotli/{path}")), ("gzip", gzip.compress(plain, 9, mtime=0))]
    sizes = [(encoding, packed) for encoding, packed in small if packed is not None and len(packed) < len(plain)]
    return File(mimetypes.guess_type(path)[0] or "application/octet-stream", [*sizes, (PLAIN, plain)])


def read(path: str) -> bytes | None:
    file: Traversable = CLIENT
    for part in path.split("/"):
        file = file / part
    return file.read_bytes() if file.is_file() else None


def path_of(address: str) -> str | None:
    """The file that is at an address, if there may be one. All screens are the same page."""
    address = address.rstrip("/") or "/"
    if SCREEN.fullmatch(address):
        return "index.html"
    asset = ASSET.fullmatch(address)
    return asset[1] if asset else address[1:] if address in ROOTED else None


def sent(path: str, encodings: str) -> Sent:
    """A file for somebody, as small as they understand it; a Mistake if there is none."""
    named = [word.partition(";") for word in encodings.lower().split(",")]
    understood = {PLAIN, *(name.strip() for name, _, quality in named if not NEVER.search(quality))}
    file = load(path)
    encoding, content = next(size for size in file.sizes if size[0] in understood)
    kept = FOR_EVER if path.startswith("assets/") else ASKED_ANEW if path == "sw.js" else {}
    headers = {"Vary": "Accept-Encoding"} | kept
    if encoding != PLAIN:
        headers["Content-Encoding"] = encoding
    return Sent(file.kind, headers, content)
