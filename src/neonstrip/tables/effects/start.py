"""The parts of the seed are pledged and told, and the game begins."""

from __future__ import annotations

from neonstrip.bots.styles import styled
from neonstrip.play.game import Game
from neonstrip.play.record import Record
from neonstrip.tables import events as ev
from neonstrip.tables.dossier import PLAYING, Draw, Seat
from neonstrip.tables.effects.moves import end_if_over
from neonstrip.tables.effects.telling import remember, tell
from neonstrip.tables.table import Table

SILENT_BOT = "casual"
"""Plays for who kept silent in the draw."""


def nonced(table: Table, event: ev.Nonced, at: int) -> None:
    table.seats[event.seat].nonce = event.nonce
    remember(table.seats[event.seat], event.ref)
    table.seats[event.seat].asides += 1
    tell(table, "nonce", at, seat=event.seat)


def pledged(table: Table, event: ev.Pledged, at: int) -> None:
    remember(table.seats[event.seat], event.ref)
    table.seats[event.seat].pledge = event.pledge
    table.seats[event.seat].asides += 1
    draw = table.dossier.draw
    if draw is not None:
        draw.asked = [seat for seat in draw.asked if seat != event.seat]
        draw.pledged = sorted([*draw.pledged, event.seat])
        if not draw.asked:
            draw.entry = table.dossier.seq
    tell(table, "pledge", at, seat=event.seat)


def readied(table: Table, event: ev.Readied, at: int) -> None:
    remember(table.dossier, event.ref)
    table.dossier.ready = event.seats
    tell(table, "ready", at)


def drawing(table: Table, event: ev.Drawing, at: int) -> None:
    remember(table.dossier, event.ref)
    table.dossier.draw = Draw(event.seats, event.asked, entry=table.dossier.seq)
    tell(table, "drawing", at)


def gathered(table: Table, event: ev.Gathered, at: int) -> None:
    draw = table.dossier.draw
    assert draw is not None
    draw.asked, draw.entry = [], table.dossier.seq
    tell(table, "gathered", at)


def revealed(table: Table, event: ev.Revealed, at: int) -> None:
    draw = table.dossier.draw
    assert draw is not None
    remember(table.seats[event.seat], event.ref)
    draw.nonces[event.seat] = event.nonce
    tell(table, "revealed", at, seat=event.seat)


def settle(table: Table, event: ev.Started) -> list[Seat]:
    """The seats as they begin to play. The pledges of who took no part in the draw mean nothing."""
    for number, seat in enumerate(table.seats):
        seat.nonce = event.nonces.get(number, seat.nonce)
        seat.silent = number in event.silent
        seat.stand_in = SILENT_BOT if seat.silent else ""
        if number not in event.nonces and not seat.silent:
            seat.pledge = ""
    table.dossier.draw = None
    return [table.seats[number] for number in event.seats]


def started(table: Table, event: ev.Started, at: int) -> None:
    dossier = table.dossier
    remember(dossier, event.ref)
    dossier.seats = settle(table, event)
    kinds = [styled(seat.bot, table.style_of(number)) or "human" for number, seat in enumerate(dossier.seats)]
    if dossier.origin is None:
        table.game = Game.new(dossier.game, table.names(), dossier.options, event.seed, kinds)
    else:
        record = Record.parse(dossier.origin)
        record.names, record.kinds = table.names(), kinds
        table.game = Game.replay(record)
        if dossier.lesson is None:
            table.game.reseed(event.seed)
    dossier.stage = PLAYING
    dossier.asides = 0
    for seat in dossier.seats:
        seat.asides = 0
    dossier.revealed = len(table.game.history)
    tell(table, "started", at)
    for number, seat in enumerate(dossier.seats):
        if seat.silent:
            tell(table, "silent", at, seat=number, bot=seat.stand_in)
    end_if_over(table, at)
