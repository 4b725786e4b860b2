"""Games at a table, from anywhere in them and when they are over."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import Parameter

from neonstrip.play.game import SPECTATOR
from neonstrip.server.api.answering import Bearer, TableName, address, problems, token_of, who
from neonstrip.server.messages.moments import Moments, MomentView, TableReview, TableStatistics
from neonstrip.server.services import Services
from neonstrip.tables import hosting
from neonstrip.tables.commands import MOST_LINES


@get(
    "/api/tables/{table:str}/record",
    responses=problems(404, 409),
    media_type=MediaType.TEXT,
    summary="The record of a finished game: `neonstrip verify` checks it",
)
async def record(table: TableName, services: Services) -> str:
    return (await hosting.record_of(services.house, table)).text()


@get(
    "/api/tables/{table:str}/statistics",
    responses=problems(404, 409),
    summary="A finished game in figures: its course, and what each player's game was made of",
)
async def statistics(table: TableName, services: Services, request: Request[Any, Any, Any]) -> TableStatistics:
    kept = await services.statistics.of(table, who(request))
    return msgspec.convert(kept, TableStatistics, from_attributes=True)


@get(
    "/api/tables/{table:str}/review",
    responses=problems(403, 404, 409),
    summary="A finished game reviewed: what decisions were worth, luck and play; asked again, how far it is",
)
async def review(
    table: TableName, services: Services, request: Request[Any, Any, Any], authorization: Bearer = None
) -> TableReview:
    def pay() -> None:
        services.limits.take(services.limits.reviews, address(request))

    found = await services.reviews.of(table, token_of(authorization), pay)
    return msgspec.convert(found, TableReview, from_attributes=True)


@get(
    "/api/tables/{table:str}/moments",
    responses=problems(403, 404, 409),
    summary="How many moments of a table there are to look at from a viewpoint",
)
async def moments(
    table: TableName,
    services: Services,
    authorization: Bearer = None,
    seat: Annotated[int | None, Parameter(ge=0, lt=64, description="The seat to look from")] = None,
) -> Moments:
    viewer = await hosting.viewer(services.house, table, token_of(authorization), seat)
    log = (await services.house.find(table)).dossier.log
    return Moments(log.length(viewer), None if viewer == SPECTATOR else viewer)


@get(
    "/api/tables/{table:str}/moments/{moment:int}",
    responses=problems(403, 404, 409),
    summary="A moment of a table again: from a seat of one's own, after the end from any, else as everybody saw it",
)
async def moment(
    table: TableName,
    moment: Annotated[int, Parameter(ge=1, le=MOST_LINES, description="How many lines of the log had been read")],
    services: Services,
    request: Request[Any, Any, Any],
    authorization: Bearer = None,
    seat: Annotated[int | None, Parameter(ge=0, lt=64, description="The seat to look from")] = None,
) -> Response[MomentView]:
    viewer = await hosting.viewer(services.house, table, token_of(authorization), seat)
    shown = await services.replays.view(table, viewer, moment, who(request))
    return Response(content=shown, media_type=MediaType.JSON)  # type: ignore[arg-type]
