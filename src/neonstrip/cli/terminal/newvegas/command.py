"""`neonstrip play newvegas`: a person builds a city, against bots or alone against the ACME."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from neonstrip.cli import choices, play
from neonstrip.cli.terminal.newvegas.score import score_command
from neonstrip.cli.terminal.screen import Screen
from neonstrip.cli.warm import ensure_compiled
from neonstrip.play import Game, Mistake
from neonstrip.play.game import HUMAN
from neonstrip.play.record import read_text

PLAYERS = 2
SEATS = "1 to 50 (1 is solo)"
OPTIONS = {
    "edition": choices.word("bluecocker or pegasus"),
    "golf": choices.switch("with or without golf"),
    "bank": choices.switch("with or without the bank"),
    "sites": choices.house(choices.word("what a project of all sites asks: built, opened")),
    "opponent": choices.number("one player: the ACME's level, 1 to 10"),
    "shows": choices.house(choices.word("what projects about shows ask: given, opened")),
    "extension_shows": choices.house(choices.switch("shows at casinos opened by extensions")),
    "decline_projects": choices.house(choices.switch("projects may be left")),
    "acme_runs": choices.house(choices.switch("the ACME scores its runs (on by default)")),
}
TOOLS: dict[str, Callable[..., None]] = {"score": score_command}
PAPERS = "player (city and score sheet), city, score, reference-newvegas, acme (its ten architects)"
MOST_PLAYERS = 6
"""More would leave no room for a screen: the others are bots with sheets of their own."""


@choices.plays_by_house_rules(OPTIONS)
def play_command(
    players: Annotated[
        int | None,
        typer.Option(help="Cities, 1 to 6, yours included; 1 is solo. (default: 2)"),
    ] = None,
    solo: Annotated[
        int | None, typer.Option(help="Alone against an architect of the ACME, 1 (easy) to 10.", metavar="LEVEL")
    ] = None,
    edition: Annotated[
        str | None, typer.Option(help="Whose rules: bluecocker or pegasus. (default: bluecocker)")
    ] = None,
    no_golf: Annotated[bool, typer.Option("--no-golf", help="Without the golf course.")] = False,
    no_bank: Annotated[bool, typer.Option("--no-bank", help="Without the bank and its vote.")] = False,
    city: Annotated[
        Path | None, typer.Option(help="Another city than the printed one, from a TOML file.", metavar="FILE")
    ] = None,
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
    """Welcome to New Las Vegas against bots, or solo. Without options: two cities, the whole game.

    Type what stands before a choice and press Enter; 13 is street 1, avenue 3.
    u undoes, r restarts the turn, t gives a hint, s saves, h helps, q quits.
    At its best in a terminal of 100 columns and 40 lines.
    """
    # The game is loaded here, so that other commands start without it.
    from neonstrip.cli.terminal.newvegas.looks import WIDTH
    from neonstrip.cli.terminal.newvegas.session import NewVegasSession

    screen = Screen(play.speak(language), color=not no_color, width=WIDTH)
    chosen: dict[str, Any] = {"players": players, "solo": solo, "edition": edition, "city": city, **(house or {})}
    chosen |= {"no-golf": no_golf or None, "no-bank": no_bank or None, "name": name, "bots": bots, "seed": seed}
    play.sit_down(screen, NewVegasSession, new_table, chosen, save, resume, hints, remarks)


def new_table(screen: Screen, chosen: dict[str, Any]) -> Game:
    """A table as it was asked for: you in seat 1."""
    from neonstrip.play.newvegas.cityfile import parse_city, write_city
    from neonstrip.play.newvegas.opponents import OPPONENTS
    from neonstrip.play.newvegas.options import TAKES

    options: dict[str, Any] = {option: chosen[option] for option in OPTIONS if option in chosen}
    options |= {option: False for option in ("golf", "bank") if f"no-{option}" in chosen}
    if "city" in chosen:
        options["city"] = write_city(parse_city(read_text(chosen["city"])))
    if "solo" in chosen:
        if not 1 <= chosen["solo"] <= len(OPPONENTS):
            raise Mistake("option", option="solo", value=str(chosen["solo"]), takes=TAKES["opponent"])
        options["opponent"] = chosen["solo"]
    seats = chosen.get("players", 1 if "solo" in chosen else PLAYERS)
    if not 1 <= seats <= MOST_PLAYERS:
        raise Mistake("seats", "N-SETUP-1", seats=seats, fewest=1, most=MOST_PLAYERS)
    names = play.seat_people(chosen.get("name", screen.say("play-your-name")), seats)
    bots = play.read_bots("newvegas", chosen.get("bots", play.BOT), seats - 1)
    ensure_compiled("newvegas")
    kinds = [HUMAN, *play.in_character("newvegas", bots, names[1:])]
    return Game.new("newvegas", names, options, chosen.get("seed"), kinds)
