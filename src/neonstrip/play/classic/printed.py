"""What is printed, for those who draw it and speak of it."""

from neonstrip.play.printed import Printed
from neonstrip.rules.classic.printed import CASINOS, DICE, ENOUGH, NOTES, ROUNDS, VALUES, WHITE_DICE


def printed() -> Printed:
    """All of it."""
    amounts: dict[str, int | str] = {
        "dice": DICE,
        "white": WHITE_DICE,
        "notes": NOTES,
        "enough": ENOUGH,
        "casinos": CASINOS,
        "lowest": int(VALUES[0]),
        "highest": int(VALUES[-1]),
    }
    return Printed(ROUNDS, amounts, {"notes": VALUES.tolist()})
