"""Getting ready: compiled rules are loaded at their first use, which takes time and memory.

A server does it before it opens.
"""

from __future__ import annotations

from neonstrip.bots.worker import answer
from neonstrip.games import GAMES
from neonstrip.play.game import SPECTATOR, Game
from neonstrip.tables import deciding, laying
from neonstrip.tables import events as ev
from neonstrip.tables.botpool import QUICK_BOT
from neonstrip.tables.effects import apply
from neonstrip.tables.jobs import request_for
from neonstrip.tables.showing import show
from neonstrip.tables.storage import Entry
from neonstrip.tables.table import Table

SEED = "0" * 64
MOVES = 30


def get_ready() -> None:
    """Play a little at a table of each game, all in memory, so that nobody waits for it later."""
    for game in GAMES:
        table = Table.blank("readiness")
        setups = [ev.SeatSetup("human", name) for name in ("Anna", "Benno")]
        happen(table, laying.create(game, {}, setups, ev.Settings(), SEED, ""))
        happen(table, deciding.start(table, False))
        for _ in range(MOVES):
            seat = table.waiting()[0]
            happen(table, ev.Moved(seat, table.playing.legal(table.seats[seat].name)[0]))
            for viewer in (SPECTATOR, 0, 1):
                show(table, viewer)
        Game.thaw(table.playing.freeze())
        table.playing.results()
        table.playing.rules.winners(table.playing.state)
        get_quick_bot_ready(game)


def get_quick_bot_ready(name: str) -> None:
    """It plays here when all processes of bots are busy: the wrong moment to load it."""
    game = Game.new(name, ["Anna", "Benno"], seed=SEED)
    while len(moves := game.numbers()) == 1:
        game.make(moves[0])
    answer(request_for(0, game, game.seat, QUICK_BOT, moves, seconds=1.0, share=0.0))


def happen(table: Table, event: ev.AnyEvent) -> None:
    apply(table, Entry(table.id, table.dossier.seq + 1, 0, ev.encode(event)))
