"""`neonstrip replay`: a recorded game, shown again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Protocol

import typer

from neonstrip.cli.app import app
from neonstrip.cli.play import speak
from neonstrip.cli.terminal.screen import Screen
from neonstrip.cli.warm import ensure_compiled
from neonstrip.games import part
from neonstrip.locales import Language
from neonstrip.play import Game, Mistake, Record


@app.command("replay")
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `neonstrip play` saves it.", metavar="FILE")],
    move: Annotated[int | None, typer.Option(help="Show only the board after so many moves.")] = None,
    seat: Annotated[
        str | None, typer.Option(help="See it as this player did, by name. (default: as a spectator)")
    ] = None,
    open_eyes: Annotated[bool, typer.Option("--open", help="See everything: all money, drafts and secrets.")] = False,
    language: Annotated[Language | None, typer.Option(help="Language of the words (default: the system's).")] = None,
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours and no escape codes.")] = False,
) -> None:
    """Show a recorded game: every move in words, the board after every turn, and the result.

    In a terminal it goes on turn by turn or round by round, elsewhere at one go.
    """
    spoken = speak(language)
    record = Record.load(file)
    ensure_compiled(record.game)
    Game.replay(record, move)  # whatever is wrong with the record is said before anything is shown
    if seat is not None and open_eyes:
        raise Mistake("seat-or-open")
    if seat is not None and seat not in record.names:
        raise Mistake("unknown-name", name=seat, names=", ".join(record.names))
    kind = rerun_of(record.game)
    rerun = kind(Screen(spoken, color=not no_color, width=kind.width), record, seat, open_eyes)
    if move is None:
        rerun.show()
    else:
        rerun.show_board(move)


class Rerun(Protocol):
    """A record on the screen: `Rerun` in `cli/terminal/GAME/rerun.py`."""

    width: int
    """How wide the screen should be."""

    def __init__(self, screen: Screen, record: Record, seat: str | None, open_eyes: bool) -> None:
        """As somebody saw it by name, as a spectator does without, or with open eyes."""

    def show(self) -> None:
        """The whole game."""

    def show_board(self, move: int) -> None:
        """The board after so many moves."""


def rerun_of(game: str) -> type[Rerun]:
    """How a game is shown again, loaded when it is."""
    found: type[Rerun] = part(game, "cli.terminal.rerun").Rerun
    return found
