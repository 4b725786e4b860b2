"""A game in figures, as a table."""

from neonstrip.cli.statistics import Rows
from neonstrip.locales import say
from neonstrip.play.statistics import Statistics


def rows(found: Statistics, language: str) -> Rows:
    """What came in, round by round, and what luck had to do with it."""
    players = found.players
    rows: Rows = []
    for number in range(len(players[0].rounds)):
        label = say(language, "statistics-after", round=number + 1)
        rows.append((label, [str(player.rounds[number].after) for player in players]))
    rows.append((say(language, "statistics-notes"), [str(player.notes) for player in players]))
    rows.append((say(language, "statistics-ties"), [f"{player.ties} ({player.tied_worth})" for player in players]))
    return [*rows, (say(language, "statistics-luck"), [f"{player.luck:+.0f}" for player in players])]
