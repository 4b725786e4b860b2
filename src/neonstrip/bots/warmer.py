"""A process that compiles some of what a game needs, by using it once.

    python -m neonstrip.bots.warmer

The job comes in on stdin; on stdout goes out a message for every step that is done.
"""

import gc
import os
import threading
from typing import Protocol

import numpy as np
from msgspec import msgpack

from neonstrip.bots import pipes
from neonstrip.bots.player import choose
from neonstrip.bots.simulation import new_trial, simulate
from neonstrip.bots.styles import styles_of
from neonstrip.bots.warming import Job
from neonstrip.games import part
from neonstrip.play.game import Game
from neonstrip.rules.chance import CHANCE

BELOW_OTHERS = 5
"""How far a server and people's own programs come first."""


class Warming(Protocol):
    """What only a game itself knows must be compiled: `play/GAME/warming.py`, which a game may leave out."""

    def warm(self, game: Game) -> None:
        """Use everything once that playing, looking, thinking and simulating do not use anyway."""


class Warmer:
    """A game being used, step by step: see `warming.SHARES`."""

    game: Game

    def __init__(self, name: str) -> None:
        self.name = name

    def begin(self) -> None:
        if not hasattr(self, "game"):
            self.game = Game.new(self.name, ["Anna", "Benno"], seed=1)

    def go_on(self) -> None:
        if not self.game.history:
            self.game.make(self.game.numbers()[0])

    def look(self) -> None:
        rules, state = self.game.rules, self.game.state
        rules.imagine(rules.see(state, 0), 0, np.zeros(1, CHANCE))
        self.game.view("Anna")
        rules.deal(state.copy(), self.game.seed)
        self.game.results()
        rules.winners(state)

    def only_here(self) -> None:
        self.game.rules.forecast(self.game.state, self.game.seat, self.game.numbers())
        own: Warming | None = part(self.name, "play.warming")
        if own:
            own.warm(self.game)

    def many(self) -> None:
        simulate(new_trial(self.name, 2, 1, "1", ["greedy"], {}))

    def quick(self) -> None:
        game = self.game
        choose(game, "greedy")
        if rate := styles_of(self.name).rate:
            rate(game.rules.see(game.state, game.seat), game.seat, game.numbers())

    def expert(self) -> None:
        choose(self.game, "expert")


def main() -> None:
    """Do a job, as long as somebody waits for it."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, BELOW_OTHERS)
    gc.disable()  # it took a tenth of the time, and this process ends soon
    out = pipes.own_stdout()
    job = msgpack.decode(pipes.read(), type=Job)
    threading.Thread(target=pipes.read, daemon=True).start()
    warmer = Warmer(job.game)
    for step in job.steps:
        getattr(warmer, step)()
        pipes.send(out, b"")


if __name__ == "__main__":
    main()
