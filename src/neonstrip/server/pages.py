"""The pages that a browser gets."""

from __future__ import annotations

from importlib.resources import files

from litestar import MediaType, Response, get

FOLDER = files("neonstrip.server") / "static"
KINDS = {"html": MediaType.HTML, "js": "text/javascript", "css": MediaType.CSS, "svg": "image/svg+xml"}


def page(name: str) -> Response[bytes]:
    return Response((FOLDER / name).read_bytes(), media_type=KINDS[name.rpartition(".")[2]])


@get(["/", "/t/{table:str}"], include_in_schema=False)
async def index() -> Response[bytes]:
    return page("index.html")


@get("/table.js", include_in_schema=False)
async def script() -> Response[bytes]:
    return page("table.js")


@get("/table.css", include_in_schema=False)
async def style() -> Response[bytes]:
    return page("table.css")


PAGES = [index, script, style]
