"""What a browser gets: the client, and codes to scan."""

from __future__ import annotations

import io
from typing import Annotated, Any

import segno
from litestar import Request, Response, get
from litestar.params import Parameter

from neonstrip.play.errors import Mistake
from neonstrip.server.built import ROOTED, SCREENS, path_of, sent

LONGEST_CODE = 300
FILE = "file"
"""Marks what lies ready in memory, and has a limit of its own."""


def answer(request: Request[Any, Any, Any], path: str, headers: dict[str, str] | None = None) -> Response[bytes]:
    file = sent(path, request.headers.get("Accept-Encoding", ""))
    return Response(file.content, media_type=file.kind, headers=file.headers | (headers or {}))


@get([*SCREENS, "/assets/{file:str}", *ROOTED], include_in_schema=False, opt={FILE: True})
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every screen is the same page: the client reads from the address which it is."""
    path = path_of(request.scope["path"])
    if path is None:
        raise Mistake("no-such-page")
    return answer(request, path)


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody came by a link, and not a program for data."""
    html = "text/html" in request.headers.get("Accept", "")
    return html and request.method == "GET" and not request.url.path.startswith(("/api/", "/assets/"))


def nowhere(request: Request[Any, Any, Any], headers: dict[str, str]) -> Response[bytes]:
    """A wrong link leads to the page too, which says so and leads on."""
    page = answer(request, "index.html", headers)
    page.status_code = 404
    return page


@get("/qr.svg", include_in_schema=False)
async def code(text: Annotated[str, Parameter(min_length=1, max_length=LONGEST_CODE)]) -> Response[bytes]:
    """A link as a code for phones."""
    drawn = io.BytesIO()
    segno.make(text, micro=False).save(drawn, kind="svg", scale=4, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


PAGES = [page, code]
