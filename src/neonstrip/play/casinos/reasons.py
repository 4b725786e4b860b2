"""Moves that cannot be made now, and why not."""

from msgspec import Struct


class Refused(Struct):
    """A move that cannot be made now."""

    move: str
    rule: str
    why: str
