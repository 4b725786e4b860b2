"""Sheets to print, over HTTP."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter

from neonstrip.locales import DEFAULT
from neonstrip.play.errors import Mistake
from neonstrip.server.api.answering import address, problems
from neonstrip.server.messages.house import City, PaperAbout
from neonstrip.server.messages.requests import CityText
from neonstrip.server.press import PDF, SVG
from neonstrip.server.services import Services

if TYPE_CHECKING:
    from neonstrip.printing.papers import Wish

LONGEST_CITY = 400
MOST_PAGES = 9
FOR_AN_HOUR = {"Cache-Control": "public, max-age=3600"}

PaperName = Annotated[str, Parameter(max_length=40, description="A paper of `GET /api/sheets`")]
Word = Annotated[str, Parameter(max_length=40)]
PerPage = Annotated[int, Parameter(ge=1, le=2, description="Sheets on a page")]
CityWord = Annotated[str | None, Parameter(max_length=LONGEST_CITY, description="A city of `POST /api/cities`")]


# What draws is loaded when somebody wants to print: most servers are never asked.


def _papers() -> list[PaperAbout]:
    from neonstrip.printing.papers import papers

    return [
        PaperAbout(name, paper.sheets, paper.halves, paper.read_city is not None, list(paper.editions))
        for name, paper in papers().items()
    ]


def _wish(**wished: Any) -> Wish:
    from neonstrip.printing.papers import Wish, check

    wish = Wish(**wished)
    check(wish)
    return wish


def _city(text: str) -> str:
    from neonstrip.printing.papers import read_city

    return read_city(text)


@get("/api/sheets", responses=problems(), summary="What can be printed")
async def sheets() -> list[PaperAbout]:
    return await asyncio.to_thread(_papers)


async def _printed(
    services: Services, request: Request[Any, Any, Any], kind: str, **wished: str | int | bool | None
) -> list[bytes]:
    wish = await asyncio.to_thread(_wish, **wished)
    return await services.press.print(
        wish, kind, lambda: services.limits.take(services.limits.sheets, address(request))
    )


@get("/api/sheets/{paper:str}", responses=problems(), media_type=PDF, summary="Something to print, as PDF")
async def sheet(
    paper: PaperName,
    services: Services,
    request: Request[Any, Any, Any],
    size: Word = "a4",
    per_page: PerPage = 1,
    colour: bool = True,
    language: Word = DEFAULT,
    edition: Word = "",
    city: CityWord = None,
) -> Response[bytes]:
    [made] = await _printed(
        services,
        request,
        PDF,
        what=paper,
        size=size,
        per_page=per_page,
        colour=colour,
        language=language,
        edition=edition,
        city=city,
    )
    named = {"Content-Disposition": f'inline; filename="{paper}.pdf"'}
    return Response(made, media_type=PDF, headers=FOR_AN_HOUR | named)


@get(
    "/api/sheets/{paper:str}/pages/{page:int}",
    responses=problems(404),
    media_type=SVG,
    summary="A page of it as a picture, for a look before printing",
)
async def sheet_page(
    paper: PaperName,
    page: Annotated[int, Parameter(ge=1, le=MOST_PAGES, description="Pages count from 1")],
    services: Services,
    request: Request[Any, Any, Any],
    size: Word = "a4",
    per_page: PerPage = 1,
    colour: bool = True,
    language: Word = DEFAULT,
    edition: Word = "",
    city: CityWord = None,
) -> Response[bytes]:
    made = await _printed(
        services,
        request,
        SVG,
        what=paper,
        size=size,
        per_page=per_page,
        colour=colour,
        language=language,
        edition=edition,
        city=city,
    )
    if page > len(made):
        raise Mistake("no-such-page")
    return Response(made[page - 1], media_type=SVG, headers=FOR_AN_HOUR)


@post("/api/cities", responses=problems(413, 415), status_code=200, summary="Check a home-made city")
async def city(data: CityText) -> City:
    return City(await asyncio.to_thread(_city, data.text))
