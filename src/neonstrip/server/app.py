"""The web application: routes, headers, limits, and how mistakes are answered."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import HttpMethod, Litestar, MediaType, Request, Response, get, websocket
from litestar.connection import ASGIConnection, WebSocket
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from neonstrip import __version__
from neonstrip.play.errors import Mistake
from neonstrip.server.api import HANDLERS
from neonstrip.server.api.answering import address, token_of
from neonstrip.server.door import Door
from neonstrip.server.errors import Problem, language, problem, status
from neonstrip.server.headers import HEADERS
from neonstrip.server.hosts import Names, is_loopback
from neonstrip.server.keeping import Housekeeping
from neonstrip.server.limits import SLOW_DOWN, Limits
from neonstrip.server.pages import FILE, PAGES, nowhere, wants_page
from neonstrip.server.reach import Reach
from neonstrip.server.services import Services
from neonstrip.server.socket import Client
from neonstrip.tables.readiness import PATIENCE
from neonstrip.tables.storage import StorageError

LARGEST_REQUEST = 64_000
FOREIGN_ORIGIN = 4403
WAIT = 2.0
"""Seconds that a request waits for a game that is being made ready; then it is told so, and asked again."""
PROXIES = {"forwarded", "via", "x-real-ip", "x-client-ip", "true-client-ip", "cf-connecting-ip"}
"""Headers that only proxies write, besides those that begin with X-Forwarded."""
KNOWN = {404: Mistake("no-such-page"), 405: Mistake("no-such-method"), 413: Mistake("too-large")}
"""Problems that the framework finds, as mistakes of ours."""

log = logging.getLogger(__name__)


class AnyRequest(Request[Any, Any, Any]):
    """A request whose body may hold anything at all, or end too early."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:  # so Litestar calls it when the client goes away
            raise ClientException("broken off") from error

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeDecodeError as error:
            raise ClientException("not in UTF-8") from error
        except RecursionError as error:
            raise ClientException("nested too deeply") from error


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    services: Services = connection.app.state.services
    return services


async def provide_services(request: Request[Any, Any, Any]) -> Services:
    return services_of(request)


def answer(request: Request[Any, Any, Any], mistake: Mistake, code: int) -> Response[Problem]:
    services_of(request).metrics.count("mistakes", mistake.code)
    told = problem(mistake, language(request.headers.get("Accept-Language")))
    return Response(told, status_code=code, headers=HEADERS)  # the framework adds them only to what went well


def on_mistake(request: Request[Any, Any, Any], mistake: Mistake) -> Response[Problem]:
    return answer(request, mistake, status(mistake))


def on_storage(request: Request[Any, Any, Any], error: StorageError) -> Response[Problem]:
    log.error("storage: %s", error)
    return answer(request, Mistake("storage-gone"), 503)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refused: nothing of its own words but what was wrong with the request."""
    code = error.status_code
    if code >= 500:
        return on_defect(request, error)
    if code == 404 and wants_page(request):
        return nowhere(request, HEADERS)
    answered = answer(request, KNOWN.get(code) or Mistake("bad-request", why=_why(error)), code)
    answered.headers.update(error.headers or {})  # such as which methods are allowed
    return answered


def _why(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    found = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra)
    return (found or error.detail)[:300]


def on_defect(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A defect of ours: the log gets all of it, the client only that it happened."""
    log.error("defect", exc_info=error)
    return answer(request, Mistake("defect"), 500)


async def before(request: Request[Any, Any, Any]) -> None:
    services = services_of(request)
    limit = services.limits.files if request.route_handler.opt.get(FILE) else services.limits.requests
    try:
        services.limits.take(limit, address(request))
    except Mistake:
        await asyncio.sleep(SLOW_DOWN)
        raise
    services.metrics.count("requests")
    PATIENCE.set(WAIT)
    if request.method == HttpMethod.POST and not is_json(request.headers.get("Content-Type", "")):
        raise Mistake("needs-json")


def is_json(kind: str) -> bool:
    """A page of another site can send any text without asking, but not with this name."""
    return kind.partition(";")[0].strip().lower() == "application/json"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], services: Services) -> str:
    """For the operator alone: with the token from the environment, or by who sits at the machine itself."""
    given = token_of(request.headers.get("Authorization"))
    if services.metrics_token:
        allowed = hmac.compare_digest(given.encode(), services.metrics_token.encode())
    else:
        allowed = is_at_the_machine(request, services)
    if not allowed:
        raise Mistake("no-such-page")
    services.metrics.gauges |= {
        "connections": services.door.inside,
        "connections_refused": services.door.turned_away,
        "unsent_bytes": services.post.waiting,
    }
    return services.metrics.text()


def is_at_the_machine(request: Request[Any, Any, Any], services: Services) -> bool:
    """Whether nobody can stand between: a proxy on this machine comes from here too, and need not say that it is one.

    But whoever serves through one has given the server a name, or lets it be called by another than its own.
    """
    forwarded = any(name.startswith("x-forwarded") or name in PROXIES for name in request.headers)
    named = bool(services.names.given) or not is_loopback(request.headers.get("Host", ""))
    return is_loopback(address(request)) and not forwarded and not named


def is_foreign(socket: WebSocket[Any, Any, Any]) -> bool:
    """Whether a page of another site opens this socket. Programs that are no browsers send no origin."""
    origin = socket.headers.get("Origin")
    return origin is not None and origin.split("://")[-1] != socket.headers.get("Host")


@websocket("/ws")
async def play(socket: WebSocket[Any, Any, Any]) -> None:
    """Views and moves: docs/protocol.md."""
    services = services_of(socket)
    if is_foreign(socket):
        await socket.close(FOREIGN_ORIGIN)
        return
    await socket.accept()
    client = Client(socket, services, address(socket), language(socket.headers.get("Accept-Language")))
    services.metrics.change("sockets", 1)
    try:
        with services.limits.socket(client.address) as allowed:
            await (client.serve() if allowed else client.refuse())
    finally:
        services.metrics.change("sockets", -1)


def create_app(
    database: str,
    limits: Limits,
    names: Names,
    door: Door,
    reach: Reach,
    keeping: Housekeeping | None = None,
    failed: Callable[[], None] = lambda: None,
) -> Litestar:
    """The application over a database. Where it can serve no longer, `failed` is called."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.services = await Services.open(database, limits, names, door, reach, keeping, failed)
        try:
            yield
        finally:
            await app.state.services.close()

    return Litestar(
        [*HANDLERS, *PAGES, metrics, play],
        lifespan=[lifespan],
        before_request=before,
        dependencies={"services": Provide(provide_services)},
        exception_handlers={
            Mistake: on_mistake,
            StorageError: on_storage,
            HTTPException: on_http,
            Exception: on_defect,
        },
        request_class=AnyRequest,
        response_headers=HEADERS,
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            "Neonstrip",
            __version__,
            description="Tables of board games about Las Vegas. Views and moves go over "
            "the WebSocket at /ws: see `neonstrip doc protocol`.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
