"""The HTTP interface. Each handler reads a request, asks the tables, and answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, get, post, route
from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, Parameter

from neonstrip import __version__
from neonstrip.bots.names import PLANNERS, QUICK
from neonstrip.games import GAMES
from neonstrip.locales import LANGUAGES
from neonstrip.play.assessing import Assessed, assess
from neonstrip.play.errors import Mistake
from neonstrip.play.game import SPECTATOR
from neonstrip.server import messages as ms
from neonstrip.server.addresses import household
from neonstrip.server.errors import Problem
from neonstrip.server.guide import guide_of
from neonstrip.server.services import Services
from neonstrip.server.socket import PROTOCOL
from neonstrip.tables import deals, hosting, teaching
from neonstrip.tables.commands import MOST_LINES, REACTIONS
from neonstrip.tables.dossier import OPEN, OVER
from neonstrip.tables.showing import about
from neonstrip.tables.storage import Summary
from neonstrip.tables.storage.schema import metadata
from neonstrip.tables.table import Table

LISTED = 50
SHEETS_AT_ONCE = 5
"""Sheets of a printed game that are assessed for one permit."""
STATUSES = {
    400: "The request cannot be done as it is",
    403: "This needs another token",
    404: "There is no such thing",
    409: "Not at this stage of the table",
    413: "The request is too large",
    415: "The body is not JSON, or does not say so",
    421: "The server does not answer to this name",
    429: "Too many requests",
    503: "The tables cannot be reached just now",
}


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """The answers that say what was wrong: these, and those that any request can get."""
    return {
        code: ResponseSpec(Problem, description=words, media_type=MediaType.JSON)
        for code, words in STATUSES.items()
        if code in (*codes, 400, 421, 429, 503)
    }


TableName = Annotated[str, Parameter(max_length=40, description="The table's id, which is also its invitation link")]
DealName = Annotated[str, Parameter(max_length=40, pattern="^[A-Za-z0-9_-]*$", description="The deal of some tables")]
Bearer = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization", max_length=100, description="Bearer and a seat's token, for what a seat sees"
    ),
]


def about_table(table: Table) -> ms.TableAbout:
    return msgspec.convert(about(table), ms.TableAbout, from_attributes=True)


def listed(summary: Summary) -> ms.Listed:
    return msgspec.convert(summary, ms.Listed, from_attributes=True)


def token_of(authorization: str | None) -> str:
    """The token of an Authorization header."""
    return (authorization or "").removeprefix("Bearer ").strip()


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from."""
    return connection.client.host if connection.client else ""


def who(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whose turn it is where people wait for each other."""
    return household(address(connection))


async def count_tables(services: Services, request: Request[Any, Any, Any], tables: int = 1) -> None:
    """Nobody lays too many tables from one address, and all together not more than there is room for."""
    for _ in range(tables):
        services.limits.take(services.limits.tables, address(request))
    await services.keeper.check_room(address(request), tables)


def laid_by(services: Services, request: Request[Any, Any, Any], one: hosting.Laid) -> ms.LaidTable:
    """A table as who laid it is told of it. Where they come from is noted, so that their bots share what they may."""
    services.pool.origins.note(one.table.id, household(address(request)))
    return ms.LaidTable(one.table.id, one.host, one.tokens)


@get("/api", responses=problems(), summary="The house: games, bots, languages")
async def house(services: Services) -> ms.HouseAbout:
    bots = [*PLANNERS, *reversed(QUICK)]  # those that people play against, weakest first, then those for study
    return ms.HouseAbout(
        __version__,
        PROTOCOL,
        list(GAMES),
        bots,
        list(REACTIONS),
        list(LANGUAGES),
        services.reach.url(),
        services.keeper.notices,
    )


@get("/api/games/{game:str}", responses=problems(), summary="What is printed in a game, and its options")
async def game_facts(game: Annotated[str, Parameter(max_length=40)]) -> ms.Guide:
    return guide_of(game)


@post(
    "/api/games/{game:str}/score",
    responses=problems(413, 415),
    status_code=200,
    summary="Sheets of a printed game: what does not fit, and their scores all the same",
)
async def score(
    game: Annotated[str, Parameter(max_length=40)],
    data: dict[str, Any],
    services: Services,
    request: Request[Any, Any, Any],
) -> Assessed:
    players = data.get("players")
    work = 1 + len(players) // SHEETS_AT_ONCE if isinstance(players, list) else 1
    services.limits.take(services.limits.scores, address(request), work)
    return assess(game, data)


@post("/api/tables", responses=problems(413, 415), summary="Lay a table, or several of one deal")
async def lay_tables(data: ms.NewTable, services: Services, request: Request[Any, Any, Any]) -> list[ms.LaidTable]:
    await count_tables(services, request, data.copies)
    setups = [wish.setup() for wish in data.seats]
    if data.settings.hints or len(setups) == 1 or any(setup.kind == "bot" for setup in setups):
        services.pool.launch()  # so that they are ready when the game starts; a house without bots has none
    laid = await hosting.lay(
        services.house,
        data.game,
        data.options,
        setups,
        data.settings.settings(),
        data.copies,
        together=data.together,
        key=data.key,
    )
    return [laid_by(services, request, one) for one in laid]


@post("/api/paper", responses=problems(413, 415), summary="Open a table for people who have the printed game")
async def open_paper(data: ms.NewPaper, services: Services, request: Request[Any, Any, Any]) -> ms.LaidTable:
    await count_tables(services, request)
    one = await hosting.open_paper(services.house, data.paper, data.game, data.options, data.key)
    return laid_by(services, request, one)


@get(
    "/api/tables/{table:str}/script",
    responses=problems(403, 404, 409),
    summary="What will lie open where cards are dealt for the printed game: for the host's device alone",
)
async def script(table: TableName, services: Services, authorization: Bearer = None) -> ms.PaperScript:
    found = await hosting.script_of(services.house, table, token_of(authorization))
    return msgspec.convert(found, ms.PaperScript, from_attributes=True)


@get("/api/tables", responses=problems(), summary="Public tables: those that wait for players, then those to watch")
async def list_tables(services: Services) -> list[ms.Listed]:
    tables = await services.journal.open_tables(LISTED) + await services.journal.watchable(LISTED)
    once = {summary.table: summary for summary in tables}  # a game may begin between the two questions
    return [listed(summary) for summary in once.values()]


@route("/api/tables", http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
async def table_methods() -> Response[None]:
    """Litestar answers this by itself at other addresses, but here it would leave out one of the two methods."""
    return Response(None, headers={"Allow": "GET, POST, OPTIONS"})


@get("/api/tables/{table:str}", responses=problems(404), summary="What everybody may know about a table")
async def show_table(table: TableName, services: Services) -> ms.TableAbout:
    return about_table(await services.house.look(table))


@post("/api/tables/{table:str}/seats", responses=problems(404, 409, 413, 415), summary="Take an open seat")
async def sit(table: TableName, data: ms.Sit, services: Services) -> ms.Taken:
    return ms.Taken(*await hosting.sit(services.house, data.name, table, data.seat, data.pledge, data.token))


@post(
    "/api/tables/{table:str}/again",
    responses=problems(403, 404, 409, 413, 415),
    summary="Play again: the same people, at a new table",
)
async def play_again(
    table: TableName, data: ms.Again, services: Services, request: Request[Any, Any, Any]
) -> ms.NextTable:
    await services.keeper.check_room(address(request))
    following = (await hosting.play_again(services.house, table, data.token, data.options)).id
    services.pool.origins.follow(following, table)
    return ms.NextTable(following)


@post(
    "/api/tables/{table:str}/continue",
    responses=problems(404, 409, 413, 415),
    summary="A new table that goes on from a moment",
)
async def go_on(table: TableName, data: ms.GoOn, services: Services, request: Request[Any, Any, Any]) -> ms.LaidTable:
    await count_tables(services, request)
    viewer = SPECTATOR if data.seat is None else data.seat
    setups = [wish.setup() for wish in data.seats]
    one = await hosting.go_on_from(
        services.replays, table, viewer, data.moment, setups, data.settings.settings(), who(request)
    )
    return laid_by(services, request, one)


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
async def statistics(table: TableName, services: Services, request: Request[Any, Any, Any]) -> ms.TableStatistics:
    kept = await services.statistics.of(table, who(request))
    return msgspec.convert(kept, ms.TableStatistics, from_attributes=True)


@get(
    "/api/tables/{table:str}/review",
    responses=problems(403, 404, 409),
    summary="A finished game reviewed: what decisions were worth, luck and play; asked again, how far it is",
)
async def review(
    table: TableName, services: Services, request: Request[Any, Any, Any], authorization: Bearer = None
) -> ms.TableReview:
    def pay() -> None:
        services.limits.take(services.limits.reviews, address(request))

    found = await services.reviews.of(table, token_of(authorization), pay)
    return msgspec.convert(found, ms.TableReview, from_attributes=True)


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
) -> ms.Moments:
    viewer = await hosting.viewer(services.house, table, token_of(authorization), seat)
    log = (await services.house.find(table)).dossier.log
    return ms.Moments(log.length(viewer), None if viewer == SPECTATOR else viewer)


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
) -> Response[ms.MomentView]:
    viewer = await hosting.viewer(services.house, table, token_of(authorization), seat)
    shown = await services.replays.view(table, viewer, moment, who(request))
    return Response(content=shown, media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/api/mine", responses=problems(413, 415), status_code=200, summary="My games, by the tokens I hold")
async def mine(data: ms.Mine, services: Services) -> list[ms.MyTable]:
    found: list[ms.MyTable] = []
    for held in data.seats:
        try:
            table = await services.house.look(held.table)
        except Mistake:
            continue
        seat, host = table.seat_of(held.token), table.is_host(held.token)
        if seat != SPECTATOR or host:
            own = None if seat == SPECTATOR else seat
            results = table.playing.results() if table.stage == OVER and table.game else None
            found.append(ms.MyTable(about_table(table), own, host, table.waiting(), results))
    return found


@get("/api/deals/{deal:str}", responses=problems(404), summary="The tables of one deal; results when all are over")
async def deal(deal: DealName, services: Services) -> list[ms.DealTable]:
    tables = await deals.played(services.house, deal)
    if not tables:
        raise Mistake("no-such-deal", deal=deal[:40])
    over = deals.is_over(tables)
    return [
        ms.DealTable(
            one.table.id if over else None,  # until then a table's name is an invitation
            one.table.stage,
            one.table.names(),
            one.table.playing.results() if over else None,
            bool(one.table.dossier.ready) and one.table.stage == OPEN,
            one.started,
            one.ended,
            one.shared if over else None,
        )
        for one in tables
    ]


@get("/api/lessons", responses=problems(), summary="The lessons of each game, in order")
async def lessons() -> list[ms.Lesson]:
    return [msgspec.convert(one, ms.Lesson, from_attributes=True) for one in teaching.lessons().values()]


@post(
    "/api/lessons/{lesson:str}",
    responses=problems(404, 413, 415),
    summary="Lay the table of a lesson, with all its seats",
)
async def learn(
    lesson: Annotated[str, Parameter(max_length=40, description="The lesson's name")],
    data: ms.Learner,
    services: Services,
    request: Request[Any, Any, Any],
) -> ms.LaidTable:
    await count_tables(services, request)
    one = await teaching.lay(services.house, teaching.find(lesson), data.name)
    return laid_by(services, request, one)


@get("/api/privacy", responses=problems(), summary="What the server keeps, and for how long")
async def privacy(services: Services) -> ms.Privacy:
    sealed = bool(services.journal.sealing.names)
    return ms.Privacy([table.name for table in metadata.sorted_tables], services.keeper.days(), sealed)


@get("/api/connection", responses=problems(), summary="What the server knows of your own connection: checks a proxy")
async def connection(request: Request[Any, Any, Any]) -> ms.Seen:
    named = [name.strip() for name in request.headers.get("X-Forwarded-For", "").split(",")]
    seen = address(request)
    return ms.Seen(seen, "none" if not any(named) else "believed" if seen in named else "ignored")


@get("/health", responses=problems(), summary="Whether the server is well")
async def health(services: Services) -> ms.Health:
    warnings = await services.wellness.warnings()
    return ms.Health("warning" if warnings else "ok", __version__, warnings)


HANDLERS = [
    table_methods,
    house,
    game_facts,
    score,
    lay_tables,
    open_paper,
    script,
    list_tables,
    show_table,
    sit,
    play_again,
    go_on,
    record,
    statistics,
    review,
    moments,
    moment,
    mine,
    deal,
    lessons,
    learn,
    privacy,
    connection,
    health,
]
