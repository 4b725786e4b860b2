"""`neonstrip play classic`: a person throws dice against bots, as in 2012."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer

from neonstrip.cli import choices, play
from neonstrip.cli.terminal.casinos import command as casinos
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play import Game

SEATS = casinos.SEATS
OPTIONS = {
    "white": choices.switch("white dice for two to four (two have them by default)"),
    "leftover": choices.word("three players: white dice left over are rolled, or given to the starter"),
}
TOOLS: dict[str, Callable[..., None]] = {}
PAPERS = "reference-classic"


def play_command(
    players: casinos.Players = None,
    white: Annotated[
        bool | None, typer.Option(help="White dice, for two to four players. (default: only with two)")
    ] = None,
    leftover: Annotated[
        str | None,
        typer.Option(
            help="Three players: the two white dice left over are rolled at the start of a round, "
            "or given to its starter. (default: rolled)"
        ),
    ] = None,
    open_money: casinos.OpenMoney = False,
    starter: casinos.Starter = None,
    name: play.Name = None,
    bots: play.Bots = None,
    seed: play.Seed = None,
    hints: play.Hints = True,
    remarks: play.Remarks = True,
    save: play.Save = None,
    resume: play.Resume = None,
    language: play.Tongue = None,
    no_color: play.NoColor = False,
) -> None:
    """Las Vegas as it was in 2012, against bots. Without options: three at the table.

    Type the number of a choice and press Enter. u undoes, t gives a hint, s saves, h helps, q quits.
    """
    # The game is loaded here, so that other commands start without it.
    from neonstrip.cli.terminal.classic.session import ClassicSession

    screen = Screen(play.speak(language), color=not no_color)
    chosen: dict[str, Any] = {"players": players, "white": white, "leftover": leftover, "starter": starter}
    chosen |= {"open-money": open_money or None, "name": name, "bots": bots, "seed": seed}
    play.sit_down(screen, ClassicSession, new_table, chosen, save, resume, hints, remarks)


def new_table(screen: Screen, chosen: dict[str, Any]) -> Game:
    """A table as it was asked for."""
    own: dict[str, Any] = {option: chosen[option] for option in ("white", "leftover") if option in chosen}
    return casinos.lay_table(screen, "classic", chosen, own)
