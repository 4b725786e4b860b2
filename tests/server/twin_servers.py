"""Two real servers whose tables differ only in what is hidden from one viewer: they send that viewer the same bytes."""

from __future__ import annotations

import asyncio
import json
import random
import re
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, suppress
from itertools import islice
from pathlib import Path
from typing import Any

from neonstrip.play.game import SPECTATOR
from neonstrip.tables.effects import apply
from neonstrip.tables.house import summary
from neonstrip.tables.storage import Journal
from neonstrip.tables.table import Table
from server.client import Player, Refused
from server.running import PYTHON, Running, server
from tables.random_tables import HOST, Play, random_play, secretive_moment, token_of
from tables.received import Leak
from tables.twins import with_other_secrets

TOLD = re.compile(r'"at":\d+')
"""When something happened that is asked for here, and so at other times."""
HEAD = re.compile(rb'"head":"[0-9a-f]{32}"')
"""Heads may differ though nothing else does; that they tell nothing is tested where they are computed: `received`."""


class Viewed:
    """A table, its twin, and the viewer to whom they are the same."""

    def __init__(self, seed: int | str) -> None:
        chance = random.Random(f"server {seed}")
        play = random_play(seed, 150, people_only=True)
        self.viewer, length = secretive_moment(play, chance)
        twins = with_other_secrets(play, length, self.viewer, chance, [])
        self.sides: tuple[Play, Play] = (twins.main, twins.twin)
        self.name, self.table = play.table.id, twins.main.table
        self.token = "" if self.viewer == SPECTATOR else token_of(self.viewer)


async def write(url: str, plays: list[Play]) -> None:
    """Write the logs of tables into a database, as the house does."""
    journal = await Journal.open(url)
    for play in plays:
        table = Table.blank(play.table.id)
        for entry in play.entries:
            apply(table, entry)
            assert await journal.append(entry, summary(table))
    await journal.close()


def secretive_tables(seeds: Iterable[int | str], most: int) -> list[Viewed]:
    """Tables at which somebody has a secret from the viewer."""
    different = (one for one in map(Viewed, seeds) if one.sides[0].entries != one.sides[1].entries)
    return list(islice(different, most))


def answer(url: str, path: str, body: Any = None, token: str = "") -> bytes:
    """Status, headers and body of an answer, all but its date."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(url + path, None if body is None else json.dumps(body).encode(), headers)  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=60) as found:  # noqa: S310
            status, read, kept = found.status, found.read(), found.headers
    except urllib.error.HTTPError as error:
        with error:
            status, read, kept = error.code, error.read(), error.headers
    rest = sorted((name.lower(), value) for name, value in kept.items() if name.lower() != "date")
    return b"%d %s %s" % (status, str(rest).encode(), HEAD.sub(b'"head":""', read))


def requests(one: Viewed) -> Iterator[tuple[str, Any, str]]:
    """What can be asked for over HTTP at a running table: path, body, token."""
    path, seats = f"/api/tables/{one.name}", len(one.table.seats)
    length = one.table.dossier.log.length(one.viewer)
    for token in {one.token, "", "token-of-nobody"}:
        yield path, None, token
        for moment in {1, 2, length // 2, length - 1, length, length + 1, 9999}:
            yield f"{path}/moments/{moment}", None, token
        for seat in range(seats + 1):
            yield f"{path}/moments/{length}?seat={seat}", None, token
        yield "/api/mine", {"seats": [{"table": one.name, "token": token or HOST}]}, ""
        yield f"{path}/again", {"token": token or HOST}, ""
    yield f"{path}/record", None, one.token
    yield f"{path}/seats", {"name": "Zoe"}, ""
    for whose in (None, 0):
        yield f"{path}/continue", {"moment": length, "seat": whose, "seats": [{}] * seats}, ""


def same(what: str, answers: list[bytes]) -> bytes:
    if answers[0] != answers[1]:
        raise Leak(what, *answers)
    return answers[0]


def compare_answers(viewed: list[Viewed], servers: list[Running]) -> int:
    """Everything that is answered over HTTP; how many answers."""
    statuses: Counter[bytes] = Counter()
    for one in viewed:
        for path, body, token in requests(one):
            statuses.update([same(path, [answer(house.url, path, body, token) for house in servers])[:3]])
    for path in ("/api/tables", "/api/deals/deal", "/api/deals/none", "/health"):
        statuses.update([same(path, [answer(house.url, path) for house in servers])[:3]])
    assert set(statuses) >= {b"200", b"404", b"409"}
    return statuses.total()


async def heard(house: Running, one: Viewed) -> list[bytes]:
    """Everything that a viewer's socket sends while they try this and that."""
    if one.table.dossier.deal is not None and not one.token:
        return []  # nobody may watch a table of a deal from outside: over HTTP it is asked for
    async with Player(house.socket_url, one.name, one.token, gaps=True) as player:
        texts = random.Random(one.name).sample(list(one.table.playing.rules.texts), 8)
        moves = [text for text in texts if text not in player.moves] + ["dance"]
        moves += [move for move in player.moves if is_harmless(move)][:1]
        commands: list[tuple[str, dict[str, Any]]] = [(kind, {}) for kind in ("undo", "return", "start", "undo")]
        commands += [("move", {"move": "roll", "decision": 999}), ("say", {"text": "well"})]
        commands += [("move", {"move": move}) for move in moves]
        for number, (kind, fields) in enumerate([*commands, ("restart", {})]):
            with suppress(Refused):
                await player.command(kind, token=one.token or "token-of-nobody", ref=f"{number}", **fields)
        return [HEAD.sub(b'"head":""', TOLD.sub('"at":0', text).encode()) for text in player.heard]


def is_harmless(move: str) -> bool:
    """Whether a move shows nothing that differs: no secret of another's, no end of a round."""
    return move.split()[0] in ("choose", "use", "open", "place", "roll")


def compare_messages(viewed: list[Viewed], servers: list[Running]) -> int:
    """Everything that comes over sockets; how many messages."""
    messages = 0
    for one in viewed:
        sent = [asyncio.run(heard(house, one)) for house in servers]
        for pair in zip(*sent, strict=True):
            same(f"message to {one.viewer} at {one.name}", list(pair))
            messages += 1
    return messages


def compare_metrics(servers: list[Running]) -> None:
    """After the same requests; how long they took is no secret, but never the same, nor how often it was asked whether
    a server is ready."""
    texts = [answer(house.url, "/metrics").decode() for house in servers]
    differ = re.compile("_seconds|length|preparing|requests_total")
    shown = [[line for line in text.splitlines() if not differ.search(line)] for text in texts]
    assert shown[0] == shown[1]
    assert any("neonstrip_messages_total" in line for line in shown[0])


def compare_servers(viewed: list[Viewed], folder: Path, python: str = PYTHON) -> Counter[str]:
    """One with the tables, one with their twins: answers over HTTP, messages over the socket, and metrics."""
    with ExitStack() as stack:
        servers = []
        for side in (0, 1):
            url = f"sqlite:///{folder}/{side}.sqlite"
            asyncio.run(write(url, [one.sides[side] for one in viewed]))
            servers.append(stack.enter_context(server(url, python=python)))
        done = Counter(answers=compare_answers(viewed, servers), messages=compare_messages(viewed, servers))
        compare_metrics(servers)
    return done
