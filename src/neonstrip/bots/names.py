"""The bots, by name. The quick ones play compiled throughout; the others think ahead, each better than the last."""

from neonstrip.play import Mistake

QUICK = ("random", "greedy")
RANDOM, GREEDY = range(len(QUICK))
"""The quick bots as compiled code knows them."""
PLANNERS = ("beginner", "casual", "strong", "expert")
BOTS = QUICK + PLANNERS


def check_bot(bot: str, bots: tuple[str, ...] = BOTS) -> None:
    """A name that is a bot's."""
    if bot not in bots:
        raise Mistake("unknown-bot", bot=bot, bots=", ".join(bots))


def number_of(bot: str) -> int:
    """A quick bot's number."""
    check_bot(bot, QUICK)
    return QUICK.index(bot)
