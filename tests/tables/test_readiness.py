"""A server has loaded all it may need before it opens: later the machine may be busy, and memory is to stay flat."""

from __future__ import annotations

import subprocess
import sys

LATER = """
import gc, sys
from numba.core.dispatcher import Dispatcher
from neonstrip.bots.worker import answer
from neonstrip.games import GAMES
from neonstrip.play import Game
from neonstrip.tables.botpool import QUICK_BOT
from neonstrip.tables.jobs import request_for
from neonstrip.tables.readiness import get_ready

def loaded():
    return sum(len(one.overloads) for one in gc.get_objects() if isinstance(one, Dispatcher)), set(sys.modules)

for name in GAMES:
    get_ready(name)
ways_in, modules = loaded()
for name in GAMES:
    game = Game.new(name, ["Anna", "Benno"], seed=2)
    while len(moves := game.numbers()) == 1:
        game.make(moves[0])
    assert answer(request_for(1, game, game.seat, QUICK_BOT, moves, 1.0, share=0.0)).move in moves
print(loaded()[0] - ways_in, sorted(loaded()[1] - modules))
"""


def test_the_quick_bot_is_ready_where_no_process_can_choose() -> None:
    """It plays beside the loop when all is busy: to load it only then took 11 MB and the time of everybody."""
    ran = subprocess.run([sys.executable, "-c", LATER], capture_output=True, text=True, timeout=600, check=False)
    assert ran.stdout.strip() == "0 []", ran.stdout + ran.stderr
