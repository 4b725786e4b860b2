"""What the figures of every game of casinos are shown as."""

from neonstrip.cli.statistics import Rows
from neonstrip.locales import say
from neonstrip.play.statistics import Statistics


def framed(found: Statistics, language: str, between: Rows) -> Rows:
    """Money after each round, then what a game has `between`, and at last what luck had to do with it."""
    players = found.players
    after = [
        (say(language, "statistics-after", round=number + 1), [str(player.rounds[number].after) for player in players])
        for number in range(len(players[0].rounds))
    ]
    return [*after, *between, (say(language, "statistics-luck"), [f"{player.luck:+.0f}" for player in players])]


def ties(found: Statistics, language: str) -> tuple[str, list[str]]:
    """How often everybody was struck out, and what of."""
    return say(language, "statistics-ties"), [f"{player.ties} ({player.tied_worth})" for player in found.players]


def area_name(area: str, language: str) -> str:
    """There are no areas: money is money."""
    return area
