"""The options of a table of Welcome to New Las Vegas."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from neonstrip.play.errors import Mistake
from neonstrip.play.given import read_given
from neonstrip.play.newvegas.cityfile import read_city
from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.play.offers import Offer, Value, offer
from neonstrip.rules.newvegas.printed import EDITIONS, MAX_PLAYERS, MOST_PLAYERS

FEWEST_PLAYERS = 1
EASIEST = 1
SITES = ("built", "opened")

TAKES = {
    "edition": ", ".join(EDITIONS),
    "golf": "yes, no",
    "bank": "yes, no",
    "sites": ", ".join(SITES),
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


def offers() -> list[Offer]:
    """What the host of a table can choose from. Another city comes as a file, and is no choice."""
    preset, seats, alone = Options(), (FEWEST_PLAYERS, MAX_PLAYERS), (1, 1)
    editions = [Value(name, FEWEST_PLAYERS, MOST_PLAYERS[i]) for i, name in enumerate(EDITIONS)]
    return [
        Offer("edition", preset.edition, editions),
        offer("golf", preset.golf, (True, False), seats),
        offer("bank", preset.bank, (True, False), seats),
        offer("sites", preset.sites, SITES, seats),
        offer("opponent", EASIEST, range(EASIEST, len(OPPONENTS) + 1), alone),
    ]


def read_options(given: dict[str, Any], seats: int) -> Options:
    """Options checked and completed."""
    options = read_given(given, Options, TAKES)
    if options.city is not None:
        read_city(options.city)
    most = MOST_PLAYERS[EDITIONS.index(options.edition)]
    if not FEWEST_PLAYERS <= seats <= most:
        raise Mistake("seats", "N-SETUP-1", seats=seats, fewest=FEWEST_PLAYERS, most=most)
    if seats > 1 and options.opponent is not None:
        raise Mistake("solo-seats", "N-SOLO-1", seats=seats)
    return options if seats > 1 or options.opponent else msgspec.structs.replace(options, opponent=EASIEST)
