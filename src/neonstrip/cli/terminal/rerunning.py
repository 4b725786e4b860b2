"""A record on the screen, whatever the game: who reads, the title, and whether to go on."""

from __future__ import annotations

from rich.text import Text

from neonstrip.cli.terminal.looks import GOLD, LIT, QUIET
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play import Record


class RecordShown:
    """A record that is shown to a seat, to a spectator, or to open eyes."""

    next_prompt = "ask-next-turn"
    """The message that asks whether to go on."""

    def __init__(self, screen: Screen, record: Record, seat: str | None, open_eyes: bool) -> None:
        self.screen = screen
        self.record = record
        self.seat = seat
        self.open_eyes = open_eyes

    def show_title(self) -> None:
        """The game, and who played it."""
        players = ", ".join(self.record.names)
        game = self.screen.say(f"game-{self.record.game}")
        words = self.screen.say("replay-title", game=game, players=players, moves=len(self.record.moves))
        self.screen.prose(Text(words, GOLD))

    def show_place(self, move: int) -> None:
        """After how many of its moves something is shown."""
        self.screen.line(Text(f" {self.screen.say('replay-after', move=move, moves=len(self.record.moves))}", QUIET))

    def goes_on(self) -> bool:
        """Whether the reader wants to see more; only a terminal is asked."""
        if not self.screen.is_terminal:
            return True
        prompt = Text.assemble((f" {self.screen.say(self.next_prompt)} ", QUIET), ("▸ ", LIT))
        return self.screen.ask(prompt).lower() not in ("q", "quit")
