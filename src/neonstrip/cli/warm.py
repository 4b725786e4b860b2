"""Compiles the rules of a game ahead of time, with progress.

Every command calls `ensure_compiled` for its game; `neonstrip warm` does it for all.
"""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from neonstrip.cli.app import app
from neonstrip.games import GAMES
from neonstrip.locales import say, system_language


def ensure_compiled(*games: str) -> None:
    """Compile what is missing of some games, the first of them first, side by side. Quick if nothing is."""
    from neonstrip.bots.warming import missing

    if found := missing(games):
        asyncio.run(compile_now(found))


async def await_compiled(*games: str) -> None:
    """The same for who has a loop."""
    from neonstrip.bots.warming import missing

    if found := missing(games):
        await compile_now(found)


async def compile_now(games: list[str]) -> None:
    """Compile all of some games."""
    from neonstrip.bots.warming import WHOLE, Warming
    from neonstrip.cli.progress import Progress
    from neonstrip.rules.caching import forget_unused

    with Progress(say(system_language(), "warm-up"), WHOLE * len(games)) as progress:
        warming = Warming(games, lambda game: progress.reach(warming.reached.total()))
        await warming.run()
    forget_unused()


@app.command("warm")
def warm_command(game: Annotated[str | None, typer.Argument(help="Only this game.")] = None) -> None:
    """Get the rules of all games ready ahead of time, or of one; every command does it for its own game."""
    from neonstrip.play.library import rulebook

    ensure_compiled(*GAMES if game is None else (rulebook(game).name,))
