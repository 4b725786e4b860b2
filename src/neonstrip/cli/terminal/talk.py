"""What bots say in a terminal, and who they are: the characters and the words that the pages have too."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from rich.text import Text

from neonstrip.bots.characters import CHARACTERS, character_named
from neonstrip.bots.player import bots_seed
from neonstrip.bots.remarks import QUIET, Topic, Wit, at_end, at_start, in_between, pick
from neonstrip.bots.styles import parted
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play import Game
from neonstrip.play.game import HUMAN


def describe(screen: Screen, kind: str) -> str:
    """A bot in a few words: how it plays, and how well."""
    level, style = parted(kind)
    words = screen.say("play-bot", bot=level)
    return f"{screen.say(f'style-{style}')} · {words}" if style else words


class Talk:
    """Bots who now and then say something about what happened."""

    def __init__(self, screen: Screen, game: Game, wanted: bool) -> None:
        self.screen = screen
        self.game = game
        named = {
            name: character_named(name) for name, kind in zip(game.names, game.kinds, strict=True) if kind != HUMAN
        }
        self.cast = {name: who for name, who in named.items() if wanted and who in CHARACTERS}
        self.silence = 0
        """What was told since somebody said something."""

    def hello(self) -> list[Text]:
        return self._pick(at_start(self.cast), self._wit())

    def about(self, events: Sequence[dict[str, Any]]) -> list[Text]:
        """What is said about what just happened: mostly nothing."""
        self.silence += 1
        wit = self._wit()
        return (
            [] if self.silence <= QUIET else self._pick(in_between(self.game.rules.name, events, self.cast, wit), wit)
        )

    def end(self, winners: Container[str]) -> list[Text]:
        return self._pick(at_end(self.cast, winners), self._wit())

    def _wit(self) -> Wit:
        return Wit.at(bots_seed(self.game), len(self.game.history))

    def _pick(self, topics: Sequence[Topic], wit: Wit) -> list[Text]:
        said = pick(topics, self.cast, wit)
        if said is None:
            return []
        self.silence = 0
        return [Text.assemble(f"   {said.name}  ", (self.screen.say(f"remark-{said.says}"), "italic"))]
