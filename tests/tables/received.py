"""Everything that a viewer can get out of a table, as the bytes that go out."""

from __future__ import annotations

import hmac
import random
from collections.abc import Iterable
from typing import Any

import msgspec

from neonstrip.bots.expecting import expects
from neonstrip.locales import LANGUAGES
from neonstrip.play.errors import Mistake
from neonstrip.play.game import SPECTATOR
from neonstrip.server.api.tables import about_table, listed
from neonstrip.server.errors import problem, status
from neonstrip.server.messages.tables import DealTable, MyTable
from neonstrip.tables import commands as cm
from neonstrip.tables import deciding
from neonstrip.tables.botpool import EXPERT
from neonstrip.tables.dossier import OVER
from neonstrip.tables.house import summary
from neonstrip.tables.jobs import request_for
from neonstrip.tables.showing import show
from neonstrip.tables.table import Table
from neonstrip.tables.watching import Watch
from tables.random_tables import HOST, token_of

encode = msgspec.json.encode


def token_for(viewer: int) -> str:
    return "token-of-nobody" if viewer == SPECTATOR else token_of(viewer)


def looked(table: Table, viewer: int, read: int = 0) -> bytes:
    """The first message to somebody who comes, or comes back, with some lines of the log already read."""
    sent: list[bytes] = []
    watch = Watch.looking(table.id, viewer, sent.append)
    watch.read = read
    watch.update(table)
    [message] = sent
    return without_head(table, viewer, message)


def others_look(table: Table, viewer: int) -> None:
    """Everybody else has looked before: whatever was made for them and is shared must tell this viewer nothing."""
    for other in range(SPECTATOR, len(table.seats)):
        if other != viewer:
            show(table, other)


def without_head(table: Table, viewer: int, message: bytes) -> bytes:
    """A message but for the head of the log, which may differ though nothing else does, and still tells nothing.

    The head is the HMAC, under a key that no viewer has while the game goes on, of the link of the last entry that
    gave this viewer a line. Nobody without the key can tell such a value from a random one, so all that could be
    learned from heads is which of them are the same: `check_heads` sees to it that these are those of the same line.
    Whatever is not exactly this value stays in the message, and is compared.
    """
    own = table.seats[viewer].head if viewer != SPECTATOR else b""
    key = hmac.digest(table.dossier.server_seed.encode(), b"neonstrip head", "sha256")
    blinded = hmac.digest(key, own or table.dossier.told_head, "sha256").hex()[:32]
    return message.replace(b'"head":"%s"' % blinded.encode(), b'"head":"set aside"')


def answered(table: Table, command: cm.AnyCommand, language: str) -> bytes:
    """The answer to a command that is not carried out."""
    try:
        deciding.decide(table, command)
    except Mistake as mistake:
        return b"%d %s" % (status(mistake), encode(problem(mistake, language)))
    return b"accepted"


def probes(table: Table, viewer: int, chance: random.Random) -> list[cm.AnyCommand]:
    """All sorts of commands, right and wrong, that a viewer could try; the host's too, who may sit anywhere."""
    game = table.playing
    who: dict[str, Any] = {"table": table.id, "token": token_for(viewer)}
    host: dict[str, Any] = {"table": table.id, "token": HOST}
    decision = 0 if viewer == SPECTATOR else table.seats[viewer].decision
    legal = [game.rules.texts[move] for move in game.numbers(viewer)] if viewer != SPECTATOR else []
    texts = chance.sample(legal, min(3, len(legal))) + chance.sample(list(game.rules.texts), 6) + ["dance", "roll"]
    found: list[cm.AnyCommand] = [cm.Move(**who, move=text) for text in texts]
    found += [cm.Move(**who, move=texts[0], decision=decision + late) for late in (-1, 0, 1)]
    found += [
        cm.Undo(**who),
        cm.Restart(**who),
        cm.Hint(**who),
        cm.Leave(**who),
        cm.Return(**who),
        cm.Pledge(**who, pledge="0" * 64),
        cm.Reveal(**who, nonce="a-word-that-was-not-pledged"),
    ]
    found += [cm.Say(**who, text="well"), cm.Say(**who, reaction="?"), cm.Say(**who), cm.Undo(**who, ref="ref9")]
    for rights in (who, host):
        found += [cm.Start(**rights), cm.Mute(**rights, chat=True), cm.Arrange(**rights, seat=0, bot="greedy")]
        found += [cm.Relieve(**rights, seat=seat) for seat in range(len(table.seats) + 1)]
        found += [cm.Relieve(**rights, seat=0, bot="?")]
    return found


def received(table: Table, viewer: int, commands: Iterable[cm.AnyCommand]) -> dict[str, bytes]:
    """What a viewer receives who asks for everything there is to ask for, by what was asked."""
    seat, length = None if viewer == SPECTATOR else viewer, table.dossier.log.length(viewer)
    about, short = about_table(table), summary(table)
    results = table.playing.results() if table.stage == OVER else None
    found = {
        "view": looked(table, viewer),
        "return": looked(table, viewer, length // 2),
        "return at the end": looked(table, viewer, length),
        "return from the future": looked(table, viewer, length + 7),
        "table": encode(about),
        "list": encode(listed(short)),
        "mine": encode(MyTable(about, seat, False, table.waiting())),
        "deal": encode(DealTable(short.table, short.stage, short.names, results, False, None, None, None)),
    }
    for number, command in enumerate(commands):
        found[f"answer {command}"] = answered(table, command, LANGUAGES[number % len(LANGUAGES)])
    if seat in table.waiting():
        game = table.playing
        request = request_for(1, game, viewer, "greedy", game.numbers(viewer), 1.0)
        request.seed = ""  # a bot's own chance: secret, and made of the game's seed, which cannot be had from it
        found["bot"] = encode(request)
        if expects(game.rules.name):  # what is expected is worked out elsewhere, of this and nothing else
            asked = request_for(1, game, viewer, EXPERT, game.numbers(viewer), 1.0, expect=True)
            asked.seed = ""
            found["expected"] = encode(asked)
    return found


class Leak(AssertionError):  # noqa: N818 - reads better
    """A viewer received something that depends on what is hidden from them."""

    def __init__(self, what: str, one: bytes, other: bytes) -> None:
        place = next(
            (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
        )
        around = slice(max(0, place - 80), place + 40)
        super().__init__(f"{what} at {place}: {one[around]!r} or {other[around]!r}")

    def __reduce__(self) -> tuple[type[AssertionError], tuple[Any, ...]]:
        """From another process it comes with its words."""
        return AssertionError, self.args


def compare(what: str, one: dict[str, bytes], other: dict[str, bytes]) -> None:
    """Whether a viewer received the same, byte for byte."""
    for name in {**one, **other}:
        if one.get(name) != other.get(name):
            raise Leak(f"{what}: {name}", one.get(name, b""), other.get(name, b""))
