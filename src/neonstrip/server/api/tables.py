"""Tables to be found: public ones, one by its name, those of a deal, one's own."""

from __future__ import annotations

import msgspec
from litestar import HttpMethod, Response, get, post, route

from neonstrip.play.errors import Mistake
from neonstrip.play.game import SPECTATOR
from neonstrip.server.api.answering import DealName, TableName, problems
from neonstrip.server.messages.requests import Mine
from neonstrip.server.messages.tables import DealTable, Listed, MyTable, TableAbout
from neonstrip.server.services import Services
from neonstrip.tables import deals
from neonstrip.tables.dossier import OPEN, OVER
from neonstrip.tables.paper.kinds import kind_of
from neonstrip.tables.showing import about
from neonstrip.tables.storage import Summary
from neonstrip.tables.table import Table

LISTED = 50


def about_table(table: Table) -> TableAbout:
    return msgspec.convert(about(table), TableAbout, from_attributes=True)


def listed(summary: Summary) -> Listed:
    return msgspec.convert(summary, Listed, from_attributes=True)


@get("/api/tables", responses=problems(), summary="Public tables: those that wait for players, then those to watch")
async def list_tables(services: Services) -> list[Listed]:
    tables = await services.journal.open_tables(LISTED) + await services.journal.watchable(LISTED)
    once = {summary.table: summary for summary in tables}  # a game may begin between the two questions
    return [listed(summary) for summary in once.values()]


@route("/api/tables", http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
async def table_methods() -> Response[None]:
    """Litestar answers this by itself at other addresses, but here it would leave out one of the two methods."""
    return Response(None, headers={"Allow": "GET, POST, OPTIONS"})


@get("/api/tables/{table:str}", responses=problems(404), summary="What everybody may know about a table")
async def show_table(table: TableName, services: Services) -> TableAbout:
    return about_table(await services.house.look(table))


@post("/api/mine", responses=problems(413, 415), status_code=200, summary="My games, by the tokens I hold")
async def mine(data: Mine, services: Services) -> list[MyTable]:
    found: list[MyTable] = []
    for one in data.seats:
        try:
            table = await services.house.look(one.table)
        except Mistake:
            continue
        seat, host = table.seat_of(one.token), table.is_host(one.token)
        if seat != SPECTATOR or host or table.has_phone(one.token):
            own = None if seat == SPECTATOR else seat
            names, results = await _results(services, table)
            found.append(MyTable(about_table(table), own, host, table.waiting(), results, names))
    return found


async def _results(services: Services, table: Table) -> tuple[list[str], list[int] | None]:
    """What everybody has once the game is over, with names where it was played on paper."""
    if table.stage == OVER and table.game:
        return [], table.playing.results()
    if table.stage != OVER or table.dossier.paper is None:
        return [], None
    await services.readiness.wait(table.dossier.game)
    results = kind_of(table.paper).results(table.dossier, table.paper)
    return [name for name, _ in results], [total for _, total in results] or None


@get("/api/deals/{deal:str}", responses=problems(404), summary="The tables of one deal; results when all are over")
async def deal(deal: DealName, services: Services) -> list[DealTable]:
    tables = await deals.played(services.house, deal)
    if not tables:
        raise Mistake("no-such-deal", deal=deal[:40])
    over = deals.is_over(tables)
    return [
        DealTable(
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
