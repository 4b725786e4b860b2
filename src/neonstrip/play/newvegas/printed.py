"""What is printed on the score sheet and on the architects' cards, for those who draw them."""

from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.play.printed import Architect, Printed
from neonstrip.rules.newvegas.facts import ACME_AREAS, LOAN_BY_MAJORITY, LOAN_BY_SOME, PRINTED

SHEET = PRINTED["score_sheet"]


def printed() -> dict[str, int | str]:
    """Single amounts of the score sheet, and the bundles of a loan (N-SCORE-8)."""
    amounts = {name: value for name, value in SHEET.items() if isinstance(value, int)}
    return {**amounts, "loan_by_majority": LOAN_BY_MAJORITY, "loan_by_some": LOAN_BY_SOME}


def tracks() -> dict[str, list[int]]:
    """Columns in their order. An architect's area is its points, those improved, and the cards that improve them."""
    found = {name: values for name, values in SHEET.items() if isinstance(values, list) and isinstance(values[0], int)}
    found["inauguration"], found["inauguration_improved"] = SHEET["inauguration_rank"]
    for card in OPPONENTS:
        for area in ACME_AREAS:
            found[f"acme_{card['level']}_{area}"] = [*card[area]["points"], card[area]["improves_at"]]
        found[f"acme_{card['level']}_crane"] = [card["crane_modifier"]]
    return found


def facts() -> Printed:
    """All that is printed."""
    architects = [Architect(card["name"], card["style"]) for card in OPPONENTS]
    return Printed(None, printed(), tracks(), architects)
