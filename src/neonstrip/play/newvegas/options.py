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
from neonstrip.rules.newvegas.state import EXTENSION_SHOWS, FREE_PROJECTS, NO_ACME_RUNS, OPENED_SHOWS

FEWEST_PLAYERS = 1
EASIEST = 1
SITES = ("built", "opened")
SHOWS = ("given", "opened")

TAKES = {
    "edition": ", ".join(EDITIONS),
    "golf": "yes, no",
    "bank": "yes, no",
    "sites": ", ".join(SITES),
    "opponent": f"1-{len(OPPONENTS)}",
    "city": "city",
    "shows": ", ".join(SHOWS),
    "extension_shows": "yes, no",
    "decline_projects": "yes, no",
    "acme_runs": "yes, no",
}
"""What each option can be, in words that every language has."""
UNNAMED = {"shows": "given", "extension_shows": False, "decline_projects": False, "acme_runs": True}
"""House rules of games from before there were any."""


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
    shows: Literal["given", "opened"] = "given"
    """N-PROJECT-7: what projects about the shows of a street ask for; the Polish rulebook wants casinos opened."""
    extension_shows: bool = False
    """N-SHOW-1: whether a casino opened by an extension may have a show, as the German Blue Cocker text can be read."""
    decline_projects: bool = False
    """N-PROJECT-1: whether a project that is met may be left for a round."""
    acme_runs: bool = True
    """N-SOLO-8: whether the ACME has points for its runs, of which Pegasus says nothing."""


def offers() -> list[Offer]:
    """What the host of a table can choose from. Another city comes as a file, and is no choice."""
    preset, seats, alone = Options(), (FEWEST_PLAYERS, MAX_PLAYERS), (1, 1)
    editions = [Value(name, FEWEST_PLAYERS, MOST_PLAYERS[i]) for i, name in enumerate(EDITIONS)]
    return [
        Offer("edition", preset.edition, editions),
        offer("golf", preset.golf, (True, False), seats),
        offer("bank", preset.bank, (True, False), seats),
        offer("sites", preset.sites, SITES, seats, house=True),
        offer("opponent", EASIEST, range(EASIEST, len(OPPONENTS) + 1), alone),
        offer("shows", preset.shows, SHOWS, seats, house=True),
        offer("extension_shows", preset.extension_shows, (True, False), seats, house=True),
        offer("decline_projects", preset.decline_projects, (True, False), seats, house=True),
        offer("acme_runs", preset.acme_runs, (True, False), alone, house=True),
    ]


def house_rules(options: Options) -> int:
    """House rules as the rules know them; `sites`, which is older, has a field of its own."""
    return (
        OPENED_SHOWS * (options.shows == "opened")
        | EXTENSION_SHOWS * options.extension_shows
        | FREE_PROJECTS * options.decline_projects
        | NO_ACME_RUNS * (not options.acme_runs)
    )


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
