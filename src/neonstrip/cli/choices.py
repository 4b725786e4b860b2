"""Options that several commands share: the game and its table."""

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, NamedTuple, Protocol

import typer

from neonstrip.games import GAMES, part

GameName = Annotated[str, typer.Argument(help="The game.", metavar="|".join(GAMES))]
Seed = Annotated[str, typer.Option(help="Any text: equal seeds give equal games.")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object instead of a summary.")]
Worlds = Annotated[
    int | None,
    typer.Option(help="Worlds that planners try who else watch the clock: makes the same result every time."),
]


HOUSE = "House rules"
"""Where help lists them."""


class TableOption(NamedTuple):
    """Something that can be chosen for a table of bots. Those of the same name are the same in all games."""

    kind: Any
    help: str
    house: bool = False
    """Whether it is a house rule, which people at a table can choose by the same name."""


def number(help: str) -> TableOption:  # noqa: A002
    return TableOption(int | None, help)


def word(help: str) -> TableOption:  # noqa: A002
    return TableOption(str | None, help)


def switch(help: str) -> TableOption:  # noqa: A002
    return TableOption(bool | None, help)


def house(option: TableOption) -> TableOption:
    """The same as a house rule."""
    return option._replace(house=True)


class Command(Protocol):
    """A game on the command line: `cli/terminal/GAME/command.py`, which is loaded with every command.

    So nothing of the game itself may be loaded with it.
    """

    play_command: Callable[..., None]
    """`neonstrip play GAME`, with all options it takes."""
    SEATS: str
    """How many can play, in words."""
    OPTIONS: dict[str, TableOption]
    """Options of a table where only bots play, by name."""
    TOOLS: dict[str, Callable[..., None]]
    """Commands that only this game has, by name."""
    PAPERS: str
    """What `neonstrip sheets` can print of it, in words; empty if nothing."""


def command_of(game: str) -> Command:
    """A game on the command line."""
    found: Command = part(game, "cli.terminal.command")
    return found


def seats() -> str:
    """How many can play each game, in words."""
    return "Seats: " + ", ".join(f"{command_of(game).SEATS} in {game}" for game in GAMES) + "."


def papers() -> str:
    """What can be printed of each game, in words."""
    told = {game: command_of(game).PAPERS for game in GAMES}
    return "; ".join(f"{game}: {words}" for game, words in told.items() if words)


def table_options() -> dict[str, Any]:
    """What can be chosen for a table of bots in any of the games, as typer takes it."""
    kinds, helps = dict[str, Any](), dict[str, list[str]]()
    for game in GAMES:
        for name, option in command_of(game).OPTIONS.items():
            kinds[name] = option.kind
            helps.setdefault(name, []).append(f"{game}: {option.help}.")
    return {name: Annotated[kind, typer.Option(help=" ".join(helps[name]))] for name, kind in kinds.items()}


def lays_a_table(command: Callable[..., None]) -> Callable[..., None]:
    """Gives a command the options of a table. Those that somebody gave come to it as `options`."""
    return _gathering(command, "options", table_options())


def plays_by_house_rules(table: dict[str, TableOption]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Gives a command the house rules among the options of a table. Those that somebody gave come to it as `house`."""
    rules = {
        name: Annotated[
            option.kind, typer.Option(help=f"{option.help[0].upper()}{option.help[1:]}.", rich_help_panel=HOUSE)
        ]
        for name, option in table.items()
        if option.house
    }
    return lambda command: _gathering(command, "house", rules)


def _gathering(command: Callable[..., None], gathered: str, known: dict[str, Any]) -> Callable[..., None]:
    """A command with more options, as typer takes them, of which those that somebody gave come to it as one argument.

    The others it need not know: the game does.
    """
    signature = inspect.signature(command, eval_str=True)
    own = [each for each in signature.parameters.values() if each.name != gathered]
    more = [inspect.Parameter(name, own[-1].kind, default=None, annotation=kind) for name, kind in known.items()]

    @wraps(command)
    def run(**arguments: Any) -> None:
        chosen = {name: arguments.pop(name) for name in known}
        command(**arguments, **{gathered: {name: value for name, value in chosen.items() if value is not None}})

    vars(run)["__signature__"] = signature.replace(parameters=[*own, *more])
    return run


def bot_names(text: str) -> list[str]:
    """Bots as they were typed, with commas between them."""
    return [name.strip() for name in text.split(",")]
