"""A game of Royale in figures, as a table."""

from neonstrip.cli.statistics import Rows
from neonstrip.locales import say
from neonstrip.play.statistics import Statistics


def rows(found: Statistics, language: str) -> Rows:
    """What came in and went out, round by round and by where, and what luck had to do with it."""
    players = found.players
    rows: Rows = []
    for number in range(len(players[0].rounds)):
        label = say(language, "statistics-after", round=number + 1)
        rows.append((label, [str(player.rounds[number].after) for player in players]))
    for part in ("jetons", "casinos", "tiles", "fines", "passes"):
        sign = -1 if part in ("fines", "passes") else 1
        sums = [sum(getattr(each, part) for each in player.rounds) for player in players]
        rows.append((say(language, f"statistics-{part}"), [str(sign * each) for each in sums]))
    ties = [f"{player.ties} ({player.tied_worth})" for player in players]
    biggy = [f"{player.biggy} ({player.biggy_worth})" for player in players]
    rows.append((say(language, "statistics-ties"), ties))
    rows.append((say(language, "statistics-biggy"), biggy))
    return [*rows, (say(language, "statistics-luck"), [f"{player.luck:+.0f}" for player in players])]


def area_name(area: str, language: str) -> str:
    """There are no areas: money is money."""
    return area
