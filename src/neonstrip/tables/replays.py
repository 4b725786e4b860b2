"""Any moment of a table again, as a viewer saw it then: its log is played by the same code as ever, but elsewhere.

A long log takes long to play, so a process of its own does it (`replayer`), a slice at a time, and never this one.
"""

from __future__ import annotations

import msgspec

from neonstrip.play.errors import Mistake
from neonstrip.play.statistics import Statistics
from neonstrip.tables.helper import Helper, HelperDied
from neonstrip.tables.house import House
from neonstrip.tables.replayer import Answer, Ask, Branch, Wish
from neonstrip.tables.table import Table
from neonstrip.tables.turns import Turns

PAGE = 500
"""Entries read and sent at a time."""

_answer = msgspec.msgpack.Decoder(Answer)


class Replays:
    """Replays of all tables, asked for by people at their addresses."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.helper = Helper("neonstrip.tables.replayer")
        self.turns = Turns()
        self.most_played = 0
        """The most events that were played for a single answer."""

    async def view(self, name: str, viewer: int, number: int, who: str = "") -> bytes:
        """The view of the table as it was when a viewer had read so many lines of its log."""
        table = await self.house.find(name)
        return await self._ask(table, "view", who, moment(table, viewer, number), viewer)

    async def branch(self, name: str, viewer: int, number: int, who: str = "") -> Branch:
        """The game as it was then."""
        table = await self.house.find(name)
        found = await self._ask(table, "branch", who, moment(table, viewer, number))
        return msgspec.msgpack.decode(found, type=Branch)

    async def moves(self, name: str, who: str = "") -> list[int]:
        """How many moves of the game had been made after each event."""
        found = await self._ask(await self.house.find(name), "moves", who)
        return msgspec.msgpack.decode(found, type=list[int])

    async def statistics(self, name: str, who: str = "") -> Statistics:
        """The figures of a finished game."""
        found = await self._ask(await self.house.find(name), "statistics", who)
        return msgspec.msgpack.decode(found, type=Statistics)

    async def close(self) -> None:
        await self.helper.close()

    async def _ask(self, table: Table, wish: Wish, who: str, event: int = 0, viewer: int = 0) -> bytes:
        async with self.turns.request(who):
            ask = Ask(table.id, table.dossier.seq, wish, event, viewer)
            while True:
                async with self.turns.turn():
                    answer = await self._slice(ask)
                if answer.data is not None:
                    return answer.data
                ask.entries = []
                if answer.wants is not None:
                    ask.entries = await self.house.journal.read(table.id, answer.wants, PAGE)

    async def _slice(self, ask: Ask) -> Answer:
        try:
            answer = _answer.decode(await self.helper.ask(msgspec.msgpack.encode(ask)))
        except HelperDied as failure:
            raise Mistake("replay-failed") from failure
        self.most_played = max(self.most_played, answer.played)
        return answer


def moment(table: Table, viewer: int, number: int) -> int:
    """The event after which a viewer had read so many lines."""
    log = table.dossier.log
    if not 1 <= number <= log.length(viewer):
        raise Mistake("no-such-moment", moment=number, moments=log.length(viewer))
    return log.moment(number, viewer)
