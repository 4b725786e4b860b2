"""A table for people who have the printed game is opened, and something is noted there."""

from __future__ import annotations

from neonstrip.tables import events as ev
from neonstrip.tables.dossier import OVER, PLAYING
from neonstrip.tables.effects.telling import remember, tell
from neonstrip.tables.paper.kinds import kind_named, kind_of
from neonstrip.tables.paper.phones import phone_id
from neonstrip.tables.table import Table


def opened(table: Table, event: ev.Opened, at: int) -> None:
    dossier = table.dossier
    dossier.created, dossier.game, dossier.options = at, event.game, event.options
    dossier.host, dossier.server_seed = event.host, event.server_seed
    dossier.stage, dossier.paper = PLAYING, kind_named(event.paper).begin()
    tell(table, "opened", at)


def noted(table: Table, event: ev.Noted, at: int) -> None:
    dossier, paper = table.dossier, table.paper
    if not event.by:
        remember(dossier, event.ref)
    kind_of(paper).happen(dossier, paper, event.note, event.by)
    if paper.over:
        dossier.stage = OVER
    phone = phone_id(event.by) if event.by else ""
    tell(table, "noted", at, note=event.note.told(), phone=phone)
