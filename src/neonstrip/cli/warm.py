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

    games: list[Game] = []

    def look() -> None:
        state, source = games[0].state, np.zeros(1, CHANCE)
        royale.copy(state, state.copy())
        royale.imagine(games[0].rules.see(state, 0), 0, source)
        games[0].view()
        games[0].results()
        games[0].rules.winners(state)

    return [
        ("setting up", lambda: games.append(Game.new("royale", ["Anna", "Benno"], seed=1))),
        ("turns and tiles", lambda: games[0].play("roll")),
        ("looking and scoring", look),
        ("bots", lambda: [choose(games[0], bot) for bot in BOTS]),
        ("simulations", lambda: simulate(plan("royale", 2, 1, "1", ["greedy"], {}))),
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
