"""What Royale says: templates of its phrases, which the terminal reads here and clients get with the facts of the game.

`play.phrases` tells how they are written.
"""

from neonstrip.play.phrases import Each, Given, Is, Same, Table, Template, Word, cases, say, when

YES, NO = Word("yes"), Word("no")

CASINO = say("casino-{casino}")
TILE = say("tile-{tile}")
REWARD = say("reward", "amount")
FIRST, SECOND = Each("first", "it", " "), Each("second", "it", " ")
BOTH = when("small", when("big", YES, NO), NO)
"""Whether there are small dice and the Biggy."""


TO, TO_OTHER = say("casino-{to.0}"), say("casino-{to.1}")


def _sent(none: Template, one: Template, double: Template, both: Template) -> Template:
    """R-PRIME-1: black dice that go nowhere, one of them, both to the same casino, or to two."""
    return cases(
        (Given("to.1"), cases((Same("to.0", "to.1"), double), otherwise=both)), (Given("to.0"), one), otherwise=none
    )


CHOICES: dict[str, Template] = {
    "roll": say("choice-roll"),
    "place": say("choice-place", "small", number="casino", both=BOTH, casino=CASINO),
    "pass": say("choice-pass"),
    "skip": say("choice-skip"),
    "decline": say("choice-decline-{phase}"),
    "turn": say("choice-turn", kind="die", casino=CASINO),
    "back": say("choice-back", kind="die", casino=CASINO),
    "hide": say("choice-hide", number="markers", reward=REWARD),
    "guess": say("choice-guess", number="markers", reward=REWARD),
    "stop": say("choice-stop", "amount", reward=REWARD),
    "higher": say("choice-higher", "sum"),
    "lower": say("choice-lower", "sum"),
    "close": say("choice-close", casino=CASINO),
    "bar": say("choice-bar", kind="die"),
    "block": say("choice-block", "size", casino=CASINO),
    "lift": say(
        "choice-lift",
        casino=CASINO,
        reward=cases((Is("reward", "move"), say("reward-move")), otherwise=say("reward", amount="reward")),
    ),
    "down": say("choice-down", "small", both=when("small", cases((Is("biggy", "big"), YES), otherwise=NO), NO)),
    "nice": say("choice-nice", "number", kind="die", reward=REWARD),
    "choose": say("choice-choose", "number", reward=REWARD),
    "activate": say("choice-activate", tile=TILE, casino=CASINO),
    "gold": say("choice-gold", kind="die"),
    "black": _sent(
        none=say("choice-black-none"),
        one=say("choice-black-one", casino=TO),
        double=say("choice-black-double", casino=TO),
        both=say("choice-black-both", casino=TO, other=TO_OTHER),
    ),
    "split": say("choice-split", first=FIRST, second=SECOND),
    "take": say("choice-take", "pile", "tokens"),
}
"""A legal move as a choice, by its family; `phase` is the phase it is made in."""

PHRASES: Table = {"choices": CHOICES}
