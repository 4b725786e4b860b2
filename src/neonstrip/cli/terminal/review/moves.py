"""What was played, what would have been better, and what chance did, in the words of the game."""

from __future__ import annotations

import msgspec

from neonstrip.bots.review.questions import ToldMove
from neonstrip.bots.review.report import Stroke
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.library import rulebook
from neonstrip.play.phrases import slots, templates_of


def in_words(screen: Screen, game: str, steps: list[ToldMove]) -> str:
    """A choice: a move, or all steps of a turn."""
    table, grammar = templates_of(game)["steps"], rulebook(game).grammar
    moves = [(grammar.of(step.move), step.facts) for step in steps]
    told = [screen.tell(table.get(move.family), slots(move) | facts) for move, facts in moves]
    return " · ".join(words for words in told if words)


def luck_in_words(screen: Screen, game: str, names: list[str], stroke: Stroke) -> str:
    """What chance did."""
    facts = msgspec.structs.asdict(stroke) | {"name": names[stroke.seat or 0]}
    return screen.tell(templates_of(game)["strokes"][stroke.kind], facts)
