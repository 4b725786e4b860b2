"""New Las Vegas on paper: the cards as the rules flip them, and the projects that lie open.

Nothing here is a rule: a middle of the game is driven by those that play it, in plain Python, because it is so little.
"""

from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from neonstrip.play.dealing import Account, Count, Flip, Goal, Rival
from neonstrip.play.errors import Mistake
from neonstrip.play.given import read_given
from neonstrip.play.newvegas import alone
from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.play.newvegas.rulebook import RULEBOOK
from neonstrip.play.seeds import words
from neonstrip.rules import chance
from neonstrip.rules.kernel import uncompiled
from neonstrip.rules.newvegas import cards, rounds
from neonstrip.rules.newvegas.printed import (
    ACTIONS,
    AVENUES,
    BLUECOCKER,
    COLOURS,
    EDITIONS,
    IN_STACK,
    PROJECT_CARDS,
    PROJECT_NAMES,
)
from neonstrip.rules.newvegas.state import NONE

RACES = AVENUES
PASSES = 4
"""How often the cards of a stack are turned before all are shuffled anew where the rules never ask for that: far longer
than any game."""
KEPT = 64
"""Tables whose cards are at hand."""

TAKES = {
    "edition": ", ".join(EDITIONS),
    "golf": "yes, no",
    "projects": ", ".join(COLOURS),
    "opponent": f"1 - {len(OPPONENTS)}",
    "bank": "yes, no",
}


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """N-SETUP-2, N-SETUP-5: what decides how the cards are dealt."""

    edition: Literal["bluecocker", "pegasus"] = "bluecocker"
    golf: bool = True
    projects: dict[Literal["pink", "purple", "yellow"], str] = {}
    """Projects that were chosen; those of the other colours are drawn."""
    opponent: Annotated[int, Meta(ge=1, le=len(OPPONENTS))] | None = None
    """N-SOLO-1: the architect whom somebody plays against alone."""
    bank: bool = True
    """N-SOLO-10: alone, whether there are votes about a loan."""


class Dealt:
    """The cards of a table: each shuffle is made when it is asked for, by the same stream of chance."""

    def __init__(self, edition: str, golf: bool, seed: str) -> None:
        options = RULEBOOK.read_options({"edition": edition, "golf": golf}, 2)
        self.middle = RULEBOOK.blank_middle(options, 2)[0]
        uncompiled(chance.start)(self.middle.chance, words(seed), 0)
        uncompiled(rounds.draw_projects)(self.middle)
        self.drawn = [int(project) for project in self.middle.projects]
        self.shuffles: list[list[Flip]] = []

    def shuffle(self, number: int) -> list[Flip]:
        while len(self.shuffles) <= number:
            uncompiled(cards.new_stacks)(self.middle)
            before = Flip(self.middle.numbers.tolist(), [], IN_STACK)
            self.shuffles.append([before, *(self._flip() for _ in range(self._flips()))])
        return self.shuffles[number]

    def _flips(self) -> int:
        """N-ROUND-2: `bluecocker` shuffles all cards when the last numbers lie open, `pegasus` each stack by itself."""
        turns = IN_STACK - 1
        return turns if self.middle.edition == BLUECOCKER else 1 + PASSES * turns

    def _flip(self) -> Flip:
        left = int(self.middle.left[0])
        uncompiled(cards.flip)(self.middle)
        now = int(self.middle.left[0])
        effects = [ACTIONS[action] for action in self.middle.actions]
        return Flip(self.middle.numbers.tolist(), effects, now, shuffled=now > left)


@lru_cache(KEPT)
def dealt(edition: str, golf: bool, seed: str) -> Dealt:
    return Dealt(edition, golf, seed)


def read(options: dict[str, Any]) -> dict[str, Any]:
    chosen = read_given(options, Options, TAKES)
    for colour, project in chosen.projects.items():
        names = PROJECT_NAMES[COLOURS.index(colour)]
        if project not in names:
            raise Mistake("option", option="projects", value=project[:40], takes=", ".join(names))
    whole: dict[str, Any] = msgspec.to_builtins(chosen)
    return whole


def goals(options: dict[str, Any], seed: str) -> list[Goal]:
    """N-SETUP-2: one project of each colour."""
    drawn = dealt(options["edition"], options["golf"], seed).drawn
    return [
        goal(colour, options["projects"].get(colour) or PROJECT_NAMES[number][drawn[number]])
        for number, colour in enumerate(COLOURS)
    ]


def is_alone(options: dict[str, Any]) -> bool:
    return options.get("opponent") is not None


def _alone(options: dict[str, Any]) -> alone.Options:
    chosen = [options["projects"].get(colour) for colour in COLOURS]
    projects = [names.index(name) if name else NONE for name, names in zip(chosen, PROJECT_NAMES, strict=True)]
    return alone.Options(options["edition"], options["golf"], options["opponent"], options["bank"], tuple(projects))


def play(options: dict[str, Any], seed: str, account: Account) -> tuple[list[Flip], Rival]:
    return alone.play(_alone(options), seed, account)


def check_count(options: dict[str, Any], count: Count) -> None:
    alone.check_count(_alone(options), count)


def goal(colour: str, name: str) -> Goal:
    return Goal(colour, name, list(PROJECT_CARDS[name]["points"]))


def shuffle(options: dict[str, Any], seed: str, number: int) -> list[Flip]:
    if is_alone(options):
        return alone.script(_alone(options), seed, number)
    return dealt(options["edition"], options["golf"], seed).shuffle(number)


def choices() -> list[list[Goal]]:
    return [[goal(colour, name) for name in names] for colour, names in zip(COLOURS, PROJECT_NAMES, strict=True)]
