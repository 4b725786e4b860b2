"""What New Las Vegas says: templates of its phrases, which the terminal reads here and clients get with its guide.

`play.phrases` tells how they are written.
"""

from neonstrip.play import shared_phrases as shared
from neonstrip.play.phrases import (
    All,
    Each,
    Form,
    Given,
    Is,
    Message,
    Same,
    Template,
    Templates,
    Word,
    cases,
    say,
    when,
)
from neonstrip.rules.newvegas.printed import HIGHEST, LOWEST

ACTION = say("nv-action-{action}")
COLOUR = say("nv-colour-{colour}")
COLUMN = say("nv-column-{column}")
PROJECT = say("nv-project-{project}")
CARPETS = Each("carpets", say("nv-carpet-{it}"), ", ")
CHANGES = Each("areas", say("nv-change", area=say("nv-area-{key}"), points=Form("signed", ("it",))), ", ")
"""By how much areas of the score sheet would change."""


def _values(fact: str) -> Template:
    """The values of a column; inauguration has one for each rank. In texts a minus is not written the way of sums."""
    return Each(fact, Form("minus", ("it",)), "/")


def _pieces(*parts: Template) -> Template:
    """What somebody did in a round or a turn, in short pieces."""
    return All(parts, " · ")


def _line(message: str, **args: Template) -> Message:
    """A line of the limousine, by its two ways."""
    return say(message, first=say("nv-way-{first}"), second=say("nv-way-{second}"), **args)


CHOICES: dict[str, Template] = {
    "vote": say("nv-choice-vote-{vote}"),
    "choose": say("nv-choice-choose", "number", action=ACTION),
    "use": say("nv-choice-use", "number", action=ACTION, given=say("nv-action-{given}")),
    "refuse": say("nv-choice-refuse"),
    "give": say("nv-choice-give", "number", action=ACTION),
    "open": say("hint-open", "number", "street", "avenue"),
    "circle": say("nv-choice-circle", "boxes"),
    "number": say("nv-choice-number", "number"),
    "free": say("nv-choice-free"),
    "extend": say("nv-choice-extend", "number", "street", "avenue"),
    "build": say("nv-choice-build", "street", "avenue"),
    "improve": Message("nv-choice-improve", {"column": COLUMN, "from": _values("from"), "to": _values("to")}),
    "show": Message("nv-choice-show", {"side": "side", "from": "from.0", "to": "to.0"}),
    "encore": Message("nv-choice-encore", {"side": "side", "from": "from.0", "to": "to.0"}),
    "inaugurate": when("last", say("nv-choice-inaugurate-last"), say("nv-choice-inaugurate", "box")),
    "drive": cases(
        (Given("home"), _line("nv-choice-drive-home")),
        (Given("carpets"), _line("nv-choice-drive-past", carpets=CARPETS)),
        (Same("first", "second"), _line("nv-choice-drive-straight")),
        otherwise=_line("nv-choice-drive"),
    ),
    "confirm": when("without", say("nv-choice-confirm-without"), say("nv-choice-confirm")),
    "decline": say("nv-choice-decline", colour=COLOUR),
    "cards": say("nv-choice-cards-{cards}"),
}
"""A legal move as a choice, by its family."""

PLAN: dict[str, Template] = {"open": say("web-nv-write", "number")}
"""A choice to who looks at its place on the map."""

OPENED = say("nv-did-open", "number", "street", "avenue")
BUILT = say("nv-did-build", "street", "avenue")
IMPROVED = say("nv-did-improve", column=COLUMN, value=_values("values"))
DROVE = when(
    "carpets",
    when("home", say("nv-did-home-past", carpets=CARPETS), say("nv-did-drive-past", carpets=CARPETS)),
    otherwise=when("home", say("nv-did-home"), say("nv-did-drive")),
)
BONUS = say("nv-did-bonus-{bonus}")
SCORED = say("nv-did-project", "points", colour=COLOUR)
GOT = say("nv-did-get", action=ACTION)

EVENTS: dict[str, Template] = {
    "voted": say("nv-voted"),
    "round": say("nv-round", "round"),
    "refused": say("nv-did-refuse"),
    "opened": _pieces(OPENED, when("star_lost", say("nv-did-lose-star"))),
    "built": BUILT,
    "improved": IMPROVED,
    "show": say("nv-did-show", "side", "value"),
    "checked": say("nv-did-check", "boxes"),
    "drove": DROVE,
    "bonus": BONUS,
    "hotel": say("nv-did-hotel", "kind", "avenue"),
    "project": SCORED,
    "acme_card": GOT,
    "acme_hotel": say("nv-did-hotel", "avenue", kind=Word("grand")),
    "acme_project": SCORED,
    "acme_area": say("nv-change", area=say("nv-area-{area}"), points=Form("signed", ("points",))),
    "shuffled": say("nv-shuffled"),
}
"""What a reveal brought, a piece for each event: the log puts everybody's pieces in a row."""

STEPS: dict[str, Template] = {
    "vote": CHOICES["vote"],
    "choose": say("review-took", "number", action=ACTION),
    "use": say("review-took", "number", action=ACTION),
    "refuse": say("nv-did-refuse"),
    "give": GOT,
    "open": OPENED,
    "number": say("nv-did-bonus-number"),
    "free": say("nv-did-bonus-action"),
    "extend": _pieces(say("nv-did-bonus-extension"), OPENED),
    "build": BUILT,
    "improve": say("nv-did-improve", column=COLUMN, value=_values("to")),
    "show": say("nv-did-show", "side", value="to.0"),
    "encore": say("nv-did-encore", "side", value="to.0"),
    "decline": say("nv-did-decline", colour=COLOUR),
    "inaugurate": say("nv-did-check", boxes=1),
    "drive": DROVE,
    "cards": CHOICES["cards"],
}
"""A step of a turn that is told whole, by its family."""

GAIN = Form("less", ("total.1", "total.0"))
"""By how much the total would change."""
WORTH: dict[str, Template] = {
    "fits": when("spots", say("nv-fits", "spots", points=Form("signed", (GAIN,))), say("nv-fits-not")),
    "changes": CHANGES,
    "areas": Each("areas", say("nv-area-{key}"), ", "),
    "notes": All(
        (
            when("star", cases((Is("star", "show"), say("nv-note-show")), otherwise=say("nv-note-star"))),
            when("holes_lost", say("nv-note-holes", holes="holes_lost")),
            Each("setbacks", say("nv-note-setback", area=say("nv-area-{key}"), points=Form("signed", ("it",))), ", "),
            when("debts", say("nv-note-debts", debts=Form("signed", ("debts",)))),
            Each("todo", say("nv-todo-{key}", count="it"), ", "),
            when("ends_game", say("nv-note-ends")),
        ),
        ", ",
    ),
    "total": say("web-nv-worth", points=Form("signed", (GAIN,)), count=GAIN),
    "expected": say("nv-expected", points=Form("signed", ("expected",))),
}
"""What a move would bring: where its number fits, which areas change, what else is won or lost, what is expected."""

QUESTIONS: dict[str, Template] = {
    "vote": say("nv-turn-vote"),
    "choose": when("solo", say("nv-turn-use"), say("nv-turn-choose")),
    "open": say("nv-turn-open", "number"),
    "act": say("nv-turn-act", action=when("free", say("nv-any-action"), ACTION)),
    "after": say("nv-turn-after"),
    "bonus": say("nv-turn-bonus"),
    "wish": say("nv-turn-wish"),
    "give": say("nv-turn-give"),
}
"""What somebody is asked in a phase of their turn; `solo` is whether the ACME plays."""

REASONS: dict[str, Template] = {
    "action": say("web-nv-why-action", action=ACTION),
    "taken": say("web-nv-why-taken", "number"),
    "crane": say("web-nv-why-crane"),
    "order": say("web-nv-why-order", "number", "side", "beside"),
    "phase": say("web-nv-why-phase", "phase"),
    "N-CONSTRUCT-1": say("web-nv-why-n-construct-1"),
    "N-IMPROVE-1": say("web-nv-why-n-improve-1"),
    "N-SHOW-1": say("web-nv-why-n-show-1"),
    "N-INAUG-1": say("web-nv-why-n-inaug-1"),
    "N-LIMO-1": say("web-nv-why-n-limo-1"),
    "N-BONUS-1": say("web-nv-why-n-bonus-1"),
    "N-BONUS-2": say("web-nv-why-n-bonus-2"),
    "N-BONUS-4": say("web-nv-why-n-bonus-4"),
    "N-BONUS-5": say("web-nv-why-n-bonus-5"),
    "N-OPEN-4": say("web-nv-why-n-open-4"),
    "N-SETUP-4": say("web-nv-why-n-setup-4"),
    "N-SOLO-2": say("web-nv-why-n-solo-2"),
    "N-SOLO-3": say("web-nv-why-n-solo-3"),
    "N-PROJECT-4": say("web-nv-why-n-project-4"),
}
"""Why a move is refused: by its reason, or by its rule where that says it all."""

HINTS: dict[str, Template] = shared.HINTS | {
    "figures": shared.figures("hint-figures-newvegas"),
    "more": say("hint-why-more-newvegas", "amount"),
    "scores": say("hint-why-scores", areas=CHANGES),
    "ends": say("hint-why-ends"),
    "project-first": say("hint-why-project-first", "points", project=PROJECT),
    "project-later": say("hint-why-project-later", "points", project=PROJECT),
    "hotel": say("hint-why-hotel", "avenue"),
    "race": say("hint-why-race", "avenue", "missing", "name", "theirs"),
    "room": say("hint-why-room", "numbers", "other", all=HIGHEST - LOWEST + 1),
}
"""What a hint says besides its choices, and why, by the name of the reason; `name` is who else is meant."""

REVIEW: dict[str, Template] = {
    "when": when("round", say("review-round-newvegas", "round"), say("review-before")),
    "cost": say("review-cost-newvegas", "percent", "amount"),
}
"""When something was decided, and what it cost."""

STROKES: dict[str, Template] = shared.STROKES | {"cards": say("review-stroke-cards")}
"""Strokes of luck, by their kind."""

PHRASES: Templates = {
    "choices": CHOICES,
    "plan": PLAN,
    "events": EVENTS,
    "steps": STEPS,
    "worth": WORTH,
    "questions": QUESTIONS,
    "reasons": REASONS,
    "hints": HINTS,
    "review": REVIEW,
    "strokes": STROKES,
}
