"""`neonstrip play` for games of casinos: options that all of them have, and a table as it was asked for."""

from typing import Annotated, Any

import typer

from neonstrip.cli import play
from neonstrip.cli.terminal.screen import Screen
from neonstrip.cli.warm import ensure_compiled
from neonstrip.play import Game
from neonstrip.play.game import HUMAN

PLAYERS = 3
SEATS = "2 to 5"
Players = Annotated[int | None, typer.Option(help="Seats at the table, 2 to 5, yours included. (default: 3)")]
OpenMoney = Annotated[bool, typer.Option("--open-money", help="Everyone's money lies open.")]
Starter = Annotated[int | None, typer.Option(help="The seat that starts, you being 1. (default: drawn)")]


def lay_table(screen: Screen, game: str, chosen: dict[str, Any], own: dict[str, Any]) -> Game:
    """A table of a game, with options of its `own`: you in seat 1, bots to your left."""
    seats = chosen.get("players", PLAYERS)
    options = own | {"starter": chosen.get("starter"), "open_money": "open-money" in chosen}
    name = chosen.get("name", screen.say("play-your-name"))
    bots = play.read_bots(game, chosen.get("bots", play.BOT), seats - 1)
    names = play.seat_people(name, seats)
    ensure_compiled(game)
    kinds = [HUMAN, *play.in_character(game, bots, names[1:])]
    return Game.new(game, names, options, chosen.get("seed"), kinds)
