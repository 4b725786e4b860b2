"""What a viewer is shown of a table: parts of JSON, so that only what changed has to be sent again."""

from __future__ import annotations

from typing import Any

import msgspec

from neonstrip.play.fairness import commitment
from neonstrip.play.game import SPECTATOR, Game
from neonstrip.tables.dossier import OPEN, OVER, PLAYING
from neonstrip.tables.paper.kinds import kind_of, name_of
from neonstrip.tables.table import Table

Parts = dict[str, bytes]
"""Pieces of JSON by name; those of the game's own view are named `view.…`."""

VIEW = "view."
NULL = b"null"
encode = msgspec.json.Encoder().encode


def about(table: Table) -> dict[str, Any]:
    """What everybody may know about a table and who sits there."""
    dossier = table.dossier
    return {
        "id": dossier.id,
        "game": dossier.game,
        "paper": name_of(dossier.paper) if dossier.paper else None,
        "options": dossier.options,
        "settings": dossier.settings,
        "hints": table.allows_hints,
        "stage": dossier.stage,
        "created": dossier.created,
        "deal": dossier.deal,
        "source": dossier.source,
        "lesson": dossier.lesson,
        "next": dossier.next,
        "commitment": commitment(dossier.server_seed),
        "server_seed": dossier.server_seed
        if dossier.stage == OVER and dossier.deal is None and dossier.lesson is None
        else None,
        "seats": [
            {
                "name": seat.name,
                "kind": seat.kind,
                "bot": seat.bot or None,
                "stand_in": seat.stand_in or None,
                "character": seat.character or None,
                "style": table.style_of(number) or None,
                "nonce": seat.nonce,
                "pledge": seat.pledge or None,
                "silent": seat.silent,
            }
            for number, seat in enumerate(table.seats)
        ],
        "together": dossier.together,
        "ready": bool(dossier.ready) and dossier.stage == OPEN,
        "draw": draw(table),
        "fairness": table.verdict(),
        "deadlines": deadlines(table),
    }


def draw(table: Table) -> dict[str, Any] | None:
    """Whose device is asked for what, while the seed is drawn. What was told is shown when all of it is."""
    drawn = table.dossier.draw
    if drawn is None:
        return None
    return {
        "asks": "pledge" if drawn.asked else "reveal",
        "seats": drawn.seats,
        "awaited": drawn.awaited,
        "answered": drawn.answered,
    }


def deadlines(table: Table) -> dict[int, int]:
    """When the clock of each seat that decides runs out."""
    clock = table.dossier.settings.clock
    if clock is None or table.stage != PLAYING:
        return {}
    times = {number: table.seats[number].since for number in table.waiting() if not table.seats[number].player}
    return {number: since + 1000 * clock for number, since in times.items() if since is not None}


def legal(game: Game, seat: int) -> list[dict[str, Any]]:
    """The moves of a seat, each with what it would bring now where that can be known, and what its words need."""
    numbers = game.numbers(seat)
    if not numbers:
        return []
    worths = game.rules.forecast(game.state, seat, numbers)
    facts = game.rules.facts(game.state, seat, numbers)
    return [
        {"move": game.rules.texts[number]}
        | ({} if worth is None else {"worth": worth})
        | ({"facts": needed} if needed else {})
        for number, worth, needed in zip(numbers, worths, facts, strict=True)
    ]


def show(table: Table, viewer: int) -> Parts:
    """Everything a viewer may see now: what everybody may, with what this seat alone may laid over it.

    Who watches from the same seat gets the same parts, made once.
    """
    if viewer not in table.shown:
        table.shown[viewer] = _public(table) | _own(table, viewer)
    return table.shown[viewer]


def _public(table: Table) -> Parts:
    """What everybody may see, made once for all: by a spectator's eyes, whoever asks first."""
    if table.public is None:
        waiting = table.waiting()
        table.public = {"table": _about(table), "waiting": encode(waiting)}
        if table.dossier.paper is not None:
            table.public["paper"] = encode(kind_of(table.paper).show(table.dossier, table.paper))
        if table.game is not None:
            table.public |= _public_view(table, table.game)
        if _drafts(table) is not None:
            names = table.names()
            table.public[VIEW + "waiting_for"] = encode([names[seat] for seat in waiting])
    return table.public


def _about(table: Table) -> bytes:
    """What is known about a table. With every move only clocks run anew; what else changes it forgets what is kept."""
    if table.about is None or table.dossier.settings.clock is not None:
        table.about = encode(about(table))
    return table.about


def _public_view(table: Table, game: Game) -> Parts:
    """The public part of the game's view. While turns are drafted, only who is waited for changes in it."""
    stamp = _drafts(table)
    if stamp is None or table.kept_public[0] != stamp:
        parts = {VIEW + name: part for name, part in game.public_parts().items()}
        table.kept_public = stamp, parts
    return table.kept_public[1]


def _own(table: Table, viewer: int) -> Parts:
    """What a seat alone may see. While turns are drafted, it changes only with what the seat itself does."""
    if viewer == SPECTATOR:
        return {}
    drafts, decision = _drafts(table), table.seats[viewer].decision
    if drafts is None:
        return _make_own(table, viewer)
    stamp, parts = table.kept.get(viewer, (None, {}))
    if stamp != (drafts, decision):
        parts = _make_own(table, viewer)
        table.kept[viewer] = (drafts, decision), parts
    return parts


def _drafts(table: Table) -> int | None:
    """While turns are drafted, what changes when they become public; with fifty who draft that counts."""
    game = table.game
    if game is None or not game.rules.simultaneous or table.stage != PLAYING:
        return None
    return game.rules.public_turn(game.state)


def _make_own(table: Table, viewer: int) -> Parts:
    parts: Parts = {}
    game = table.game
    if game is not None:
        parts |= {VIEW + name: part for name, part in game.own_parts(viewer).items()}
        parts["legal"] = encode(legal(game, viewer) if table.stage == PLAYING else [])
        parts["can_undo"] = encode(table.can_undo(viewer))
    parts["decision"] = encode(table.seats[viewer].decision)
    return parts


def changes(before: Parts, now: Parts) -> Parts:
    """The parts that differ; what is gone is null."""
    gone = {name: NULL for name in before if name not in now}
    return gone | {name: part for name, part in now.items() if before.get(name) != part}


def join(parts: Parts) -> bytes:
    """Parts as one JSON object, those of the game's view together under `view`."""
    outer = [b'"%s":%s' % (name.encode(), part) for name, part in parts.items() if not name.startswith(VIEW)]
    inner = [b'"%s":%s' % (name[len(VIEW) :].encode(), part) for name, part in parts.items() if name.startswith(VIEW)]
    if inner:
        outer.append(b'"view":{%s}' % b",".join(inner))
    return b"{%s}" % b",".join(outer)
