"""A game of Las Vegas (2012) in figures, as a table."""

from neonstrip.cli.statistics import Rows
from neonstrip.cli.terminal.casinos.statistics import area_name as area_name
from neonstrip.cli.terminal.casinos.statistics import framed, ties
from neonstrip.locales import say
from neonstrip.play.statistics import Statistics


def rows(found: Statistics, language: str) -> Rows:
    """What came in, round by round, and what luck had to do with it."""
    notes = say(language, "statistics-notes"), [str(player.notes) for player in found.players]
    return framed(found, language, [notes, ties(found, language)])
