"""Random tables, played at random through the real commands: a log of events, as the house would have written it."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from neonstrip.play.errors import Mistake
from neonstrip.play.fairness import pledge_of
from neonstrip.play.game import SPECTATOR, Game
from neonstrip.tables import commands as cm
from neonstrip.tables import deciding, drawing, laying
from neonstrip.tables import events as ev
from neonstrip.tables.dossier import OPEN, PLAYING
from neonstrip.tables.effects import apply
from neonstrip.tables.storage import Entry
from neonstrip.tables.storage.chain import linked
from neonstrip.tables.table import Table
from neonstrip.tables.tokens import ID_LENGTH, key_of

NAMES = ["Anna", "Benno", "Carla", "Denny", "Emil", "Fanny"]
HOST = "token-of-the-host"
BEGIN = 1_800_000_000_000


def token_of(seat: int) -> str:
    return f"token-of-seat-{seat}"


@dataclass
class Play:
    """A table and the log that made it."""

    table: Table
    entries: list[Entry] = field(default_factory=list)
    at: int = BEGIN

    @classmethod
    def begin(cls, name: str) -> Play:
        return cls(Table.blank(name))

    def happen(self, event: ev.AnyEvent, at: int | None = None) -> None:
        """Let an event happen, at a time of our own so that two plays can have the same."""
        self.at = self.at if at is None else at
        dossier = self.table.dossier
        entry = linked(dossier.head, Entry(dossier.id, dossier.seq + 1, self.at, ev.encode(event)))
        apply(self.table, entry)
        self.entries.append(entry)


def random_options(chance: random.Random, game: str, seats: int) -> dict[str, Any]:
    """Many tiles, so that the fist of Lucky Punch and the piles of Black Box come often.

    House rules have a chance of their own, so that what else is drawn does not depend on how many of them there are.
    """
    house = random.Random()
    house.setstate(chance.getstate())
    if game == "royale":
        return {
            "tiles": chance.choice([0, 3, 6, 6, 6]),
            "repeat": chance.choice(["reshuffle", "aside", "turn"]),
            "open_money": chance.random() < 0.3,
            "fine": house.choice(["cash", "jetons"]),
            "neutral_power": house.random() < 0.5,
            "decline_move": house.random() < 0.5,
            "next_starter": house.choice(["any", "higher"]),
        }
    if game == "classic":
        return {"white": chance.choice([None, False]), "open_money": chance.random() < 0.3}
    return {
        "edition": chance.choice(["bluecocker", "pegasus"]),
        "golf": chance.random() < 0.7,
        "bank": chance.random() < 0.8,
        "sites": chance.choice(["built", "opened"]),
        "shows": house.choice(["given", "opened"]),
        "extension_shows": house.random() < 0.5,
        "decline_projects": house.random() < 0.5,
        "acme_runs": house.random() < 0.5,
        **({"opponent": chance.randint(1, 10)} if seats == 1 else {}),
    }


def random_origin(chance: random.Random, game: str, seats: int, options: dict[str, Any]) -> str | None:
    """The record of a game that was left somewhere, perhaps with drafts begun and secrets held."""
    source = Game.new(game, NAMES[:seats], options, chance.randrange(10**9))
    for _ in range(chance.randint(1, 100)):
        seat = chance.choice(source.seats)
        source.make(chance.choice(source.numbers(seat)), seat)
        if source.is_over:
            return None
    return source.record().text()


def random_table(seed: int | str, people_only: bool = False) -> Play:
    """A random table whose game has just begun."""
    chance = random.Random(f"table {seed}")
    game = chance.choice(["royale", "royale", "classic", "newvegas", "newvegas", "newvegas"])
    seats = chance.randint(2, 5) if game != "newvegas" else chance.choice([1, 2, 2, 3, 3, 4, 6])
    options = random_options(chance, game, seats)
    setups = []
    for seat in range(seats):
        if chance.random() < 0.25 and not people_only:
            setups.append(ev.SeatSetup("bot", bot=chance.choice(["random", "greedy"])))
        else:
            setups.append(ev.SeatSetup("human", NAMES[seat], key=key_of(token_of(seat))))
    clock = None if people_only else chance.choice([None, None, 30])
    settings = ev.Settings(public=chance.random() < 0.5, chat=chance.random() < 0.9, clock=clock, hints=True)
    created = laying.create(game, options, setups, settings, chance.randbytes(32).hex(), key_of(HOST))
    created.deal = "deal" if chance.random() < 0.15 else None
    created.origin = random_origin(chance, game, seats, options) if chance.random() < 0.25 else None
    play = Play.begin("".join(chance.choices("abcdefgh", k=ID_LENGTH)))
    play.happen(created)
    for seat, setup in enumerate(setups):
        if setup.kind == "human" and chance.random() < 0.5:
            ask(play, cm.Pledge(table=play.table.id, token=token_of(seat), pledge=pledge_of(nonce_of(seat))))
    ask(play, cm.Start(table=play.table.id, token=HOST), [name for name in NAMES if chance.random() < 0.8])
    random_draw(play, chance, people_only)
    return play


def random_draw(play: Play, chance: random.Random, people_only: bool) -> None:
    """Devices answer what the draw asks for, in any order, or not. Who keeps silent leaves the seat to a bot."""
    while (draw := play.table.dossier.draw) is not None:
        seat, entry = chance.choice(draw.awaited), draw.entry
        who = {"table": play.table.id, "token": token_of(seat)}
        if chance.random() < 0.2 and (draw.asked or not people_only):
            event = drawing.run_out(play.table, entry)
            assert event is not None
            play.happen(event)
        elif draw.asked:
            ask(play, cm.Pledge(**who, pledge=pledge_of(nonce_of(seat))))
        else:
            ask(play, cm.Reveal(**who, nonce=nonce_of(seat)))


def nonce_of(seat: int) -> str:
    return f"nonce-of-the-device-at-seat-{seat}"


def ask(play: Play, command: cm.AnyCommand, present: Collection[str] = ()) -> bool:
    """Let somebody ask for something; whether it happened."""
    try:
        event = deciding.decide(play.table, command, present)
    except Mistake:
        return False
    if event is not None:
        play.happen(event)
    return event is not None


def random_play(seed: int | str, most: int, people_only: bool = False) -> Play:
    """A table and random events at it, till the end of the game or till there are enough."""
    chance = random.Random(f"play {seed}")
    play = random_table(seed, people_only)
    while play.table.stage == PLAYING and len(play.entries) < most:
        play.at += chance.choice([0, 1, 700, 4000])
        if chance.random() < 0.85 or not random_command(play, chance, people_only):
            random_move(play, chance)
    assert play.table.stage != OPEN
    return play


def random_move(play: Play, chance: random.Random) -> None:
    """A move of somebody whom the table waits for: as a person asks for it, or as a steward lets a bot make it."""
    table, game = play.table, play.table.playing
    bots = [seat for seat in game.seats if table.seats[seat].player]
    if len(bots) > 1 and chance.random() < 0.4:
        play.happen(ev.Played([bots_move(table, seat, chance) for seat in bots]))
        return
    seat = chance.choice(game.seats)
    move = game.rules.texts[chance.choice(game.numbers(seat))]
    bot = table.seats[seat].player
    returns = bool(table.seats[seat].stand_in) and not table.seats[seat].silent and chance.random() < 0.3
    if bot and not returns:
        play.happen(bots_move(table, seat, chance))
    else:
        ref = f"ref{len(play.entries)}" if chance.random() < 0.5 else ""
        assert ask(play, cm.Move(table=table.id, token=token_of(seat), move=move, ref=ref))


def bots_move(table: Table, seat: int, chance: random.Random) -> ev.Moved:
    game = table.playing
    return ev.Moved(seat, game.rules.texts[chance.choice(game.numbers(seat))], bot=table.seats[seat].player)


def random_command(play: Play, chance: random.Random, people_only: bool) -> bool:
    """Something else that somebody asks for; whether it happened."""
    seat = chance.randrange(len(play.table.seats))
    who = {"table": play.table.id, "token": token_of(seat)}
    host = {"table": play.table.id, "token": HOST}
    wishes: list[cm.AnyCommand] = [
        *[cm.Undo(**who)] * 5,
        *[cm.Restart(**who)] * 2,
        cm.Hint(**who),
        cm.Say(**who, text="well", reaction=""),
        cm.Say(**who, reaction="wow"),
        cm.Mute(**host, chat=chance.random() < 0.8),
    ]
    if not people_only:
        wishes += [cm.Leave(**who), *[cm.Return(**who)] * 3, cm.Relieve(**host, seat=seat)]
    return ask(play, chance.choice(wishes))


# Moments of what was played


def table_after(play: Play, length: int) -> Table:
    """The table as its log has it after some events."""
    table = Table.blank(play.table.id)
    for entry in play.entries[:length]:
        apply(table, entry)
    return table


def viewers(play: Play) -> range:
    return range(SPECTATOR, len(play.table.seats))


def started(play: Play) -> int:
    """How long the log was when the game began."""
    return next(n for n, entry in enumerate(play.entries, 1) if isinstance(ev.decode(entry.event), ev.Started))


def going_on(play: Play) -> range:
    """Lengths of the log at which the game goes on."""
    return range(started(play), len(play.entries) + (play.table.stage == PLAYING))


def secretive_moment(play: Play, chance: random.Random) -> tuple[int, int]:
    """A viewer, and a length of the log at which somebody else often holds a secret."""
    viewer, secrets = chance.choice(viewers(play)), []
    for length in going_on(play):
        event = ev.decode(play.entries[length - 1].event)
        if isinstance(event, ev.Moved) and event.seat != viewer and event.move.split()[0] in ("hide", "split"):
            secrets.append(length)
    return viewer, chance.choice(secrets if secrets and chance.random() < 0.7 else going_on(play))
