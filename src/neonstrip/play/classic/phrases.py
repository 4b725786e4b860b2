"""What Las Vegas (2012) says: templates of its phrases, which the terminal reads here and clients get with its guide.

`play.phrases` tells how they are written.
"""

from neonstrip.play import shared_phrases as shared
from neonstrip.play.phrases import All, Each, Given, Is, Template, Templates, cases, say, when

CASINO = say("casino-{casino}")


def dice_of(own: str, white: str) -> Template:
    """A throw, by the facts that have the numbers on one's own dice and on the white ones."""
    return All((Each(own, "it", " "), when(white, say("classic-roll-white", dice=Each(white, "it", " ")))), ", ")


ROLL = dice_of("roll.own", "roll.white")
DICE = say("classic-dice", "own", "white", number="casino")
WON = {"amount": "wins.1"}

CHOICES: dict[str, Template] = {
    "roll": say("choice-roll"),
    "place": say("classic-choice-place", "own", "white", number="casino", casino=CASINO),
}
"""A legal move as a choice, by its family."""

LOG: dict[str, Template] = {"place": say("classic-log-place", "name", "you", dice=DICE, casino=CASINO, roll=ROLL)}
"""A move that somebody made. A roll is told by what follows."""

EVENTS: dict[str, Template] = {
    "won": say("web-casinos-log-won", "name", "you", "amount", casino=say("casino-{site}")),
    "starts": say("event-starts", "name", "you"),
}
"""What a move brought about. Ties, notes that go back and the end are shown, and not told."""

REASONS: dict[str, Template] = {"not-rolled": say("web-casinos-why-not-rolled", number="casino")}
"""Why a casino cannot be meant."""

QUESTIONS: dict[str, Template] = {"roll": say("turn-roll"), "place": say("turn-place")}
"""What is asked, by the phase."""

WORTH: dict[str, Template] = {
    "now": cases(
        (
            Given("wins.1"),
            cases(
                (Is("rank", 1), say("then-first", **WON)),
                (Is("rank", 2), say("then-second", **WON)),
                otherwise=say("classic-then-later", "rank", **WON),
            ),
        ),
        (Given("tied"), say("then-tied")),
        otherwise=say("then-behind"),
    ),
}
"""What a choice would bring if the round ended with it."""

HINTS: dict[str, Template] = shared.HINTS | {
    "figures": shared.figures("hint-figures-classic"),
    "more": say("hint-why-more-classic", "amount"),
    "because": shared.because(),
    "takes": say("hint-why-takes", "amount", "rank", casino=CASINO),
    "ties": say("hint-why-ties", casino=CASINO),
    "behind": say("hint-why-behind", casino=CASINO),
    "saves": say("hint-why-saves", "dice", "left"),
}
"""What a hint says besides its choices, and why, by the name of the reason."""

REVIEW: dict[str, Template] = {
    "when": when("round", say("review-round-classic", "round"), say("review-before")),
    "cost": say("review-cost-classic", "percent", "amount"),
}
"""When something was decided, and what it cost."""

STROKES: dict[str, Template] = shared.STROKES | {
    "throw": say("review-stroke-throw", "name", dice=dice_of("small", "white")),
    "round": say("review-stroke-round"),
}
"""Strokes of luck, by their kind."""

SPOKEN: dict[str, Template] = {"rolled": say("web-casinos-rolled", "name", "you", dice=ROLL)}
"""What is told to ears only."""

PHRASES: Templates = {
    "choices": CHOICES,
    "steps": CHOICES,
    "log": LOG,
    "events": EVENTS,
    "reasons": REASONS,
    "questions": QUESTIONS,
    "worth": WORTH,
    "hints": HINTS,
    "review": REVIEW,
    "strokes": STROKES,
    "spoken": SPOKEN,
}
