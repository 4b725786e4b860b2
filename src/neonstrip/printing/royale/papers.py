"""What Las Vegas Royale has to print."""

from neonstrip.printing.papers import Paper
from neonstrip.printing.reference import draw_reference
from neonstrip.printing.royale.tiles import draw_tiles

CHAPTERS = {
    "rules-royale-start": ("rules-royale-start-goal", "rules-royale-start-dice", "rules-royale-start-prizes"),
    "rules-royale-turn": (
        "rules-royale-turn-place",
        "rules-royale-turn-biggy",
        "rules-royale-turn-jetons",
        "rules-royale-turn-out",
    ),
    "rules-royale-payout": (
        "rules-royale-payout-ties",
        "rules-royale-payout-starter",
        "rules-royale-payout-anew",
        "rules-royale-payout-end",
    ),
    "rules-royale-table": ("rules-royale-table-two", "rules-royale-table-choice", "rules-royale-table-money"),
    "rules-royale-royale": (
        "rules-royale-royale-activate",
        "rules-royale-royale-quiet",
        "rules-royale-royale-fresh",
        "rules-royale-royale-bank",
        "rules-royale-royale-nobody",
        "rules-royale-royale-order",
    ),
}

PAPERS = {
    "reference-royale": Paper(lambda wish: [draw_reference(wish, "royale", CHAPTERS, columns=2)]),
    "tiles": Paper(lambda wish: [draw_tiles(wish)]),
}
