"""The bots, by name and by the number that compiled code knows them by."""

from neonstrip.play import Mistake

BOTS = ("random", "greedy")
RANDOM, GREEDY = range(2)


def number_of(bot: str) -> int:
    """A bot's number."""
    if bot not in BOTS:
        raise Mistake("unknown-bot", bot=bot, bots=", ".join(BOTS))
    return BOTS.index(bot)
