"""What the referee of a printed game asks: a round settled, tiles drawn. The pages send positions and know no rule."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.params import Parameter

from neonstrip.play.settling import draw_tiles, settle_position
from neonstrip.server.api.answering import address, problems
from neonstrip.server.services import Services

GameName = Annotated[str, Parameter(max_length=40, description="A game with rounds that can be settled")]


@post(
    "/api/games/{game:str}/settle",
    responses=problems(413, 415),
    status_code=200,
    summary="The end of a round of the printed game: `neonstrip settle` over the wire",
)
async def settle(
    game: GameName, data: dict[str, Any], services: Services, request: Request[Any, Any, Any]
) -> dict[str, Any]:
    services.limits.take(services.limits.scores, address(request))
    await services.readiness.wait(game)
    text = msgspec.json.encode(data | {"game": game}).decode()
    return await asyncio.to_thread(settle_position, text)


@post(
    "/api/games/{game:str}/tiles",
    responses=problems(413, 415),
    status_code=200,
    summary="Tiles drawn for a round of the printed game",
)
async def draw(
    game: GameName, data: dict[str, Any], services: Services, request: Request[Any, Any, Any]
) -> dict[str, str]:
    services.limits.take(services.limits.scores, address(request))
    return await asyncio.to_thread(draw_tiles, game, data)
