"""The options of a table of Welcome to New Las Vegas."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from neonstrip.play.errors import Mistake, shown
from neonstrip.play.newvegas.cityfile import read_city
from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.rules.newvegas.facts import EDITIONS, MOST_PLAYERS

TAKES = {
    "edition": ", ".join(EDITIONS),
    "golf": "yes, no",
    "bank": "yes, no",
    "sites": "built, opened",
    "opponent": f"1-{len(OPPONENTS)}",
    "city": "city",
}
"""What each option can be, in words that every language has."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """N-SETUP-1, N-SETUP-5, N-PROJECT-6: what a table may agree on before it begins."""

    edition: Literal["bluecocker", "pegasus"] = "bluecocker"
    golf: bool = True
    bank: bool = True
    sites: Literal["built", "opened"] = "built"
    """What the project of all sites asks for; the Polish rulebook wants them opened."""
    opponent: Annotated[int, Meta(ge=1, le=len(OPPONENTS))] | None = None
    """Solo: the ACME's architect, 1 being the easiest. A single player always has one."""
    city: str | None = None
    """Another city than the printed one, as `write_city` has it."""


def read_options(given: dict[str, Any], seats: int) -> Options:
    """Options checked and completed."""
    unknown = sorted(set(given) - set(Options.__struct_fields__))
    if unknown:
        raise Mistake("unknown-option", option=shown(unknown[0]), options=", ".join(Options.__struct_fields__))
    for name, value in given.items():
        try:
            msgspec.convert({name: value}, Options)
        except msgspec.ValidationError as error:
            raise Mistake("option", option=name, value=shown(value), takes=TAKES[name]) from error
    options = msgspec.convert(given, Options)
    if options.city is not None:
        read_city(options.city)
    most = MOST_PLAYERS[EDITIONS.index(options.edition)]
    if not 1 <= seats <= most:
        raise Mistake("seats", "N-SETUP-1", seats=seats, fewest=1, most=most)
    if seats > 1 and options.opponent is not None:
        raise Mistake("solo-seats", "N-SOLO-1", seats=seats)
    return options if seats > 1 or options.opponent else msgspec.structs.replace(options, opponent=1)
