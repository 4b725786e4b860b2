"""What all parts of the HTTP interface share: whom a request is from, and answers that say what was wrong."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType
from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, Parameter

from neonstrip.server.addresses import household
from neonstrip.server.errors import Problem

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


def token_of(authorization: str | None) -> str:
    """The token of an Authorization header."""
    return (authorization or "").removeprefix("Bearer ").strip()


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from."""
    return connection.client.host if connection.client else ""


def who(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whose turn it is where people wait for each other."""
    return household(address(connection))
