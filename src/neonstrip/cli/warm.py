"""Compiles the rules ahead of time, with progress, so that nothing later waits: `python -m neonstrip.cli.warm`."""

import time
from collections.abc import Callable

from neonstrip.cli.progress import Progress


def steps() -> list[tuple[str, Callable[[], object]]]:
    """What to compile, by name. Importing is part of the first step's work, so it happens here."""
    import numpy as np

    from neonstrip.bots import BOTS, choose
    from neonstrip.bots.simulation import plan, simulate
    from neonstrip.play import Game
    from neonstrip.rules.chance import CHANCE
    from neonstrip.rules.royale import game as royale

    games: dict[str, Game] = {}

    def begin(name: str) -> None:
        games[name] = Game.new(name, ["Anna", "Benno"], seed=1)

    def look(name: str) -> None:
        game = games[name]
        game.rules.imagine(game.rules.see(game.state, 0), 0, np.zeros(1, CHANCE))
        game.view("Anna")
        game.results()
        game.rules.winners(game.state)

    def look_at_royale() -> None:
        look("royale")
        royale.copy(games["royale"].state, games["royale"].state.copy())
        royale.settle(games["royale"].state.copy())

    def bots(name: str) -> None:
        for bot in BOTS:
            choose(games[name], bot)
        simulate(plan(name, 2, 1, "1", ["greedy"], {}))

    def look_at_newvegas() -> None:
        look("newvegas")
        Game.new("newvegas", ["Anna"], seed=1).view("Anna")

    return [
        ("Royale: setting up", lambda: begin("royale")),
        ("Royale: turns and tiles", lambda: games["royale"].play("roll")),
        ("Royale: looking and scoring", look_at_royale),
        ("Royale: bots", lambda: bots("royale")),
        ("New Las Vegas: setting up", lambda: begin("newvegas")),
        ("New Las Vegas: turns", lambda: games["newvegas"].play("vote loan")),
        ("New Las Vegas: looking and scoring", look_at_newvegas),
        ("New Las Vegas: bots", lambda: bots("newvegas")),
    ]


def main() -> None:
    """Run all steps, quietly if everything is compiled already."""
    begun = time.monotonic()
    todo = steps()
    with Progress("compiling the rules (once)", len(todo)) as progress:
        for done, (name, step) in enumerate(todo):
            progress.reach(done, f"compiling the rules (once): {name}")
            step()
    if time.monotonic() - begun > 5:
        print(f"Rules compiled in {time.monotonic() - begun:.0f} s; from now on they are loaded in one.")


if __name__ == "__main__":
    main()
