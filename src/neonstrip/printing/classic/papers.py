"""What Las Vegas of 2012 has to print."""

from neonstrip.printing.papers import Paper
from neonstrip.printing.reference import draw_reference

CHAPTERS = {
    "rules-classic-start": ("rules-classic-start-goal", "rules-classic-start-dice", "rules-classic-start-notes"),
    "rules-classic-turn": ("rules-classic-turn-place", "rules-classic-turn-out"),
    "rules-classic-payout": (
        "rules-classic-payout-ties",
        "rules-classic-payout-nobody",
        "rules-classic-payout-starter",
        "rules-classic-payout-end",
    ),
    "rules-classic-white": ("rules-classic-white-dice", "rules-classic-white-when"),
}

PAPERS = {"reference-classic": Paper(lambda wish: [draw_reference(wish, "classic", CHAPTERS, columns=2)])}
