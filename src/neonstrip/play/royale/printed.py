"""What is printed on the tiles, for words and pictures: every amount that may be named."""

from typing import Any

from neonstrip.rules.royale import facts


def printed() -> dict[str, Any]:
    """Every amount the words about tiles may name, as it is printed on the tiles."""
    return {
        "punch2": int(facts.LUCKY_PUNCH_REWARDS[1]),
        "punch3": int(facts.LUCKY_PUNCH_REWARDS[2]),
        "potFirst": int(facts.JACKPOT_TRACK[0]),
        "potLast": int(facts.JACKPOT_TRACK[-1]),
        "fiftyLast": int(facts.FIFTY_FIFTY_TRACK[-1]),
        "count": facts.HIGH_FIVE_THRESHOLD,
        "high": facts.HIGH_FIVE_REWARD,
        "fine": facts.FINE,
        "payLast": int(facts.PAY_DAY_REWARDS[-1]),
        "lift": int(max(facts.HANDICAP_REWARDS)),
        "tokens": " ".join(map(str, box_tokens())),
        "down1": int(facts.DOUBLE_DOWN_PRIZES[0]),
        "down2": int(facts.DOUBLE_DOWN_PRIZES[1]),
        "niceLast": int(facts.NICE_DICE_REWARDS[-1]),
        "gold": facts.GOLD_FIELD_REWARD,
        "places": facts.BAR_PLACES,
        "jeton": facts.JETON,
    }


def box_tokens() -> list[int]:
    """The tokens of Black Box."""
    return [int(v) for v, n in zip(facts.BOX_VALUES, facts.BOX_TOKENS, strict=True) for _ in range(n)]


def jeton_rewards() -> list[int]:
    """R-BANK-1: the rewards that are paid in jetons, in one, in two and so on: less than the smallest card."""
    return list(range(facts.JETON, facts.SMALLEST, facts.JETON))


def tracks() -> dict[str, list[int]]:
    """Rewards in their order, as the tiles show them."""
    return {
        "jetons": jeton_rewards(),
        "lucky_punch": facts.LUCKY_PUNCH_REWARDS.tolist(),
        "jackpot": facts.JACKPOT_TRACK.tolist(),
        "fifty_fifty": facts.FIFTY_FIFTY_TRACK.tolist(),
        "pay_day": facts.PAY_DAY_REWARDS.tolist(),
        "no_entry": facts.NO_ENTRY_TRACK.tolist(),
        "black_box": box_tokens(),
        "double_down": facts.DOUBLE_DOWN_PRIZES.tolist(),
        "nice_dice": facts.NICE_DICE_REWARDS.tolist(),
        "my_choice": facts.MY_CHOICE_REWARDS.tolist(),
    }
