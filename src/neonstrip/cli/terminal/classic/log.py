"""What has happened, told in words to one reader."""

from __future__ import annotations

from typing import ClassVar

from neonstrip.cli.terminal.casinos.log import CasinoLog, Move
from neonstrip.play.classic.events import WHITE
from neonstrip.play.classic.phrases import PHRASES
from neonstrip.play.classic.view import View
from neonstrip.play.phrases import slots
from neonstrip.rules.classic.moves import GRAMMAR


class Log(CasinoLog):
    """A game of 2012, told."""

    events = PHRASES["events"]
    imagined: ClassVar = {WHITE: "classic-white"}

    def move(self, mover: str, move: Move, before: View) -> str:
        parts = GRAMMAR.parts[move.number]
        return self.screen.tell(PHRASES["log"].get(parts.family), slots(parts) | move.facts | self.person(mover))
