"""Moves, what they reveal, and what is taken back."""

from __future__ import annotations

from typing import Any

from neonstrip.tables import events as ev
from neonstrip.tables.dossier import OVER
from neonstrip.tables.effects.people import come_back
from neonstrip.tables.effects.telling import count, tell
from neonstrip.tables.table import Table


def moved(table: Table, event: ev.Moved, at: int) -> None:
    seat = table.seats[event.seat]
    if seat.stand_in and not event.bot:
        come_back(table, event.seat, at)
    if event.place:
        seat.places = [*seat.places, event.place]
    count(seat, event.ref)
    game = table.playing
    turn = game.rules.public_turn(game.state)
    before = (
        game.rules.unpack(game.state.tobytes(), len(game.names))
        if not game.rules.simultaneous or game.seats == [event.seat]
        else None
    )
    number = game.number_of(event.move, event.seat)
    public, facts = game.rules.grammar.public_text(number), game.rules.public_facts(game.state, number)
    own, own_facts = "", dict[str, Any]()
    if event.move != public:
        own, [own_facts] = event.move, game.rules.facts(game.state, event.seat, [number])
    game.make(number, event.seat)
    if game.rules.simultaneous:
        tell(table, "move", at, seat=event.seat, move=event.move, bot=event.bot, to=event.seat)
        if event.seat not in game.seats or game.rules.public_turn(game.state) != turn:
            tell(table, "done", at, seat=event.seat)
        if game.rules.public_turn(game.state) != turn:
            reveal(table, at, before)
    else:
        tell(
            table,
            "move",
            at,
            seat=event.seat,
            move=public,
            facts=facts,
            own=own,
            own_facts=own_facts,
            bot=event.bot,
            events=game.events(),
            scored=game.rules.scored(before, number, game.names),
        )
        if event.seat not in game.seats:
            table.dossier.log.drop()
    end_if_over(table, at)


def played(table: Table, event: ev.Played, at: int) -> None:
    for move in event.moves:
        moved(table, move, at)


def reveal(table: Table, at: int, before: Any) -> None:
    """Drafts have become public: everybody learns what everybody did, and what came of it.

    It takes the last who was to decide: `before` is the state before their move.
    """
    game = table.playing
    turns: list[list[str]] = [[] for _ in table.seats]
    for seat, move in game.history[table.dossier.revealed :]:
        turns[seat].append(game.rules.grammar.public_text(move))
    table.dossier.revealed = len(game.history)
    tell(table, "reveal", at, turns=turns, events=game.rules.events(game.state, table.names(), before))
    table.dossier.log.drop()


def end_if_over(table: Table, at: int) -> None:
    if table.playing.is_over:
        table.dossier.stage, table.about = OVER, None
        tell(table, "over", at, results=table.playing.results(), winners=table.playing.winners())


def undone(table: Table, event: ev.Undone, at: int) -> None:
    take_back(table, event, 1)
    tell(table, "undo", at, seat=event.seat, to=audience(table, event.seat), back=True)


def restarted(table: Table, event: ev.Restarted, at: int) -> None:
    take_back(table, event, len(table.playing.history))
    tell(table, "restart", at, seat=event.seat, to=audience(table, event.seat), back=True)


def take_back(table: Table, event: ev.Undone | ev.Restarted, most: int) -> None:
    """A seat takes back some steps, whose lines go when the turn is over, with the one that says so."""
    game, seat = table.playing, table.seats[event.seat]
    count(seat, event.ref)
    steps = 0
    while steps < most and game.can_undo(event.seat):
        game.undo(event.seat)
        steps += 1
    seat.undone += steps
    seat.asides += steps + 1
    table.dossier.log.take_back(event.seat, steps, audience(table, event.seat))


def hinted(table: Table, event: ev.Hinted, at: int) -> None:
    seat = table.seats[event.seat]
    seat.hinted = seat.stretch
    seat.asides += 1
    tell(table, "hint", at, seat=event.seat)


def audience(table: Table, seat: int) -> int | None:
    """Who may know that a seat changed its mind: only the seat itself where turns are drafts."""
    return seat if table.playing.rules.simultaneous else None
