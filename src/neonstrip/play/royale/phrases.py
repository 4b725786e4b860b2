"""What Royale says: templates of its phrases, which the terminal reads here and clients get with its guide.

`play.phrases` tells how they are written.
"""

from collections.abc import Callable, Iterable

from neonstrip.play import shared_phrases as shared
from neonstrip.play.phrases import (
    All,
    Each,
    Form,
    Given,
    Is,
    Message,
    Over,
    Same,
    Template,
    Templates,
    Word,
    cases,
    say,
    when,
)
from neonstrip.play.royale.printed import jeton_rewards
from neonstrip.rules.royale.state import PHASE_NAMES
from neonstrip.rules.royale.tiles import fifty_fifty, no_entry

YES, NO = Word("yes"), Word("no")


def _reward(fact: str) -> Template:
    """R-BANK-1: an amount as it is paid: small ones in jetons."""
    jetons = [(Is(fact, amount), say("reward", jetons=count)) for count, amount in enumerate(jeton_rewards(), 1)]
    return cases(*jetons, otherwise=fact)


CASINO = say("casino-{casino}")
TILE = say("tile-{tile}")
REWARD = _reward("amount")
FIELD = cases((Is("reward", "move"), say("reward-move")), otherwise=_reward("reward"))
"""What a field of Handicap brings."""
DIE = say("a-die", kind="die")
ROLL = Form("roll", ("roll.small", "roll.big"))
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
    "lift": say("choice-lift", casino=CASINO, reward=FIELD),
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


def _told(message: str, *facts: str, **args: Template) -> Message:
    """A message about somebody."""
    return say(message, "name", "you", *facts, **args)


LOG: dict[str, Template] = {
    "place": _told("log-place", dice=say("placed-dice", "small", number="casino", both=BOTH), casino=CASINO, roll=ROLL),
    "pass": _told("log-pass", roll=ROLL),
    "skip": _told("log-skip", roll=ROLL),
    "decline": _told("log-decline"),
    "turn": _told("log-turn", die=DIE, casino=CASINO),
    "back": _told("log-back", die=DIE, casino=CASINO),
    "hide": when("open", say("log-hide-open", "name", number="markers"), _told("log-hide", number="markers")),
    "guess": _told("log-guess", number="markers"),
    "stop": _told("log-stop"),
    "higher": _told("log-higher"),
    "lower": _told("log-lower"),
    "close": _told("log-close", casino=CASINO),
    "block": _told("log-block", "size", casino=CASINO),
    "lift": _told("log-lift", casino=CASINO),
    "down": _told("log-down", count=Form("sum", ("small", cases((Is("biggy", "big"), 1), otherwise=0)))),
    "nice": _told("log-nice", "number", die=DIE),
    "choose": _told("log-choose", "number"),
    "activate": _told("log-activate", tile=TILE),
    "gold": _told("log-gold", die=DIE),
    "black": _sent(
        none=_told("log-black-none"),
        one=_told("log-black-one", casino=TO),
        double=_told("log-black-double", casino=TO),
        both=_told("log-black-both", casino=TO, other=TO_OTHER),
    ),
    "split": cases(
        (Given("open"), say("log-split-open", "name", first=FIRST, second=SECOND)),
        (Given("first"), _told("log-split", first=FIRST, second=SECOND)),
        otherwise=_told("log-split", first="sizes.0", second="sizes.1"),
    ),
    "take": _told("log-take", "pile"),
}
"""A move that somebody made, by its family; `open` is set for eyes that may see everything. What is not here (a roll, a
die put on the bar) is told by what follows.
"""

EVENTS: dict[str, Template] = {
    "black": say("event-black", "first", "second"),
    "luckless": say("luckless-{tile}", "amount"),
    "paid": _told("event-paid", "amount", tile=TILE),
    "jetons": _told("event-jetons", "amount", tile=TILE),
    "shown": cases(
        (Same("number", "guess"), say("event-shown-right", "number")),
        otherwise=say("event-shown-wrong", "number", "guess"),
    ),
    "won_power": _told("event-won_power"),
    "lost_power": _told("event-lost_power"),
    "won_token": _told("event-won_token"),
    "barred": _told("event-barred", die=say("a-die", "kind")),
    "freed": _told("event-freed", tile=TILE, die=say("a-die", "kind")),
    "pushed": _told("event-pushed", "number", casino=say("casino-{number}")),
    "won": _told(
        "web-casinos-log-won",
        "amount",
        casino=cases((Is("site", "G2"), say("tile-G2")), otherwise=say("casino-{site}")),
    ),
    "boxed": say("event-boxed", "amount"),
    "fined": _told("event-fined", cost=say("cost", "amount", "jetons")),
    "starts": _told("event-starts"),
}
"""What a move brought about. Ties, prizes that go back and the end are shown, and not told."""

REASONS: dict[str, Template] = {
    "not-rolled": say("web-casinos-why-not-rolled", number="casino"),
    "closed": say("web-roy-why-closed", casino=CASINO),
    "plate-here": say("web-roy-why-plate-here", casino=CASINO),
    "own-casino": say("web-roy-why-own-casino"),
    "no-tile": say("web-roy-why-no-tile", casino=CASINO),
    "same-tile": say("web-roy-why-same-tile"),
    "no-die": say("web-roy-why-no-die", kind="die", casino=CASINO),
    "no-grey": say("web-roy-why-no-grey", casino=CASINO),
}
"""Why a casino cannot be meant: of the facts of the move that would mean it."""

BLACK = {"first": "black.0", "second": "black.1"}
ASKED: dict[str, Template] = {
    "guess": say("turn-guess", name="active"),
    "gamble": say("turn-gamble", **BLACK),
    "choose": say("turn-choose", **BLACK),
    "prime": say("turn-prime", **BLACK),
}
QUESTIONS: dict[str, Template] = {
    phase: ASKED.get(phase, say(f"turn-{phase}")) for phase in PHASE_NAMES if phase != "over"
}
"""What is asked, by the phase: of the facts of the view."""

WON = {"amount": "wins.1"}
WORTH: dict[str, Template] = {
    "now": cases(
        (Given("wins.1"), cases((Is("rank", 1), say("then-first", **WON)), otherwise=say("then-second", **WON))),
        (Given("tied"), say("then-tied")),
        (Given("wins"), say("then-behind")),
        (Over("total.1", "total.0"), say("then-more", amount=Form("less", ("total.1", "total.0")))),
        (Over("total.0", "total.1"), say("then-less", amount=Form("less", ("total.0", "total.1")))),
    ),
    "scored": cases(
        (Given("wins.1"), say("then-wins", **WON)),
        (Given("wins"), say("then-nothing")),
        (Given("total.1"), say("then-wins", amount="total.1")),
        otherwise=say("then-nothing"),
    ),
    "paid": say("then-pays", reward="amount"),
    "jetons": say("then-pays", reward=say("reward", jetons="amount")),
    "won_token": say("then-token"),
    "won_power": say("then-power"),
}
"""What a choice would bring: if the round ended with it, or where it does; and by what would happen at once."""


def _by_tile(cause: str) -> Callable[[str], Template]:
    """A cause that is about a tile."""

    def told(at: str) -> Template:
        return say(
            f"hint-cause-{cause}", "name", amount=f"{at}.amount", theirs=f"{at}.theirs", tile=say(f"tile-{{{at}.tile}}")
        )

    return told


def _pays(at: str) -> Template:
    """A tile's reward: what it is where it is sure, else what it comes to."""
    sure = say("hint-cause-pays", tile=say(f"tile-{{{at}.tile}}"), reward=_reward(f"{at}.sure"))
    return when(f"{at}.sure", sure, _by_tile("pays-more")(at))


CAUSES: dict[str, Callable[[str], Template]] = {
    "pays": _pays,
    **{cause: _by_tile(cause) for cause in ("spares", "withholds", "fines")},
}
"""What a move is good for besides prizes: clauses, by the fact that has what they are about."""

HINTS: dict[str, Template] = shared.HINTS | {
    "figures": shared.figures("hint-figures-royale"),
    "more": say("hint-why-more-royale", "amount"),
    "because": shared.because(**CAUSES),
    "takes": say("hint-why-takes", "amount", "rank", casino=CASINO),
    "ties": say("hint-why-ties", casino=CASINO),
    "behind": say("hint-why-behind", casino=CASINO),
    "gains": say("hint-why-gains", "amount"),
    "costs": say("hint-why-costs", "amount"),
    "saves": say("hint-why-saves", "dice", "left"),
    "keeps": say("hint-why-keeps", "dice"),
}
"""What a hint says besides its choices, and why, by the name of the reason."""

REVIEW: dict[str, Template] = {
    "when": when("round", say("review-round-royale", "round"), say("review-before")),
    "cost": say("review-cost-royale", "percent", "amount"),
}
"""When something was decided, and what it cost."""

STROKES: dict[str, Template] = shared.STROKES | {
    "throw": say("review-stroke-throw", "name", dice=Form("roll", ("small", "big"))),
    "round": say("review-stroke-round"),
    "guess": say("review-stroke-guess"),
}
"""Strokes of luck, by their kind."""

NAMES: dict[str, Template] = {"reward": REWARD, "field": FIELD}
"""Things by their names: a reward of some `amount`, and the `reward` of a field of Handicap."""


def _track(rewards: Iterable[int], nothing: Template = 0) -> Template:
    """The fields of a track, as they are paid."""
    jetons: dict[int, Template] = {amount: say("reward", jetons=n) for n, amount in enumerate(jeton_rewards(), 1)}
    return All(tuple((jetons | {0: nothing}).get(int(amount), int(amount)) for amount in rewards), ", ")


PRINTED: dict[str, Template] = {
    "fifty": _track(fifty_fifty.TRACK),
    "noEntry": _track(no_entry.TRACK[1:], say("reward-nothing")),
}
"""What is printed, where it is more than a number: No Entry! without its start, which pays nothing."""

NUMBER = cases(
    (Given("it.small"), say("placed-dice", small="it.small", number="it.number", both=when("it.big", YES, NO))),
    (Given("it.big"), say("web-roy-rolled-biggy", number="it.number")),
)
"""The dice of a roll that show one number; nothing where there are none."""
SPOKEN: dict[str, Template] = {
    "rolled": _told("web-casinos-rolled", dice=ROLL),
    "counted": _told("web-casinos-rolled", dice=Each("roll", NUMBER, ", ")),
}
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
    "names": NAMES,
    "printed": PRINTED,
    "spoken": SPOKEN,
}
