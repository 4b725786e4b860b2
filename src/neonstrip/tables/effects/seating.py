"""A table is laid, people and bots sit down and leave, and another table follows."""

from __future__ import annotations

from neonstrip.play.library import rulebook
from neonstrip.tables import events as ev
from neonstrip.tables.dossier import Seat
from neonstrip.tables.effects.telling import remember, tell
from neonstrip.tables.table import Table


def created(table: Table, event: ev.Created, at: int) -> None:
    dossier = table.dossier
    dossier.created, dossier.game, dossier.settings = at, event.game, event.settings
    dossier.options = rulebook(event.game).recall_options(event.options)
    dossier.seats = [
        Seat(setup.kind, setup.name, setup.bot, setup.key, character=setup.character) for setup in event.seats
    ]
    dossier.host, dossier.server_seed, dossier.deal = event.host, event.server_seed, event.deal
    dossier.origin, dossier.source, dossier.lesson = event.origin, event.source, event.lesson
    dossier.together = event.together
    tell(table, "created", at)


def seated(table: Table, event: ev.Seated, at: int) -> None:
    asides, pledge = table.seats[event.seat].asides, event.pledge
    table.seats[event.seat] = Seat("human", event.name, key=event.key, nonce=event.nonce, pledge=pledge, asides=asides)
    table.dossier.ready = []
    tell(table, "seated", at, seat=event.seat, name=event.name)


def vacated(table: Table, event: ev.Vacated, at: int) -> None:
    table.dossier.ready = []
    tell(table, "left", at, seat=event.seat, name=table.seats[event.seat].name)
    table.seats[event.seat] = Seat(asides=table.seats[event.seat].asides + 1)


def arranged(table: Table, event: ev.Arranged, at: int) -> None:
    seat = Seat("bot", event.name, event.bot, character=event.character) if event.bot else Seat()
    seat.asides = table.seats[event.seat].asides
    table.seats[event.seat] = seat
    table.dossier.asides += 1
    remember(table.dossier, event.ref)
    table.dossier.ready = []
    tell(table, "arranged", at, seat=event.seat, name=event.name, bot=event.bot)


def followed(table: Table, event: ev.Followed, at: int) -> None:
    table.dossier.next = event.table
    tell(table, "followed", at, table=event.table)
