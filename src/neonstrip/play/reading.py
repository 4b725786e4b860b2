"""Reading positions of printed games that people write down as JSON. Every mistake says where in the file it is."""

from __future__ import annotations

import json
from typing import Any

from neonstrip.play.errors import Mistake
from neonstrip.play.record import check_names


def wrong(where: str, code: str, rule: str | None = None, **facts: Any) -> Mistake:
    """A mistake at a place of the file."""
    return Mistake(f"file-{code}", rule, where=where, **facts)


def read_file(text: str, known: set[str], needed: tuple[str, ...]) -> dict[str, Any]:
    """A file as an object of known keys."""
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        raise Mistake("not-json", line=line) from error
    return read_object(data, "$", known, needed)


def read_object(value: Any, where: str, known: set[str] | None = None, needed: tuple[str, ...] = ()) -> dict[str, Any]:
    """An object, with these keys alone if they are given."""
    if not isinstance(value, dict):
        raise wrong(where, "object")
    for key in value:
        if known is not None and key not in known:
            raise wrong(where, "key", key=key[:40], keys=", ".join(sorted(known)))
    for key in needed:
        if key not in value:
            raise wrong(where, "missing", key=key)
    return value


def read_number(value: Any, where: str, lowest: int, highest: int) -> int:
    """A whole number between two others."""
    if type(value) is not int or not lowest <= value <= highest:
        raise wrong(where, "number", lowest=lowest, highest=highest)
    return value


def read_players(value: Any, seats: tuple[int, int], rule: str) -> list[str]:
    """Names of players, as many as can play."""
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise wrong("players", "names")
    fewest, most = seats
    if not fewest <= len(value) <= most:
        raise Mistake("seats", rule, seats=len(value), fewest=fewest, most=most)
    check_names(value)
    return list(value)


def read_values(value: Any, where: str, values: list[int]) -> list[int]:
    """Cards or notes, each of a printed value."""
    if not isinstance(value, list):
        raise wrong(where, "list")
    for card in value:
        if type(card) is not int or card not in values:
            raise wrong(where, "card", values=", ".join(map(str, values)))
    return list(value)
