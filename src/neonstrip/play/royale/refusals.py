"""Why a casino can not be meant now: the rule that an illegal move would break, and which of its reasons it is.

The error that answers such a move and what a dimmed casino says about itself both come from here.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from neonstrip.play.royale.happenings import DICE
from neonstrip.rules.kernel import Records
from neonstrip.rules.royale.facts import MY_CHOICE
from neonstrip.rules.royale.game import MOST_MOVES, list_moves
from neonstrip.rules.royale.moves import FAMILIES, NUMBERS, TEXTS
from neonstrip.rules.royale.refusal import broken_rule
from neonstrip.rules.royale.state import GREY, PLACE, State

CASINO_WORD = {"place": 0, "close": 0, "activate": 0, "lift": 0, "block": 1, "turn": 1, "back": 1}
"""Families of moves that are about a casino, and which of their words names it."""


class Refused(Struct):
    """A move that cannot be made now."""

    move: str
    rule: str
    why: str


def reason(states: Records, move: int) -> str:
    """What is wrong with the casino of an illegal move of the actor, by name; empty if something else is."""
    text = TEXTS[move]
    if not _is_about_casino(text) or _but_casino(text) not in _meant(states, _legal(states)):
        return ""
    return _wrong(states[0], text)


def list_refused(states: Records) -> list[Refused]:
    """The moves of the actor that would be legal if they were about another casino."""
    s, legal = states[0], _legal(states)
    meant = _meant(states, legal)
    families = {words[0] for words in meant}
    texts = [f"{family} {words}" for family in CASINO_WORD if family in families for words in FAMILIES[family]]
    wrong = [(text, _wrong(s, text)) for text in texts if text not in legal and _but_casino(text) in meant]
    rules: dict[tuple[str, str], str] = {}
    refused = []
    for text, why in wrong:
        kind = text.split()[0], why
        if kind not in rules:  # to find a rule takes a while, and it is the same for the same reason
            rules[kind] = broken_rule(s, NUMBERS[text])
        refused.append(Refused(text, rules[kind], why))
    return refused


def _legal(states: Records) -> set[str]:
    out = np.zeros(MOST_MOVES, np.int64)
    return {TEXTS[move] for move in out[: list_moves(states, out)].tolist()}


def _meant(states: Records, legal: set[str]) -> set[tuple[str, ...]]:
    """What can be meant now, whatever the casino. Who has rolled could place, if the doors were open."""
    found = {_but_casino(text) for text in legal if _is_about_casino(text)}
    return found | {("place",)} if states["phase"].item() == PLACE else found


def _is_about_casino(text: str) -> bool:
    return text.split()[0] in CASINO_WORD


def _but_casino(text: str) -> tuple[str, ...]:
    """What a move says besides the casino: moves that differ in nothing else are choices of one."""
    family, *words = text.split()
    del words[CASINO_WORD[family]]
    return family, *words


def _wrong(s: State, text: str) -> str:
    """What is wrong with a casino; that it is closed only where nothing else is."""
    family, *words = text.split()
    casino = int(words[CASINO_WORD[family]]) - 1
    match family:
        case "close":
            return "plate-here" if s.closed == casino else "own-casino"
        case "activate":
            return "same-tile" if s.tile_at[casino] == MY_CHOICE else "no-tile"
        case "place" if not s.roll[:, casino].any():
            return "not-rolled"
        case "back" if not s.dice[casino, s.active, DICE.index(words[0])]:
            return "no-die"
        case "lift" if not s.dice[casino, GREY].any():
            return "no-grey"
    return "closed"
