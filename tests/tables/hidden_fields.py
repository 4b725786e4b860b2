"""Every single thing at a table that a viewer must not know, each with a way to change it and nothing else.

Written from the rules and not from the code that hides things, so that the one checks the other.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from neonstrip.rules.classic.printed import NOTES
from neonstrip.rules.classic.state import OVER as CLASSIC_OVER
from neonstrip.rules.newvegas.state import ENDED, SHEET, VOTING, WAIT, WISHING
from neonstrip.rules.newvegas.state import PLAYING as ROUND
from neonstrip.rules.royale.state import GUESS, OVER, PICK
from neonstrip.tables.dossier import PLAYING
from neonstrip.tables.lines import Line
from neonstrip.tables.table import Table

Change = Callable[[Table], None]
"""Changes one hidden thing at a copy of the table."""


def hidden_things(table: Table, viewer: int, chance: random.Random) -> Iterator[tuple[str, Change]]:
    """All hidden things of a table; after the end the cards and dice that other tables of its deal have yet to see."""
    fields = {"royale": royale_fields, "classic": classic_fields, "newvegas": newvegas_fields}[table.dossier.game]
    for path in fields(table.playing.state, viewer):
        yield f"state {path}", lambda twin, path=path: flip(twin.playing.state, path, chance)  # type: ignore[misc]
    yield from house_things(table, viewer, chance)


# What is in the state: ways to arrays, as keys

Path = tuple[Any, ...]
STREAM = [("chance", name) for name in ("key", "nonce", "counter", "block", "used")]


def royale_fields(state: Any, viewer: int) -> Iterator[Path]:
    """R-HIDE-1, R-TILE-2, R-LUCKY-1, R-BOX-1."""
    yield from STREAM
    yield "upcoming", 0
    yield "deck", 0
    s = state[0]
    players, phase = int(s["players"]), int(s["phase"])
    if phase == OVER:
        return
    if not s["open_money"]:
        for player in range(players):
            if player != viewer:
                yield "cash", 0, player
                yield "notes", 0, player
    if phase == GUESS and viewer != s["active"]:
        yield ("hidden",)
    if phase == PICK and viewer != (s["box_winner"] + 1) % players:
        yield "pile", 0


def classic_fields(state: Any, viewer: int) -> Iterator[Path]:
    """C-SETUP-1, C-END-1: the pile as far as nobody has seen it, and others' notes."""
    yield from STREAM
    s = state[0]
    for depth in range(int(s["unseen"])):
        yield "pile", 0, (int(s["top"]) + depth) % NOTES
    if int(s["phase"]) != CLASSIC_OVER and not s["open_money"]:
        yield from (("cash", 0, player) for player in range(int(s["players"])) if player != viewer)


def newvegas_fields(state: Any, viewer: int) -> Iterator[Path]:
    """N-SETUP-3, N-SETUP-4, N-ROUND-3, N-PROJECT-4, N-SOLO-1."""
    for path in (*STREAM, ("stacks", 0), ("draw_pile", 0)):
        yield "middle", *path
    stage = int(state.middle["stage"][0])
    if stage == ENDED:
        return
    yield "middle", "hidden_card"
    for player in range(len(state.sheets)):
        if player == viewer:
            continue
        yield "sheets", "vote", player
        if stage in (VOTING, WISHING):
            yield "drafts", "vote", player
            yield "drafts", "wish", player
        if stage == ROUND:
            # Whether a turn is over is public; how far it is before that is not
            still = state.drafts["phase"][player] != WAIT
            yield from (("drafts", name, player) for name in SHEET.names or () if name != "phase" or still)


def flip(state: Any, path: Path, chance: random.Random) -> None:
    """Put other numbers there. They need not make sense: who must not know them must not even look."""
    keys = list(path)
    array = getattr(state, keys.pop(0)) if not isinstance(state, np.ndarray) else state
    *way, last = keys
    for key in way:
        array = array[key]
    before = np.array(array[last])
    lowest, highest = (0, WAIT - 1) if "phase" in path else (0, 3)
    while (array[last] == before).all():
        array[last] = np.array([chance.randint(lowest, highest) for _ in range(before.size)]).reshape(before.shape)


# What the house keeps besides


def house_things(table: Table, viewer: int, chance: random.Random) -> Iterator[tuple[str, Change]]:
    """Keys, counts of what others did, private lines, what others could take back."""
    others = [seat for seat in range(len(table.seats)) if seat != viewer]
    word = chance.randbytes(32).hex()

    def seats(twin: Table) -> None:
        for seat in others:
            twin.seats[seat].key = word
            twin.seats[seat].decision += 77
            twin.seats[seat].refs = [word]

    def private_lines(twin: Table) -> None:
        for seat in others:
            twin.dossier.log.add(Line("move", twin.dossier.touched + 5, seat=seat, move="choose 2", to=seat))

    def own_words(twin: Table) -> None:
        for line in twin.dossier.log.lines:
            if line.own and line.seat != viewer and twin.stage == PLAYING:
                line.own, line.own_facts = "hide 9", {"amount": 999}

    def history(twin: Table) -> None:
        game = twin.playing
        game.history = [(seat, move if seat == viewer else move // 2) for seat, move in game.history]

    def undo(twin: Table) -> None:
        for seat in others:
            twin.playing._before[seat] = []

    def seed(twin: Table) -> None:
        twin.playing.seed = word

    def counts(twin: Table) -> None:
        twin.dossier.seq += 7
        twin.dossier.touched += 7
        twin.dossier.revealed += 1

    for change in (seats, private_lines, own_words, history, undo, seed, counts):
        yield change.__name__, change
