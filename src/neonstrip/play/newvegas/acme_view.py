"""What everybody sees of the ACME, the opponent of who plays alone: its pile, what comes next, and how it reckons."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

import numpy as np
from msgspec import Struct

from neonstrip.play.among import among
from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.play.newvegas.state import GameState
from neonstrip.rules.kernel import uncompiled
from neonstrip.rules.newvegas import game
from neonstrip.rules.newvegas.printed import (
    ACME_AREAS,
    ACTION_OF,
    ACTIONS,
    AREA_GOLF,
    AREA_HOTELS,
    AREA_INAUGURATION,
    AREA_LIMOUSINE,
    AREA_SHOWS,
    AREA_STREETS,
    AREAS,
    AVENUES,
    COLOURS,
    CONSTRUCTION,
    FIGURES,
    NUMBER_OF,
    STREETS,
    TOTAL,
)
from neonstrip.rules.newvegas.solo import VALIDATION_ACTION, acme_cards, acme_run, acme_votes_for, has_improved
from neonstrip.rules.newvegas.state import ENDED, NONE

AREA_OF = dict(
    zip(
        ACME_AREAS,
        (AREA_INAUGURATION, AREA_SHOWS, AREA_HOTELS, AREA_STREETS, AREA_GOLF, AREA_LIMOUSINE),
        strict=True,
    )
)
"""Where the points of each area of the ACME's card are written."""

Action = Annotated[str, among(ACTIONS)]


class Reckoning(Struct):
    """N-SOLO-8: what an area of the ACME's card is worth to it."""

    area: str
    base: int
    better: int
    cards: int
    """Improvement cards from which on the better points count."""
    improved: bool
    points: int
    """What it has from this area now; the casinos of its runs are told apart."""


class AcmeRun(Struct):
    """N-SOLO-8: the run that the ACME has in every street."""

    cards: int
    """Construction cards in its pile."""
    crane: int
    """What its card adds to them, or takes away."""
    length: int
    points: int
    """What the casinos of these runs bring, in all streets together."""


class Check(TypedDict):
    """N-SOLO-4: a line of the ACME's card: whether it validates a project, and in which avenues it builds hotels."""

    project: bool
    hotels: list[int]


class Acme(Struct):
    """The solo opponent."""

    level: int
    name: str
    pile: list[Action]
    next_action: str | None
    next_validation: str | None
    """Whose project it is, where the draw pile shows a validation card."""
    hidden_action: Action
    hidden_number: int | None
    vote: str | None
    """N-SOLO-10: told by the hidden number, at the end."""
    checks: list[Check]
    validated: list[str]
    projects: dict[str, int]
    hotels: list[int]
    run: AcmeRun
    reckonings: list[Reckoning]
    areas: dict[str, int]
    total: int


def show_acme(seen: GameState) -> Acme:
    m = seen.middle[0]
    card = OPPONENTS[m.opponent - 1]
    hidden = int(NUMBER_OF[m.hidden_card]) if m.stage == ENDED else None
    figures = np.zeros(FIGURES, np.int64)
    game.score_acme(seen.middle, seen.sheets, figures)
    run = _run(m)
    return Acme(
        level=int(m.opponent),
        name=card["name"],
        pile=[ACTIONS[ACTION_OF[each]] for each in m.acme_pile[: m.acme_count]],
        next_action=face(int(m.next_action)),
        next_validation=validated(int(m.next_action)),
        hidden_action=ACTIONS[m.hidden_action],
        hidden_number=hidden,
        vote=None if hidden is None or not m.bank else "loan" if uncompiled(acme_votes_for)(m) else "against",
        checks=card["checks"],
        validated=[COLOURS[colour] for colour in m.validated[: m.validations]],
        projects={COLOURS[colour]: int(m.acme_points[colour]) for colour in range(len(COLOURS))},
        hotels=[avenue + 1 for avenue in range(AVENUES) if m.acme_hotels[avenue]],
        run=run,
        reckonings=_reckonings(m, figures, run),
        areas={area: int(figures[i]) for i, area in enumerate(AREAS)},
        total=int(figures[TOTAL]),
    )


def _run(m: Any) -> AcmeRun:
    cards, length = int(uncompiled(acme_cards)(m, CONSTRUCTION)), int(uncompiled(acme_run)(m))
    return AcmeRun(cards, int(m.crane_modifier), length, length * STREETS)


def _reckonings(m: Any, figures: Any, run: AcmeRun) -> list[Reckoning]:
    return [
        Reckoning(
            area=name,
            base=int(m.acme_values[i, 0]),
            better=int(m.acme_values[i, 1]),
            cards=int(m.acme_improves[i]),
            improved=uncompiled(has_improved)(m, i),
            points=int(figures[AREA_OF[name]]) - (run.points if name == "street" else 0),
        )
        for i, name in enumerate(ACME_AREAS)
        if m.golf or name != "golf"
    ]


def face(action: int) -> str | None:
    """What the top of the draw pile shows."""
    if action == NONE:
        return None
    colour = validated(action)
    return ACTIONS[action] if colour is None else f"validation {colour}"


def validated(action: int) -> str | None:
    """The colour of the validation card that lies there, if one does."""
    return None if action < VALIDATION_ACTION else COLOURS[action - VALIDATION_ACTION]
