"""Records as Python handles them. NumPy by itself copies and clears them field by field, forty times slower."""

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

import numpy as np

from neonstrip.rules.kernel import Records


def blank(count: int, kind: np.dtype[Any]) -> Records:
    """So many records of zeros."""
    return np.frombuffer(bytearray(count * kind.itemsize), kind)


def duplicate(records: Records) -> Records:
    """A copy to be changed."""
    return read(records.tobytes(), records.dtype)


def read(data: bytes, kind: np.dtype[Any]) -> Records:
    """Records from what `tobytes` made of them, to be changed."""
    return np.frombuffer(bytearray(data), kind)


def plain(records: Records, fields: Iterable[str], **more: Any) -> Any:
    """The first record as plain numbers and lists, which Python reads ten times faster than a record's fields."""
    return SimpleNamespace(**{name: records[name][0].tolist() for name in fields}, **more)


class Fields:
    """A record to read from: its fields by name, several times faster than NumPy finds them in a record itself."""

    __slots__ = ("_at", "_records")

    def __init__(self, records: Records, at: int = 0) -> None:
        self._records, self._at = records, at

    def __getattr__(self, name: str) -> Any:
        try:
            field = self._records[name]
        except ValueError as error:
            raise AttributeError(name) from error
        return field[self._at] if field.dtype.names is None else Fields(field, self._at)
