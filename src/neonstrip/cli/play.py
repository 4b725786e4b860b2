"""`neonstrip play`: a person at a table, in the terminal. Every game is a command with options of its own."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from neonstrip.bots import BOTS
from neonstrip.bots.names import check_bot
from neonstrip.cli.app import app
from neonstrip.cli.terminal.screen import Screen
from neonstrip.cli.terminal.visit import Visit
from neonstrip.cli.warm import ensure_compiled
from neonstrip.locales import system_language
from neonstrip.play import Game, Mistake
from neonstrip.play.game import HUMAN

play_app = typer.Typer(help="Play a game in the terminal.", no_args_is_help=True)
app.add_typer(play_app, name="play")

PLAYERS = 3
BOT = "casual"
PEOPLE = ("Ruby", "Vince", "Dolores", "Chip", "Mitzi")
"""Who sits down with you."""


class Language(StrEnum):
    """Languages we speak."""

    en = "en"
    de = "de"
    fr = "fr"
    pl = "pl"


def speak(language: Language | None) -> str:
    """The language to play in; mistakes are told in it too."""
    if language is not None:
        os.environ["NEONSTRIP_LANG"] = language.value
    return system_language()


@play_app.command("royale")
def play_royale(
    players: Annotated[
        int | None, typer.Option(help="Seats at the table, 2 to 5, yours included. (default: 3)")
    ] = None,
    tiles: Annotated[
        int | None, typer.Option(help="Tiles each round, 0 to 6; 0 is the base game. (default: 3)")
    ] = None,
    repeat: Annotated[
        str | None,
        typer.Option(
            help="How tiles come again: reshuffle (anew from all), aside (used boards stay out) "
            "or turn (used boards show their other side). (default: reshuffle)"
        ),
    ] = None,
    open_money: Annotated[bool, typer.Option("--open-money", help="Everyone's money lies open.")] = False,
    no_neutral: Annotated[
        bool, typer.Option("--no-neutral", help="Two players: without the dice of a neutral colour.")
    ] = False,
    starter: Annotated[int | None, typer.Option(help="The seat that starts, you being 1. (default: drawn)")] = None,
    name: Annotated[str | None, typer.Option(help="What you are called.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(help=f"Who plays against you: one for all, or one each: {','.join(BOTS)}. (default: {BOT})"),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Any text: equal seeds give equal dice. (default: random)")] = None,
    hints: Annotated[bool, typer.Option(help="Whether you can ask what expert would do.")] = True,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file as you play.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a game from this file, and keep it there.")] = None,
    language: Annotated[Language | None, typer.Option(help="Language of the game (default: the system's).")] = None,
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours and no escape codes.")] = False,
) -> None:
    """Las Vegas Royale against bots. Without options: three at the table, three tiles.

    Type the number of a choice and press Enter. u undoes, t gives a hint, s saves, h helps, q quits.
    """
    # The game is loaded here, so that other commands start without it.
    from neonstrip.cli.terminal.royale.session import Session

    screen = Screen(speak(language), color=not no_color)
    chosen: dict[str, Any] = {"players": players, "tiles": tiles, "repeat": repeat, "starter": starter}
    chosen |= {"open-money": open_money or None, "no-neutral": no_neutral or None}
    chosen |= {"name": name, "bots": bots, "seed": seed}
    chosen = {option: value for option, value in chosen.items() if value is not None}
    check_save(save, resume)
    if resume is not None:
        if chosen:
            raise Mistake("resume-alone", option=next(iter(chosen)))
        go_on(screen, resume, save or resume, "royale", Session, hints)
        return
    game = new_table(screen, chosen)
    Session(screen, game, 0, save, hints).play()


def new_table(screen: Screen, chosen: dict[str, Any]) -> Game:
    """A table as it was asked for: you in seat 1, bots to your left."""
    seats = chosen.get("players", PLAYERS)
    options: dict[str, Any] = {option: chosen[option] for option in ("tiles", "repeat", "starter") if option in chosen}
    if "open-money" in chosen:
        options["open_money"] = True
    if "no-neutral" in chosen:
        options["neutral"] = False
    name = chosen.get("name", screen.say("play-your-name"))
    kinds = [HUMAN, *read_bots(chosen.get("bots", BOT), seats - 1)]
    ensure_compiled("royale")
    return Game.new("royale", seat_people(name, seats), options, chosen.get("seed"), kinds)


def read_bots(words: str, seats: int) -> list[str]:
    """The bots of the other seats: one for all or one for each."""
    named = [word.strip() for word in words.split(",")]
    for bot in named:
        check_bot(bot)
    if len(named) == 1:
        return named * seats
    if len(named) != seats:
        raise Mistake("bots-seats", bots=len(named), seats=seats)
    return named


def check_save(save: Path | None, resume: Path | None) -> None:
    """An older file is never overwritten."""
    if save is not None and save.exists() and save != resume:
        raise Mistake("save-exists", file=str(save))


def seat_people(name: str, seats: int) -> list[str]:
    """The person and who sits down with them."""
    people = [person for person in PEOPLE if person != name][: max(0, seats - 1)]
    # More seats than people at hand is a mistake that the options' check explains
    return [name, *people, *(f"{seat}" for seat in range(len(people) + 2, seats + 1))]


def go_on(screen: Screen, file: Path, save: Path, game_name: str, session: type[Visit], hints: bool) -> None:
    """Sit down again at a saved game."""
    ensure_compiled(game_name)
    game = Game.load(file)
    if game.rules.name != game_name:
        raise Mistake("other-game", file=str(file), game=game.rules.name)
    people = [seat for seat, kind in enumerate(game.kinds) if kind == HUMAN]
    if len(people) != 1:
        raise Mistake("one-person", file=str(file), people=len(people))
    bots = [kind for kind in game.kinds if kind != HUMAN]
    if bots:
        read_bots(",".join(bots), len(bots))
    if game.is_over:
        screen.prose(screen.say("told-finished", file=str(file)))
        return
    session(screen, game, people[0], save, hints).play(resumed=True)
