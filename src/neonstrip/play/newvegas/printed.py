"""What is printed on the score sheet and on the architects' cards, for those who draw them."""

import numpy as np

from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.play.printed import Architect, Printed
from neonstrip.rules.newvegas.city import PRINTED_CITY
from neonstrip.rules.newvegas.printed import (
    ACME_AREAS,
    ACTION_OF,
    AVENUES,
    BUNDLES_WITHOUT_BANK,
    CARDS,
    EDITIONS,
    HIGHEST,
    LOAN_BY_MAJORITY,
    LOAN_BY_SOME,
    LOWEST,
    MOST_CHANGE,
    MOST_PLAYERS,
    NUMBER_OF,
    PRINTED,
    PROJECT_CARDS,
    STACKS,
    STREETS,
)

SHEET = PRINTED["score_sheet"]


def amounts() -> dict[str, int | str]:
    """Single amounts of the score sheet, the bundles of a loan (N-SCORE-8), and what words name besides.

    What is lost for debts that are not paid and for a line that is missing, the ranks of the inauguration, how high the
    shows grow, how many cards there are, how large the city is, and what projects need.
    """
    single = {name: value for name, value in SHEET.items() if isinstance(value, int)}
    lost = {"unpaid": -SHEET["unpaid_debts"], "missing": -SHEET["missing_line"][0]}
    ranks = {
        f"{name}{rank}": points
        for name, values in zip(("rank", "better"), SHEET["inauguration_rank"], strict=True)
        for rank, points in enumerate(values, 1)
    }
    shows = {"showsLeft": SHEET["shows_left"][-1], "showsRight": SHEET["shows_right"][-1]}
    deck = {"cards": CARDS, "stack": CARDS // STACKS, "turns": CARDS // STACKS - 1, **_deck()}
    halves = {"half": CARDS // 2, "upperHalf": CARDS - CARDS // 2}
    city = {"lots": int(PRINTED_CITY["casino"].sum()), "streets": STREETS, "avenues": AVENUES}
    given = {"noBank": BUNDLES_WITHOUT_BANK, "change": MOST_CHANGE, "lowest": LOWEST, "highest": HIGHEST}
    street = {"street1": SHEET["street_bonus"][0], "street2": SHEET["street_bonus"][1]}
    seats = {f"{name}Seats": MOST_PLAYERS[edition] for edition, name in enumerate(EDITIONS)}
    loan = {"loan_by_majority": LOAN_BY_MAJORITY, "loan_by_some": LOAN_BY_SOME}
    paper = {**single, **loan, **lost, **ranks, **shows, **street}
    return {**paper, **deck, **halves, **city, **given, **seats, **_projects()}


def _projects() -> dict[str, int]:
    """How many of what it asks for a project needs, by its name, and how long each of them is to be."""
    needed = {name: card["needs"] for name, card in PROJECT_CARDS.items() if "needs" in card}
    return needed | {f"{name}_length": card["length"] for name, card in PROJECT_CARDS.items() if "length" in card}


def _deck() -> dict[str, int]:
    """Numbers of cards: the lowest, the highest, the next above, the commonest; and how often actions are there."""
    numbers, actions = np.bincount(NUMBER_OF), np.bincount(ACTION_OF)
    low, high = int(NUMBER_OF.min()), int(NUMBER_OF.max())
    counts = {"often": int(actions.max()), "others": int(actions.min())}
    return {
        "cardLowest": low,
        "cardHighest": high,
        "cardBeyond": high + 1,
        "commonest": int(numbers.argmax()),
        **counts,
    }


def tracks() -> dict[str, list[int]]:
    """Columns in their order, and the casinos of each street.

    An architect's area is its points, those improved, and the cards that improve them.
    """
    found = {name: values for name, values in SHEET.items() if isinstance(values, list) and isinstance(values[0], int)}
    found["inauguration"], found["inauguration_improved"] = SHEET["inauguration_rank"]
    found["street_lots"] = PRINTED_CITY[0].casino.sum(axis=1).tolist()
    for card in OPPONENTS:
        for area in ACME_AREAS:
            found[f"acme_{card['level']}_{area}"] = [*card[area]["points"], card[area]["improves_at"]]
        found[f"acme_{card['level']}_crane"] = [card["crane_modifier"]]
    return found


def printed() -> Printed:
    """All that is printed."""
    architects = [Architect(card["name"], card["style"]) for card in OPPONENTS]
    return Printed(None, amounts(), tracks(), architects)
