"""Tables with long logs: somebody chooses and takes back, again and again, as old logs may have it without end."""

from __future__ import annotations

import asyncio

import msgspec

from neonstrip.tables import commands as cm
from neonstrip.tables import events as ev
from neonstrip.tables import laying
from neonstrip.tables.house import summary
from neonstrip.tables.storage import Journal
from neonstrip.tables.tokens import key_of
from tables.random_tables import HOST, Play, ask, token_of


def begun(game: str = "newvegas", seats: int = 2) -> Play:
    """A table of people at which Anna can choose."""
    setups = [ev.SeatSetup("human", f"Player {seat}", key=key_of(token_of(seat))) for seat in range(seats)]
    play = Play.begin("a" * 18)
    play.happen(laying.create(game, {}, setups, ev.Settings(), "00" * 32, key_of(HOST)))
    assert ask(play, cm.Start(table=play.table.id, token=HOST))
    while not any(move.startswith(("choose", "place")) for move in legal(play, 0)):
        seat = play.table.playing.seat
        step(play, seat, legal(play, seat)[0])
    return play


def legal(play: Play, seat: int) -> list[str]:
    game = play.table.playing
    return [game.rules.texts[move] for move in game.numbers(seat)]


def step(play: Play, seat: int, move: str) -> None:
    """A move, as somebody asks for it."""
    assert ask(play, cm.Move(table=play.table.id, token=token_of(seat), move=move))


def take_back(play: Play, seat: int) -> bool:
    return ask(play, cm.Undo(table=play.table.id, token=token_of(seat)))


def chatter(play: Play, pairs: int) -> None:
    """Anna chooses and takes back: not by commands, which would not let her for so long."""
    move = legal(play, 0)[0]
    for _ in range(pairs):
        play.happen(ev.Moved(0, move))
        play.happen(ev.Undone(0))


def play_round(play: Play) -> None:
    """Everybody plays the first legal moves until the turn is revealed."""
    log = play.table.dossier.log
    told = sum(line.kind == "reveal" for line in log.lines)
    while sum(line.kind == "reveal" for line in log.lines) == told:
        seat = play.table.playing.seat
        play.happen(ev.Moved(seat, legal(play, seat)[0]))


async def write(journal: Journal, play: Play) -> None:
    """Put a log into the journal as it is."""
    short = summary(play.table)
    for first in range(0, len(play.entries), 500):
        batch = play.entries[first : first + 500]
        rows = [(entry, msgspec.structs.replace(short, seq=entry.seq)) for entry in batch]
        await asyncio.gather(*(journal.append(*row) for row in rows))
