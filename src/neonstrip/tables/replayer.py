"""A process in which tables are played again: questions come in on stdin, answers go out on stdout.

    python -m neonstrip.tables.replayer

It reads no database: whoever asks brings the log, page by page, as far as it is not known here.
"""

from __future__ import annotations

import gc
from collections import OrderedDict
from typing import Literal

import msgspec
from msgspec import Struct

from neonstrip.games import GAMES
from neonstrip.play.game import Game
from neonstrip.tables.dossier import OPEN
from neonstrip.tables.films import Film, Slice
from neonstrip.tables.helper import serve
from neonstrip.tables.storage import Entry

MOST_BYTES = 16_000_000
"""Films kept, all together, some forty games; the one looked at longest ago goes first, and can be made again."""

YOUNG = (5_000, 4, 1_000_000)
"""How many new objects make the collector look at the youngest, the younger, and at all."""

Wish = Literal["view", "branch", "moves", "statistics"]


class Ask(Struct):
    """What somebody wants of a table."""

    table: str
    seq: int
    """How long the table's log is."""
    wish: Wish
    event: int = 0
    viewer: int = 0
    entries: list[Entry] = []


class Answer(Struct):
    """What was asked for; or where the log is not known from; or neither, if it takes longer: ask again."""

    data: bytes | None = None
    wants: int | None = None
    played: int = 0
    """How many events were played for it."""


class Branch(Struct):
    """What a game that goes on from a moment needs."""

    started: bool
    seats: int
    record: str = ""


class Replayer:
    """All films."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.most_bytes = most_bytes
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._sizes: dict[str, int] = {}

    def answer(self, ask: Ask) -> Answer:
        """Work on a question for a slice of time."""
        work, film = Slice(), self._film(ask.table)
        film.feed(ask.entries)
        if len(film.entries) < ask.seq:
            return Answer(wants=len(film.entries))
        before = film.played
        data = self._data(film, ask, work) if film.wind(ask.seq, work) and not work.is_over else None
        self._tidy(ask.table)
        return Answer(data, played=film.played - before)

    def _data(self, film: Film, ask: Ask, work: Slice) -> bytes | None:
        match ask.wish:
            case "view":
                return film.view(ask.event, ask.viewer, work)
            case "branch":
                return msgspec.msgpack.encode(branch(film, ask.event))
            case "moves":
                return msgspec.msgpack.encode(film.moves)
            case "statistics":
                found = film.statistics(work)
                return None if found is None else msgspec.msgpack.encode(found)

    def _film(self, name: str) -> Film:
        if name not in self._films:
            self._films[name] = Film(name)
        self._films.move_to_end(name)
        return self._films[name]

    def _tidy(self, name: str) -> None:
        """Forget what there is no room for. The film at hand stays, however long it is."""
        self._sizes[name] = self._films[name].size
        size = sum(self._sizes.values())
        while size > self.most_bytes and len(self._films) > 1:
            oldest, _ = self._films.popitem(last=False)
            size -= self._sizes.pop(oldest)


def branch(film: Film, event: int) -> Branch:
    """The record of a game up to an event."""
    table = film.at(event)
    if table.stage == OPEN:
        return Branch(False, len(table.seats))
    record = table.playing.record()
    record.results = None
    return Branch(True, len(table.seats), record.text())


def warm_up() -> None:
    """Load the compiled rules, so that the first question does not wait for it."""
    for name in GAMES:
        game = Game.new(name, ["Anna", "Benno"], seed=1)
        game.make(game.numbers()[0])
        game.public_parts()
        game.own_parts(0)
        game.events()


def main() -> None:
    """Answer until stdin ends. The collector of memory looks only at young objects: all take it a tenth of a second."""
    warm_up()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)
    replayer, decoder = Replayer(), msgspec.msgpack.Decoder(Ask)
    serve(lambda question: msgspec.msgpack.encode(replayer.answer(decoder.decode(question))))


if __name__ == "__main__":
    main()
