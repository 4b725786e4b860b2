"""What is printed on the tiles, for words and pictures: every amount that may be named."""

from typing import Any

from neonstrip.play.printed import Printed
from neonstrip.rules.royale.printed import (
    BIG_DICE,
    CARDS,
    CASINOS,
    DEALT_PER_ROUND,
    FINE,
    GREY_DICE,
    HANDICAP_FIELDS,
    JETON,
    JETONS_PER_ROUND,
    ROUNDS,
    SMALL_DICE,
    SMALLEST,
    VALUES,
)
from neonstrip.rules.royale.tiles import jackpot
from neonstrip.rules.royale.tiles.registry import REGISTRY


def amounts() -> dict[str, Any]:
    """Every amount the words about tiles may name, as it is printed on the tiles."""
    return {name: value for tile in REGISTRY for name, value in tile.printed.items()} | {
        "jeton": JETON,
        "jetonMost": jeton_rewards()[-1],
        "smallest": SMALLEST,
        "second": int(VALUES[1]),
        "smallDice": SMALL_DICE,
        "allDice": SMALL_DICE + BIG_DICE,
        "jetonsEach": JETONS_PER_ROUND,
        "jetonsMost": len(jeton_rewards()),
        "lastRound": ROUNDS,
        "allCasinos": CASINOS,
        "nextCasino": CASINOS - 1,
        "bank": CARDS - ROUNDS * DEALT_PER_ROUND,
        "luckySum": jackpot.LUCKY_SUM,
        "greyDice": GREY_DICE,
        **dict(zip(("liftJetonFields", "liftMoneyFields", "liftMoveFields"), HANDICAP_FIELDS.tolist(), strict=True)),
        **dict(zip(("overFirst", "overSecond"), _beyond_change(), strict=True)),
    }


def _beyond_change() -> list[int]:
    """R-BADLUCK-2: what is more than the fine, and by less than the smallest card: no change can be given."""
    return list(range(FINE + JETON, FINE + SMALLEST, JETON))


def jeton_rewards() -> list[int]:
    """R-BANK-1: the rewards that are paid in jetons, in one, in two and so on: less than the smallest card."""
    return list(range(JETON, SMALLEST, JETON))


def tracks() -> dict[str, list[int]]:
    """Rewards in their order, as the tiles show them."""
    shown = dict(tile.track for tile in REGISTRY if tile.track)
    money = {"notes": VALUES.tolist(), "jetons": jeton_rewards()}
    return money | {name: rewards.tolist() for name, rewards in shown.items()}


def printed() -> Printed:
    """All that is printed."""
    return Printed(ROUNDS, amounts(), tracks())
