"""What is printed on the tiles, for words and pictures: every amount that may be named."""

from itertools import combinations
from typing import Any

from neonstrip.play.printed import Printed
from neonstrip.rules.royale import facts as on_tiles


def printed() -> dict[str, Any]:
    """Every amount the words about tiles may name, as it is printed on the tiles."""
    return {
        "punch2": int(on_tiles.LUCKY_PUNCH_REWARDS[1]),
        "punch3": int(on_tiles.LUCKY_PUNCH_REWARDS[2]),
        "potFirst": int(on_tiles.JACKPOT_TRACK[0]),
        "potLast": int(on_tiles.JACKPOT_TRACK[-1]),
        "fiftyLast": int(on_tiles.FIFTY_FIFTY_TRACK[-1]),
        "count": on_tiles.HIGH_FIVE_THRESHOLD,
        "high": on_tiles.HIGH_FIVE_REWARD,
        "fine": on_tiles.FINE,
        "payLast": int(on_tiles.PAY_DAY_REWARDS[-1]),
        "lift": int(max(on_tiles.HANDICAP_REWARDS)),
        "tokens": " ".join(map(str, box_tokens())),
        "down1": int(on_tiles.DOUBLE_DOWN_PRIZES[0]),
        "down2": int(on_tiles.DOUBLE_DOWN_PRIZES[1]),
        "niceLast": int(on_tiles.NICE_DICE_REWARDS[-1]),
        "gold": on_tiles.GOLD_FIELD_REWARD,
        "places": on_tiles.BAR_PLACES,
        "jeton": on_tiles.JETON,
        "jetonMost": jeton_rewards()[-1],
        "smallest": on_tiles.SMALLEST,
        "second": int(on_tiles.VALUES[1]),
        "bank": on_tiles.CARDS - on_tiles.ROUNDS * on_tiles.DEALT_PER_ROUND,
        "pot": int(on_tiles.JACKPOT_TRACK[2]),
        "potNext": int(on_tiles.JACKPOT_TRACK[3]),
        "potStep": int(on_tiles.JACKPOT_TRACK[1] - on_tiles.JACKPOT_TRACK[0]),
        "payFirst": int(on_tiles.PAY_DAY_REWARDS[0]),
        "payThird": int(on_tiles.PAY_DAY_REWARDS[2]),
        "niceThird": int(on_tiles.NICE_DICE_REWARDS[2]),
        "niceMoney": ", ".join(map(str, on_tiles.NICE_DICE_REWARDS[2:])),
        "choiceThird": int(on_tiles.MY_CHOICE_REWARDS[2]),
        "boxMoney": min(sum(pile) for pile in combinations(box_tokens(), 2) if sum(pile) > jeton_rewards()[-1]),
        "boxAll": sum(box_tokens()),
    }


def box_tokens() -> list[int]:
    """The tokens of Black Box."""
    return [int(v) for v, n in zip(on_tiles.BOX_VALUES, on_tiles.BOX_TOKENS, strict=True) for _ in range(n)]


def jeton_rewards() -> list[int]:
    """R-BANK-1: the rewards that are paid in jetons, in one, in two and so on: less than the smallest card."""
    return list(range(on_tiles.JETON, on_tiles.SMALLEST, on_tiles.JETON))


def tracks() -> dict[str, list[int]]:
    """Rewards in their order, as the tiles show them."""
    return {
        "jetons": jeton_rewards(),
        "lucky_punch": on_tiles.LUCKY_PUNCH_REWARDS.tolist(),
        "jackpot": on_tiles.JACKPOT_TRACK.tolist(),
        "fifty_fifty": on_tiles.FIFTY_FIFTY_TRACK.tolist(),
        "pay_day": on_tiles.PAY_DAY_REWARDS.tolist(),
        "no_entry": on_tiles.NO_ENTRY_TRACK.tolist(),
        "black_box": box_tokens(),
        "double_down": on_tiles.DOUBLE_DOWN_PRIZES.tolist(),
        "nice_dice": on_tiles.NICE_DICE_REWARDS.tolist(),
        "my_choice": on_tiles.MY_CHOICE_REWARDS.tolist(),
    }


def facts() -> Printed:
    """All that is printed."""
    return Printed(on_tiles.ROUNDS, printed(), tracks())
