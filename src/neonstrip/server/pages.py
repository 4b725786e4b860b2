"""What a browser gets: the client, built by Vite into this package, and codes to scan."""

from __future__ import annotations

import functools
import gzip
import io
import mimetypes
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any

import segno
from litestar import Request, Response, get
from litestar.params import Parameter
from msgspec import Struct

from neonstrip.play.errors import Mistake

CLIENT = files("neonstrip.server") / "client"
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
SCREENS = ["/", "/t/{name:str}", "/t/{name:str}/replay", "/new", "/rules", "/learn", "/settings", "/licences"]
SCREENS += ["/privacy", "/paper", "/print", "/print/{name:str}", "/new/{name:str}", "/rules/{name:str}"]
SCREENS += ["/referee/{name:str}", "/learn/{name:str}", "/learn/{name:str}/{lesson:str}"]
SCREENS += ["/score", "/score/{name:str}"]
LONGEST_CODE = 300
PLAIN = "identity"
NEVER = re.compile(r"q=0(\.0*)?\s*$")
"""Says of an encoding that it is not wanted."""
FILE = "file"
"""Marks what lies ready in memory, and has a limit of its own."""


class File(Struct, frozen=True):
    """A file of the client."""

    kind: str
    sizes: list[tuple[str, bytes]]
    """What is in it, in each encoding by which it gets smaller, the smallest first, and at last as it is."""


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


def accepted(request: Request[Any, Any, Any]) -> set[str]:
    """The encodings that a browser understands. The file as it is everybody does."""
    named = [word.partition(";") for word in request.headers.get("Accept-Encoding", "").lower().split(",")]
    return {PLAIN, *(name.strip() for name, _, quality in named if not NEVER.search(quality))}


def answer(request: Request[Any, Any, Any], path: str, headers: dict[str, str] | None = None) -> Response[bytes]:
    file, understood = load(path), accepted(request)
    encoding, content = next(size for size in file.sizes if size[0] in understood)
    sent = {"Vary": "Accept-Encoding"} | (headers or {})
    if encoding != PLAIN:
        sent["Content-Encoding"] = encoding
    return Response(content, media_type=file.kind, headers=sent)


@get(SCREENS, include_in_schema=False, opt={FILE: True})
async def screen(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every screen is the same page; the client reads from the address which it is."""
    return answer(request, "index.html")


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody came by a link, and not a program for data."""
    html = "text/html" in request.headers.get("Accept", "")
    return html and request.method == "GET" and not request.url.path.startswith(("/api/", "/assets/"))


def nowhere(request: Request[Any, Any, Any], headers: dict[str, str]) -> Response[bytes]:
    """A wrong link leads to the page too, which says so and leads on."""
    page = answer(request, "index.html", headers)
    page.status_code = 404
    return page


@get("/assets/{name:str}", include_in_schema=False, opt={FILE: True})
async def asset(name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Files whose names change with what is in them."""
    if "/" in name or "\\" in name or name.startswith("."):
        raise Mistake("no-such-page")
    return answer(request, f"assets/{name}", FOR_EVER)


@get("/icon.svg", include_in_schema=False, opt={FILE: True})
async def icon(request: Request[Any, Any, Any]) -> Response[bytes]:
    return answer(request, "icon.svg")


@get("/sw.js", include_in_schema=False, opt={FILE: True})
async def service_worker(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Keeps the pages of a device that deals cards while the server is away."""
    return answer(request, "sw.js", {"Cache-Control": "no-cache"})


@get("/licences.json", include_in_schema=False, opt={FILE: True})
async def licences(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The licences of what is in the client and not ours."""
    return answer(request, "licences.json")


@get("/qr.svg", include_in_schema=False)
async def code(text: Annotated[str, Parameter(min_length=1, max_length=LONGEST_CODE)]) -> Response[bytes]:
    """A link as a code for phones."""
    drawn = io.BytesIO()
    segno.make(text, micro=False).save(drawn, kind="svg", scale=4, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


PAGES = [screen, asset, icon, service_worker, licences, code]
