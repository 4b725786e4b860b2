"""The client, as Vite built it into this package: the file at an address, in the encodings that browsers take."""

from __future__ import annotations

import functools
import mimetypes
import re
from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec import structs

from neonstrip.play.errors import Mistake
from neonstrip.server.packing import Packed, Sent, pack, send

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


def contents(folder: Traversable, before: str = "") -> dict[str, bytes]:
    """All files in a folder and below it, by their paths."""
    found: dict[str, bytes] = {}
    for file in folder.iterdir() if folder.is_dir() else ():
        if file.is_dir():
            found |= contents(file, f"{before}{file.name}/")
        else:
            found[before + file.name] = file.read_bytes()
    return found


FILES = contents(CLIENT)
"""Read at once: a server goes on with the pages it began with, though a newer release is installed meanwhile."""


@functools.cache
def load(path: str) -> Packed:
    """A file of the client in all its sizes."""
    if path not in FILES:
        raise Mistake("no-such-page")
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    return pack(kind, FILES[path], FILES.get(f"brotli/{path}"))


def path_of(address: str) -> str | None:
    """The file that is at an address, if there may be one. All screens are the same page."""
    address = address.rstrip("/") or "/"
    if SCREEN.fullmatch(address):
        return "index.html"
    asset = ASSET.fullmatch(address)
    return asset[1] if asset else address[1:] if address in ROOTED else None


def sent(path: str, encodings: str) -> Sent:
    """A file for somebody, as small as they understand it; a Mistake if there is none."""
    file = send(load(path), encodings)
    kept = FOR_EVER if path.startswith("assets/") else ASKED_ANEW if path == "sw.js" else {}
    return structs.replace(file, headers=file.headers | kept)
