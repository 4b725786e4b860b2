"""`neonstrip play`: a person at a table, in the terminal. Every game is a command with options of its own."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from neonstrip.bots import BOTS
from neonstrip.bots.characters import CHARACTERS, character_named, name_of, style_of
from neonstrip.bots.styles import check_styled, parted, styled
from neonstrip.cli.app import app
from neonstrip.cli.terminal.screen import Screen
from neonstrip.cli.terminal.session import Session
from neonstrip.cli.warm import ensure_compiled
from neonstrip.locales import Language, system_language
from neonstrip.play import Game, Mistake
from neonstrip.play.game import HUMAN
from neonstrip.play.library import rulebook


class OfGames(TyperGroup):
    """Commands that are games: who asks for another is told which there are, in their language."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        found = super().get_command(ctx, cmd_name)
        if found is None and not ctx.resilient_parsing:
            rulebook(cmd_name)
        return found


play_app = typer.Typer(cls=OfGames, help="Play a game in the terminal.", no_args_is_help=True)
app.add_typer(play_app, name="play")
"""Each game adds a command to it: see commands.py."""

BOT = "casual"
Name = Annotated[str | None, typer.Option(help="What you are called.")]
Bots = Annotated[
    str | None,
    typer.Option(help=f"Who plays against you: one for all, or one each: {','.join(BOTS)}. (default: {BOT})"),
]
Seed = Annotated[str | None, typer.Option(help="Any text: equal seeds give equal games. (default: random)")]
Hints = Annotated[bool, typer.Option(help="Whether you can ask what expert would do.")]
Remarks = Annotated[bool, typer.Option(help="Whether bots say something now and then.")]
Save = Annotated[Path | None, typer.Option(help="Keep the game in this file as you play.")]
Resume = Annotated[Path | None, typer.Option(help="Go on with a game from this file, and keep it there.")]
Tongue = Annotated[Language | None, typer.Option("--language", help="Language of the game (default: the system's).")]
NoColor = Annotated[bool, typer.Option("--no-color", help="No colours and no escape codes.")]


def speak(language: Language | None) -> str:
    """The language to play in; mistakes are told in it too."""
    if language is not None:
        os.environ["NEONSTRIP_LANG"] = language
    return system_language()


def sit_down(
    screen: Screen,
    session: type[Session],
    lay: Callable[[Screen, dict[str, Any]], Game],
    chosen: dict[str, Any],
    save: Path | None,
    resume: Path | None,
    hints: bool,
    remarks: bool,
) -> None:
    """Play at a table that is laid as it was chosen, or go on with a saved game."""
    given = {option: value for option, value in chosen.items() if value is not None}
    check_save(save, resume)
    if resume is None:
        session(screen, lay(screen, given), 0, save, hints, remarks).play()
    elif given:
        raise Mistake("resume-alone", option=next(iter(given)))
    else:
        go_on(screen, session, resume, save or resume, hints, remarks)


def read_bots(game: str, words: str, seats: int) -> list[str]:
    """The bots of the other seats: one for all or one for each."""
    named = [word.strip() for word in words.split(",")]
    for bot in named:
        check_styled(game, bot)
    if len(named) == 1:
        return named * seats
    if len(named) != seats:
        raise Mistake("bots-seats", bots=len(named), seats=seats)
    return named


def check_save(save: Path | None, resume: Path | None) -> None:
    """An older file is never overwritten."""
    if save is not None and save.exists() and save != resume:
        raise Mistake("save-exists", file=str(save))


def in_character(game: str, kinds: list[str], names: list[str]) -> list[str]:
    """Bots that play as whoever they sit down as does; one that was asked for with a style keeps it."""
    who = [character_named(name) for name in names]
    return [
        kind if parted(kind)[1] or each not in CHARACTERS else styled(kind, style_of(each, game))
        for kind, each in zip(kinds, who, strict=True)
    ]


def seat_people(name: str, seats: int) -> list[str]:
    """The person and who sits down with them."""
    people = [person for person in map(name_of, CHARACTERS) if person != name][: max(0, seats - 1)]
    # More seats than people at hand is a mistake that the options' check explains
    return [name, *people, *(f"{seat}" for seat in range(len(people) + 2, seats + 1))]


def go_on(screen: Screen, session: type[Session], file: Path, save: Path, hints: bool, remarks: bool) -> None:
    """Sit down again at a saved game."""
    ensure_compiled(session.plays)
    game = Game.load(file)
    if game.rules.name != session.plays:
        raise Mistake("other-game", file=str(file), game=game.rules.name)
    people = [seat for seat, kind in enumerate(game.kinds) if kind == HUMAN]
    if len(people) != 1:
        raise Mistake("one-person", file=str(file), people=len(people))
    bots = [kind for kind in game.kinds if kind != HUMAN]
    if bots:
        read_bots(session.plays, ",".join(bots), len(bots))
    if game.is_over:
        screen.prose(screen.say("told-finished", file=str(file)))
        return
    session(screen, game, people[0], save, hints, remarks).play(resumed=True)
