"""What hosts do: lay tables, alone or several of one deal, play again with the same people, go on from a moment."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from msgspec import Struct

from neonstrip.play.errors import Mistake
from neonstrip.play.fairness import commitment
from neonstrip.play.game import SPECTATOR, Game
from neonstrip.play.record import Record
from neonstrip.tables import deciding, laying
from neonstrip.tables import events as ev
from neonstrip.tables.dossier import OPEN, OVER
from neonstrip.tables.house import House
from neonstrip.tables.paper.kinds import kind_of
from neonstrip.tables.replays import Replays
from neonstrip.tables.table import Table
from neonstrip.tables.tokens import key_of, new_table_id, new_token

MOST_COPIES = 20
SEED_BYTES = 32


class Laid(Struct):
    """A new table, with the tokens that only who asked for it gets."""

    table: Table
    host: str
    tokens: dict[int, str]


async def lay(
    house: House,
    game: str,
    options: dict[str, Any],
    setups: list[ev.SeatSetup],
    settings: ev.Settings,
    *,
    copies: int = 1,
    origin: str | None = None,
    source: str | None = None,
    lesson: str | None = None,
    together: bool = False,
    key: str | None = None,
) -> list[Laid]:
    """Lay a table, or several of one deal. A person planned for a seat gets its token at once.

    Who asks for the same again, with the same key of their own making, gets the tables that they were given before.
    """
    if not 1 <= copies <= MOST_COPIES:
        raise Mistake("copies", most=MOST_COPIES)
    if key is not None:
        key = new_token(key, str(msgspec.json.encode((game, options, setups, settings, copies, together))))
    seed = secrets.token_hex(SEED_BYTES)
    deal = secrets.token_urlsafe(12) if copies > 1 else None
    laid: list[Laid] = []
    for copy in range(copies):
        host = new_token(key, f"host {copy}")
        tokens = {seat: new_token(key, f"seat {copy} {seat}") for seat in range(len(setups))}
        keyed = [
            msgspec.structs.replace(setup, key=key_of(tokens[seat]) if setup.kind == ev.HUMAN else "")
            for seat, setup in enumerate(setups)
        ]
        event = laying.create(game, options, keyed, settings, seed, key_of(host))
        event = msgspec.structs.replace(event, deal=deal, origin=origin, source=source, lesson=lesson)
        event.together = together and deal is not None
        table = await house.create(event, new_table_id(key, str(copy)))
        seed, deal = table.dossier.server_seed, table.dossier.deal
        laid.append(Laid(table, host, {seat: token for seat, token in tokens.items() if table.seat_of(token) == seat}))
    return laid


async def open_paper(house: House, paper: str, game: str, options: dict[str, Any], key: str | None = None) -> Laid:
    """Open a table for people who have the printed game. Who asks again with the same key gets the same one."""
    if key is not None:
        key = new_token(key, str(msgspec.json.encode((paper, game, options))))
    host = new_token(key, "host")
    event = laying.open_paper(paper, game, options, secrets.token_hex(SEED_BYTES), key_of(host))
    return Laid(await house.create(event, new_table_id(key)), host, {})


async def script_of(house: House, name: str, token: str) -> Any:
    """What will come at a table for people who have the printed game: for the host's device alone."""
    table = await house.find(name)
    if table.dossier.paper is None:
        raise Mistake("not-paper")
    if not table.is_host(token):
        raise Mistake("not-host")
    return kind_of(table.paper).script(table.dossier, table.paper)


async def sit(
    house: House, name: str, table: str, seat: int | None, pledge: str, own: str | None = None
) -> tuple[int, str]:
    """Take an open seat. Returns its number and its token. Who asks again with a token of their own sits already."""
    token = own or new_token()
    key = key_of(token)

    def decide(table: Table) -> ev.Seated | None:
        return deciding.sit(table, name, seat, key, pledge) if table.seat_of(token) == SPECTATOR else None

    return (await house.change(table, decide)).seat_of(token), token


async def play_again(house: House, name: str, token: str, options: dict[str, Any] | None) -> Table:
    """The same people at a new table, each with the token they have. Whoever asks second gets the same table."""
    table = await house.find(name)
    if not table.is_host(token) and table.seat_of(token) == SPECTATOR:
        raise Mistake("not-your-seat")
    check_played(table)
    if table.stage != OVER:
        raise Mistake("not-over")
    if table.dossier.next is None:
        dossier = table.dossier
        setups = [ev.SeatSetup(seat.kind, seat.name, seat.bot, seat.key, seat.character) for seat in dossier.seats]
        chosen = dossier.options if options is None else options
        seed = secrets.token_hex(SEED_BYTES)
        event = laying.create(dossier.game, chosen, setups, dossier.settings, seed, dossier.host)
        following = await house.create(msgspec.structs.replace(event, source=name))
        await house.change(name, lambda table: None if table.dossier.next else ev.Followed(following.id))
    return await house.find((await house.find(name)).dossier.next or name)


async def go_on_from(
    replays: Replays,
    name: str,
    viewer: int,
    number: int,
    setups: list[ev.SeatSetup],
    settings: ev.Settings,
    who: str = "",
) -> Laid:
    """A new table at a moment of a finished game. What nobody had seen then is dealt anew."""
    table = await finished(replays.house, name)
    if viewer >= len(table.seats):
        raise Mistake("no-such-seat", seat=viewer, seats=len(table.seats))
    branch = await replays.branch(name, viewer, number, who)
    if not branch.started:
        raise Mistake("not-started")
    if len(setups) != branch.seats:
        raise Mistake("continue-seats", seats=branch.seats)
    dossier = table.dossier
    laid = await lay(replays.house, dossier.game, dossier.options, setups, settings, origin=branch.record, source=name)
    return laid[0]


def check_played(table: Table) -> None:
    """Of a game on paper there is no more than its notes."""
    if table.dossier.paper is not None:
        raise Mistake("on-paper")


async def finished(house: House, name: str) -> Table:
    """A table whose game may be shown with open eyes: it is over, and so are all others of its deal."""
    table = await house.find(name)
    check_played(table)
    if table.stage != OVER:
        raise Mistake("not-over")
    if table.dossier.deal is not None:
        others = await house.journal.same_deal(table.dossier.deal)
        if any(other.stage != OVER for other in others):
            raise Mistake("deal-not-over")
    return table


async def record_of(house: House, name: str) -> Record:
    """The record of a finished game, with what is needed to check that its dice were fair."""
    table = await finished(house, name)
    return fair_record(table)


def fair_record(table: Table) -> Record:
    """A record with what server and players added to the seed. A lesson's dice are prepared, so it has nothing."""
    game: Game = table.playing
    record = game.record()
    if table.dossier.lesson is not None:
        return record
    record.server, record.commitment = table.dossier.server_seed, commitment(table.dossier.server_seed)
    record.nonces = [] if table.dossier.deal else [seat.nonce for seat in table.seats]
    record.pledges = table.pledges()
    return record


async def may_watch(house: House, table: Table, token: str) -> None:
    """Who does not play at a table of a deal must not see its game while other tables have the same cards to come.

    Before it begins, whoever has the link may look and sit down.
    """
    if table.dossier.deal is None or table.stage == OPEN or (token and table.seat_of(token) != SPECTATOR):
        return
    try:
        await finished(house, table.id)
    except Mistake as mistake:
        raise Mistake("deal-closed") from mistake


async def viewer(house: House, name: str, token: str, seat: int | None) -> int:
    """The viewpoint somebody may look from: a seat of their own, any seat after the end, or that of everybody."""
    table = await house.find(name)
    own = table.seat_of(token) if token else SPECTATOR
    if own == SPECTATOR and table.dossier.deal is not None:
        await finished(house, name)
    if seat is None:
        return own
    if seat >= len(table.seats):
        raise Mistake("no-such-seat", seat=seat, seats=len(table.seats))
    if seat != own:
        if table.stage != OVER:
            raise Mistake("not-your-seat")
        await finished(house, name)
    return seat
