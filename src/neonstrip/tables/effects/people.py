"""Bots sit in for people, who come back and talk."""

from __future__ import annotations

import msgspec

from neonstrip.tables import events as ev
from neonstrip.tables.effects.telling import remember, tell
from neonstrip.tables.table import Table


def relieved(table: Table, event: ev.Relieved, at: int) -> None:
    seat = table.seats[event.seat]
    seat.stand_in = event.bot
    remember(seat if event.reason == "left" else table.dossier, event.ref)
    tell(table, "relieved", at, seat=event.seat, bot=event.bot, reason=event.reason)


def returned(table: Table, event: ev.Returned, at: int) -> None:
    remember(table.seats[event.seat], event.ref)
    table.seats[event.seat].asides += 1
    come_back(table, event.seat, at)


def come_back(table: Table, seat: int, at: int) -> None:
    """Somebody is back. Everybody is told, also where it shows in a private step, so that the step does not."""
    table.seats[seat].stand_in, table.about = "", None
    table.seats[seat].since, table.seats[seat].asked = at, table.dossier.seq
    tell(table, "returned", at, seat=seat)


def said(table: Table, event: ev.Said, at: int) -> None:
    remember(table.seats[event.seat], event.ref)
    table.seats[event.seat].asides += 1
    tell(table, "said", at, seat=event.seat, text=event.text, reaction=event.reaction)


def muted(table: Table, event: ev.Muted, at: int) -> None:
    table.dossier.settings = msgspec.structs.replace(table.dossier.settings, chat=event.chat)
    remember(table.dossier, event.ref)
    table.dossier.asides += 1
    tell(table, "chat", at, chat=event.chat)
