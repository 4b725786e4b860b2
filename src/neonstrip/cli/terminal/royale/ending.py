"""The first and the last screen: the welcome, and who has won."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from neonstrip.cli.terminal.looks import GOLD, LIT, sign
from neonstrip.cli.terminal.owners import color, mark
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play import Game
from neonstrip.play.royale.view import View
from neonstrip.rules.royale.printed import ROUNDS


def welcome(screen: Screen, game: Game, view: View) -> None:
    """What the game is about, in a few lines, and who plays."""
    screen.line()
    screen.lines(sign(screen.say("play-welcome-sign")))
    screen.prose(Text(screen.say("game-royale"), "bold"))
    screen.prose(screen.say("royale-welcome", rounds=ROUNDS))
    screen.line()
    for seat, kind in zip(view.seats, game.kinds, strict=True):
        line = Text.assemble("   ", (f"{mark(view, seat.name)} {seat.name}", color(view, seat.name)))
        screen.line(line if seat.name == view.seat else line.append(f"  {screen.say('play-bot', bot=kind)}", "dim"))
    screen.line()


def show_result(screen: Screen, game: Game, reader: str | None) -> None:
    """Everyone's money, the richest first, and the winner's name in lights."""
    view: View = game.view(reader)
    winners = game.winners()
    screen.line()
    if winners == [reader]:
        words = screen.say("end-you-win")
    elif len(winners) == 1:
        words = screen.say("end-wins", name=winners[0].upper())
    else:
        words = screen.say("end-shared", names=", ".join(winners).upper())
    for line in sign(words, LIT if reader in winners else GOLD):
        screen.prose(line, indent=0, hang=2)
    for seat in sorted(view.seats, key=lambda seat: (seat.name not in winners, -(seat.money or 0))):
        cards = len(seat.cards or []) + len(seat.notes or [])
        figures = screen.say("end-row", money=seat.money, cards=cards, jetons=seat.jetons)
        line = Text.assemble((f" {mark(view, seat.name)} {seat.name}", color(view, seat.name)))
        screen.prose(line.append(" " * max(2, 16 - cell_len(seat.name))).append(figures), indent=0, hang=3)
