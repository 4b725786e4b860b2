"""Options as they were given, checked one by one, so that a mistake names the one that is wrong."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from neonstrip.play.errors import Mistake, shown

Options = TypeVar("Options", bound=Struct)


def read_given(given: dict[str, Any], kind: type[Options], takes: Mapping[str, str]) -> Options:
    """The options of a game; `takes` says what each can be, in words that every language has."""
    unknown = sorted(set(given) - set(kind.__struct_fields__))
    if unknown:
        raise Mistake("unknown-option", option=shown(unknown[0]), options=", ".join(kind.__struct_fields__))
    for name, value in given.items():
        try:
            msgspec.convert({name: value}, kind)
        except msgspec.ValidationError as error:
            raise Mistake("option", option=name, value=shown(value), takes=takes[name]) from error
    return msgspec.convert(given, kind)
