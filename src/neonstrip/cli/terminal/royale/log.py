"""What has happened, told in words to one reader: from moves and events only, and never what a move keeps secret."""

from __future__ import annotations

from typing import ClassVar

from neonstrip.cli.terminal.casinos.log import CasinoLog, Move
from neonstrip.cli.terminal.royale.moves import told_facts
from neonstrip.play.royale.phrases import PHRASES
from neonstrip.play.royale.view import View
from neonstrip.rules.royale.moves import GRAMMAR


class Log(CasinoLog):
    """A game of Royale, told."""

    events = PHRASES["events"]
    imagined: ClassVar = {"neutral": "owner-neutral", "grey": "owner-grey"}

    def move(self, mover: str, move: Move, before: View) -> str:
        """What others may not know of it is told to open eyes, and to who did it."""
        parts, who = GRAMMAR.parts[move.number], self.person(mover)
        facts = told_facts(before, parts) | {"open": self.open_eyes}
        if GRAMMAR.families[parts.family].secret and mover != self.reader and not self.open_eyes:
            facts = move.facts
        return self.screen.tell(PHRASES["log"].get(parts.family), facts | who)

    def site(self, site: int | str) -> tuple[str, str]:
        """A casino, or the tile on which dice are scored."""
        return super().site(site) if isinstance(site, int) else (" ", self.screen.say(f"tile-{site}"))
