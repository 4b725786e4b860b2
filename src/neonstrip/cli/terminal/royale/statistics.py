"""A game of Royale in figures, as a table."""

from neonstrip.cli.statistics import Rows
from neonstrip.cli.terminal.casinos.statistics import area_name as area_name
from neonstrip.cli.terminal.casinos.statistics import framed, ties
from neonstrip.locales import say
from neonstrip.play.statistics import Statistics


def rows(found: Statistics, language: str) -> Rows:
    """What came in and went out, round by round and by where, and what luck had to do with it."""
    rows: Rows = []
    for part in ("jetons", "casinos", "tiles", "fines", "passes"):
        sign = -1 if part in ("fines", "passes") else 1
        sums = [sum(getattr(each, part) for each in player.rounds) for player in found.players]
        rows.append((say(language, f"statistics-{part}"), [str(sign * each) for each in sums]))
    biggy = [f"{player.biggy} ({player.biggy_worth})" for player in found.players]
    rows += [ties(found, language), (say(language, "statistics-biggy"), biggy)]
    return framed(found, language, rows)
