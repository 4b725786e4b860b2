"""Who sits where at a new table: seats as its host asked for them, and names for whoever has none."""

from __future__ import annotations

import secrets
from typing import Any

from neonstrip.bots.characters import CHARACTERS, character_named, check_character, name_of
from neonstrip.bots.names import check_bot
from neonstrip.play.library import rulebook
from neonstrip.play.lookalikes import check_looks, looks
from neonstrip.play.record import check_names
from neonstrip.tables import events as ev
from neonstrip.tables.commands import DEFAULT_BOT
from neonstrip.tables.paper.kinds import kind_named

PERSON_NAMES = ("Peggy", "Dean", "Nora", "Elmer", "Gloria", "Hank", "Ramona", "Lucky", "Vivian", "Otis")


def newcomer(taken: list[str], wanted: str = "") -> tuple[str, str]:
    """A character for a bot, the one that is wanted or the next who is not here yet, and a name for it."""
    name = _free((name_of(wanted),) if wanted else tuple(map(name_of, CHARACTERS)), taken)
    return character_named(name), name


def name_for_person(taken: list[str]) -> str:
    """What somebody is called who gave no name: others have to read it, so it is one."""
    first = secrets.randbelow(len(PERSON_NAMES))
    return _free((*PERSON_NAMES[first:], *PERSON_NAMES[:first]), taken)


def _free(names: tuple[str, ...], taken: list[str]) -> str:
    """A name that nobody at the table has, nor any that looks like it; where all are taken, one with a number."""
    number, seen = 1, {looks(name)[1] for name in taken}
    while True:
        for name in names:
            numbered = name if number == 1 else f"{name} {number}"
            if looks(numbered)[1] not in seen:
                return numbered
        number += 1


def lay(setups: list[ev.SeatSetup]) -> list[ev.SeatSetup]:
    """Seats as a host asked for them, each with a name; a bot without one sits down as a character.

    What belongs to another kind of seat is left out.
    """
    taken = [setup.name for setup in setups if setup.name]
    laid: list[ev.SeatSetup] = []
    for setup in setups:
        match setup.kind:
            case "bot":
                check_bot(setup.bot or DEFAULT_BOT)
                if setup.character:
                    check_character(setup.character)
                character, name = setup.character, setup.name
                if not name:
                    character, name = newcomer(taken, character)
                taken.append(name)
                laid.append(ev.SeatSetup("bot", name, setup.bot or DEFAULT_BOT, character=character))
            case "human":
                name = setup.name or name_for_person(taken)
                taken.append(name)
                laid.append(ev.SeatSetup("human", name, key=setup.key))
            case "open":
                laid.append(ev.SeatSetup())
    names = [setup.name for setup in laid if setup.kind != ev.OPEN]
    check_names(names)
    check_looks(names)
    return laid


def create(
    game: str, options: dict[str, Any], setups: list[ev.SeatSetup], settings: ev.Settings, server_seed: str, host: str
) -> ev.Created:
    """A new table, its options checked and completed."""
    rules = rulebook(game)
    read = rules.read_options(options, len(setups))
    return ev.Created(game, rules.write_options(read), lay(setups), settings, server_seed, host)


def open_paper(paper: str, game: str, options: dict[str, Any], server_seed: str, host: str) -> ev.Opened:
    """A new table for people who have the printed game, its options checked and completed."""
    return ev.Opened(paper, game, kind_named(paper).check(game, options), server_seed, host)
