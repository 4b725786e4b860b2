"""Moves in words: what a choice says, and what is asked."""

from __future__ import annotations

from typing import Any

from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.phrases import slots
from neonstrip.play.royale.facts import facts_of
from neonstrip.play.royale.phrases import PHRASES
from neonstrip.play.royale.view import View
from neonstrip.rules.grammar import Parts
from neonstrip.rules.royale.moves import GRAMMAR


def told_facts(view: View, move: Parts) -> dict[str, Any]:
    """What there is to say about a move, made in the position of the view."""
    return slots(move) | facts_of(view.glance(), move) | {"phase": view.phase}


def choice_words(screen: Screen, view: View, move: str) -> str:
    """A legal move as a choice in a menu."""
    parts = GRAMMAR.of(move)
    return screen.tell(PHRASES["choices"][parts.family], told_facts(view, parts))


def question(screen: Screen, view: View) -> str:
    """What the reader is asked for now."""
    return screen.tell(PHRASES["questions"][view.phase], {"active": view.active, "black": view.black})
