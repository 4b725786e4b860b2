"""Laying tables, and sitting down at them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import Parameter

from neonstrip.play.game import SPECTATOR
from neonstrip.server.addresses import household
from neonstrip.server.api.answering import Bearer, TableName, address, problems, token_of, who
from neonstrip.server.messages.guide import Lesson
from neonstrip.server.messages.moments import PaperScript
from neonstrip.server.messages.requests import Again, GoOn, Learner, NewPaper, NewTable, Sit
from neonstrip.server.messages.tables import LaidTable, NextTable, Taken
from neonstrip.server.services import Services
from neonstrip.tables import hosting, teaching


async def count_tables(services: Services, request: Request[Any, Any, Any], tables: int = 1, game: str = "") -> None:
    """Nobody lays too many tables from one address, and all together not more than there is room for.

    Who has to wait for the game has not laid any.
    """
    await services.readiness.wait(game)
    for _ in range(tables):
        services.limits.take(services.limits.tables, address(request))
    await services.keeper.check_space(address(request), tables)


def laid_by(services: Services, request: Request[Any, Any, Any], one: hosting.Laid) -> LaidTable:
    """A table as who laid it is told of it. Where they come from is noted, so that their bots share what they may."""
    services.pool.origins.note(one.table.id, household(address(request)))
    return LaidTable(one.table.id, one.host, one.tokens)


@post("/api/tables", responses=problems(413, 415), summary="Lay a table, or several of one deal")
async def lay_tables(data: NewTable, services: Services, request: Request[Any, Any, Any]) -> list[LaidTable]:
    await count_tables(services, request, data.copies, data.game)
    setups = [wish.setup() for wish in data.seats]
    if data.settings.hints or len(setups) == 1 or any(setup.kind == "bot" for setup in setups):
        services.pool.launch()  # so that they are ready when the game starts; a house without bots has none
    laid = await hosting.lay(
        services.house,
        data.game,
        data.options,
        setups,
        data.settings.settings(),
        copies=data.copies,
        together=data.together,
        key=data.key,
    )
    return [laid_by(services, request, one) for one in laid]


@post("/api/paper", responses=problems(413, 415), summary="Open a table for people who have the printed game")
async def open_paper(data: NewPaper, services: Services, request: Request[Any, Any, Any]) -> LaidTable:
    await count_tables(services, request, game=data.game)
    one = await hosting.open_paper(services.house, data.paper, data.game, data.options, data.key)
    return laid_by(services, request, one)


@get(
    "/api/tables/{table:str}/script",
    responses=problems(403, 404, 409),
    summary="What will lie open where cards are dealt for the printed game: for the host's device alone",
)
async def script(table: TableName, services: Services, authorization: Bearer = None) -> PaperScript:
    found = await hosting.script_of(services.house, table, token_of(authorization))
    return msgspec.convert(found, PaperScript, from_attributes=True)


@post("/api/tables/{table:str}/seats", responses=problems(404, 409, 413, 415), summary="Take an open seat")
async def sit(table: TableName, data: Sit, services: Services) -> Taken:
    return Taken(*await hosting.sit(services.house, data.name, table, data.seat, data.pledge, data.token))


@post(
    "/api/tables/{table:str}/again",
    responses=problems(403, 404, 409, 413, 415),
    summary="Play again: the same people, at a new table",
)
async def play_again(table: TableName, data: Again, services: Services, request: Request[Any, Any, Any]) -> NextTable:
    await services.house.find(table)  # who has to wait for its game has laid none
    await services.keeper.check_space(address(request))
    following = (await hosting.play_again(services.house, table, data.token, data.options)).id
    services.pool.origins.follow(following, table)
    return NextTable(following)


@post(
    "/api/tables/{table:str}/continue",
    responses=problems(404, 409, 413, 415),
    summary="A new table that goes on from a moment",
)
async def go_on(table: TableName, data: GoOn, services: Services, request: Request[Any, Any, Any]) -> LaidTable:
    await services.house.find(table)  # who has to wait for its game has laid none
    await count_tables(services, request)
    viewer = SPECTATOR if data.seat is None else data.seat
    setups = [wish.setup() for wish in data.seats]
    one = await hosting.go_on_from(
        services.replays, table, viewer, data.moment, setups, data.settings.settings(), who(request)
    )
    return laid_by(services, request, one)


@get("/api/lessons", responses=problems(), summary="The lessons of each game, in order")
async def lessons() -> list[Lesson]:
    return [msgspec.convert(one, Lesson, from_attributes=True) for one in teaching.lessons().values()]


@post(
    "/api/lessons/{lesson:str}",
    responses=problems(404, 413, 415),
    summary="Lay the table of a lesson, with all its seats",
)
async def learn(
    lesson: Annotated[str, Parameter(max_length=40, description="The lesson's name")],
    data: Learner,
    services: Services,
    request: Request[Any, Any, Any],
) -> LaidTable:
    found = teaching.find(lesson)
    await count_tables(services, request, game=found.game)
    one = await teaching.lay(services.house, found, data.name)
    return laid_by(services, request, one)
