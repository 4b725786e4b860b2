"""`neonstrip play royale`: a person throws dice against bots."""

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
    "tiles": choices.number("tiles a round, 0 to 6; 0 is the base game"),
    "repeat": choices.word("how tiles come again: reshuffle, aside, turn"),
    "neutral": choices.switch("neutral dice for two (on by default)"),
    "fine": choices.house(choices.word("Bad Luck with 60 or 70: cash, jetons")),
    "neutral_power": choices.house(choices.switch("neutral dice count for Power Play (on by default)")),
    "decline_move": choices.house(choices.switch("the move of Handicap and My Choice may be declined")),
    "next_starter": choices.house(choices.word("next starter by any card or by a higher one: any, higher")),
}
TOOLS: dict[str, Callable[..., None]] = {}
PAPERS = "reference-royale, tiles (all sixteen)"


@choices.plays_by_house_rules(OPTIONS)
def play_command(
    players: casinos.Players = None,
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
    open_money: casinos.OpenMoney = False,
    no_neutral: Annotated[
        bool, typer.Option("--no-neutral", help="Two players: without the dice of a neutral colour.")
    ] = False,
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
    house: dict[str, Any] | None = None,
) -> None:
    """Las Vegas Royale against bots. Without options: three at the table, three tiles.

    Type the number of a choice and press Enter. u undoes, t gives a hint, s saves, h helps, q quits.
    """
    # The game is loaded here, so that other commands start without it.
    from neonstrip.cli.terminal.royale.session import RoyaleSession

    screen = Screen(play.speak(language), color=not no_color)
    chosen: dict[str, Any] = {"players": players, "tiles": tiles, "repeat": repeat, "starter": starter}
    chosen |= {"open-money": open_money or None, "no-neutral": no_neutral or None}
    chosen |= {"name": name, "bots": bots, "seed": seed, **(house or {})}
    play.sit_down(screen, RoyaleSession, new_table, chosen, save, resume, hints, remarks)


def new_table(screen: Screen, chosen: dict[str, Any]) -> Game:
    """A table as it was asked for."""
    own: dict[str, Any] = {option: chosen[option] for option in OPTIONS if option in chosen}
    if "no-neutral" in chosen:
        own["neutral"] = False
    return casinos.lay_table(screen, "royale", chosen, own)
