"""The end of a round for people with the printed game: from a position to who gets what, by the same rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypedDict

import numpy as np

from neonstrip.play.casinos.settlement import SettledCasino, casinos_of
from neonstrip.play.classic.events import WHITE as WHITE_NAME
from neonstrip.play.classic.events import list_events, owner_names
from neonstrip.play.reading import read_file, read_number, read_object, read_players, read_values, wrong
from neonstrip.rules.classic.game import settle as settle_round
from neonstrip.rules.classic.printed import (
    CASINOS,
    COPIES,
    DICE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOST_NOTES,
    ROUNDS,
    VALUES,
    WHITE_DICE,
    WITH_WHITE,
)
from neonstrip.rules.classic.state import STATE


class Settled(TypedDict):
    """The end of a round."""

    casinos: list[SettledCasino]
    next_starter: str | None


@dataclass
class Position:
    """What the file says: notes and dice of every casino."""

    players: list[str]
    notes: list[list[int]]
    dice: list[dict[str, int]]
    last_starter: str | None


def read(text: str) -> Position:
    """A position from its file."""
    given = read_file(text, {"game", "players", "casinos", "last_starter"}, needed=("players", "casinos"))
    players, casinos = read_players(given["players"], (MIN_PLAYERS, MAX_PLAYERS), "C-SETUP-1"), given["casinos"]
    if not isinstance(casinos, list) or len(casinos) != CASINOS:
        raise wrong("casinos", "casinos", casinos=CASINOS)
    starter = given.get("last_starter")
    if starter is not None and starter not in players:
        raise wrong("last_starter", "player", name=str(starter)[:40], names=", ".join(players))
    position = Position(players, [], [], starter)
    for number, casino in enumerate(casinos, 1):
        _read_casino(position, casino, f"casinos[{number}]")
    _check(position)
    return position


def _read_casino(position: Position, value: Any, where: str) -> None:
    """C-SETUP-2: one to five notes, or fewer where some are gone; and whose dice lie there."""
    casino = read_object(value, where, {"notes", "dice"}, needed=("notes",))
    notes = read_values(casino["notes"], f"{where}.notes", VALUES.tolist())
    if len(notes) > MOST_NOTES:
        raise wrong(f"{where}.notes", "prizes", "C-SETUP-2", prizes=MOST_NOTES)
    owners = [*position.players, WHITE_NAME]
    dice = read_object(casino.get("dice", {}), f"{where}.dice")
    for owner, count in dice.items():
        if owner not in owners:
            raise wrong(f"{where}.dice", "player", name=owner[:40], names=", ".join(owners))
        read_number(count, f"{where}.dice.{owner}", 0, DICE)
    position.notes.append(sorted(notes, reverse=True))
    position.dice.append(dice)


def _check(position: Position) -> None:
    """Nobody has more dice on the table than in the box, and no value lies about more often than it is printed."""
    for owner in [*position.players, WHITE_NAME]:
        white = owner == WHITE_NAME
        most = (WHITE_DICE if len(position.players) in WITH_WHITE else 0) if white else DICE
        if sum(dice.get(owner, 0) for dice in position.dice) > most:
            raise wrong("casinos", "dice", "C-WHITE-1" if white else "C-SETUP-1", owner=owner, small=most, big=0)
    notes = [note for casino in position.notes for note in casino]
    for value, copies in zip(VALUES.tolist(), COPIES.tolist(), strict=True):
        if notes.count(value) > copies:
            raise wrong("casinos", "copies", value=value, copies=copies, cards=notes.count(value))


def settle(position: Position) -> Settled:
    """Who wins what, what goes back, and who starts next."""
    state = np.zeros(1, STATE)
    s, owners = state[0], owner_names(position.players)
    s.players, s.round_number = len(position.players), ROUNDS
    s.starter = position.players.index(position.last_starter) if position.last_starter else 0
    for casino, (notes, dice) in enumerate(zip(position.notes, position.dice, strict=True)):
        s.prizes[casino, : len(notes)] = notes
        for owner, count in dice.items():
            s.dice[casino, owners.index(owner)] = count
    settle_round(state)
    casinos = casinos_of(list_events(state, position.players), CASINOS)
    return {"casinos": casinos, "next_starter": position.players[s.starter] if position.last_starter else None}
