"""What was played and what would have been better, in the words of each game."""

from __future__ import annotations

from neonstrip.bots.review.questions import ToldMove
from neonstrip.bots.review.report import Point, Stroke
from neonstrip.cli.terminal.review.figures import dice
from neonstrip.cli.terminal.royale.moves import choice_words
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play import Game, Record
from neonstrip.play.newvegas.phrases import PHRASES
from neonstrip.play.phrases import slots
from neonstrip.rules.newvegas.moves import GRAMMAR


def in_words(screen: Screen, record: Record, point: Point, steps: list[ToldMove]) -> str:
    """A choice: a move of Royale, or a turn of New Las Vegas."""
    if record.game == "royale":
        return choice_words(screen, Game.replay(record, point.move).view(), steps[0].move)
    return " · ".join(piece for piece in (_piece(screen, step) for step in steps) if piece)


def _piece(screen: Screen, step: ToldMove) -> str:
    """A step of a turn, in short."""
    parts = GRAMMAR.of(step.move)
    return screen.tell(PHRASES["steps"].get(parts.family), {**slots(parts), **step.facts})


def luck_in_words(screen: Screen, names: list[str], strokes: list[Stroke]) -> str:
    """What chance did: the last of it says most."""
    for stroke in reversed(strokes):
        if stroke.kind == "throw":
            return screen.say("review-stroke-throw", name=names[stroke.seat or 0], dice=dice(stroke))
    kind = strokes[-1].kind if strokes else "tile"
    return screen.say(f"review-stroke-{kind}")
