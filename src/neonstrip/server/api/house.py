"""The house: what can be played, what it keeps, how it is."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter

from neonstrip import __version__
from neonstrip.bots.names import PLANNERS, QUICK
from neonstrip.games import GAMES
from neonstrip.locales import LANGUAGES
from neonstrip.play.assessing import Assessed, assess
from neonstrip.play.errors import Mistake
from neonstrip.server.api.answering import address, problems
from neonstrip.server.guide import packed_guide
from neonstrip.server.messages.guide import Guide
from neonstrip.server.messages.house import Health, HouseAbout, Preparing, Privacy, Seen
from neonstrip.server.messages.socket import PROTOCOL
from neonstrip.server.packing import send
from neonstrip.server.services import Services
from neonstrip.tables.commands import REACTIONS
from neonstrip.tables.storage.schema import metadata

SHEETS_AT_ONCE = 5
"""Sheets of a printed game that are assessed for one permit."""


@get("/api", responses=problems(), summary="The house: games, bots, languages")
async def house(services: Services) -> HouseAbout:
    bots = [*PLANNERS, *reversed(QUICK)]  # those that people play against, weakest first, then those for study
    return HouseAbout(
        __version__,
        PROTOCOL,
        list(GAMES),
        bots,
        list(REACTIONS),
        list(LANGUAGES),
        services.reach.url(),
        services.keeper.notices,
        [msgspec.convert(one, Preparing, from_attributes=True) for one in services.readiness.preparing()],
    )


@get("/api/games/{game:str}", responses=problems(), summary="What is printed in a game, and its options")
async def guide(game: Annotated[str, Parameter(max_length=40)], request: Request[Any, Any, Any]) -> Response[Guide]:
    sent = send(packed_guide(game), request.headers.get("Accept-Encoding", ""))
    return Response(cast(Guide, sent.content), media_type=sent.kind, headers=sent.headers)


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
    await services.readiness.wait(game)
    players = data.get("players")
    work = 1 + len(players) // SHEETS_AT_ONCE if isinstance(players, list) else 1
    services.limits.take(services.limits.scores, address(request), work)
    return assess(game, data)


@get("/api/privacy", responses=problems(), summary="What the server keeps, and for how long")
async def privacy(services: Services) -> Privacy:
    sealed = bool(services.journal.sealing.names)
    return Privacy([table.name for table in metadata.sorted_tables], services.keeper.days(), sealed)


@get("/api/connection", responses=problems(), summary="What the server knows of your own connection: checks a proxy")
async def connection(request: Request[Any, Any, Any]) -> Seen:
    named = [name.strip() for name in request.headers.get("X-Forwarded-For", "").split(",")]
    seen = address(request)
    return Seen(seen, "none" if not any(named) else "believed" if seen in named else "ignored")


@get("/health", responses=problems(), summary="Whether the server is well")
async def health(services: Services) -> Health:
    if not services.readiness.is_complete:
        raise Mistake("preparing", game=services.readiness.preparing()[0].game)
    warnings = await services.wellness.warnings()
    return Health("warning" if warnings else "ok", __version__, warnings)
