"""Texts that are one of a few, as types of other languages have them."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Meta


def among(names: Iterable[str]) -> Meta:
    """What a text may be, for whoever reads the schema. Nothing is checked when it is sent."""
    return Meta(extra_json_schema={"enum": list(names)})
