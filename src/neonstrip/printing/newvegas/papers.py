"""What Welcome to New Las Vegas has to print."""

from neonstrip.play.newvegas.cityfile import parse_city, write_city
from neonstrip.printing.newvegas.acme import draw_cards
from neonstrip.printing.newvegas.city import draw_city
from neonstrip.printing.newvegas.scoresheet import draw_score_sheet
from neonstrip.printing.papers import Paper
from neonstrip.printing.reference import draw_reference
from neonstrip.rules.newvegas.printed import EDITIONS


def read_city(text: str) -> str:
    """A city from a TOML file, checked, as one word."""
    return write_city(parse_city(text))


CHAPTERS = {
    "rules-newvegas-round": ("rules-newvegas-round-shuffle", "rules-newvegas-round-turn"),
    "rules-newvegas-opening": (
        "rules-newvegas-opening-where",
        "rules-newvegas-opening-order",
        "rules-newvegas-opening-refused",
        "rules-newvegas-opening-star",
    ),
    "rules-newvegas-actions": (
        "rules-newvegas-actions-construction",
        "rules-newvegas-actions-improvement",
        "rules-newvegas-actions-show",
        "rules-newvegas-actions-showdebts",
        "rules-newvegas-actions-inauguration",
    ),
    "rules-newvegas-limousine": (
        "rules-newvegas-limousine-line",
        "rules-newvegas-limousine-carpets",
    ),
    "rules-newvegas-bonuses": (
        "rules-newvegas-bonuses-group",
        "rules-newvegas-bonuses-number",
        "rules-newvegas-bonuses-action",
        "rules-newvegas-bonuses-extension",
        "rules-newvegas-bonuses-when",
    ),
    "rules-newvegas-golf": ("rules-newvegas-golf-grow", "rules-newvegas-golf-jump"),
    "rules-newvegas-hotels": ("rules-newvegas-hotels-first",),
    "rules-newvegas-projects": (
        "rules-newvegas-projects-points",
        "rules-newvegas-projects-reshuffle",
        "rules-newvegas-projects-runs",
    ),
    "rules-newvegas-money": ("rules-newvegas-money-debts",),
    "rules-newvegas-end": ("rules-newvegas-end-when",),
    "rules-newvegas-scoring": (
        "rules-newvegas-scoring-inauguration",
        "rules-newvegas-scoring-streets",
        "rules-newvegas-scoring-limousine",
        "rules-newvegas-scoring-safe",
        "rules-newvegas-scoring-winner",
    ),
}
"""What the score sheet itself tells, and what nobody forgets, is left out."""

PAPERS = {
    "player": Paper(lambda wish: [draw_city(wish), draw_score_sheet(wish)], 2, True, read_city, EDITIONS),
    "city": Paper(lambda wish: [draw_city(wish)], 1, True, read_city, EDITIONS),
    "score": Paper(lambda wish: [draw_score_sheet(wish)], 1, True, editions=EDITIONS),
    "reference-newvegas": Paper(lambda wish: [draw_reference(wish, "newvegas", CHAPTERS)]),
    "acme": Paper(lambda wish: [draw_cards(wish)], editions=EDITIONS),
}
